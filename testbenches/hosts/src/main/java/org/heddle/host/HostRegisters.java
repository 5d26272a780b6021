package org.heddle.host;

import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.RegisterPort;

/** Registers behind a host port: each access of a register map is one of the port. */
public final class HostRegisters implements RegisterPort {
    private final HostPort port;

    private HostRegisters(HostPort port) {
        this.port = port;
    }

    /**
     * Makes a map the driver of what is behind a port.
     *
     * @return the map
     * @throws IllegalStateException if it is connected already
     */
    public static <M extends RegisterMap> M connect(M map, HostPort port) {
        return RegisterMap.connect(map, new HostRegisters(port), 0);
    }

    @Override
    public long read(long address) {
        return port.read(Math.toIntExact(address));
    }

    @Override
    public void write(long address, long value) {
        port.write(Math.toIntExact(address), value);
    }
}
