"""What every table shares: the view and the queue of animations."""
