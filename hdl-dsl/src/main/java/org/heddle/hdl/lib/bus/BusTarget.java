package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * A slave of some bus that hands each access on as a {@link RegisterRequest}, and waits for its {@link RegisterResponse}: in front of a register block, or
 * of whatever answers such requests in order.
 */
public abstract class BusTarget extends Component {
    /** Accesses, one after the other. */
    public final Stream<RegisterRequest> request;

    /** Answers in the order of the accesses. */
    public final Stream<RegisterResponse> response;

    /**
     * @param addressWidth in bits
     * @param width of data in bits
     */
    BusTarget(int addressWidth, int width) {
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        request = out(stream(RegisterRequest.type(addressWidth, width)));
        response = in(stream(RegisterResponse.type(width)));
    }
}
