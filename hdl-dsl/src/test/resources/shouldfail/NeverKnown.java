import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class NeverKnown extends Component {
    final Bool on = in(bool());
    final Bool load = in(bool());
    final UInt word = in(uint(4));
    final UInt counted = out(uint(4));
    final UInt summed = out(uint(4));
    final Bool ping = out(bool());
    final UInt rounds = out(uint(3));

    NeverKnown() {
        UInt count = reg(uint(4));
        when(on, () -> count.set(count.addWrap(1)));
        UInt delayed = reg(uint(4));
        delayed.set(count);
        counted.set(delayed);
        Bool left = reg(bool());
        Bool right = reg(bool());
        left.set(right);
        right.set(left.not());
        ping.set(left);
        UInt round = reg(uint(3));
        when(round.eq(5), () -> round.set(0)).otherwise(() -> round.set(round.addWrap(1)));
        rounds.set(round);
        UInt sum = reg(uint(4));
        when(load, () -> sum.set(word)).otherwise(() -> sum.set(sum.addWrap(word)));
        UInt history = reg(uint(4));
        history.set(history.trunc(3).cat(on.asUInt()));
        UInt flags = reg(uint(4));
        flags.set(flags.and(word.not()).or(history));
        summed.set(sum.xor(flags));
    }
}
/* reports
HDL045 (NeverKnown.java:15) register "count" of NeverKnown has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
HDL045 (NeverKnown.java:20) register "left" of NeverKnown has no reset value and takes only values that come from itself, by way of "right" (NeverKnown.java:21), so it is never known: give it one with init(), or load it from elsewhere
  see NeverKnown.java:21
HDL045 (NeverKnown.java:25) register "round" of NeverKnown has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
*/
