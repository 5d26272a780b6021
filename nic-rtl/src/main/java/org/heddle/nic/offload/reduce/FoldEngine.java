package org.heddle.nic.offload.reduce;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.ValidDelay;
import org.heddle.hdl.option.Coded;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.offload.descriptor.DataWords;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.stage.arithmetic.AluOperands;
import org.heddle.nic.stage.arithmetic.BinnedAlignment;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionAlu;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;

/**
 * Folds messages into partial results, a word per cycle.
 *
 * <pre>
 *  job ─► place or own data ─►│ align ─► ALU ─┬─► partial results
 *               partial result ─►│ ▲◄──────────┘
 * </pre>
 *
 * <p>A register stands behind the words that are read, since block RAM and an adder's first stage do not fit into one cycle.
 *
 * <p>What comes first passes the ALU too, as a bitwise or with zero. Throughput: a message of six words every six cycles, of reductions
 * that take turns; every {@value #LOOP_CYCLES} cycles of one alone, since each word needs what the fold before made of it.
 */
public final class FoldEngine extends Component {
    /**
     * Cycles from the beginning of one fold to that of the next into the same partial result: read it, the way through the ALU, write it.
     * What is written is read in the same cycle.
     */
    static final int LOOP_CYCLES = ReductionAlu.LATENCY + 2;
    /** Cycles that the scheduler needs to make the next job of {@link #folded}. */
    private static final int SCHEDULING_CYCLES = 4;

    final Stream<FoldJob> job;
    /** 1 in the cycle in which the next fold of a reduction may be scheduled. */
    final Bool folds = out(bool());
    /** Slot of that reduction, with {@link #folds}. */
    final UInt folded;

    /** Place that is read. */
    final UInt place;
    /** 3 bits: number of the word that is read, of a place or of a slot's own data. */
    final UInt word = out(uint(DataWords.WIDTH));
    /** 1 in the cycle in which a word is read. */
    final Bool reads = out(bool());
    /** 1 if the word is read from the node's own data. */
    final Bool readsOwn = out(bool());
    /** Slot whose own data are read. */
    final UInt slot;
    /** 64 bits: what was read, one cycle later. */
    final UInt data = in(uint(64));
    /** 1 in the cycle in which {@link #place} is read for the last time. */
    final Bool releases = out(bool());
    /** With {@link #job}: the place of the job's message. */
    final UInt placeOfMessage;

    /** Slot and word of a partial result. */
    final UInt resultAddress;
    /** 1 in the cycle in which the word of a partial result is read. */
    final Bool readsResult = in(bool());
    /** 64 bits: the word of the partial result, one cycle later. */
    final UInt result = out(uint(64));
    /** 5 bits: what the arithmetic has raised for the reduction {@link #resultSlot}. */
    final UInt flags = out(uint(FloatFlags.WIDTH));
    /** Slot of the reduction whose {@link #flags} are read. */
    final UInt resultSlot;

    private final ReductionSize size;

    /**
     * An engine without jobs.
     *
     * @param size of the unit
     */
    public FoldEngine(ReductionSize size) {
        this.size = size;
        parameter("size", size);
        int index = size.indexWidth();
        job = in(stream(FoldJob.type(size)));
        folded = out(uint(index));
        place = out(uint(size.placeWidth()));
        slot = out(uint(index));
        placeOfMessage = in(uint(size.placeWidth()));
        resultAddress = in(uint(index + DataWords.WIDTH));
        resultSlot = in(uint(index));

        UInt at = reg("at", uint(DataWords.WIDTH)).init(0);
        FoldJob wanted = job.data();
        Bool isLast = wanted.isSkip().or(at.addWrap(1).eq(wanted.words()));
        Bool isRead = job.valid().and(wanted.isSkip().not());
        job.ready().set(isLast);
        when(job.valid(), () -> at.incrementOrClear(isLast));
        reads.set(isRead);
        readsOwn.set(wanted.isOwn());
        word.set(at);
        slot.set(wanted.slot());
        place.set(placeOfMessage);
        releases.set(isRead.and(isLast).and(wanted.isOwn().not()));
        payloadOf(reads, word, readsOwn, slot, place);

        // The next fold into the same result begins LOOP_CYCLES later; scheduling it takes some of them.
        ValidDelay<UInt> loop = instance("loop", new ValidDelay<>(uint(index), LOOP_CYCLES - SCHEDULING_CYCLES));
        loop.source.valid().set(job.valid().and(at.eq(0)));
        loop.source.data().set(wanted.slot());
        folds.set(loop.sink.valid());
        folded.set(loop.sink.data());
        payloadOf(folds, folded);

        compute(wanted, at, isRead);
    }

    private void compute(FoldJob wanted, UInt at, Bool isRead) {
        UInt address = wanted.slot().cat(at);
        Bool acts = reg(bool()).init(false);
        FoldJob now = reg(FoldJob.type(size));
        UInt nowWord = reg(uint(DataWords.WIDTH));
        acts.set(isRead);
        connect(now, wanted);
        nowWord.set(at);

        // Whether it begins a reduction, whether it is merged, slot and word.
        int tagWidth = address.width() + 2;
        // A word that is written at the same edge comes from beside the memory; the sender reads none that is still
        // made.
        Memory<UInt> results = memory(uint(64), 1 << address.width()).readUnderWrite(ReadUnderWrite.UNDEFINED);
        ReductionAlu alu = instance("alu", new ReductionAlu(tagWidth));
        UInt stored = results.readSync(address, isRead);
        Bool isNewer = reg(bool()).init(false);
        UInt newer = reg(uint(64));
        UInt partial = mux(isNewer, newer, stored);

        Bool aligns = now.isBinned().and(now.isFirst().not());
        Bool merges = aligns.and(nowWord.eq(0));
        EnumValue<ReductionOperation> operation = decode("operation", ReductionOperation.class, now.operation());
        EnumValue<ElementType> type = decode("type", ElementType.class, now.type());
        Bool isPair =
                operation.is(ReductionOperation.MINIMUM_LOCATION).or(operation.is(ReductionOperation.MAXIMUM_LOCATION));
        Bool isWide = type.is(ElementType.DOUBLE).or(type.is(ElementType.INT64)).or(type.is(ElementType.UINT64));
        Bool computes = reg(bool()).init(false);
        AluOperands next = reg(AluOperands.type(tagWidth));
        computes.set(acts);
        next.left().set(partial.and(now.isFirst().not().repeat(64)));
        next.right().set(data);
        // An or with zero keeps every bit; bins are integers.
        next.operation().set(mux(now.isFirst().or(merges), lit(ReductionOperation.BITWISE_OR), operation));
        next.type().set(mux(now.isFirst().or(aligns), lit(ElementType.UINT64), type));
        next.isLocation()
                .set(isPair.and(isWide).and(nowWord.bit(0)).and(now.isFirst().not()));
        next.tag().set(cat(now.isFirst().and(nowWord.eq(0)), merges, now.slot(), nowWord));
        BinnedAlignment alignment = instance("alignment", new BinnedAlignment());
        alignment.valid.set(acts.and(aligns));
        alignment.word.set(nowWord);
        alignment.left.set(next.left());
        alignment.right.set(next.right());
        alu.operands.valid().set(computes);
        connect(
                alu.operands.data(),
                new AluOperands(
                        next.operation(),
                        next.type(),
                        next.isLocation(),
                        alignment.alignedLeft,
                        alignment.alignedRight,
                        next.tag()));

        UInt target = alu.result.data().tag().trunc(address.width());
        // Six words of an accumulator are as long on their way here, so these are still the codes of the same header.
        UInt codes = mux(alu.result.data().tag().bit(address.width()), alignment.codes, lit(0, 64));
        UInt made = alu.result.data().value().or(codes);
        when(alu.result.valid(), () -> results.write(target, made));
        isNewer.set(alu.result.valid().and(target.eq(address)));
        newer.set(made);
        result.set(results.readSync(resultAddress, readsResult));
        // Whoever has asked a cycle before looks at it.
        payloadOf(lit(false), result);

        UInt targetSlot = target.bits(target.width() - 1, DataWords.WIDTH);
        // The first word of a reduction has no flags, since nothing is computed with it, and leaves none of the one
        // before.
        Memory<UInt> raised = memory(uint(FloatFlags.WIDTH), size.allSlots());
        Bool begins = alu.result.data().tag().bit(address.width() + 1);
        UInt before = raised.read(targetSlot).and(begins.not().repeat(FloatFlags.WIDTH));
        when(
                alu.result.valid(),
                () -> raised.write(targetSlot, before.or(alu.result.data().flags())));
        // A reset leaves a memory as it is.
        UInt known = reg(uint(size.allSlots())).init(0);
        when(alu.result.valid(), () -> known.set(known.or(targetSlot.toOneHot(size.allSlots()))));
        flags.set(raised.read(resultSlot).and(known.bit(resultSlot).repeat(FloatFlags.WIDTH)));
    }

    /** The constant with that code; of a code without one, the first. */
    private <E extends Enum<E> & Coded> EnumValue<E> decode(String name, Class<E> constants, UInt code) {
        EnumValue<E> value = wire(name, enumOf(constants));
        value.set(constants.getEnumConstants()[0]);
        for (E each : constants.getEnumConstants()) {
            when(code.eq(each.code()), () -> value.set(each));
        }
        return value;
    }
}
