"""The program on its machine: settings, folders, logs, reports and second starts."""
