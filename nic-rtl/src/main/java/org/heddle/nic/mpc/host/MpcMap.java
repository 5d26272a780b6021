package org.heddle.nic.mpc.host;

import static org.heddle.hdl.registers.RegisterAccess.POP;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;

import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** Registers of an MPC node as its host sees them: the pointers of both lists, and how it is notified. No access waits for the network. */
public final class MpcMap extends RegisterMap {
    public final HostIdentity identity = register(0x00, new HostIdentity("MPCRMWR1"));
    public final Node node = register(0x08, new Node());
    public final Base lmeBase = register(0x10, new Base());
    public final Base lmrBase = register(0x18, new Base());
    public final Shown lmeCurrent = register(0x20, new Shown("LME_CUR: entries that have left, wrapping"));
    public final Written lmeNew = register(0x28, new Written("LME_NEW: entries that have been written, wrapping"));
    public final Written lmrCurrent = register(0x30, new Written("LMR_CUR: entries that have been read, wrapping"));
    public final Shown lmrNew = register(0x38, new Shown("LMR_NEW: entries that are visible, wrapping"));
    public final Control control = register(0x40, new Control());
    public final Interrupt interrupt = register(0x48, new Interrupt());
    public final Counters counters = register(0x50, new Counters());
    public final Lists lists = register(0x58, new Lists());
    public final Notifications notifications = register(0x60, new Notifications());

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public MpcMap() {
        super("mpc", 64, "A node that writes into the memories of others.");
        inTurn();
        reserved(0x68, 1 << HostRequest.ADDRESS_WIDTH);
    }

    /** The node's place in the network. */
    public static final class Node extends Register {
        public final NumberField number = number(15, 0, READ_ONLY).doc("this node's number");
    }

    /** Where a list lies in host memory. */
    public static final class Base extends Register {
        public final NumberField line = number(HostMemoryRequest.LINE_ADDRESS_WIDTH - 1, 0, READ_WRITE)
                .doc("physical address of the list's first entry, divided by 32");
    }

    /** A pointer that the node moves. */
    public static final class Shown extends Register {
        public final NumberField pointer;

        Shown(String text) {
            pointer = number(15, 0, READ_ONLY).doc(text);
        }
    }

    /** A pointer that the host moves. */
    public static final class Written extends Register {
        public final NumberField pointer;

        Written(String text) {
            pointer = number(15, 0, READ_WRITE).doc(text);
        }
    }

    /** How the host is notified. */
    public static final class Control extends Register {
        public final FlagField interrupts = flag(0, READ_WRITE).doc("an interrupt for each notification");
    }

    /** Takes the oldest interrupt. */
    public static final class Interrupt extends Register {
        public final FlagField received =
                flag(0, POP).doc("a message has been received; otherwise a remote write has left");
        public final FlagField pending = flag(1, POP).doc("there was an interrupt");
    }

    /** Counters of entries and packets. */
    public static final class Counters extends Register {
        public final NumberField sends = number(31, 0, READ_ONLY).doc("entries that have left, wrapping");
        public final NumberField refused = number(47, 32, READ_ONLY).doc("entries that were refused, wrapping");
        public final NumberField dropped = number(63, 48, READ_ONLY).doc("packets that were dropped, wrapping");
    }

    /** Size of both lists. */
    public static final class Lists extends Register {
        public final NumberField entries =
                number(15, 0, READ_ONLY).doc("entries of each list, of 32 bytes each: a constant of the node");
    }

    /** Counter of notifications. */
    public static final class Notifications extends Register {
        public final NumberField interrupts =
                number(31, 0, READ_ONLY).doc("interrupts that have been kept for the host, wrapping");
    }
}
