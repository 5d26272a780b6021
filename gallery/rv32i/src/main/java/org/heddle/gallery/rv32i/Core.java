package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * An RV32I core of five stages: fetch, decode, execute, access, write back. It begins at address 0 and runs until an instruction stops it, for
 * a {@link Cause} that comes with that instruction; only a reset goes on from there. A register holds 0 until it is written, and a reset keeps
 * what it holds.
 *
 * <p>An instruction takes one cycle; two more where it jumps, as jumps are decided in execution; one more where it needs what the
 * instruction before it loads. Results are forwarded to execution from both stages behind it.
 */
@TopLevel
public final class Core extends Component {
    public final FetchPort fetch = out(FetchPort.type());
    public final DataPort data = out(DataPort.type());
    public final Valid<Retired> retired = out(valid(Retired.type()));

    /** Register 0 holds 0 from the start, and is never written. */
    private final Memory<UInt> registers = memory(uint(32), 32)
            .init(0)
            .readUnderWrite(ReadUnderWrite.WRITE_FIRST)
            .blockRam();

    // The stages. Each holds an instruction while its valid is 1.
    private final UInt pc = reg(uint(32)).init(0);
    private final Bool stopped = reg(bool()).init(false);
    private final Valid<UInt> decoding = reg(valid(uint(32)));
    private final Valid<Executing> executing = reg(valid(Executing.type()));
    private final Valid<Accessing> accessing = reg(valid(Accessing.type()));
    private final Valid<Retired> writing = reg(valid(Retired.type()));

    private final Decoder decoder = instance(new Decoder());
    private final Alu alu = instance(new Alu());

    private final UInt read1 = registers.readSync(decoder.controls.source1(), lit(true));
    private final UInt read2 = registers.readSync(decoder.controls.source2(), lit(true));

    /** The instruction in execution. */
    private final Controls controls = executing.data().controls();

    private final UInt next = wire(uint(32)).doc("address behind the instruction in execution");
    private final EnumValue<Cause> cause = wire(enumOf(Cause.class));
    private final Bool leaves = wire(bool()).doc("those behind the instruction in execution are dropped");

    public Core() {
        decoding.valid().init(false);
        executing.valid().init(false);
        accessing.valid().init(false);
        writing.valid().init(false);
        fetchAndDecode();
        execute();
        access();
        writeBack();
        claimOrder();
        claimOperands();
    }

    private void fetchAndDecode() {
        Controls decoded = decoder.controls;
        UInt loading = controls.destination();
        Bool waits = decoding.valid()
                .and(executing.valid())
                .and(controls.isLoad())
                .and(loading.ne(0))
                .and(loading.eq(decoded.source1()).or(loading.eq(decoded.source2())));
        fetch.enable().set(waits.not());
        fetch.address().set(pc);
        decoder.instruction.set(fetch.instruction());
        when(leaves, () -> {
                    pc.set(next);
                    decoding.valid().set(false);
                    stopped.set(cause.isNot(Cause.NONE));
                })
                .elseWhen(waits.not(), () -> {
                    pc.set(pc.addWrap(4));
                    decoding.valid().set(stopped.not());
                    decoding.data().set(pc);
                });
        executing.valid().set(decoding.valid().and(waits.not()).and(leaves.not()));
        executing.data().pc().set(decoding.data());
        connect(controls, decoded);
    }

    private void execute() {
        UInt value1 = operand(controls.source1(), read1);
        UInt value2 = operand(controls.source2(), read2);
        alu.operation.set(controls.function());
        alu.alternate.set(controls.alternate());
        alu.isUnsigned.set(controls.isUnsigned());
        alu.first.set(value1);
        alu.second.set(mux(controls.usesImmediate(), controls.immediate(), value2));

        UInt counter = executing.data().pc();
        UInt address = mux(controls.fromRegister(), value1, counter).addWrap(controls.immediate());
        UInt link = counter.addWrap(4);
        Bool holds = mux(controls.function().bit(2), alu.less, alu.equal)
                .xor(controls.function().bit(0));
        Bool jumps = controls.isJump().or(controls.isBranch().and(holds));
        next.set(mux(jumps, address.bits(31, 1).cat(lit(0, 1)), link));

        Bool isMisaligned = misaligned(controls.function().bits(1, 0), address);
        cause.set(controls.cause());
        when(controls.cause().is(Cause.NONE), () -> {
            when(jumps.and(address.bit(1)), () -> cause.set(Cause.MISALIGNED_JUMP));
            when(controls.isLoad().or(controls.isStore()).and(isMisaligned), () -> cause.set(Cause.MISALIGNED_ACCESS));
        });
        Bool stops = cause.isNot(Cause.NONE);
        leaves.set(executing.valid().and(jumps.or(stops)));
        request(address, value2, executing.valid().and(stops.not()));

        Retired outcome = accessing.data().outcome();
        accessing.valid().set(executing.valid());
        accessing.data().isLoad().set(controls.isLoad());
        accessing.data().function().set(controls.function());
        accessing.data().offset().set(address.bits(1, 0));
        outcome.pc().set(counter);
        outcome.next().set(next);
        outcome.destination().set(controls.destination().and(stops.not().repeat(5)));
        outcome.source1().set(controls.source1());
        outcome.value1().set(value1);
        outcome.source2().set(controls.source2());
        outcome.value2().set(value2);
        outcome.cause().set(cause);
        switchOn(controls.result())
                .is(Controls.Result.ALU, () -> outcome.value().set(alu.result))
                .is(Controls.Result.IMMEDIATE, () -> outcome.value().set(controls.immediate()))
                .is(Controls.Result.ADDRESS, () -> outcome.value().set(address))
                .is(Controls.Result.LINK, () -> outcome.value().set(link));
    }

    /** The newest value of a register: that of the instruction ahead, of the one before it, or else the one that was read. */
    private UInt operand(UInt register, UInt read) {
        Retired ahead = accessing.data().outcome();
        Retired before = writing.data();
        Bool isRegister = register.ne(0);
        return mux(
                isRegister.and(accessing.valid()).and(ahead.destination().eq(register)),
                ahead.value(),
                mux(isRegister.and(writing.valid()).and(before.destination().eq(register)), before.value(), read));
    }

    private Bool misaligned(UInt size, UInt address) {
        return size.eq(1)
                .and(address.bit(0))
                .or(size.eq(2).and(address.bits(1, 0).ne(0)));
    }

    private void request(UInt address, UInt value, Bool goes) {
        UInt size = controls.function().bits(1, 0);
        UInt bytes = mux(size.eq(0), lit(1, 4), mux(size.eq(1), lit(3, 4), lit(15, 4)));
        data.address().set(address);
        data.read().set(goes.and(controls.isLoad()));
        data.mask()
                .set(bytes.shlWrap(address.bits(1, 0))
                        .and(goes.and(controls.isStore()).repeat(4)));
        data.written()
                .set(mux(
                        size.eq(0),
                        value.trunc(8).repeat(4),
                        mux(size.eq(1), value.trunc(16).repeat(2), value)));
    }

    private void access() {
        Accessing access = accessing.data();
        UInt moved = data.loaded().shr(access.offset().cat(lit(0, 3)));
        UInt low = moved.trunc(8);
        UInt half = moved.trunc(16);
        UInt loaded = wire(uint(32));
        switchOn(access.function())
                .is(0, () -> loaded.set(low.asSInt().sext(32).asUInt()))
                .is(1, () -> loaded.set(half.asSInt().sext(32).asUInt()))
                .is(4, () -> loaded.set(low))
                .is(5, () -> loaded.set(half))
                .otherwise(() -> loaded.set(moved));
        writing.valid().set(accessing.valid());
        connect(writing.data(), access.outcome());
        when(access.isLoad(), () -> writing.data().value().set(loaded));
    }

    private void writeBack() {
        connect(retired, writing);
        Retired done = writing.data();
        when(writing.valid().and(done.destination().ne(0)), () -> registers.write(done.destination(), done.value()));
    }

    /** Instructions retire in the order of the program, and nothing does behind a stop. */
    private void claimOrder() {
        Retired done = writing.data();
        UInt following = reg(uint(32)).init(0);
        Bool ended = reg(bool()).init(false);
        when(writing.valid(), () -> {
            following.set(done.next());
            ended.set(done.cause().isNot(Cause.NONE));
        });
        assertAlways(
                writing.valid().implies(done.pc().eq(following)), "each instruction is the one behind that before it");
        assertAlways(writing.valid().implies(ended.not()), "nothing retires behind a stop");
        cover(ended, "the core stops");

        lemma(() -> {
            // From the oldest stage to the youngest, each is where those ahead of it lead.
            Retired ahead = accessing.data().outcome();
            UInt behindWriting = mux(writing.valid(), done.next(), following);
            UInt behindAccessing = mux(accessing.valid(), ahead.next(), behindWriting);
            UInt behindExecuting = mux(executing.valid(), next, behindAccessing);
            UInt behindDecoding = mux(decoding.valid(), decoding.data().addWrap(4), behindExecuting);
            Bool goesOn = leaves.not().and(stopped.not());
            assertAlways(accessing.valid().implies(ahead.pc().eq(behindWriting)), "access follows");
            assertAlways(executing.valid().implies(executing.data().pc().eq(behindAccessing)), "execution follows");
            assertAlways(decoding.valid().and(goesOn).implies(decoding.data().eq(behindExecuting)), "decoding follows");
            assertAlways(goesOn.implies(pc.eq(behindDecoding)), "fetch follows");
            Bool stopsInWriting = writing.valid().and(done.cause().isNot(Cause.NONE));
            Bool stopsInAccess = accessing.valid().and(ahead.cause().isNot(Cause.NONE));
            assertAlways(stopped.eq(ended.or(stopsInWriting).or(stopsInAccess)), "a stop is known in all stages");
            assertAlways(stopped.implies(executing.valid().or(decoding.valid()).not()), "nothing is behind a stop");
            assertAlways(stopsInWriting.implies(accessing.valid().not()), "nothing is right behind a stop");
            assertAlways(ended.implies(accessing.valid().or(writing.valid()).not()), "nothing comes behind a stop");
        });
    }

    /** Each operand is what the last instruction that wrote the register has written: for any one, chosen by what comes in, and so for all. */
    private void claimOperands() {
        UInt watched = reg(uint(5));
        UInt last = reg(uint(32));
        Bool written = reg(bool()).init(false);
        when(written.not(), () -> watched.set(fetch.instruction().bits(11, 7)));
        Retired done = writing.data();
        Bool writes = writing.valid().and(done.destination().eq(watched)).and(watched.ne(0));
        when(writes, () -> {
            last.set(done.value());
            written.set(true);
            watched.set(watched);
        });
        claimOperand(done.source1(), done.value1(), watched, written, last);
        claimOperand(done.source2(), done.value2(), watched, written, last);

        lemma(() -> {
            assertAlways(written.implies(registers.read(watched).eq(last)), "the register file holds what was written");
            invariant(registers.read(lit(0, 5)).eq(0), "register 0 is 0");
        });
    }

    private void claimOperand(UInt source, UInt value, UInt watched, Bool written, UInt last) {
        Bool concerned = writing.valid().and(source.eq(watched)).and(written);
        assertAlways(concerned.implies(value.eq(last)), "an operand is what was written last");
        assertAlways(writing.valid().and(source.eq(0)).implies(value.eq(0)), "register 0 is 0 for all");
    }
}
