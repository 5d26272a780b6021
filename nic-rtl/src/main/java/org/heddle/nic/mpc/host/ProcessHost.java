package org.heddle.nic.mpc.host;

import static org.heddle.nic.mpc.host.ProcessMap.PROCESSES;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.block.QueueSide;
import org.heddle.nic.mpc.list.LmeReader;
import org.heddle.nic.mpc.page.PageWalker;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Registers of {@link ProcessMap}, what the system orders, and what is counted. Each vector has an element for each process.
 *
 * <p>An order counts in the cycle behind that in which it is written, and only through the system's page: so no process moves its lists or its page table.
 *
 * <p>Latency: a response one cycle behind its request. Throughput: one access in two cycles.
 */
public final class ProcessHost extends RegisterHost<ProcessMap> {
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** 23 bits: line of the LME's first entry. */
    public final Vec<UInt> lmeBase = out(vec(PROCESSES, uint(HostMemoryRequest.LINE_ADDRESS_WIDTH)));
    /** 23 bits: line of the LMR's first entry. */
    public final Vec<UInt> lmrBase = out(vec(PROCESSES, uint(HostMemoryRequest.LINE_ADDRESS_WIDTH)));
    /** LME_CUR. */
    public final Vec<UInt> lmeCurrent = in(vec(PROCESSES, uint(LmeReader.POINTER_WIDTH)));
    /** LME_NEW. */
    public final Vec<UInt> lmeNew = out(vec(PROCESSES, uint(LmeReader.POINTER_WIDTH)));
    /** LMR_CUR. */
    public final Vec<UInt> lmrCurrent = out(vec(PROCESSES, uint(LmeReader.POINTER_WIDTH)));
    /** 23 bits: line of the first entry of the page table. */
    public final Vec<UInt> table = out(vec(PROCESSES, uint(HostMemoryRequest.LINE_ADDRESS_WIDTH)));
    /** 17 bits: pages of the table. */
    public final Vec<UInt> pages = out(vec(PROCESSES, uint(PageWalker.PAGES_WIDTH)));
    /** 1 to forget translations. */
    public final Bool forgets = out(bool());
    /** 24 bits: cycles without an answer behind which a node is lost; 0 for never. */
    public final UInt timeout = out(uint(ProcessMap.TIMEOUT_WIDTH));
    /** One bit for each node: 1 if it is lost. */
    public final UInt lost = in(uint(PacketFormat.NODES));
    /** 2 bits: orders that end in this cycle because their node is lost. */
    public final UInt ends = in(uint(2));
    /** 1 in the cycle in which a line of a table has to be read. */
    public final Bool misses = in(bool());
    /** 1 in the cycle in which an entry has left. */
    public final Bool leaves = in(bool());
    /** 1 with it if it was refused. */
    public final Bool refuses = in(bool());
    /** 1 in the cycle in which a packet is dropped. */
    public final Bool drops = in(bool());
    /** 1 in the cycle in which a packet that asks for a read is dropped. */
    public final Bool dropsRequest = in(bool());

    /**
     * @param entries of each list
     */
    public ProcessHost(int entries) {
        super(new ProcessMap());
        parameter("entries", entries);
        registers.value(map.lists.entries).set(entries);
        registers.value(map.node.number).set(node);
        for (int process = 0; process < PROCESSES; process++) {
            int page = ProcessMap.pageNumber(process);
            registers.value(map.lmeCurrent.pointer, page).set(lmeCurrent.get(process));
            lmeNew.get(process).set(registers.value(map.lmeNew.pointer, page));
            lmrCurrent.get(process).set(registers.value(map.lmrCurrent.pointer, page));
        }
        for (int page = 0; page < ProcessMap.PAGES; page++) {
            if (page < ProcessMap.pageNumber(0) || page > ProcessMap.pageNumber(PROCESSES - 1)) {
                registers.value(map.lmeCurrent.pointer, page).set(0);
                unused(registers.value(map.lmeNew.pointer, page));
                unused(registers.value(map.lmrCurrent.pointer, page));
            }
        }
        count(map.walks.refusedOrders, order(), 16);
        registers.value(map.peers.lost).set(lost);
        registers.value(map.peers.timeout).set(timeout);
        UInt ended = reg(uint(16)).init(0);
        UInt endsNow = reg(uint(2)).init(0);
        endsNow.set(ends);
        ended.set(ended.addWrap(endsNow.zext(ended.width())));
        registers.value(map.peers.ended).set(ended);
        count(map.walks.misses, misses, 32);
        count(map.counters.sends, leaves.and(refuses.not()), 32);
        count(map.counters.refused, refuses, 16);
        UInt dropped = reg(uint(16)).init(0);
        UInt drop = drops.asUInt().addGrow(dropsRequest.asUInt());
        dropped.set(dropped.addWrap(drop.zext(dropped.width())));
        registers.value(map.counters.dropped).set(dropped);
    }

    /** Carries the system's orders out; 1 in the cycle in which one is refused. */
    private Bool order() {
        QueueSide order = registers.queue(map.order);
        order.ready().set(true);
        Bool isSystem = registers.page().eq(ProcessMap.SYSTEM_PAGE);
        UInt kind = registers.value(map.order.kind);
        UInt line = registers.value(map.order.value).trunc(HostMemoryRequest.LINE_ADDRESS_WIDTH);
        Bool isKnown = lit(false);
        for (SystemOrder each : SystemOrder.values()) {
            isKnown = isKnown.or(kind.eq(each.code()));
        }
        Bool takes = order.valid().and(isSystem).and(isKnown);
        for (int process = 0; process < PROCESSES; process++) {
            Bool isOwn = takes.and(registers.value(map.order.process).eq(process));
            keep("lmeBase" + process, lmeBase.get(process), line, isOwn.and(kind.eq(SystemOrder.LME.code())));
            keep("lmrBase" + process, lmrBase.get(process), line, isOwn.and(kind.eq(SystemOrder.LMR.code())));
            Bool setsTable = isOwn.and(kind.eq(SystemOrder.PAGE_TABLE.code()));
            keep("table" + process, table.get(process), line, setsTable);
            keep("pages" + process, pages.get(process), registers.value(map.order.count), setsTable);
        }
        forgets.set(takes.and(kind.eq(SystemOrder.FORGET.code())));
        UInt cycles = reg("cycles", uint(timeout.width())).init(ProcessMap.TIMEOUT_CYCLES);
        when(
                takes.and(kind.eq(SystemOrder.TIMEOUT.code())),
                () -> cycles.set(registers.value(map.order.value).trunc(cycles.width())));
        timeout.set(cycles);
        return order.valid().and(isSystem.and(isKnown).not());
    }

    private void keep(String name, UInt shown, UInt value, Bool takes) {
        UInt kept = reg(name + "Kept", uint(shown.width())).init(0);
        when(takes, () -> kept.set(value));
        shown.set(kept);
    }

    private void count(NumberField shown, Bool event, int width) {
        UInt counted = reg(uint(width)).init(0);
        when(event, counted::increment);
        registers.value(shown).set(counted);
    }
}
