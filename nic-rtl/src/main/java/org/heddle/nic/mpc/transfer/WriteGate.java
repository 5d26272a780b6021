package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Holds writes of packets back while an element is changed, and tells when none is under way.
 *
 * <p>Latency: none; a write that is offered goes before the gate is shut. Throughput: one line per cycle. Proof: {@code mpc-updates}.
 */
public final class WriteGate extends Component {
    /** Writes of packets. */
    public final Stream<LineRequest> write = in(stream(HostMemoryRequest.lineType()));
    /** To the memory. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType()));
    /** 1 in the cycle in which a write has become visible. */
    public final Bool returns = in(bool());
    /** 1 while writes are to be held back. */
    public final Bool holds = in(bool());
    /** 1 while they are held back and all that went before are visible. */
    public final Bool isHeld = out(bool());

    /**
     * @param most writes that may be under way, at least 1
     */
    public WriteGate(int most) {
        parameter("most", most);
        Bool isShut = reg(bool()).init(false);
        UInt underWay = reg(uint(Types.bitsToNumber(most + 1))).init(0);
        connect(memory.data(), write.data());
        memory.valid().set(write.valid().and(isShut.not()));
        write.ready().set(memory.ready().and(isShut.not()));
        Bool waits = memory.valid().and(memory.ready().not());
        isShut.set(holds.and(waits.not()));
        underWay.countUpDown(memory.fires(), returns);
        isHeld.set(isShut.and(underWay.eq(0)));
        assertAlways(returns.implies(underWay.ne(0)), "what becomes visible was written");
        assertAlways(memory.fires().and(returns.not()).implies(underWay.ne(most)), "no more writes are under way");
    }
}
