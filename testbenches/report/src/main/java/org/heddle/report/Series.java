package org.heddle.report;

import java.util.List;

/**
 * Points of a plot that belong together.
 *
 * @param name what the legend says
 * @param colour a CSS colour
 * @param mark how the points are drawn
 * @param points in the order in which a line joins them
 */
public record Series(String name, String colour, Mark mark, List<Point> points) {
    /** How a series is drawn. */
    public enum Mark {
        /** Filled circles joined by a solid line. */
        SOLID,
        /** Small open circles joined by a dashed line. */
        DASHED,
        /** Open diamonds, each with its value beside it, not joined. */
        DIAMOND,
        /** Wide open circles around points of other series, not joined. */
        RING
    }

    /**
     * One point.
     *
     * @param label shown when the mouse rests on it; beside it too for diamonds
     */
    public record Point(double x, double y, String label) {}

    /** Takes a copy of the points. */
    public Series {
        points = List.copyOf(points);
    }
}
