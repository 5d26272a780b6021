package org.heddle.nic.face;

import java.util.Optional;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.jspecify.annotations.Nullable;

/** Bus over which the driver of a network interface reaches it; data have 64 bits. */
public enum DriverBus {
    /** AXI4-Lite: 1 cycle more from the bus to the host port and 1 back. */
    AXI4_LITE(null),
    /** Wishbone B4, classic: no cycle more. */
    WISHBONE_CLASSIC(Mode.CLASSIC),
    /** Wishbone B4, pipelined: no cycle more. */
    WISHBONE_PIPELINED(Mode.PIPELINED);

    private final Optional<Mode> wishbone;

    DriverBus(@Nullable Mode wishbone) {
        this.wishbone = Optional.ofNullable(wishbone);
    }

    /** Returns the handshake, if it is Wishbone. */
    public Optional<Mode> wishbone() {
        return wishbone;
    }
}
