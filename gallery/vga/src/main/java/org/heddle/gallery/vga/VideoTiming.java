package org.heddle.gallery.vga;

/**
 * Timing of a video mode.
 *
 * @param horizontal timing of a line, in pixels; a pixel takes one cycle of the clock
 * @param vertical timing of a frame, in lines
 * @param positive level of both sync pins during their pulses is 1; else it is 0
 */
public record VideoTiming(AxisTiming horizontal, AxisTiming vertical, boolean positive) {
    /** VESA's industry standard 640x480 at 60 Hz: a pixel clock of 25.175 MHz, 800 x 525 pixels in all, negative sync pulses. */
    public static final VideoTiming VGA_640X480 =
            new VideoTiming(new AxisTiming(640, 16, 96, 48), new AxisTiming(480, 10, 2, 33), false);

    /** Returns the numbers in order, as a part of a module's name. */
    @Override
    public String toString() {
        return horizontal + "_" + vertical + (positive ? "_positive" : "");
    }
}
