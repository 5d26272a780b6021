package org.heddle.nic.board;

import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.stage.link.LossInjector;

/** Registers of {@link LossMap}; latency and throughput are the register block's. */
public final class LossRegisters extends RegisterHost<LossMap> {
    /** 8 bits: how many of 256 are to be lost. */
    public final UInt rate = out(uint(LossInjector.RATE_WIDTH));
    /** 32 bits: what node 0 has sent, and is lost. */
    public final UInt fromFirst = in(uint(32));
    /** 32 bits: what was sent to node 0, and is lost. */
    public final UInt toFirst = in(uint(32));

    /** Joins the registers with their ports. */
    public LossRegisters() {
        super(new LossMap());
        rate.set(registers.value(map.rate.of256));
        registers.value(map.lost.fromFirst).set(fromFirst);
        registers.value(map.lost.toFirst).set(toFirst);
    }
}
