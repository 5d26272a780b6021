package org.heddle.gallery.sdram;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * State of one bank: its open row, and the commands that its timing permits in this cycle. A command counts from the cycle behind it; all
 * outputs depend on registers, and {@code rowHit} on {@code row}. The reset leaves the bank open, as nothing is known of it at power-up.
 */
public final class SdramBank extends Component {
    public final UInt row;
    public final Bool activate = in(bool()).doc("ACTIVE: opens the row");
    public final Bool read = in(bool()).doc("READ");
    public final Bool write = in(bool()).doc("WRITE");
    public final Bool precharge = in(bool()).doc("PRECHARGE; without effect while no row is open");
    public final Bool occupy = in(bool()).doc("AUTO REFRESH or LOAD MODE REGISTER: no command for tRFC");
    public final Bool isOpen = out(bool());
    public final Bool rowHit = out(bool()).doc("the row on the input is that which was opened last");
    public final Bool isReady = out(bool()).doc("READ and WRITE are permitted if a row is open, or else all others");
    public final Bool mayPrecharge = out(bool()).doc("PRECHARGE is permitted");

    private final SdramTiming timing;
    private final Bool open = reg(bool()).init(true);
    private final UInt untilReady;
    private final UInt untilPrecharge;

    /**
     * Makes the state of a bank.
     *
     * @param part the chip
     * @param megahertz frequency of the clock
     * @param casLatency of the chip, 2 or 3 cycles
     */
    public SdramBank(SdramPart part, int megahertz, int casLatency) {
        parameter("part", part.name());
        parameter("megahertz", megahertz);
        parameter("casLatency", casLatency);
        timing = SdramTiming.of(part, megahertz, casLatency);
        int rowBits = part.rowBits();
        row = in(uint(rowBits));
        UInt openRow = reg(uint(rowBits));
        int longestWait = Math.max(timing.trfc(), Math.max(timing.trcd(), timing.trp()));
        untilReady = counter("untilReady", longestWait, 0);
        untilPrecharge = counter("untilPrecharge", Math.max(timing.tras(), timing.twr()), 0);
        isOpen.set(open);
        rowHit.set(openRow.eq(row));
        isReady.set(untilReady.eq(0));
        mayPrecharge.set(open.not().or(untilPrecharge.eq(0)));

        when(untilReady.ne(0), untilReady::decrement);
        when(untilPrecharge.ne(0), untilPrecharge::decrement);
        when(activate, () -> {
            open.set(true);
            openRow.set(row);
            untilReady.set(timing.trcd() - 1);
            untilPrecharge.set(timing.tras() - 1);
        });
        when(write.and(untilPrecharge.lt(timing.twr())), () -> untilPrecharge.set(timing.twr() - 1));
        when(precharge.and(open), () -> {
            open.set(false);
            untilReady.set(timing.trp() - 1);
        });
        when(occupy, () -> untilReady.set(timing.trfc() - 1));
        claim(longestWait);
    }

    /** Returns a register that counts up to a number of cycles. */
    private UInt counter(String name, int cycles, int init) {
        return reg(name, uint(Types.bitsToNumber(cycles + 1))).init(init);
    }

    /** Returns the cycles since an event, up to the given number. */
    private UInt since(String name, Bool event, int most) {
        UInt age = counter(name, most, most);
        when(event, () -> age.set(1)).elseWhen(age.ne(most), age::increment);
        return age;
    }

    private void claim(int longestWait) {
        UInt sinceActive = since("sinceActive", activate, Math.max(timing.tras(), timing.trcd()));
        UInt sincePrecharge = since("sincePrecharge", precharge.and(open), timing.trp());
        UInt sinceWrite = since("sinceWrite", write, timing.twr());
        UInt sinceOccupied = since("sinceOccupied", occupy, timing.trfc());
        Bool accesses = read.or(write);
        Bool closes = precharge.and(open);
        assertAlways(
                accesses.implies(open.and(sinceActive.ge(timing.trcd()))), "tRCD: READ and WRITE find an open row");
        assertAlways(closes.implies(sinceActive.ge(timing.tras())), "tRAS: a row stays open");
        assertAlways(closes.implies(sinceWrite.ge(timing.twr())), "tWR: a row stays open behind a WRITE");
        Bool needsIdle = activate.or(occupy);
        assertAlways(needsIdle.implies(open.not()), "ACTIVE and AUTO REFRESH find no open row");
        assertAlways(needsIdle.implies(sincePrecharge.ge(timing.trp())), "tRP: a closed row has its time");
        assertAlways(needsIdle.implies(sinceOccupied.ge(timing.trfc())), "tRFC: AUTO REFRESH has its time");

        lemma(() -> {
            assertAlways(open.not().or(sum(untilReady, sinceActive, timing.trcd())), "the wait covers tRCD");
            assertAlways(open.not().or(sum(untilPrecharge, sinceActive, timing.tras())), "the wait covers tRAS");
            assertAlways(open.not().or(sum(untilPrecharge, sinceWrite, timing.twr())), "the wait covers tWR");
            assertAlways(open.or(sum(untilReady, sincePrecharge, timing.trp())), "the wait covers tRP");
            assertAlways(open.or(sum(untilReady, sinceOccupied, timing.trfc())), "the wait covers tRFC");
            assertAlways(open.or(sinceWrite.ge(timing.twr())), "no row is closed before tWR");
            assertAlways(open.implies(sinceOccupied.ge(timing.trfc())), "no row is opened before tRFC");
            assertAlways(untilReady.lt(longestWait), "no wait is longer than the longest");
            assertAlways(untilPrecharge.lt(Math.max(timing.tras(), timing.twr())), "no row has to stay longer");
        });
    }

    private Bool sum(UInt left, UInt age, int least) {
        return left.addGrow(age).ge(least);
    }
}
