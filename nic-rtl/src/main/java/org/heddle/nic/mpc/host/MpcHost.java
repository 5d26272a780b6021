package org.heddle.nic.mpc.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.block.QueueSide;
import org.heddle.nic.mpc.list.LmeReader;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Registers of {@link MpcMap}, and what is counted.
 *
 * <p>Latency: a response one cycle behind its request. Throughput: one access in two cycles.
 */
public final class MpcHost extends RegisterHost<MpcMap> {
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** 23 bits: line of the LME's first entry. */
    public final UInt lmeBase = out(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
    /** 23 bits: line of the LMR's first entry. */
    public final UInt lmrBase = out(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
    /** LME_CUR. */
    public final UInt lmeCurrent = in(uint(LmeReader.POINTER_WIDTH));
    /** LME_NEW. */
    public final UInt lmeNew = out(uint(LmeReader.POINTER_WIDTH));
    /** LMR_CUR. */
    public final UInt lmrCurrent = out(uint(LmeReader.POINTER_WIDTH));
    /** LMR_NEW. */
    public final UInt lmrNew = in(uint(LmeReader.POINTER_WIDTH));
    /** 1 to notify by interrupts. */
    public final Bool interrupts = out(bool());
    /** Code of the oldest {@link InterruptKind}. */
    public final Stream<UInt> pending = in(stream(uint(1)));
    /** 1 in the cycle in which an entry has left. */
    public final Bool leaves = in(bool());
    /** 1 with it if it was refused. */
    public final Bool refuses = in(bool());
    /** 1 in the cycle in which an interrupt is kept. */
    public final Bool interrupted = in(bool());
    /** 1 in the cycle in which a packet is dropped. */
    public final Bool drops = in(bool());

    /**
     * @param entries of each list
     */
    public MpcHost(int entries) {
        super(new MpcMap());
        parameter("entries", entries);
        registers.value(map.lists.entries).set(entries);
        registers.value(map.node.number).set(node);
        lmeBase.set(registers.value(map.lmeBase.line));
        lmrBase.set(registers.value(map.lmrBase.line));
        registers.value(map.lmeCurrent.pointer).set(lmeCurrent);
        lmeNew.set(registers.value(map.lmeNew.pointer));
        lmrCurrent.set(registers.value(map.lmrCurrent.pointer));
        registers.value(map.lmrNew.pointer).set(lmrNew);
        interrupts.set(registers.value(map.control.interrupts));
        QueueSide interrupt = registers.queue(map.interrupt);
        registers.value(map.interrupt.received).set(pending.data().bit(0));
        registers.value(map.interrupt.pending).set(true);
        interrupt.valid().set(pending.valid());
        interrupt.coming().set(false);
        pending.ready().set(interrupt.ready());
        count(map.counters.sends, leaves.and(refuses.not()), 32);
        count(map.counters.refused, refuses, 16);
        count(map.counters.dropped, drops, 16);
        count(map.notifications.interrupts, interrupted, 32);
    }

    private void count(NumberField shown, Bool event, int width) {
        UInt counted = reg(uint(width)).init(0);
        when(event, counted::increment);
        registers.value(shown).set(counted);
    }
}
