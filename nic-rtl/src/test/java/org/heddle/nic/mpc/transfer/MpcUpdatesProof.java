package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.stage.arithmetic.AluResult;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Between the reading of an element and the moment at which its new value is visible, no packet writes, whatever memory, packets and ALU do when; each update
 * reads once, writes once behind it, and is answered when that is visible.
 */
public final class MpcUpdatesProof extends ProofComponent {
    private static final int TAG_WIDTH = 1;
    private static final int MOST = 2;
    private static final int COUNT_WIDTH = 2;
    private static final int STATE_WIDTH = 3;
    private static final int READING = 2;
    private static final int READ = 3;
    private static final int WRITTEN = 6;
    private static final int ANSWERING = 7;

    private final AccumulateUnit unit = instance("unit", new AccumulateUnit(TAG_WIDTH));
    private final WriteGate gate = instance("gate", new WriteGate(MOST));
    private final UInt state = inside("state", STATE_WIDTH);
    /** Writes of packets that are under way. */
    private final UInt open = reg(uint(COUNT_WIDTH)).init(0);

    public MpcUpdatesProof() {
        Stream<LineRequest> lines = writes();
        Stream<RemoteRead> update = in("update", stream(RemoteRead.type()));
        HostMemoryPort memory = out("memory", HostMemoryPort.type(TAG_WIDTH));
        Stream<PacketWord> packet = out("packet", stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        Valid<AluResult> result = in("result", valid(AluResult.type(1)));
        UInt node = in("node", uint(16));
        connect(unit.update, update);
        connect(memory, unit.memory);
        connect(packet, unit.packet);
        connect(unit.result, result);
        unit.node.set(node);
        unit.isHeld.set(gate.isHeld);
        gate.holds.set(unit.holds);
        Bool waited = reg("waited", bool()).init(false);
        waited.set(update.valid().and(update.ready().not()));
        assume(waited.implies(update.valid()), "an update stays until it is taken");
        assertAlways(state.ne(0).implies(waited), "it has an update");
        assume(
                state.eq(READ)
                        .and(memory.answer().valid())
                        .implies(result.valid().not()),
                "the ALU is empty by then");

        Bool isAsked = reg("isAsked", bool()).init(false);
        Bool hasRead = reg("hasRead", bool()).init(false);
        Bool hasWritten = reg("hasWritten", bool()).init(false);
        Bool asks = memory.request().fires();
        Bool answers = memory.answer().valid();
        Bool reads = asks.and(memory.request().data().write().not());
        Bool writes = asks.and(memory.request().data().write());
        assume(answers.implies(isAsked), "memory answers what was asked");
        when(asks, () -> isAsked.set(true)).elseWhen(answers, () -> isAsked.set(false));
        when(update.fires(), () -> hasRead.set(false)).elseWhen(reads, () -> hasRead.set(true));
        when(update.fires(), () -> hasWritten.set(false)).elseWhen(writes, () -> hasWritten.set(true));
        Bool changes = hasRead.and(hasWritten.and(isAsked.not()).not());
        Bool mayNotWrite = changes.or(reads);
        when(mayNotWrite, () -> {
            assertAlways(lines.fires().not(), "no packet writes while an element is changed");
            assertAlways(open.eq(0), "all that went before is visible");
        });
        assertAlways(reads.implies(hasRead.not()), "an element is read once");
        assertAlways(
                writes.implies(hasRead.and(hasWritten.not()).and(isAsked.not())), "it is written once, behind that");
        assertAlways(
                packet.valid().implies(hasWritten.and(isAsked.not())), "the new value is visible before the answer");
        assertAlways(update.fires().implies(hasWritten), "an update is not over before it has written");
        lemmas(isAsked, hasRead, hasWritten);
        cover(update.fires(), "an update ends");
        cover(changes.and(lines.ready()).and(gate.write.valid()), "a packet waits meanwhile");
    }

    /** Packets write when they like, as far as the memory takes it. */
    private Stream<LineRequest> writes() {
        Stream<LineRequest> write = in("write", stream(HostMemoryRequest.lineType()));
        Stream<LineRequest> lines = out("lines", stream(HostMemoryRequest.lineType()));
        Bool returns = in("returns", bool());
        connect(gate.write, write);
        connect(lines, gate.memory);
        gate.returns.set(returns);
        open.countUpDown(lines.fires(), returns);
        assume(returns.implies(open.ne(0)), "what becomes visible was written");
        assume(lines.ready().implies(open.lt(MOST)), "the memory has so many places");
        Bool waited = reg("writeWaited", bool()).init(false);
        waited.set(write.valid().and(write.ready().not()));
        assume(waited.implies(write.valid()), "a write stays until it is taken");
        Bool stalled = reg("stalled", bool()).init(false);
        stalled.set(lines.valid().and(lines.ready().not()));
        assertAlways(stalled.implies(lines.valid()), "a write that was offered stays");
        assertAlways(insideOf("gate", "underWay", COUNT_WIDTH).eq(open), "the gate knows what is under way");
        return lines;
    }

    private void lemmas(Bool isAsked, Bool hasRead, Bool hasWritten) {
        Bool isShut = insideOf("gate", "isShut", 1).bit(0);
        Bool isChanging = state.ge(READ).and(state.le(WRITTEN));
        assertAlways(isAsked.eq(state.eq(READ).or(state.eq(WRITTEN))), "it waits for what it has asked");
        assertAlways(hasRead.eq(state.ge(READ)), "it has read");
        assertAlways(hasWritten.eq(state.eq(WRITTEN).or(state.eq(ANSWERING))), "it has written");
        when(isChanging.or(state.eq(READING)), () -> assertAlways(isShut.and(open.eq(0)), "the gate is shut"));
        assertAlways(open.le(MOST), "no more writes are under way");
        assertAlways(inside("index", STATE_WIDTH).eq(0).or(state.eq(ANSWERING)), "a packet is begun by an answer");
    }
}
