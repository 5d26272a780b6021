package org.heddle.nic.mpc.transfer;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.option.Coded;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.stage.arithmetic.AluOperands;
import org.heddle.nic.stage.arithmetic.AluResult;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionAlu;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Changes an element of host memory for another node: reads it, lets it meet the operand in the {@link ReductionAlu} beside the unit, writes it, and sends
 * what it was before.
 *
 * <pre>
 *  update ─► hold packets' writes ─► read ─► ALU ─► write ─► let them go ─► packet
 * </pre>
 *
 * <p>One update at a time, and no packet writes from before the reading until behind the writing: so elements are atomic among all that nodes do to this
 * memory. The answer leaves when the new value is visible. Latency: 12 cycles, 6 of them the ALU's, and two transactions on the bus. Proof: {@code mpc-updates}.
 */
public final class AccumulateUnit extends Component {
    private static final int WORDS = MpcHeader.WORDS + 1;
    private static final int WORD_BYTES = ReductionAlu.WORD_WIDTH / Byte.SIZE;
    private static final int LINE_WORDS = HostMemoryRequest.LINE_BYTES / WORD_BYTES;

    /** Updates, each taken when its answer has left. */
    public final Stream<RemoteRead> update = in(stream(RemoteRead.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NSRC.width()));
    /** To host memory, with one tag. */
    public final HostMemoryPort memory;
    /** 1 while no packet may write. */
    public final Bool holds = out(bool());
    /** 1 while none writes, and none will as long as {@link #holds} is 1. */
    public final Bool isHeld = in(bool());
    /** To the ALU; they stay until the result is not needed any more. */
    public final Valid<AluOperands> operands = out(valid(AluOperands.type(1)));
    /** From the ALU. */
    public final Valid<AluResult> result = in(valid(AluResult.type(1)));
    /** 1 while the answer is for this node itself. */
    public final Bool isOwn = out(bool());
    /** Answers: packets of a header and the old value. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    private enum State {
        IDLE,
        HOLDING,
        READING,
        READ,
        COMPUTING,
        WRITING,
        WRITTEN,
        ANSWERING
    }

    /** The element as it was, in the lower bits. */
    private final UInt old = reg(uint(ReductionAlu.WORD_WIDTH));

    /**
     * @param tagWidth bits of the memory's tags
     */
    public AccumulateUnit(int tagWidth) {
        parameter("tagWidth", tagWidth);
        memory = out(HostMemoryPort.type(tagWidth));
        var state = fsm(State.IDLE);
        RemoteRead asked = update.data();
        Bool isLong = asked.update().isLong();
        Bool isWriting = state.is(State.WRITING);
        request(asked, isLong, isWriting, state.is(State.READING));
        memory.answer().ready().set(true);
        Bool answers = memory.answer().valid();
        when(
                state.is(State.READ).and(answers),
                () -> old.set(element(memory.answer().data().data(), asked, isLong)));

        // The operands stay while the result is waited for and written: it comes again in each cycle.
        Bool computes = state.is(State.COMPUTING).or(isWriting);
        operate(asked, computes);
        assertAlways(
                state.is(State.READ).and(answers).implies(result.valid().not()), "the ALU is empty before it computes");

        Bool isAnswering = state.is(State.ANSWERING);
        Bool ends = packet.fires().and(packet.data().last());
        answer(asked, isLong, isAnswering);
        update.ready().set(ends);
        holds.set(state.is(State.IDLE).or(isAnswering).not());
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.HOLDING, update.valid());
            m.state(State.HOLDING).goTo(State.READING, isHeld);
            m.state(State.READING).goTo(State.READ, memory.request().ready());
            m.state(State.READ).goTo(State.COMPUTING, answers);
            m.state(State.COMPUTING).goTo(State.WRITING, result.valid());
            m.state(State.WRITING).goTo(State.WRITTEN, memory.request().ready());
            m.state(State.WRITTEN).goTo(State.ANSWERING, answers);
            m.state(State.ANSWERING).goTo(State.IDLE, ends);
        });
    }

    /** Asks for the line of the element, to read it or to write the element in it. */
    private void request(RemoteRead asked, Bool isLong, Bool isWriting, Bool isReading) {
        UInt address = asked.from();
        UInt value = mux(
                asked.update().operation().eq(UpdateOperation.REPLACE.code()),
                asked.update().operand(),
                result.data().value());
        UInt half = value.trunc(Integer.SIZE);
        UInt word = mux(isLong, value, half.cat(half));
        UInt halves = mux(address.bit(2), lit(0xF0, WORD_BYTES), lit(0x0F, WORD_BYTES));
        UInt bytes = mux(isLong, lit(0xFF, WORD_BYTES), halves);
        UInt line = word;
        UInt mask = bytes.and(isWord(address, 0).repeat(WORD_BYTES));
        for (int i = 1; i < LINE_WORDS; i++) {
            line = line.cat(word);
            mask = bytes.and(isWord(address, i).repeat(WORD_BYTES)).cat(mask);
        }
        memory.request().valid().set(isReading.or(isWriting));
        HostMemoryRequest request = memory.request().data();
        request.write().set(isWriting);
        request.tag().set(0);
        request.address().set(address.bits(HostMemoryRequest.BYTE_ADDRESS_WIDTH - 1, 5));
        request.data().set(line);
        request.mask().set(mask);
    }

    private static Bool isWord(UInt address, int index) {
        return address.bits(4, 3).eq(index);
    }

    /** Returns the element of a line, in the lower bits. */
    private UInt element(UInt line, RemoteRead asked, Bool isLong) {
        UInt word = line.trunc(ReductionAlu.WORD_WIDTH);
        for (int i = 1; i < LINE_WORDS; i++) {
            UInt next = line.bits(ReductionAlu.WORD_WIDTH * (i + 1) - 1, ReductionAlu.WORD_WIDTH * i);
            word = mux(isWord(asked.from(), i), next, word);
        }
        UInt half = mux(asked.from().bit(2), word.bits(63, 32), word.bits(31, 0));
        return mux(isLong, word, half.zext(ReductionAlu.WORD_WIDTH));
    }

    private void operate(RemoteRead asked, Bool computes) {
        operands.valid().set(computes);
        AluOperands words = operands.data();
        words.operation()
                .set(decode(
                        "operation", ReductionOperation.class, asked.update().operation()));
        words.type().set(decode("type", ElementType.class, asked.update().element()));
        words.isLocation().set(false);
        words.left().set(old);
        words.right().set(asked.update().operand());
        words.tag().set(0);
    }

    private <E extends Enum<E> & Coded> EnumValue<E> decode(String name, Class<E> constants, UInt code) {
        EnumValue<E> value = wire(name, enumOf(constants));
        value.set(constants.getEnumConstants()[0]);
        for (E each : constants.getEnumConstants()) {
            when(code.eq(each.code()), () -> value.set(each));
        }
        return value;
    }

    private void answer(RemoteRead asked, Bool isLong, Bool isAnswering) {
        UInt index = reg("index", uint(Types.bitsToNumber(WORDS))).init(0);
        UInt bytes = mux(isLong, lit(Long.BYTES, 4), lit(Integer.BYTES, 4));
        List<UInt> words = List.of(
                MpcHeader.link(bytes, node, asked.reader()),
                MpcHeader.place(asked.into(), asked.len()),
                MpcHeader.purpose(asked.rid(), asked.ctrl(), asked.notifies(), lit(true), lit(true)),
                lit(0, 64));
        UInt word = old;
        for (int i = WORDS - 2; i >= 0; i--) {
            word = mux(index.eq(i), words.get(i), word);
        }
        Bool isLast = index.eq(WORDS - 1);
        isOwn.set(asked.reader().eq(node));
        packet.valid().set(isAnswering);
        packet.data().data().set(word);
        packet.data().last().set(isLast);
        when(packet.fires(), () -> index.set(mux(isLast, lit(0, index.width()), index.addWrap(1))));
    }
}
