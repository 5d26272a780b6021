package org.heddle.host;

/** One process's page of a host port: its address 0 is the page's first. */
public final class PagePort extends ForwardingPort {
    private final int base;

    /**
     * Opens a page.
     *
     * @param port the whole node's
     * @param base address of the page there
     */
    public PagePort(HostPort port, int base) {
        super(port);
        this.base = base;
    }

    @Override
    public long read(int address) {
        return super.read(base + address);
    }

    @Override
    public void write(int address, long value) {
        super.write(base + address, value);
    }
}
