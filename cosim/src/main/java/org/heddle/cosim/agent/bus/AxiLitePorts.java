package org.heddle.cosim.agent.bus;

import java.util.Optional;
import org.heddle.cosim.Port;

/** Ports of AXI4-Lite but those of handshakes, from either side. */
record AxiLitePorts(Port awaddr, Port wdata, Port wstrb, Port bresp, Port araddr, Port rdata, Port rresp) {
    static AxiLitePorts of(BusPorts ports) {
        AxiLitePorts all = new AxiLitePorts(
                ports.ofMaster("awaddr"),
                ports.ofMaster("wdata"),
                ports.ofMaster("wstrb"),
                ports.ofSlave("bresp"),
                ports.ofMaster("araddr"),
                ports.ofSlave("rdata"),
                ports.ofSlave("rresp"));
        ports.requireWords(all.wdata, all.rdata, Optional.of(all.wstrb));
        return all;
    }
}
