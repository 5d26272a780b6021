package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** A master of some bus that does there what it is asked for by a {@link RegisterRequest}, and hands back a {@link RegisterResponse} for each. */
public abstract class BusInitiator extends Component {
    /** Most accesses that are on their way at once, where a bus permits several. */
    static final int UNDER_WAY = 4;

    /** Accesses that are wanted. */
    public final Stream<RegisterRequest> request;

    /** Answers in the order of the accesses. */
    public final Stream<RegisterResponse> response;

    /** 0 in the first cycle behind a reset, in which no standard lets a master begin. */
    final Bool began;

    /**
     * @param addressWidth in bits
     * @param width of data in bits
     */
    BusInitiator(int addressWidth, int width) {
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        request = in(stream(RegisterRequest.type(addressWidth, width)));
        response = out(stream(RegisterResponse.type(width)));
        began = reg(bool()).init(false);
        began.set(true);
    }
}
