package org.heddle.guide;

import static org.heddle.hdl.flow.Flow.flow;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/** Squares the odd numbers of a stream and drops the others. */
public final class OddSquares extends Component {
    public final Stream<UInt> number = in(stream(uint(8)));
    public final Stream<UInt> square = out(stream(uint(16)));

    public OddSquares() {
        flow(number)
                .filter(value -> value.bit(0))
                .pipe()
                .map(value -> value.mulGrow(value))
                .queue(4)
                .into(square);
    }
}
