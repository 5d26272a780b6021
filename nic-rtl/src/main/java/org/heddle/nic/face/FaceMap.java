package org.heddle.nic.face;

import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_CLEARS;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_SETS;

import java.util.Optional;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.nic.stage.host.HostIdentity;

/** Registers of a network interface's faces: what it is, how its link is, and why it interrupts. */
public final class FaceMap extends RegisterMap {
    /** Bits of an address in the map. */
    public static final int ADDRESS_WIDTH = 6;

    public final HostIdentity identity = register(0x00, new HostIdentity("NICFACE1"));
    public final State state = register(0x08, new State());
    public final Cause cause = register(0x10, new Cause());
    public final Mask mask = register(0x18, new Mask());

    /** Soft resets; of faces whose host can reset what is behind them. */
    public final Optional<Reset> reset;
    /** Packets that resets have cost; of those faces. */
    public final Optional<Lost> lost;

    /** Declares the map of faces whose host resets nothing. */
    public FaceMap() {
        this(false);
    }

    /**
     * Declares the map.
     *
     * @param resets whether the host can reset the network interface and its link: then there are {@link #reset} and {@link #lost}
     */
    public FaceMap(boolean resets) {
        super("face", 64, "The standard faces of a network interface.");
        inTurn();
        reset = resets ? Optional.of(register("reset", 0x20, new Reset())) : Optional.empty();
        lost = resets ? Optional.of(register("lost", 0x28, new Lost())) : Optional.empty();
        reserved(resets ? 0x30 : 0x20, 1 << ADDRESS_WIDTH);
    }

    /** Units that are reset while their bit is 1; the faces stay. */
    public static final class Reset extends Register {
        public final FlagField core = flag(0, WRITE_ONE_SETS)
                .doc("resets the network interface, and its end of the link; 1 until it is done");
        public final FlagField link =
                flag(1, WRITE_ONE_SETS).doc("resets the network interface's end of the link alone; 1 until it is done");
    }

    /** Packets since the configuration, wrapping; no reset clears them. */
    public static final class Lost extends Register {
        public final NumberField givenUp =
                number(31, 0, READ_ONLY).doc("packets that were begun, and not acknowledged when the link went down");
        public final NumberField dropped = number(63, 32, READ_ONLY)
                .doc("packets that were acknowledged, and not handed over when this end was reset");
    }

    /** How the link and the network interface are now. */
    public static final class State extends Register {
        public final FlagField linkUp = flag(0, READ_ONLY).doc("the other end is heard");
        public final FlagField event = flag(1, READ_ONLY).doc("the network interface has an event for its driver");
    }

    /** Events since they were cleared. */
    public static final class Cause extends Register {
        public final FlagField linkUp = flag(0, WRITE_ONE_CLEARS).doc("the link came up");
        public final FlagField linkDown = flag(1, WRITE_ONE_CLEARS).doc("the link went down");
        public final FlagField memory = flag(2, WRITE_ONE_CLEARS).doc("memory answered an access by an error");
    }

    /** Causes that interrupt while their bit is 1; nothing does behind a reset. */
    public static final class Mask extends Register {
        public final FlagField linkUp = flag(0, READ_WRITE).doc("cause.linkUp interrupts");
        public final FlagField linkDown = flag(1, READ_WRITE).doc("cause.linkDown interrupts");
        public final FlagField memory = flag(2, READ_WRITE).doc("cause.memory interrupts");
        public final FlagField event = flag(3, READ_WRITE).doc("state.event interrupts");
    }
}
