package org.heddle.nic.offload.descriptor;

import org.heddle.nic.offload.reduce.ErrorVector;
import org.heddle.nic.stage.host.LayoutField;

/**
 * The fields of the control words that open a descriptor, a message and a completion alike: the one declaration of their layout for
 * hardware, drivers and documents. Bits that belong to no field are 0.
 */
public enum DescriptorField {
    /** The message counts at its destination (CP of the paper). */
    CP(0, 0, 1),
    /** The data are replaced before the message leaves: by the partial result, or by what arrived (SwpFlag). */
    SWP_FLAG(0, 1, 1),
    /** The message is written into the destination's receive queue (SwpMp). */
    SWP_MP(0, 2, 1),
    /** 1: a reduce descriptor; 0: a broadcast descriptor (Rflag). */
    REDUCES(0, 3, 1),
    /** The {@link ReductionMode}. */
    MODE(0, 4, 2),
    /** The host's {@link HostCommand}; 0 in messages. */
    COMMAND(0, 6, 2),
    /** The operation's order in its enum (Rtype). */
    OPERATION(0, 8, 4),
    /** The element type's order in its enum (Rtype). */
    TYPE(0, 12, 4),
    /** Children that the receiver of the message waits for (Branch), 0 to 32. */
    BRANCH(0, 16, 6),
    /** Messages that the descriptor waits for (CPCnt), 0 to 32. */
    THRESHOLD(0, 24, 6),
    /** Virtual port: the communicator's number in its nodes. */
    PORT(0, 32, 8),
    /** Number of times that the port has been opened, modulo 256; messages of earlier times are dropped. */
    GENERATION(0, 40, 8),
    /** Number of the reduction in its port, modulo 65,536; when a port is opened, timeout for the result, in units of 64 cycles. */
    EPOCH(0, 48, 16),
    /** Thread that sends. */
    SOURCE(1, 0, 16),
    /** Thread that receives. */
    DESTINATION(1, 16, 16),
    /** Elements: values, or pairs of a value and its location. */
    COUNT(1, 32, 8),
    /** Bytes of a value: 4 or 8. */
    WIDTH(1, 40, 8),
    /** Number of this part of a longer payload; when a port is opened, timeout for the children, in units of 64 cycles. */
    SEGMENT(1, 48, 16),
    /** An {@link ErrorVector}. */
    ERRORS(2, 0, 16),
    /** The {@link ReductionStatus} in a completion; in a message with a failure, the thread that it is about, see {@link ErrorVector}. */
    STATUS(2, 16, 8),
    /** The sender's place among its parent's children; in a completion with a failure, the thread that it is about. */
    CHILD(2, 24, 8),
    /** The host's own number for a broadcast descriptor, returned in its completion. Elsewhere the fields below stand in its place. */
    TAG(2, 32, 32),
    /** The hosts' own number for the collective operation that they are in, the same in all threads. */
    KIND(2, 32, 4),
    /** The thread that the operation is about, the same in all threads; 0 if there is none. */
    ROOT(2, 36, 8),
    /** 1 if the operation itself is done in software and only agreed on here, the same in all threads. */
    IN_SOFTWARE(2, 44, 1),
    /** 1 in the last part of a payload. */
    LAST(2, 45, 1),
    /** Bytes of the last word that belong to the payload, modulo 8, where elements are not counted in bytes. */
    TAIL(2, 46, 3),
    /** The hosts' own number for what else makes up the type, the same in all threads. */
    LAYOUT(2, 49, 15);

    /** Control words. */
    public static final int WORDS = 3;
    /** Most words of data. */
    public static final int DATA_WORDS = 6;
    /** Most bytes of data in one descriptor (the paper's figure). */
    public static final int DATA_BYTES = 8 * DATA_WORDS;
    /** Most children of a node. */
    public static final int MOST_CHILDREN = 32;

    private final LayoutField place;

    DescriptorField(int word, int low, int width) {
        place = new LayoutField(name(), Long.SIZE * word + low, width);
    }

    /** Index of its word, 0 to 2. */
    public int word() {
        return place.low() / Long.SIZE;
    }

    /** Whether it stands where {@link #TAG} does: in reduce descriptors, and in the messages to parents that they become. */
    public boolean isInTag() {
        return this != TAG && word() == TAG.word() && place.low() >= TAG.place.low();
    }

    /** Its lowest bit. */
    public int low() {
        return place.low() % Long.SIZE;
    }

    /** Its bits. */
    public int width() {
        return place.width();
    }

    /** The field's value in some control words. */
    public long of(long... words) {
        return place.get(words);
    }

    /**
     * Writes the field.
     *
     * @throws IllegalArgumentException if the value has more bits
     */
    public void put(long[] words, long value) {
        place.put(words, value);
    }
}
