package org.heddle.cosim.agent.bus;

import java.util.List;
import org.heddle.cosim.Port;

/** Ports of AXI4 but those of handshakes, from either side; what plain memory does not look at is left out. */
record Axi4Ports(
        Burst aw,
        Burst ar,
        Port wdata,
        Port wstrb,
        Port bid,
        Port bresp,
        Port rid,
        Port rdata,
        Port rresp,
        Port rlast) {
    /** Ports that name a burst. */
    record Burst(Port id, Port address, Port length, Port size, Port kind) {
        static Burst of(BusPorts ports, String channel) {
            return new Burst(
                    ports.ofMaster(channel + "id"),
                    ports.ofMaster(channel + "addr"),
                    ports.ofMaster(channel + "len"),
                    ports.ofMaster(channel + "size"),
                    ports.ofMaster(channel + "burst"));
        }

        List<Port> all() {
            return List.of(id, address, length, size, kind);
        }
    }

    static Axi4Ports of(BusPorts ports) {
        return new Axi4Ports(
                Burst.of(ports, "aw"),
                Burst.of(ports, "ar"),
                ports.ofMaster("wdata"),
                ports.ofMaster("wstrb"),
                ports.ofSlave("bid"),
                ports.ofSlave("bresp"),
                ports.ofSlave("rid"),
                ports.ofSlave("rdata"),
                ports.ofSlave("rresp"),
                ports.ofSlave("rlast"));
    }
}
