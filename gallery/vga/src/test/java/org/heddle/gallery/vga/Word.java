package org.heddle.gallery.vga;

import org.heddle.gallery.vga.VideoWrite.Target;

/** A write as the port has it. */
record Word(Target target, int address, int data) {}
