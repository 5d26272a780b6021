package org.heddle.host;

import java.util.function.Function;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.RegisterPort;
import org.heddle.nic.stage.host.HostIdentity;

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

    /**
     * Makes a map the driver of what is behind a port, if that is what the map is of.
     *
     * @param identity the map's register that names the network interface
     * @param node the network interface in words, for the exception
     * @return the map
     * @throws IllegalStateException if there is something else behind the port
     */
    public static <M extends RegisterMap> M connect(
            M map, Function<M, HostIdentity> identity, String node, HostPort port) {
        HostIdentity register = identity.apply(connect(map, port));
        long read = register.read();
        if (read != register.resetValue()) {
            throw new IllegalStateException("no %s: register 0x%x must read 0x%x: 0x%x"
                    .formatted(node, register.address(), register.resetValue(), read));
        }
        return map;
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
