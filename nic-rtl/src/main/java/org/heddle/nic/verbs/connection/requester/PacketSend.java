package org.heddle.nic.verbs.connection.requester;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.heddle.nic.verbs.memory.ResolvedRun;

/** Sends the packets of a message, one after the other. */
final class PacketSend extends RequesterPart {
    private final Bool isRead = UnackedEntry.isRead(message.opcode());
    private final Bool isAtomic = UnackedEntry.isAtomic(message.opcode());
    /** 1 if the packet is the last one. */
    private final Bool isLast = reg("isLast", bool());
    /** Data bytes of the packet. */
    private final UInt data = reg("data", uint(ResolvedRun.BYTES_WIDTH));

    private final boolean asksAlways;

    /** @param asksAlways whether each packet asks for an acknowledgement, and not only the last one of a signaled message */
    PacketSend(Requester unit, boolean asksAlways) {
        super(unit);
        this.asksAlways = asksAlways;
        measure();
        Bool hasImmediate = message.opcode()
                .eq(WorkOpcode.RDMA_WRITE_WITH_IMM.code())
                .or(message.opcode().eq(WorkOpcode.SEND_WITH_IMM.code()));
        Bool isSend =
                message.opcode().eq(WorkOpcode.SEND.code()).or(message.opcode().eq(WorkOpcode.SEND_WITH_IMM.code()));
        Bool isExtended = isAtomic.or(hasImmediate.and(isLast));
        tellSize();
        plan(hasImmediate, isSend, isExtended);
        goOn();
        // A queue pair that has got into error sends no more.
        when(is(State.ACT).and(isEvent(Event.PACKET)).and(inError), () -> message.active.set(false));
    }

    /** Finds out how many bytes the packet has. */
    private void measure() {
        Bool isRest = isRead.or(message.remaining.le(message.most.zext(32)));
        when(is(State.MEASURE), () -> {
            isLast.set(isRest);
            data.set(mux(isRest, message.remaining.trunc(ResolvedRun.BYTES_WIDTH), message.most));
        });
    }

    /** Tells the packet's size to who reads its data. */
    private void tellSize() {
        if (whole != null) {
            when(whole.isNext, () -> {
                isLast.set(true);
                data.set(message.length().trunc(ResolvedRun.BYTES_WIDTH));
            });
        }
        Bool isSize = is(State.PACKET).and(signals.hasData);
        unit.sendPacket.valid().set(whole == null ? isSize : isSize.or(whole.offersSize));
        unit.sendPacket.data().set(data);
    }

    /** Plans the packet in one cycle, and offers the plan in the next. */
    private void plan(Bool hasImmediate, Bool isSend, Bool isExtended) {
        PacketPlan made = reg("made", PacketPlan.type());
        UInt operation = reg("operation", uint(TransportOperation.WIDTH));
        operation.set(mux(
                isRead,
                mux(
                        isAtomic,
                        mux(
                                message.opcode().eq(WorkOpcode.ATOMIC_CMP_AND_SWP.code()),
                                lit(TransportOperation.COMPARE_SWAP.code(), TransportOperation.WIDTH),
                                lit(TransportOperation.FETCH_ADD.code(), TransportOperation.WIDTH)),
                        lit(TransportOperation.READ.code(), TransportOperation.WIDTH)),
                mux(
                        isSend,
                        lit(TransportOperation.SEND.code(), TransportOperation.WIDTH),
                        lit(TransportOperation.WRITE.code(), TransportOperation.WIDTH))));
        Bool isMade = whole == null ? is(State.PACKET) : is(State.PACKET).or(whole.isBegun);
        Bool hasData = whole == null ? signals.hasData : whole.hasData;
        UInt operands =
                whole == null ? message.operands : mux(is(State.BEGIN), unit.behind.trunc(128), message.operands);
        // A request without a completion can wait for a later acknowledgement.
        UInt asks = asksAlways
                ? lit(1, 1)
                : ENTRY.isSignaled.is(message.control).and(isLast).asUInt();
        UInt payload = mux(hasData, data, lit(0, 13)).zext(14).addWrap(mux(isExtended, lit(16, 14), lit(0, 14)));
        when(isMade, () -> {
            made.to().set(table.value(CONTEXT.remoteNode));
            made.payload().set(mux(payload.eq(0), lit(8, 14), payload));
            made.header()
                    .set(HEADER.record(
                            Map.ofEntries(
                                    Map.entry(HEADER.operation, operation),
                                    Map.entry(
                                            HEADER.isFirst,
                                            message.psn.eq(message.firstPsn).asUInt()),
                                    Map.entry(HEADER.isLast, isLast.asUInt()),
                                    Map.entry(
                                            HEADER.hasImmediate,
                                            hasImmediate.and(isLast).asUInt()),
                                    Map.entry(HEADER.isSolicited, ENTRY.isSolicited.of(message.control)),
                                    Map.entry(HEADER.asksAcknowledge, asks),
                                    Map.entry(HEADER.isEmpty, hasData.not().asUInt()),
                                    Map.entry(HEADER.queuePair, table.value(CONTEXT.remoteQueuePair)),
                                    Map.entry(HEADER.psn, message.psn),
                                    Map.entry(HEADER.address, ENTRY.remoteAddress.of(message.control)),
                                    Map.entry(HEADER.key, ENTRY.remoteKey.of(message.control)),
                                    Map.entry(HEADER.length, message.length())),
                            HEADER.bits()));
            made.extension()
                    .set(mux(
                            isAtomic,
                            operands,
                            mux(isExtended, ENTRY.immediate.of(message.control), lit(0, 32))
                                    .zext(128)));
            made.hasExtension().set(isExtended);
            made.hasData().set(hasData);
            made.owner().set(q.cat(s.sending().zext(PSN)));
        });
        unit.plan.valid().set(whole == null ? is(State.PLAN) : is(State.PLAN).or(whole.offersPlan));
        connect(unit.plan.data(), made);
    }

    /** Goes on to the next packet when one has been sent. */
    private void goOn() {
        Bool ends = reg("ends", bool());
        when(is(State.PACKET), () -> ends.set(isLast));
        UInt next = mux(isRead, message.lastPsn, message.psn).addWrap(1);
        // Neither has changed since the packet was planned.
        Bool isNew = reg("isNew", bool());
        isNew.set(WorkEntry.isAtOrBehind(next, s.mostPsn()));
        message.isAgain.set(WorkEntry.isAtOrBehind(message.psn, s.mostPsn()).not());
        unit.repeats.set(is(State.SENT).and(message.isAgain));
        when(is(State.SENT), () -> {
            message.psn.set(next);
            message.remaining.set(message.remaining.subWrap(message.most.zext(32)));
            s.sendPsn().set(next);
            when(isNew, () -> s.mostPsn().set(next));
            when(ends, () -> {
                message.active.set(false);
                s.sending().increment();
            });
        });
        if (whole != null) {
            when(whole.isBegun, () -> {
                UInt behindMessage = message.firstPsn.addWrap(message.packets);
                s.sendPsn().set(behindMessage);
                s.mostPsn().set(behindMessage);
                s.sending().increment();
            });
        }
    }
}
