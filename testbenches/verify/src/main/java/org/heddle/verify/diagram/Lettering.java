package org.heddle.verify.diagram;

/** Sizes in pixels. Widths of text are those of a monospaced font, so that no font has to be measured. */
final class Lettering {
    static final int NAME_SIZE = 13;
    static final int DETAIL_SIZE = 10;
    static final int FACE_SIZE = 11;

    /** Margin around the drawing, and height of the title above it. */
    static final double MARGIN = 16;

    static final double TITLE = 48;

    /** Between a block's edge and its text. */
    static final double INSET = 8;

    /** Between the labels on the left and those on the right. */
    static final double GAP = 18;

    /** The part of a block with its name and detail, and each row of labels below it. */
    static final double HEAD = 38;

    static final double ROW = 17;

    /** How far a wire back to its own block keeps from it. */
    static final double LOOP = 9;

    private static final double WIDTH_OF_SIZE = 0.602;

    private Lettering() {}

    static double nameWidth(String text) {
        return text.length() * NAME_SIZE * WIDTH_OF_SIZE;
    }

    static double detailWidth(String text) {
        return text.length() * DETAIL_SIZE * WIDTH_OF_SIZE;
    }

    static double faceWidth(String text) {
        return text.length() * FACE_SIZE * WIDTH_OF_SIZE;
    }
}
