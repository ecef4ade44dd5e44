"""The rules of Station Six, nothing else."""
