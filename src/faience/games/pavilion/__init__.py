"""Azul: Summer Pavilion."""
