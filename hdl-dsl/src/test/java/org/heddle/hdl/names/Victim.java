package org.heddle.hdl.names;

import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** A design that an agent rewrites: two calls of one name on one line, so that a shifted index could take one for the other. */
final class Victim extends Component {
    Victim() {
        UInt first = reg(uint(8)), second = reg(uint(8));
        UInt answer = out(uint(8));
        UInt question = in(uint(8));
        first.set(question);
        second.set(first);
        answer.set(second);
    }
}
