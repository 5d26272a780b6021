package org.heddle.mpi.offload;

/**
 * Terms that the ranks of an offloaded call must have in common besides operation, basic type and number of elements.
 *
 * @param name of the collective operation, for errors
 * @param kind its number, 1 to {@value #MOST_KIND}
 * @param root rank that it is about, 0 if there is none
 * @param inSoftware whether the ranks only agree on what they then do in software
 * @param bytes of the data, where elements do not count them
 * @param layout a number that equal sequences of basic types share, where the basic type of the call does not say them, 0 to
 *     {@value #MOST_LAYOUT}
 */
public record CallTerms(String name, int kind, int root, boolean inSoftware, int bytes, int layout) {
    /** The largest number of a collective operation. */
    public static final int MOST_KIND = 14;

    /** The largest number of a layout. */
    public static final int MOST_LAYOUT = (1 << 15) - 1;

    /** Returns the terms of an offloaded operation whose size and layout follow from its elements. */
    public static CallTerms of(String name, int kind, int root) {
        return new CallTerms(name, kind, root, false, 0, 0);
    }
}
