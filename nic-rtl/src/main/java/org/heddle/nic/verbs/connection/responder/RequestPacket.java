package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.heddle.nic.verbs.memory.ResolvedRun;

/** Request that is carried out: what its header says, and how much of its message is left. */
final class RequestPacket extends Area {
    private static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** Bytes of a whole packet, from the second cycle on in which the attributes are there. */
    final UInt most = reg(uint(ResolvedRun.BYTES_WIDTH));
    /** Packets of a read's answer, long before they are counted. */
    final UInt packets = reg(uint(PacketPlan.PSN_WIDTH));
    /** Code of its {@link TransportOperation}. */
    final UInt operation;

    final UInt psn;
    final UInt length;
    final Bool isFirst;
    final Bool isLast;
    final Bool hasImmediate;
    final Bool isSend;
    final Bool isWrite;
    final Bool isRead;
    final Bool isAtomic;
    /** 1 if the packet has data. */
    final Bool hasData = reg(bool());
    /** Bytes of the message that are left with this packet. */
    final UInt left = reg(uint(32));

    RequestPacket(Responder unit) {
        super(unit, "");
        UInt header = unit.header;
        operation = HEADER.operation.of(header);
        psn = HEADER.psn.of(header);
        length = HEADER.length.of(header);
        isFirst = HEADER.isFirst.is(header);
        isLast = HEADER.isLast.is(header);
        hasImmediate = HEADER.hasImmediate.is(header);
        isSend = operation.eq(TransportOperation.SEND.code());
        isWrite = operation.eq(TransportOperation.WRITE.code());
        isRead = operation.eq(TransportOperation.READ.code());
        isAtomic = operation
                .eq(TransportOperation.COMPARE_SWAP.code())
                .or(operation.eq(TransportOperation.FETCH_ADD.code()));
    }

    /** Counts the packets of a read's answer by the queue pair's MTU. */
    void countPackets(QueuePairTable table) {
        UInt mtu = table.value(QueuePairContext.LAYOUT.pathMtu);
        most.set(WorkEntry.mtuBytes(mtu));
        UInt rounded = reg("rounded", uint(33));
        rounded.set(WorkEntry.roundedUp(length, most));
        packets.set(WorkEntry.packets(rounded, mtu));
    }

    /** Rights that its key must give, or that of the receive which its data go to. */
    UInt rights() {
        return mux(
                isWrite,
                lit(AccessRight.REMOTE_WRITE.mask(), AccessRight.WIDTH),
                mux(
                        isRead,
                        lit(AccessRight.REMOTE_READ.mask(), AccessRight.WIDTH),
                        mux(
                                isAtomic,
                                lit(AccessRight.REMOTE_ATOMIC.mask(), AccessRight.WIDTH),
                                lit(AccessRight.LOCAL_WRITE.mask(), AccessRight.WIDTH))));
    }
}
