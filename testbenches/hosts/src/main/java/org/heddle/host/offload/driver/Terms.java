package org.heddle.host.offload.driver;

import org.heddle.nic.offload.descriptor.DescriptorField;

/**
 * Terms that the threads of a reduction must have in common besides its operation, type, mode and length; the nodes compare them on
 * the way.
 *
 * @param kind which collective operation it is part of, the hosts' own number, 0 to {@value #MOST_KIND}
 * @param root thread that it is about, 0 to 255; 0 if there is none
 * @param inSoftware whether it only agrees on what software does
 * @param tail bytes of the last word that belong to the payload, 0 to 7, 0 being 8
 * @param layout the hosts' own number for what else makes up the type, 0 to {@value #MOST_LAYOUT}
 */
public record Terms(int kind, int root, boolean inSoftware, int tail, int layout) {
    /** The largest number of an operation. */
    public static final int MOST_KIND = 14;

    /** The largest number of a layout. */
    public static final int MOST_LAYOUT = (1 << 15) - 1;

    /** Nothing more. */
    public static final Terms NONE = new Terms(0, 0, false, 0, 0);

    /** Terms of reductions that nobody has requested, see {@link TreePort}. */
    static final Terms FILLING = new Terms(MOST_KIND + 1, 0, false, 0, 0);

    /** Writes them into a reduce descriptor. */
    void put(long[] words) {
        DescriptorField.KIND.put(words, kind);
        DescriptorField.ROOT.put(words, root);
        DescriptorField.IN_SOFTWARE.put(words, inSoftware ? 1 : 0);
        DescriptorField.TAIL.put(words, tail);
        DescriptorField.LAYOUT.put(words, layout);
    }
}
