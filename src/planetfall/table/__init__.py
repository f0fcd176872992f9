"""The table: rooms, seats and lobby without IO, a store, and the web application over them."""
