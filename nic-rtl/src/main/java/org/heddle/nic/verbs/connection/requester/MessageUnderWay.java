package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.ResolvedRun;

/** Message that is sent: its entry, and which of its packets is next. */
final class MessageUnderWay extends Area {
    private static final SendEntry ENTRY = SendEntry.LAYOUT;
    private static final int PSN = PacketPlan.PSN_WIDTH;

    /** Code of the queue pair's MTU. */
    final UInt mtu;
    /** Bytes of a whole packet, from the second cycle on in which the attributes are there. */
    final UInt most = reg(uint(ResolvedRun.BYTES_WIDTH));
    /** 1 while a message is under way. */
    final Bool active = reg(bool()).init(false);
    /** Its queue pair. */
    final UInt activePair = reg(uint(QueuePairTable.INDEX_WIDTH)).init(0);
    /** First line of the entry. */
    final UInt control = reg(uint(HostMemoryRequest.LINE_BITS));
    /** Operands of an atomic. */
    final UInt operands = reg(uint(128));
    /** Place of the entry. */
    final UInt entryAddress = reg(uint(AddressUnit.ADDRESS_WIDTH));
    /** PSN of the first packet. */
    final UInt firstPsn = reg(uint(PSN));
    /** PSN of the last packet, or of the last response. */
    final UInt lastPsn = reg(uint(PSN));
    /** PSN of the next packet. */
    final UInt psn = reg(uint(PSN));
    /** Bytes that are left. */
    final UInt remaining = reg(uint(32));
    /** Number of all packets. */
    final UInt packets = reg(uint(PSN));
    /** 1 if the packet at hand has left before. */
    final Bool isAgain = reg(bool());
    /** 1 if the message is of the queue pair of the event. */
    final Bool isMine;

    private final RequesterState s;

    MessageUnderWay(Requester unit) {
        super(unit, "");
        s = unit.now.s;
        mtu = unit.now.table.value(QueuePairContext.LAYOUT.pathMtu);
        isMine = active.and(activePair.eq(unit.now.q));
    }

    /** Takes the bytes of a whole packet from the queue pair's MTU. */
    void takeMtu() {
        most.set(WorkEntry.mtuBytes(mtu));
    }

    /** Code of the entry's {@link WorkOpcode}. */
    UInt opcode() {
        return ENTRY.opcode.of(control);
    }

    /** Bytes of the entry. */
    UInt length() {
        return ENTRY.length.of(control);
    }

    /** Whether the entry has been sent before. */
    Bool isResent() {
        return s.sending().ne(s.begun());
    }

    /** Whether the entry changes a key, which waits for all entries before it, and for other keys that are changed. */
    Bool isKeyChange() {
        return UnackedEntry.isKeyChange(opcode());
    }
}
