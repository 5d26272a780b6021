package org.heddle.nic.offload.host;

import static org.heddle.hdl.registers.RegisterAccess.POP;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.STROBE;

import org.heddle.hdl.option.Coded;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.WordArray;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;

/**
 * A reducing node's registers as its host sees them. Hardware, drivers and documents are made from it; a driver needs nothing else.
 *
 * <p>Every access is answered within a few cycles, whatever the network does. What does not fit is not waited for: {@link #state} says
 * what there is room for, and a packet that is written all the same is refused whole, with its reason there.
 */
public final class ReductionHostMap extends RegisterMap {
    /** Most bytes of payload of a packet between hosts. */
    public static final int MESSAGE_BYTES = 256;
    /** Words before the payload of a packet between hosts. */
    public static final int MESSAGE_HEADER_WORDS = 4;
    /** Packets of each kind that the node keeps, for its host and from it, a power of two. */
    public static final int PACKETS = 8;
    /** Completions that the node keeps: one of each reduction that can be under way. A power of two. */
    public static final int COMPLETIONS = 16;

    /** Width of a number of packets. */
    static final int PACKETS_WIDTH = 8;
    /** Width of the counters. */
    static final int COUNT_WIDTH = 32;

    public final HostIdentity identity = register(0x0000, new HostIdentity("REDUCTN1"));
    public final Node node = register(0x0008, new Node());
    public final State state = register(0x0010, new State());
    public final Size size = register(0x0018, new Size());
    public final Written submit = register(0x0020, new Written("The next word for the reduction unit."));
    public final Written submitLast = register(0x0028, new Written("The last word for the reduction unit."));
    public final Written send = register(
            0x0030,
            new Written(
                    "The next word of a packet to another node's host. The first is [15:0] destination, [45:32] bytes"
                            + " of payload, 1 to " + MESSAGE_BYTES
                            + "; the node adds the rest. Three words of the hosts' own"
                            + " follow, then the payload."));
    public final Written sendLast = register(0x0038, new Written("The last word of such a packet."));
    public final Taken completion = register(0x0040, new Taken("The next word of the oldest completion."));
    public final Taken receive = register(
            0x0048,
            new Taken("The next word of the oldest packet that has arrived. The first is [15:0] this node, [31:16] the"
                    + " sender, [45:32] bytes of payload."));
    public final WordArray counters =
            words(0x0080, COUNT_WIDTH, Counter.class).doc("what the node has done since the reset, wrapping");

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public ReductionHostMap() {
        super("reduction", 64, "A node that reduces.");
        inTurn();
        reserved(0x0050, 0x0080);
        reserved(0x00B8, 1 << HostRequest.ADDRESS_WIDTH);
    }

    /** The node's place in the network. */
    public static final class Node extends Register {
        public final NumberField number = number(15, 0, READ_ONLY).doc("this node's number");
    }

    /** Completions and packets that wait, and room for more. */
    public static final class State extends Register {
        public final NumberField completions = number(7, 0, READ_ONLY).doc("completions that wait");
        public final NumberField packets = number(15, 8, READ_ONLY).doc("packets from other hosts that wait");
        public final NumberField submitRoom = number(23, 16, READ_ONLY).doc("submissions that there is room for");
        public final NumberField sendRoom =
                number(31, 24, READ_ONLY).doc("packets to other hosts that there is room for");
        public final ChoiceField<HostPacketStatus> submitted =
                choice(34, 32, HostPacketStatus.class, READ_ONLY).doc("what became of the last submission");
        public final ChoiceField<HostPacketStatus> sent =
                choice(42, 40, HostPacketStatus.class, READ_ONLY).doc("what became of the last packet");

        State() {
            doc("What waits and what there is room for.");
        }
    }

    /** How large the node is. */
    public static final class Size extends Register {
        public final NumberField ports = number(7, 0, READ_ONLY).doc("virtual ports");
        public final NumberField underWay =
                number(15, 8, READ_ONLY).doc("reductions of one port that may be under way");
        public final NumberField threads = number(31, 16, READ_ONLY).doc("most threads of a communicator");
        public final NumberField nodes = number(47, 32, READ_ONLY).doc("nodes that a packet can go to");

        Size() {
            doc("How large the node is.");
        }
    }

    /** A word of a packet that the host writes. */
    public static final class Written extends Register {
        public final NumberField word = number(63, 0, STROBE);

        Written(String what) {
            doc(what);
        }
    }

    /** A word of a packet that the host reads, and takes away with it. */
    public static final class Taken extends Register {
        public final NumberField word = number(63, 0, POP);

        Taken(String what) {
            doc(what);
        }
    }

    /** The counters; the code is the word's number. */
    public enum Counter implements Coded {
        /** Messages of reductions sent to other nodes. */
        MESSAGES(0),
        /** Messages of reductions that did not count. */
        DROPPED(1),
        /** Most cycles from a child's message to that to the parent, see {@link org.heddle.nic.offload.reduce.ReductionUnit#slowestTurn}. */
        SLOWEST_TURN(2),
        /** Packets between hosts that this one has sent. */
        PACKETS_SENT(3),
        /** Packets between hosts that have arrived. */
        PACKETS_RECEIVED(4),
        /** Packets that were for another node, longer than any host may send, or cut by a reset of the link. */
        PACKETS_WRONG(5),
        /** Submissions and packets of the host that were refused. */
        REFUSED(6);

        private final int code;

        Counter(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }
}
