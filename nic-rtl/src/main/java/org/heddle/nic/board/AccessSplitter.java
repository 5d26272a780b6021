package org.heddle.nic.board;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * Two halves of an address space behind one master, one access at a time: the highest bit of an address says which.
 *
 * <p>Latency: none; the next access is taken in the cycle behind an answer.
 */
public final class AccessSplitter extends Component {
    private static final int WORD = 32;

    /** Half of the address space. */
    public enum Half {
        /** No access is under way. */
        NONE,
        /** Addresses whose highest bit is 0. */
        LOWER,
        /** Addresses whose highest bit is 1. */
        UPPER
    }

    /** Accesses of the master, of 32 bits. */
    public final Stream<RegisterRequest> request;
    /** Their answers. */
    public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(WORD)));

    public final Stream<RegisterRequest> lower;
    public final Stream<RegisterResponse> lowerResponse = in(stream(RegisterResponse.type(WORD)));
    public final Stream<RegisterRequest> upper;
    public final Stream<RegisterResponse> upperResponse = in(stream(RegisterResponse.type(WORD)));

    /** The half whose answer is awaited. */
    public final EnumValue<Half> half = out(enumOf(Half.class));

    private final EnumValue<Half> asked;

    /**
     * @param halfWidth bits of an address in a half
     */
    public AccessSplitter(int halfWidth) {
        parameter("halfWidth", halfWidth);
        request = in(stream(RegisterRequest.type(halfWidth + 1, WORD)));
        lower = out(stream(RegisterRequest.type(halfWidth, WORD)));
        upper = out(stream(RegisterRequest.type(halfWidth, WORD)));
        asked = reg(enumOf(Half.class)).init(Half.NONE);
        half.set(asked);
        Bool isUpper = request.data().address().bit(halfWidth);
        Bool isFree = asked.is(Half.NONE);
        request.ready().set(isFree.and(mux(isUpper, upper.ready(), lower.ready())));
        pass(lower, request.valid().and(isFree).and(isUpper.not()));
        pass(upper, request.valid().and(isFree).and(isUpper));
        when(request.fires(), () -> asked.set(mux(isUpper, lit(Half.UPPER), lit(Half.LOWER))));
        answer();
    }

    private void pass(Stream<RegisterRequest> to, Bool valid) {
        to.valid().set(valid);
        narrow(to.data(), request.data());
    }

    /** Sets an access from one with a longer address, whose highest bits are left out. */
    static void narrow(RegisterRequest to, RegisterRequest from) {
        to.address().set(from.address().trunc(to.address().width()));
        to.write().set(from.write());
        to.data().set(from.data());
        to.strobes().set(from.strobes());
    }

    private void answer() {
        Bool isUpper = asked.is(Half.UPPER);
        Bool isLower = asked.is(Half.LOWER);
        response.valid().set(isLower.and(lowerResponse.valid()).or(isUpper.and(upperResponse.valid())));
        connect(response.data(), mux(isUpper, upperResponse.data(), lowerResponse.data()));
        lowerResponse.ready().set(isLower.and(response.ready()));
        upperResponse.ready().set(isUpper.and(response.ready()));
        when(response.fires(), () -> asked.set(Half.NONE));
    }
}
