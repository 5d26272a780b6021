package org.heddle.experiment.verbs.request;

/**
 * Number and size of messages.
 *
 * @param bytes of each
 * @param sge elements of its list on node 0
 * @param receiveSge elements of a SEND's list on node 1
 * @param count messages
 * @param queuePairs that they go over in turn
 * @param mtu bytes of data in a packet
 */
public record VerbsShape(int bytes, int sge, int receiveSge, int count, int queuePairs, int mtu) {
    private static final int MOST_SGE = 512;
    private static final int MOST_PAIRS = 64;

    /** One message of 8 bytes in one element, MTU 4,096. */
    public static final VerbsShape DEFAULT = new VerbsShape(8, 1, 1, 1, 1, 4096);

    /**
     * Checks each number by itself.
     *
     * @throws VerbsRefusedException outside its range
     */
    public VerbsShape {
        range("--bytes", bytes, 0, 1 << 30);
        range("--sge", sge, 1, MOST_SGE);
        range("--receive-sge", receiveSge, 1, MOST_SGE);
        range("--count", count, 1, 1 << 24);
        range("--queue-pairs", queuePairs, 1, MOST_PAIRS);
        if (mtu < 256 || mtu > 4096 || Integer.bitCount(mtu) != 1) {
            throw new VerbsRefusedException("--mtu is 256, 512, 1024, 2048 or 4096: --mtu=" + mtu);
        }
    }

    static void range(String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw new VerbsRefusedException(option + " is from " + least + " to " + most + ": " + option + "=" + value);
        }
    }
}
