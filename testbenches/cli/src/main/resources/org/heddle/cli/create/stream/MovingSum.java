package @package@;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.TopLevel;

/** Takes samples and gives, for each, the sum of the last four. One sample a cycle, one cycle late. */
@TopLevel
public final class MovingSum extends Component {
    public final Stream<UInt> samples = in(stream(uint(8)));
    public final Stream<UInt> sums = out(stream(uint(10)));

    /** Makes one with samples of 8 bits. */
    public MovingSum() {
        UInt first = reg(uint(8)).init(0);
        UInt second = reg(uint(8)).init(0);
        UInt third = reg(uint(8)).init(0);
        UInt sum = reg(uint(10)).init(0);
        Bool full = reg(bool()).init(false);

        samples.ready().set(full.not().or(sums.ready()));
        sums.valid().set(full);
        sums.data().set(sum);
        when(samples.fires(), () -> {
                    first.set(samples.data());
                    second.set(first);
                    third.set(second);
                    sum.set(samples.data().addGrow(first).addGrow(second.addGrow(third)));
                    full.set(true);
                })
                .elseWhen(sums.ready(), () -> full.set(false));

        Bool stalled = reg(bool()).init(false);
        stalled.set(sums.valid().and(sums.ready().not()));
        assertAlways(stalled.implies(sums.valid().and(stable(sums.data()))), "an offer stays until it is taken");
        assertAlways(sum.le(4 * 255), "no sum is larger than four samples");
        cover(sums.fires().and(sum.ne(0)), "a sum is taken");
    }
}
