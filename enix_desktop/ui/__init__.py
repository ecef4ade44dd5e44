"""The window: screens, panels and dialogs. Items report what a person does and decide nothing."""
