package org.heddle.guide;

import static org.heddle.hdl.flow.Flow.flow;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/** Drops odd numbers, doubles the others, and holds up to four of them. */
public final class EvenDoubles extends Component {
    public final Stream<UInt> numbers = in(stream(uint(16)));
    public final Stream<UInt> doubles = out(stream(uint(17)));

    public EvenDoubles() {
        flow(numbers)
                .filter(number -> number.bit(0).not())
                .map(number -> number.shlGrow(1))
                .queue(4)
                .into(doubles);
    }
}
