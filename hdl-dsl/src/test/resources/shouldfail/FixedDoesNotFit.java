import org.heddle.hdl.*;

/** Fixed-point numbers that lose something without saying so. */
class FixedDoesNotFit extends Component {
    Fixed sample = in(fixed(2, 6));
    Fixed gain = in(ufixed(1, 3));
    Fixed coarse = out(fixed(4, 3));
    Fixed narrow = out(fixed(2, 6));
    Fixed third = out(fixed(2, 6));
    Fixed clipped = out(fixed(2, 3));
    Fixed either = out(fixed(3, 6));

    FixedDoesNotFit() {
        coarse.set(sample);
        narrow.set(sample.addGrow(sample));
        third.set(0.3);
        clipped.set(sample.mulGrow(gain).saturate(fixed(2, 3)));
        either.set(mux(sample.lt(gain), sample, sample.scale(1)));
    }
}
/* reports
HDL012 (FixedDoesNotFit.java:14) value of Fixed2_6 (-2 to 1.984375 in steps of 0.015625) does not fit the target "coarse" of Fixed4_3 (-8 to 7.875 in steps of 0.125): round it with round(3, mode), or widen the target
HDL012 (FixedDoesNotFit.java:15) value of Fixed3_6_-256_254 (-4 to 3.96875 in steps of 0.015625) does not fit the target "narrow" of Fixed2_6 (-2 to 1.984375 in steps of 0.015625): narrow it with saturate(type) or wrap(type), or widen the target
HDL002 (FixedDoesNotFit.java:16) 0.3 is no value of Fixed2_6: use a multiple of 0.015625 from -2 to 1.984375, or widen it
HDL012 (FixedDoesNotFit.java:17) saturate of Fixed3_9_-1920_1905 (-3.75 to 3.720703125 in steps of 0.001953125) to Fixed2_3: it has more bits behind the point: round it first with round(3, mode)
HDL003 (FixedDoesNotFit.java:18) mux of Fixed2_6 and Fixed3_5: their bits mean different things: give both one type first
*/
