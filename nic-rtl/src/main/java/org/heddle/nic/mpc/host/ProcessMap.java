package org.heddle.nic.mpc.host;

import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.STROBE;

import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Registers of a node whose processes have lists of their own, a page for each. No access waits for the network; what a process has to see
 * while it works is written into its list of events.
 */
public final class ProcessMap extends RegisterMap {
    /** Processes of a node. */
    public static final int PROCESSES = 2;
    /** Bytes from the registers of a process to those of the next. */
    public static final int PAGE_BYTES = 1 << 16;

    public final HostIdentity identity = register(0x00, new HostIdentity("MPCRMWR2"));
    public final Node node = register(0x08, new Node());
    public final MpcMap.Base lmeBase = register(0x10, new MpcMap.Base());
    public final MpcMap.Base lmrBase = register(0x18, new MpcMap.Base());
    public final MpcMap.Shown lmeCurrent =
            register(0x20, new MpcMap.Shown("LME_CUR: entries that have left, wrapping"));
    public final MpcMap.Written lmeNew =
            register(0x28, new MpcMap.Written("LME_NEW, the doorbell: entries that have been written, wrapping"));
    public final MpcMap.Written lmrCurrent =
            register(0x30, new MpcMap.Written("LMR_CUR: entries that have been read, wrapping"));
    public final Counters counters = register(0x38, new Counters());
    public final Lists lists = register(0x40, new Lists());
    public final Pages pages = register(0x48, new Pages());
    public final Forget forget = register(0x50, new Forget());
    public final Walks walks = register(0x58, new Walks());

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public ProcessMap() {
        super("mpc", 64, "A node that writes into the memories of others, with lists for each of its processes.");
        pages(PROCESSES, PAGE_BYTES);
        inTurn();
        reserved(0x60, PAGE_BYTES);
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

    /** Page table of a process; only the system writes it. */
    public static final class Pages extends Register {
        public final NumberField line = number(HostMemoryRequest.LINE_ADDRESS_WIDTH - 1, 0, READ_WRITE)
                .doc("physical address of the table's first entry, divided by 32");
        public final NumberField count = number(48, 32, READ_WRITE)
                .doc("pages of the table, 0 to 65,536; with 0 the process has the whole memory, by physical addresses");
    }

    /** Translations that the node keeps. */
    public static final class Forget extends Register {
        public final FlagField all =
                flag(0, STROBE).doc("forgets the translations of all processes: write it behind a change of a table");
    }

    /** Counter of walks. */
    public static final class Walks extends Register {
        public final NumberField misses =
                number(31, 0, READ_ONLY).shared().doc("lines of page tables that were read, wrapping");
    }
}
