package org.heddle.gallery.vga;

/** Levels of the pins in a cycle; a colour of -1 is undefined. */
record Pins(boolean hsync, boolean vsync, boolean visible, boolean frame, int colour) {}
