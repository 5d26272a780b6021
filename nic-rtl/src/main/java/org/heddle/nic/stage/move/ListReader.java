package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessPattern;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * Reads the address list of an access before any element of it moves, and checks every entry: it is counted from the
 * access's stride, and its element must lie inside the memory on a multiple of 4. The access goes on when all its entries are
 * known, cut before the first wrong one; the addresses before that one wait in a buffer of a whole list.
 *
 * <p>A list is itself a contiguous access, and is read as one. Latency: none for an access without a list; with one, the
 * list's lines, a cycle for each entry and two more. While a unit works on one list, the next one is read.
 */
public final class ListReader extends ListStage {
    /** Lines of the list that are asked for ahead. */
    public static final int LINES_AHEAD = 4;
    /** Bytes of the words in which a list is looked at. */
    private static final int WORD_BYTES = 8;

    private enum State {
        IDLE,
        ASKING,
        READING,
        JUDGED
    }

    private final Fsm<State> state = fsm(State.IDLE);
    private final UInt entriesLeft = reg(uint(8));
    private final UInt goodEntries = reg(uint(8));
    private final Bool foundWrong = reg(bool());
    /** Bytes of an element less one. */
    private final UInt sizeLessOne = reg(uint(7));
    /** 1 for a list of 8-byte entries. */
    private final Bool isWide = reg(bool());

    /**
     * @param path of the unit that this reader serves; the list comes over its lines
     */
    public ListReader(DataPath path) {
        super(path);
        PrefetchUnit unit = instance(new PrefetchUnit(new DataPath(path.lineBytes(), WORD_BYTES, 0, LINES_AHEAD)));
        ListBuffer buffer = instance(new ListBuffer());
        connect(memory, unit.memory);
        unit.readValid.set(readValid);
        unit.readLine.set(readLine);
        unit.listed.valid().set(false);
        unit.listed.data().set(0);
        connect(listed, buffer.read);

        Access wanted = access.data();
        Bool isList = wanted.isList();
        Bool wide = wanted.pattern().is(AccessPattern.LIST_8);
        readList(unit);
        Bool begins = access.valid().and(isList);

        passOn(isList, state.is(State.JUDGED).and(foundWrong));
        ForwardRegister<UInt> target = instance("target", new ForwardRegister<>(uint(64)));
        lookAtEntries(unit.payload, target.source, isWide);
        judge(target.sink, buffer.write);
        state.describe(m -> {
            m.state(State.IDLE)
                    .during(() -> when(begins, () -> {
                        entriesLeft.set(wanted.elements());
                        isWide.set(wide);
                        sizeLessOne.set(wanted.sizeLessOne());
                        goodEntries.set(0);
                        foundWrong.set(false);
                    }))
                    .goTo(State.ASKING, begins);
            m.state(State.ASKING).goTo(State.READING, unit.access.ready());
            m.state(State.READING)
                    .goTo(
                            State.JUDGED,
                            entriesLeft.eq(0).and(target.sink.valid().not()));
            m.state(State.JUDGED).goTo(State.IDLE, judged.ready());
        });
    }

    /** The list's own bytes begin with registers: its entries come out of a shift already. */
    private void readList(PrefetchUnit unit) {
        UInt entryBytesLog2 = mux(isWide, lit(3, 2), lit(2, 2));
        unit.access.valid().set(state.is(State.ASKING));
        unit.access.data().pattern().set(AccessPattern.CONTIGUOUS);
        unit.access.data().base().set(access.data().base());
        unit.access.data().stride().set(0);
        unit.access.data().sizeLog2().set(2);
        unit.access.data().bytes().set(entriesLeft.zext(Access.BYTES_WIDTH).shlWrap(entryBytesLog2));
    }

    private void passOn(Bool isList, Bool cut) {
        Access wanted = access.data();
        judged.valid().set(access.valid().and(isList.not().or(state.is(State.JUDGED))));
        // The last entry has been counted a cycle before the list is judged.
        UInt goodBytes = reg(uint(Access.BYTES_WIDTH));
        goodBytes.set(goodEntries.zext(Access.BYTES_WIDTH).shlWrap(wanted.sizeLog2()));
        judged.data().access().setPart(wanted, mux(cut, goodBytes, wanted.bytes()));
        judged.data().isWhole().set(cut.not());
        judged.data().wrongEntry().set(goodEntries);
        access.ready().set(judged.fires());
    }

    /** One entry in each cycle; a word of two 4-byte entries stays for two. */
    private void lookAtEntries(Stream<PayloadWord> word, Stream<UInt> target, Bool wide) {
        Bool upperHalf = reg(bool()).init(false);
        UInt data = word.data().data();
        UInt half = mux(upperHalf, data.bits(63, 32), data.bits(31, 0));
        UInt offset = mux(wide, data, half.bit(31).repeat(32).cat(half));
        // An entry and its origin, both within 64 bits: what leaves them is negative, and outside like all such.
        target.data().set(offset.addWrap(access.data().stride().zext(64)));
        target.valid().set(state.is(State.READING).and(word.valid()).and(entriesLeft.ne(0)));
        Bool last = entriesLeft.eq(1);
        word.ready().set(target.fires().and(wide.or(upperHalf).or(last)));
        when(target.fires(), () -> {
            entriesLeft.decrement();
            upperHalf.set(wide.or(upperHalf).or(last).not());
        });
    }

    /** Keeps the addresses before the first wrong one. */
    private void judge(Stream<UInt> target, Stream<UInt> address) {
        UInt place = target.data();
        UInt lastByte = place.trunc(Access.MEMORY_WIDTH).addGrow(sizeLessOne);
        Bool wrong = place.bits(63, Access.MEMORY_WIDTH)
                .ne(0)
                .or(lastByte.bit(Access.MEMORY_WIDTH))
                .or(place.bits(1, 0).ne(0));
        Bool keeps = foundWrong.or(wrong).not();
        address.valid().set(target.valid().and(keeps));
        address.data().set(place.trunc(Access.MEMORY_WIDTH));
        // Also one that is not kept waits for a place: there is one when the list before this is used up.
        target.ready().set(address.ready());
        when(target.fires(), () -> {
            when(keeps, goodEntries::increment);
            when(wrong, () -> foundWrong.set(true));
        });
    }
}
