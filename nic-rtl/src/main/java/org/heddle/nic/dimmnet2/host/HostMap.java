package org.heddle.nic.dimmnet2.host;

import static org.heddle.hdl.registers.RegisterAccess.PUSH;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONLY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.option.Coded;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WindowMode;
import org.heddle.hdl.registers.WordArray;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.activity.ActivityCount;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.pattern.Access;

/**
 * The node's address map as the host sees it: 64-bit registers, counters, LLCM and the windows, in a page for each process. Hardware,
 * drivers and documents are made from it; a driver needs nothing else.
 */
public final class HostMap extends RegisterMap {
    /** Processes that a node serves. */
    public static final int PROCESSES = 1 << Access.PROCESS_WIDTH;
    /** Bytes of a page: each process has one, with registers, LLCM and windows of its own at the same places. */
    public static final int PAGE_BYTES = 1 << HostRequest.ADDRESS_WIDTH - Access.PROCESS_WIDTH;
    /** Bytes of LLCM in a page. */
    public static final int LLCM_BYTES = 0x2000;
    /** Bytes of each window. */
    public static final int WINDOW_BYTES = 1 << Access.WINDOW_WIDTH;

    /** LLCM offset of the receive-status ring. */
    public static final int RECEIVE_RING = 0x0000;
    /** LLCM offset of the completion ring. */
    public static final int COMPLETION_RING = 0x0400;
    /** Entries of each ring. */
    public static final int RING_ENTRIES = 64;
    /**
     * Bytes of an entry: [7:0] status, [23:8] node, [39:24] tag, [55:40] bytes, [62:56] process of the other node, [63] phase: the inverse of the bit there in
     * the round before, 1 in the first round; then, in the second word, [29:0] the destination's base (bit 29 is set for an offset in the Prefetch Window), [39:32] the index of a wrong list entry.
     */
    public static final int ENTRY_BYTES = 16;

    private static final long STORE_FLIPS = 0x00A8;

    /** Width of a number of entries, modulo twice the ring. */
    static final int INDEX_WIDTH = Integer.numberOfTrailingZeros(2 * RING_ENTRIES);

    public final HostIdentity identity = register(0x0000, new HostIdentity("DIMMNET2"));
    public final Node node = register(0x0008, new Node());
    public final State state = register(0x0010, new State());
    public final Place sourcePlace = register(0x0040, new Place("The source of the next command."));
    public final Shape sourceShape = register(0x0048, new Shape("The source of the next command, too."));
    public final Place destinationPlace = register(0x0050, new Place("The destination of the next command."));
    public final Shape destinationShape = register(0x0058, new Shape("The destination of the next command, too."));
    public final Submit submit = register(0x0060, new Submit());
    public final Taken receiveTaken = register(0x0080, new Taken("receive-status"));
    public final Written receiveWritten = register(0x0088, new Written("receive-status"));
    public final Taken completionTaken = register(0x0090, new Taken("completion"));
    public final Written completionWritten = register(0x0098, new Written("completion"));
    public final RingOverflow ringOverflow = register(0x00A0, new RingOverflow());

    /** Flipped bits in the stores of the link's end; of a node whose stores keep parity. */
    public final Optional<StoreFlips> storeFlips;

    public final WordArray counters =
            words(0x0100, ActivityCount.WIDTH, Counter.class).doc("what the node has done since the reset, wrapping");
    public final WordArray snapshot = snapshot(0x0200, ActivityCount.WIDTH, snapshotNames())
            .doc(
                    "the counters, then the cycles of each block, wrapping. Both processes may take snapshots; the count of"
                            + " cycles tells one from another");

    public final Window llcm = window(0x8000, LLCM_BYTES, WindowMode.READ_WRITE)
            .doc("low latency common memory: the status rings, and what hosts keep behind them");
    public final Window prefetchWindow =
            window(0xA000, WINDOW_BYTES, WindowMode.READ).doc("Prefetch Window, which local reads fill");
    public final Window writeWindow =
            window(0xB000, WINDOW_BYTES, WindowMode.WRITE).doc("Write Window, which local writes send");

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public HostMap() {
        this(false);
    }

    /**
     * Declares the map of a node whose stores keep parity, or do not.
     *
     * @param hasParity whether there is {@link #storeFlips}
     */
    public HostMap(boolean hasParity) {
        super("dimmnet2", 64, "A DIMMnet-2 node.");
        pages(PROCESSES, PAGE_BYTES);
        reserved(0x0018, 0x0040);
        reserved(0x0068, 0x0080);
        storeFlips = hasParity ? Optional.of(register("storeFlips", STORE_FLIPS, new StoreFlips())) : Optional.empty();
        reserved(hasParity ? STORE_FLIPS + Long.BYTES : STORE_FLIPS, 0x0100);
        reserved(0x0140, 0x0200);
        reserved(0x02B8, 0x8000);
        reserved(0xC000, PAGE_BYTES);
    }

    /** The node's place in the network. */
    public static final class Node extends Register {
        public final NumberField number = number(15, 0, READ_WRITE).shared().doc("this node's number");
    }

    /** How far the node has come since the reset. */
    public static final class State extends Register {
        public final FlagField memoryReady = flag(0, READ_ONLY)
                .shared()
                .doc("both SO-DIMMs have been initialised; commands that need them wait until then");

        State() {
            doc("How far the node has come since the reset.");
        }
    }

    /** Where elements of a command are. */
    public static final class Place extends Register {
        public final NumberField base = number(31, 0, WRITE_ONLY).doc("address of the first element, or of the list");
        public final NumberField stride = number(63, 32, WRITE_ONLY)
                .doc("from element to element; with a list, the address that its entries are counted from");

        Place(String what) {
            doc(what);
        }
    }

    /** Size, number and pattern of a command's elements. */
    public static final class Shape extends Register {
        public final NumberField elementBytes = number(15, 0, WRITE_ONLY).doc("bytes of an element");
        public final NumberField count = number(31, 16, WRITE_ONLY).doc("elements");
        public final NumberField pattern =
                number(39, 32, WRITE_ONLY).doc("code of the access pattern; the hardware checks it");

        Shape(String what) {
            doc(what);
        }
    }

    /**
     * Queues the command that is made of the registers before it; with a full queue the write waits.
     *
     * <p>Commands begin and complete in their order, but a command may read before those before it have written: only behind an
     * {@link VectorOperation#FENCE} does it see all of them.
     */
    public static final class Submit extends Register {
        public final NumberField otherNode = number(15, 0, PUSH).doc("the other node");
        public final NumberField tag = number(31, 16, PUSH).doc("returned in every status");
        public final FlagField wantsReceiveStatus = flag(32, PUSH).doc("a receive status is wanted");
        public final NumberField operation =
                number(47, 40, PUSH).doc("code of the operation; one that no host may ask for is refused");
        public final NumberField otherProcess = number(55, 48, PUSH).doc("process of the other node that is told");

        Submit() {
            doc("Queues the command that is made of this and the registers before it.");
        }
    }

    /** Flipped words that the stores of the link's end have given since the reset; where one is not 0 the end has stopped. */
    public static final class StoreFlips extends Register {
        public final NumberField put = number(15, 0, READ_ONLY).shared().doc("in arrived packets of the channel PUT");
        public final NumberField request = number(31, 16, READ_ONLY).shared().doc("of REQUEST");
        public final NumberField response = number(47, 32, READ_ONLY).shared().doc("of RESPONSE");
        public final NumberField sent = number(63, 48, READ_ONLY).shared().doc("in packets that were sent");

        StoreFlips() {
            doc(
                    "Flipped words that the stores of the link's end have given since the reset; the end has stopped where one is not 0.");
        }
    }

    /** How far the host has read a ring. */
    public static final class Taken extends Register {
        public final NumberField count =
                number(INDEX_WIDTH - 1, 0, READ_WRITE).doc("entries that the host has taken, modulo twice the ring");

        Taken(String ring) {
            doc("The host's side of the " + ring + " ring.");
        }
    }

    /** How far the node has written a ring. */
    public static final class Written extends Register {
        public final NumberField count =
                number(INDEX_WIDTH - 1, 0, READ_ONLY).doc("entries that the node has written, modulo twice the ring");

        Written(String ring) {
            doc("The node's side of the " + ring + " ring.");
        }
    }

    /** Behaviour of full rings, and statuses that they have dropped. */
    public static final class RingOverflow extends Register {
        public final FlagField drops =
                flag(0, READ_WRITE).shared().doc("full rings drop statuses (1) or make the node wait (0)");
        public final NumberField receptions = number(31, 16, READ_ONLY)
                .doc("receive statuses that this page's ring has dropped since the reset, up to 65,535");
        public final NumberField completions = number(47, 32, READ_ONLY)
                .doc("completions that this page's ring has dropped since the reset, up to 65,535");

        RingOverflow() {
            doc("What full status rings do, and how often they did.");
        }
    }

    /** The node's counters; the code is the word's number. */
    public enum Counter implements Coded {
        CYCLES(0),
        PACKETS_SENT(1),
        PACKETS_RECEIVED(2),
        PACKETS_WRONG(3),
        ACTIVATIONS(4),
        LINES_READ(5),
        LINES_WRITTEN(6),
        /** Column commands of both modules: all but one of each activation's hit an open row. */
        BURSTS(7);

        private final int code;

        Counter(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    /** Blocks whose cycles are counted; the code is a block's place among them. */
    public enum Block implements Coded {
        /** Busy from an access to its last word of payload; its source is the memory, its sink the Window Controller. */
        PREFETCH_UNIT(0),
        /** Busy from an access to its last line written; its source is the payload, its sink the memory. */
        WRITE_UNIT(1),
        /** Busy with a command; its source is the payload, its sink the link or the completion ring. */
        WINDOW_CONTROLLER(2),
        /** Busy from a packet's first word to its report; its source is the packet, its sink the Write Unit or the status ring. */
        RECEIVE_CONTROLLER(3),
        /** Busy from a request to its answer; its source are the requests, its sink the modules. */
        MEMORY_CONTROLLER(4);

        private final int code;

        Block(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    /** Counts of a block's cycles. A stalled block is busy, and waits for its source or its sink. */
    public enum Cycles {
        BUSY,
        STALLED_BY_SOURCE,
        STALLED_BY_SINK
    }

    /** Returns the name, in the snapshot, of the count of a block's cycles. */
    public static String snapshotName(Block block, Cycles cycles) {
        return block.name() + "_" + cycles.name();
    }

    private static List<String> snapshotNames() {
        List<String> names = new ArrayList<>(namesOf(Counter.class));
        for (Block block : Block.values()) {
            for (Cycles cycles : Cycles.values()) {
                names.add(snapshotName(block, cycles));
            }
        }
        return names;
    }
}
