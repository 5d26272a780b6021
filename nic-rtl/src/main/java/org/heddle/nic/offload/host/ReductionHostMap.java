package org.heddle.nic.offload.host;

/**
 * A reducing node's registers as its host sees them: byte addresses of 64-bit registers. A driver needs nothing else.
 *
 * <p>Every access is answered within a few cycles, whatever the network does. What does not fit is not waited for: {@link Field} says
 * what there is room for, and a packet that is written all the same is refused whole, with its reason in {@link Field}.
 */
public final class ReductionHostMap {
    /** Read only: {@link #IDENTITY_VALUE}. */
    public static final int IDENTITY = 0x0000;
    /** "REDUCTN1" in ASCII, the first letter in the highest byte. */
    public static final long IDENTITY_VALUE = 0x5245_4455_4354_4E31L;
    /** Read only: this node's number, 16 bits. */
    public static final int NODE = 0x0008;
    /** Read only: what waits and what there is room for; see {@link Field}. */
    public static final int STATE = 0x0010;
    /**
     * Read only: [7:0] virtual ports, [15:8] reductions of one port that may be under way, [31:16] most threads of a communicator,
     * [47:32] nodes that a packet can go to.
     */
    public static final int SIZE = 0x0018;

    /** Write: the next word for the reduction unit, see {@link org.heddle.nic.offload.descriptor.DescriptorField}. */
    public static final int SUBMIT = 0x0020;
    /** Write: its last one. */
    public static final int SUBMIT_LAST = 0x0028;
    /**
     * Write: the next word of a packet to another node's host. The first is [15:0] destination, [45:32] bytes of payload, 1 to {@link
     * #MESSAGE_BYTES}; the node adds the rest. Three words of the hosts' own follow, then the payload.
     */
    public static final int SEND = 0x0030;
    /** Write: its last one. */
    public static final int SEND_LAST = 0x0038;
    /** Read: the next word of the oldest completion, which it takes away; 0 if there is none. */
    public static final int COMPLETION = 0x0040;
    /**
     * Read: the next word of the oldest packet that has arrived, which it takes away; 0 if there is none. The first is [15:0] this node,
     * [31:16] the sender, [45:32] bytes of payload.
     */
    public static final int RECEIVE = 0x0048;

    /** Read only, wrapping: what the node has done since reset. The order is {@link Counter}'s. */
    public static final int COUNTERS = 0x0080;

    /** Most bytes of payload of a packet between hosts. */
    public static final int MESSAGE_BYTES = 256;
    /** Words before the payload of a packet between hosts. */
    public static final int MESSAGE_HEADER_WORDS = 4;
    /** Packets of each kind that the node keeps, for its host and from it, a power of two. */
    public static final int PACKETS = 8;
    /** Completions that the node keeps: one of each reduction that can be under way. A power of two. */
    public static final int COMPLETIONS = 16;

    /** The fields of {@link #STATE}, 8 bits each; the order is their place, the first lowest. */
    public enum Field {
        /** Completions that wait. */
        COMPLETIONS,
        /** Packets from other hosts that wait. */
        PACKETS,
        /** Submissions that there is room for. */
        SUBMIT_ROOM,
        /** Packets to other hosts that there is room for. */
        SEND_ROOM,
        /** A {@link HostPacketStatus}: what became of the last submission. */
        SUBMITTED,
        /** A {@link HostPacketStatus}: what became of the last packet. */
        SENT;

        /** Width of a field. */
        public static final int WIDTH = 8;

        /** The field's value in what was read. */
        public int of(long state) {
            return (int) (state >>> WIDTH * ordinal()) & (1 << WIDTH) - 1;
        }
    }

    /** The counters, 8 bytes apart. */
    public enum Counter {
        /** Messages of reductions sent to other nodes. */
        MESSAGES,
        /** Messages of reductions that did not count. */
        DROPPED,
        /** Most cycles from a child's message to that to the parent, see {@link org.heddle.nic.offload.reduce.ReductionUnit#slowestTurn}. */
        SLOWEST_TURN,
        /** Packets between hosts that this one has sent. */
        PACKETS_SENT,
        /** Packets between hosts that have arrived. */
        PACKETS_RECEIVED,
        /** Packets that were for another node, or longer than any host may send. */
        PACKETS_WRONG,
        /** Submissions and packets of the host that were refused. */
        REFUSED
    }

    private ReductionHostMap() {}
}
