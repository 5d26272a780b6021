package org.heddle.hdl.example;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/** Turns one stride command into element addresses, one per cycle. */
public final class StrideAddresses extends Component {
    public final Stream<StrideCommand> command = in(stream(StrideCommand.type(32)));
    public final Stream<UInt> address = out(stream(uint(32)));

    public StrideAddresses() {
        UInt next = reg(uint(32));
        UInt stride = reg(uint(32));
        UInt left = reg(uint(8)).init(0);

        command.ready().set(left.eq(0));
        address.valid().set(left.ne(0));
        address.data().set(next);

        when(command.fires(), () -> {
                    next.set(command.data().base());
                    stride.set(command.data().stride());
                    left.set(command.data().count());
                })
                .elseWhen(address.fires(), () -> {
                    next.set(next.addWrap(stride));
                    left.set(left.subWrap(1));
                });
        assertAlways(left.lt(255).or(address.valid()), "elements are left only while an address is offered");
    }
}
