package org.heddle.nic.mpc.host;

import static org.heddle.hdl.registers.RegisterAccess.PUSH;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONLY;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;

/**
 * Registers of a node whose processes have lists of their own: a page for each, behind the operating system's. Where lists and page tables are, the system
 * orders through its own page, and nobody through another. No access waits for the network; what a process has to see while it works is written into its list
 * of events.
 */
public final class ProcessMap extends RegisterMap {
    /** Processes of a node. */
    public static final int PROCESSES = 2;
    /** Pages of registers: the system's, one for each process, and one that nobody has. */
    public static final int PAGES = 4;
    /** Bytes of a page of registers. */
    public static final int PAGE_BYTES = (1 << HostRequest.ADDRESS_WIDTH) / PAGES;
    /** Cycles of the core without an answer behind which a node is lost, 100 ms, unless the system orders another timeout. */
    public static final int TIMEOUT_CYCLES = 10_000_000;
    /** Width of a timeout. */
    static final int TIMEOUT_WIDTH = 24;
    /** The system's page. */
    static final int SYSTEM_PAGE = 0;

    public final HostIdentity identity = register(0x00, new HostIdentity("MPCRMWR3"));
    public final Node node = register(0x08, new Node());
    public final Order order = register(0x10, new Order());
    public final MpcMap.Shown lmeCurrent =
            register(0x18, new MpcMap.Shown("LME_CUR: entries that have left, wrapping"));
    public final Doorbell lmeNew =
            register(0x20, new Doorbell("LME_NEW, the doorbell: entries that have been written, wrapping"));
    public final Doorbell lmrCurrent = register(0x28, new Doorbell("LMR_CUR: entries that have been read, wrapping"));
    public final Counters counters = register(0x30, new Counters());
    public final Lists lists = register(0x38, new Lists());
    public final Walks walks = register(0x40, new Walks());
    public final Peers peers = register(0x48, new Peers());

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public ProcessMap() {
        super("mpc", 64, "A node that writes into the memories of others, with lists for each of its processes.");
        pages(PAGES, PAGE_BYTES);
        inTurn();
        reserved(0x50, PAGE_BYTES);
    }

    /** Returns the address of the first register of a process's page, in bytes. */
    public static int pageOf(int process) {
        return pageNumber(process) * PAGE_BYTES;
    }

    /** Returns the number of a process's page of registers. */
    static int pageNumber(int process) {
        return SYSTEM_PAGE + 1 + process;
    }

    /** The node's place in the network. */
    public static final class Node extends Register {
        public final NumberField number = number(15, 0, READ_ONLY).shared().doc("this node's number");
    }

    /** Counters of entries and packets, of all processes. */
    public static final class Counters extends Register {
        public final NumberField sends = number(31, 0, READ_ONLY)
                .shared()
                .doc("entries that have left, those that answer others' reads too, wrapping");
        public final NumberField refused =
                number(47, 32, READ_ONLY).shared().doc("entries that were refused, wrapping");
        public final NumberField dropped =
                number(63, 48, READ_ONLY).shared().doc("packets that were dropped, wrapping");
    }

    /** Size of all lists. */
    public static final class Lists extends Register {
        public final NumberField entries =
                number(15, 0, READ_ONLY).shared().doc("entries of each list, of 32 bytes each: a constant of the node");
    }

    /** Order of the operating system, through page 0; through another page it is refused, counted, and changes nothing. */
    public static final class Order extends Register {
        public final NumberField value = number(31, 0, PUSH)
                .doc(
                        "physical address of a list's or a page table's first entry, divided by 32; or a timeout in cycles");
        public final NumberField count = number(48, 32, PUSH)
                .doc("pages of a table, 0 to 65,536; with 0 the process has the whole memory, by physical addresses");
        public final NumberField process = number(52, 52, PUSH).doc("number of the process on its node");
        public final NumberField kind =
                number(59, 56, PUSH).doc("SystemOrder: 1 LME, 2 LMR, 3 page table, 4 forget, 5 timeout");
    }

    /** A pointer that a process moves, through its own page. */
    public static final class Doorbell extends Register {
        public final NumberField pointer;

        Doorbell(String text) {
            pointer = number(15, 0, WRITE_ONLY).doc(text);
        }
    }

    /** Other nodes that do not answer. */
    public static final class Peers extends Register {
        public final NumberField lost =
                number(15, 0, READ_ONLY).shared().doc("one bit for each node: 1 if it is lost, until the reset");
        public final NumberField ended =
                number(31, 16, READ_ONLY).shared().doc("orders that have ended because their node was lost, wrapping");
        public final NumberField timeout = number(55, 32, READ_ONLY)
                .shared()
                .doc("cycles of the core without an answer behind which a node is lost, in steps of 16; 0 for never");
    }

    /** Counters of page tables and of orders. */
    public static final class Walks extends Register {
        public final NumberField misses =
                number(31, 0, READ_ONLY).shared().doc("lines of page tables that were read, wrapping");
        public final NumberField refusedOrders = number(47, 32, READ_ONLY)
                .shared()
                .doc("orders that were refused: through a process's page, or of no kind, wrapping");
    }
}
