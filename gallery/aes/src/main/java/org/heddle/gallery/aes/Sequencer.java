package org.heddle.gallery.aes;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Counts the rounds of a block and makes their constants, FIPS 197, section 5.2: {@code begins} starts one, {@code done} stands from the
 * eleventh cycle behind it until {@code ends}. All outputs are registers but for a comparator.
 */
public final class Sequencer extends Component {
    private static final int IDLE = 0;
    private static final int DONE = Aes128.ROUNDS + 1;

    public final Bool begins = in(bool());
    public final Bool ends = in(bool());
    public final Bool idle = out(bool());
    public final Bool last = out(bool());
    public final Bool done = out(bool());
    public final UInt constant = out(uint(8));

    public Sequencer() {
        UInt round = reg(uint(4)).init(IDLE);
        UInt now = reg(uint(8)).init(1);
        idle.set(round.eq(IDLE));
        last.set(round.eq(Aes128.ROUNDS));
        done.set(round.eq(DONE));
        constant.set(now);

        when(begins, () -> {
                    round.set(1);
                    now.set(1);
                })
                .elseWhen(ends, () -> round.set(IDLE))
                .elseWhen(idle.or(done).not(), () -> {
                    round.increment();
                    now.set(RoundSteps.twice(now));
                });
        claim(round);
    }

    private void claim(UInt round) {
        assume(begins.implies(idle.or(ends)), "a block begins where no other one is under way");
        assume(ends.implies(done), "what ends is done");
        assertAlways(round.le(DONE), "there are no rounds behind the last one");
        int expected = 1;
        for (int i = 1; i <= Aes128.ROUNDS; i++) {
            assertAlways(round.eq(i).implies(constant.eq(expected)), "round " + i + " has its constant");
            expected = SBox.product(expected, 2);
        }
        UInt age = reg(uint(4)).init(DONE);
        when(begins, () -> age.set(1)).elseWhen(age.ne(DONE), age::increment);
        assertAlways(idle.or(age.eq(round)), "a block is done eleven cycles behind its begin");
        cover(begins.and(ends), "a block begins as another one ends");
    }
}
