"""What clients and server say to each other, and what each client is told."""
