"""What a finished game was worth, choice by choice."""
