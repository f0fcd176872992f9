"""Blackout: chapter 3 of Alien Invasion. Aliens put buildings out of order; the team repairs them
by completing missions and Private Goals, and wins when it has completed enough of them."""
