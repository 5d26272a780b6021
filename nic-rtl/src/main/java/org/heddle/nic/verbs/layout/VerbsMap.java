package org.heddle.nic.verbs.layout;

import static org.heddle.hdl.registers.RegisterAccess.PUSH;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;

import java.util.stream.IntStream;
import org.heddle.hdl.option.Coded;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.WordArray;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.verbs.layout.code.QueuePairResult;
import org.heddle.nic.verbs.layout.code.VerbsCounter;

/**
 * Registers of a verbs node as its host sees them: a page for each process, which has its doorbells there; commands are the operating
 * system's, in page 0. No access waits for the network.
 */
public final class VerbsMap extends RegisterMap {
    /** Number of processes, and pages. */
    public static final int PROCESSES = 16;
    /** Number of bytes of a page. */
    public static final int PAGE_BYTES = (1 << HostRequest.ADDRESS_WIDTH) / PROCESSES;
    /** Number of argument and of result words. */
    public static final int ARGUMENTS = 6;
    /** Number of queue pairs. */
    public static final int QUEUE_PAIRS = 64;
    /** Number of completion queues. */
    public static final int COMPLETION_QUEUES = 64;
    /** Number of shared receive queues. */
    public static final int SHARED_RECEIVES = 16;
    /** Number of keys. */
    public static final int KEYS = 1024;

    private static final int COUNT_WIDTH = 32;

    public final HostIdentity identity = register(0x000, new HostIdentity("VERBSRC1"));
    public final Node node = register(0x008, new Node());
    public final State state = register(0x010, new State());
    public final Events events = register(0x018, new Events());
    public final Argument argument0 = register(0x040, new Argument());
    public final Argument argument1 = register(0x048, new Argument());
    public final Argument argument2 = register(0x050, new Argument());
    public final Argument argument3 = register(0x058, new Argument());
    public final Argument argument4 = register(0x060, new Argument());
    public final Argument argument5 = register(0x068, new Argument());
    public final Order order = register(0x070, new Order());
    public final WordArray results =
            words(0x080, 64, QueuePairResult.class).doc("words of the result of the last command that has one");
    public final Doorbell doorbell = register(0x100, new Doorbell());
    public final WordArray counters = snapshot(
                    0x400,
                    COUNT_WIDTH,
                    IntStream.range(0, VerbsCounter.values().length)
                            .mapToObj(i -> Coded.of(VerbsCounter.class, i).name())
                            .toList())
            .doc("counters, wrapping");

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public VerbsMap() {
        super("verbs", 64, "A node of reliable connections between queue pairs.");
        pages(PROCESSES, PAGE_BYTES);
        inTurn();
        reserved(0x020, 0x040);
        reserved(0x078, 0x080);
        reserved(0x080 + 8 * QueuePairShown.LAYOUT.words(), 0x100);
        reserved(0x108, 0x400);
        reserved(0x400 + 8 * VerbsCounter.values().length, PAGE_BYTES);
    }

    /** Returns the argument registers, in the order of a record's words. */
    public Argument[] arguments() {
        return new Argument[] {argument0, argument1, argument2, argument3, argument4, argument5};
    }

    /** The node's place in the network. */
    public static final class Node extends Register {
        public final NumberField number = number(15, 0, READ_ONLY).shared().doc("this node's number");
    }

    /** State that a command or a doorbell waits for. */
    public static final class State extends Register {
        public final FlagField isBusy = flag(0, READ_ONLY).shared().doc("a command is being carried out");
        public final FlagField hasEvents = flag(1, READ_ONLY)
                .shared()
                .doc("the event queue has entries that were not taken: the interrupt is pending");
    }

    /** The event queue, as its reader moves on. */
    public static final class Events extends Register {
        public final NumberField taken =
                number(15, 0, READ_WRITE).shared().doc("entries of the event queue that were taken, wrapping");
    }

    /** One word of a command's record. */
    public static final class Argument extends Register {
        public final NumberField word = number(63, 0, READ_WRITE).shared().doc("word of the next command's record");
    }

    /**
     * Orders a command whose record is in the argument registers; they stay as they are while a command is busy. Through another page than 0 it is
     * refused and counted.
     */
    public static final class Order extends Register {
        public final NumberField command = number(7, 0, PUSH).doc("code of the VerbsCommand; another one is refused");
        public final NumberField index =
                number(31, 8, PUSH).doc("number of the queue pair, key, completion queue or shared receive queue");
    }

    /** Tells the node of entries; another process's doorbell is refused and counted. */
    public static final class Doorbell extends Register {
        public final NumberField kind = number(7, 0, PUSH).doc("code of the DoorbellKind; another one is refused");
        public final NumberField number =
                number(31, 8, PUSH).doc("queue pair, completion queue or shared receive queue");
        public final NumberField index = number(47, 32, PUSH).doc("entries that were written or taken, wrapping");
    }
}
