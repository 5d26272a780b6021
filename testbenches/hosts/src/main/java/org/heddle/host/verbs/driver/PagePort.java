package org.heddle.host.verbs.driver;

import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;
import org.heddle.nic.verbs.layout.VerbsMap;

/** One process's page of a host port. */
final class PagePort extends ForwardingPort {
    private final int base;

    PagePort(HostPort port, int process) {
        super(port);
        base = process * VerbsMap.PAGE_BYTES;
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
