package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * Puts completions back into the order of their requests. A request takes the next slot in a ring, whose number is its tag;
 * the oldest leaves when every module that takes part in it has completed it.
 *
 * <p>Latency: a line is handed out two cycles after its last completion. Throughput: one request comes and one leaves in each
 * cycle. When all slots are taken, {@link #hasRoom} is 0; completions always have their place.
 */
final class ReorderBuffer extends Component {
    private static final int MODULES = 2;

    /** 1 if a request can be taken. */
    final Bool hasRoom = out(bool());
    /** The tag of the next request. */
    final UInt tag;
    /** 1 in the cycle in which a request is taken. */
    final Bool takes = in(bool());
    /** 1 if the request that is taken writes. */
    final Bool write = in(bool());
    /** 1 if its line begins in module 1; handed out with its data. */
    final Bool startsInModule1 = in(bool());
    /** One bit for each module that takes part. */
    final UInt modules = in(uint(MODULES));

    /** 1 for each module that has completed an access. */
    final UInt completes = in(uint(MODULES));

    final UInt completedTag0;
    final UInt completedTag1;
    final UInt completedData0 = in(uint(128));
    final UInt completedData1 = in(uint(128));

    /** 1 in the cycle in which the data of the next read stand at the outputs. */
    final Bool readValid = out(bool());
    /** 1 in the cycle in which the next write leaves. */
    final Bool writeDone = out(bool());

    final UInt data0 = out(uint(128));
    final UInt data1 = out(uint(128));
    final Bool dataStartInModule1 = out(bool());

    /**
     * @param tagWidth logarithm of the number of slots
     */
    ReorderBuffer(int tagWidth) {
        parameter("tag", tagWidth);
        int slots = 1 << tagWidth;
        tag = out(uint(tagWidth));
        completedTag0 = in(uint(tagWidth));
        completedTag1 = in(uint(tagWidth));

        UInt next = reg(uint(tagWidth)).init(0);
        UInt oldest = reg(uint(tagWidth)).init(0);
        UInt used = reg(uint(tagWidth + 1)).init(0);
        UInt pending0 = reg(uint(slots)).init(0);
        UInt pending1 = reg(uint(slots)).init(0);
        hasRoom.set(used.ne(slots));
        tag.set(next);

        Bool leaves =
                used.ne(0).and(pending0.bit(oldest).or(pending1.bit(oldest)).not());
        when(takes, next::increment);
        when(leaves, oldest::increment);
        used.countUpDown(takes, leaves);
        keepPending(pending0, next, 0, completedTag0);
        keepPending(pending1, next, 1, completedTag1);

        Memory<UInt> kinds = memory(uint(2), slots);
        when(takes, () -> kinds.write(next, cat(write, startsInModule1)));
        // A slot leaves only behind the cycle in which its data came.
        Memory<UInt> words0 = memory(uint(128), slots).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(completes.bit(0), () -> words0.write(completedTag0, completedData0));
        Memory<UInt> words1 = memory(uint(128), slots).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(completes.bit(1), () -> words1.write(completedTag1, completedData1));

        Bool left = reg(bool()).init(false);
        left.set(leaves);
        UInt kind = kinds.readSync(oldest, leaves);
        data0.set(words0.readSync(oldest, leaves));
        data1.set(words1.readSync(oldest, leaves));
        readValid.set(left.and(kind.bit(1).not()));
        writeDone.set(left.and(kind.bit(1)));
        dataStartInModule1.set(kind.bit(0));
        assertAlways(takes.not().or(hasRoom), "a request is taken only while a slot is free");
    }

    /** Keeps one bit for each slot that waits for a module. */
    private void keepPending(UInt pending, UInt next, int module, UInt completedTag) {
        int slots = pending.width();
        Bool begins = takes.and(modules.bit(module));
        Bool ends = completes.bit(module);
        UInt begun = mux(begins, lit(1, slots).shlWrap(next), lit(0, slots));
        UInt ended = mux(ends, lit(1, slots).shlWrap(completedTag), lit(0, slots));
        pending.set(pending.or(begun).and(ended.not()));
        assertAlways(ends.not().or(pending.and(ended).reduceOr()), "an access is completed once");
    }
}
