package org.heddle.cosim.agent.bus;

import java.util.Optional;
import org.heddle.cosim.Port;

/** Ports of Wishbone, from either side; a design of others may lack byte selects and refusals. */
record WishbonePorts(
        Port cyc,
        Port stb,
        Port we,
        Port adr,
        Port written,
        Optional<Port> sel,
        Port read,
        Port ack,
        Optional<Port> err) {
    static WishbonePorts of(BusPorts ports) {
        WishbonePorts all = new WishbonePorts(
                ports.ofMaster("cyc"),
                ports.ofMaster("stb"),
                ports.ofMaster("we"),
                ports.ofMaster("adr"),
                ports.ofMaster("dat_w"),
                ports.optionalOfMaster("sel"),
                ports.ofSlave("dat_r"),
                ports.ofSlave("ack"),
                ports.optionalOfSlave("err"));
        ports.requireWords(all.written, all.read, all.sel);
        return all;
    }
}
