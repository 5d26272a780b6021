package org.heddle.cosim.agent.bus;

import java.util.Optional;
import org.heddle.cosim.Port;

/** Ports of APB, from either side; a design of others may lack strobes and refusals. */
record ApbPorts(
        Port paddr,
        Port psel,
        Port penable,
        Port pwrite,
        Port pwdata,
        Optional<Port> pstrb,
        Port pready,
        Port prdata,
        Optional<Port> pslverr) {
    static ApbPorts of(BusPorts ports) {
        ApbPorts all = new ApbPorts(
                ports.ofMaster("paddr"),
                ports.ofMaster("psel"),
                ports.ofMaster("penable"),
                ports.ofMaster("pwrite"),
                ports.ofMaster("pwdata"),
                ports.optionalOfMaster("pstrb"),
                ports.ofSlave("pready"),
                ports.ofSlave("prdata"),
                ports.optionalOfSlave("pslverr"));
        ports.requireWords(all.pwdata, all.prdata, all.pstrb);
        return all;
    }
}
