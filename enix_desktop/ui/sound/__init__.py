"""Short sounds, from the wish to the loudspeaker."""
