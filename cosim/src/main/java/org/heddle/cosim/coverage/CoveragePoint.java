package org.heddle.cosim.coverage;

import org.heddle.hdl.diagnostic.Site;

/**
 * Something that can be reached. Points of several instances of a component, or of several simulations, are one if they come
 * from the same Java line and are called the same.
 *
 * @param kind what is counted
 * @param site the Java line
 * @param name tells points of one line apart: {@code if}, {@code else}, a signal's bit
 */
public record CoveragePoint(Kind kind, Site site, String name) {
    /** Kind of event that a point counts. */
    public enum Kind {
        /** A statement was executed. */
        LINE,
        /** A branch was taken. */
        BRANCH,
        /** A bit changed. */
        TOGGLE,
        /** The condition of a {@code cover} held. */
        COVER
    }

    /** One line of a coverage file. */
    String line(long count) {
        return kind + "\t" + site.file() + "\t" + site.line() + "\t" + name + "\t" + count;
    }

    /** The point of a line. */
    static CoveragePoint parse(String line) {
        String[] words = line.split("\t", -1);
        return new CoveragePoint(Kind.valueOf(words[0]), new Site(words[1], Integer.parseInt(words[2])), words[3]);
    }

    /** The count of a line. */
    static long count(String line) {
        return Long.parseLong(line.substring(line.lastIndexOf('\t') + 1));
    }
}
