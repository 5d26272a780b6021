import org.heddle.hdl.*;

/** Registers whose old bits a shift, a choice or a mask keeps; and some that it moves out. */
class NeverKnownThroughShifts extends Component {
    final Bool on = in(bool());
    final UInt word = in(uint(4));
    final UInt amount = in(uint(2));
    final UInt known = out(uint(16));
    final UInt kept = out(uint(10));
    final SInt sign = out(sint(4));

    NeverKnownThroughShifts() {
        UInt up = reg(uint(4));
        up.set(up.shlWrap(lit(1, 2)).or(on.asUInt().zext(4)));
        UInt down = reg(uint(4));
        down.set(down.shr(lit(3, 2)));
        UInt by = reg(uint(4));
        by.set(by.shr(amount));
        UInt masked = reg(uint(4));
        masked.set(masked.and(3).shlWrap(lit(2, 2)));
        known.set(up.cat(down).cat(by).cat(masked));

        SInt top = reg(sint(4));
        top.set(top.shr(lit(1, 3)));
        sign.set(top);
        UInt unknownAmount = reg(uint(4));
        unknownAmount.set(word.shlWrap(unknownAmount.trunc(2)));
        UInt hidden = reg(uint(4));
        hidden.set(hidden.and(5));
        Bool chosen = reg(bool());
        chosen.set(mux(chosen, on, word.bit(0)));
        Bool odd = reg(bool());
        odd.set(odd.asUInt().cat(word).reduceXor());
        kept.set(unknownAmount.cat(hidden).cat(chosen.asUInt()).cat(odd.asUInt()));
    }
}

/* reports
HDL045 (NeverKnownThroughShifts.java:23) register "top" of NeverKnownThroughShifts has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
HDL045 (NeverKnownThroughShifts.java:26) register "unknownAmount" of NeverKnownThroughShifts has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
HDL045 (NeverKnownThroughShifts.java:28) register "hidden" of NeverKnownThroughShifts has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
HDL045 (NeverKnownThroughShifts.java:30) register "chosen" of NeverKnownThroughShifts has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
HDL045 (NeverKnownThroughShifts.java:32) register "odd" of NeverKnownThroughShifts has no reset value and takes only values that come from itself, so it is never known: give it one with init(), or load it from elsewhere
*/
