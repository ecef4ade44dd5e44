"""Short sounds, from the request to the loudspeaker."""
