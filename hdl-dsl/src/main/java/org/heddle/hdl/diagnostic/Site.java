package org.heddle.hdl.diagnostic;

/**
 * A place in Java source.
 *
 * @param file simple file name, such as {@code FrameCounter.java}
 * @param line line number from 1, or 0 where the class file carries none
 */
public record Site(String file, int line) {
    /** The site of things no user line made. */
    public static final Site NONE = new Site("unknown", 0);

    @Override
    public String toString() {
        return line == 0 ? file : file + ":" + line;
    }
}
