package org.heddle.host;

/** A host port that passes everything on to another one; subclasses change what an access is. */
public abstract class ForwardingPort implements HostPort {
    private final HostPort port;

    protected ForwardingPort(HostPort port) {
        this.port = port;
    }

    @Override
    public long read(int address) {
        return port.read(address);
    }

    @Override
    public void write(int address, long value) {
        port.write(address, value);
    }

    @Override
    public long cycle() {
        return port.cycle();
    }

    @Override
    public void idle(long cycles) {
        port.idle(cycles);
    }
}
