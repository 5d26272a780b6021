package org.heddle.nic.board;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.nic.stage.host.HostRequest;

/**
 * Does accesses of 32 bits on a host port of 64.
 *
 * <p>A read of the lower half reads the host port, and the upper half that comes with it is kept for the read behind; a write of the lower half is
 * kept until the upper half comes, which writes both. So a burst of two words, lower half first, is one access of the host port, which is what reads and
 * writes with an effect need. Latency: 2 cycles, and those of the host port where it is asked.
 */
public final class HalfWords extends Component {
    /** Bits of a half. */
    public static final int HALF = 32;

    /** Accesses of halves, by byte address. */
    public final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(HostRequest.ADDRESS_WIDTH, HALF)));

    /** Their answers. */
    public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(HALF)));

    /** Accesses of whole words. */
    public final Stream<HostRequest> host = out(stream(HostRequest.type()));

    /** 64 bits: their answers. */
    public final Stream<UInt> answer = in(stream(uint(2 * HALF)));

    private enum State {
        IDLE,
        ASK,
        AWAIT,
        REPLY
    }

    /** Passes accesses on. */
    public HalfWords() {
        Fsm<State> state = fsm(State.IDLE);
        Bool writes = reg(bool());
        UInt address = reg(uint(HostRequest.ADDRESS_WIDTH));
        UInt lower = reg(uint(HALF)).init(0);
        UInt upper = reg(uint(HALF)).init(0);
        UInt shown = reg(uint(HALF)).init(0);
        RegisterRequest asked = request.data();
        Bool isUpper = asked.address().bit(2);
        Bool asksHost = isUpper.eq(asked.write());

        request.ready().set(state.is(State.IDLE));
        unused(asked.strobes());
        host.valid().set(state.is(State.ASK));
        host.data().write().set(writes);
        host.data().address().set(address);
        host.data().data().set(upper.cat(lower));
        answer.ready().set(state.is(State.AWAIT));
        response.valid().set(state.is(State.REPLY));
        response.data().data().set(shown);
        response.data().error().set(false);

        state.describe(m -> {
            m.state(State.IDLE)
                    .during(() -> when(request.fires(), () -> {
                        writes.set(asked.write());
                        address.set(asked.address());
                        shown.set(upper);
                        when(asked.write().and(isUpper.not()), () -> lower.set(asked.data()));
                        when(asked.write().and(isUpper), () -> upper.set(asked.data()));
                    }))
                    .goTo(State.ASK, request.valid().and(asksHost))
                    .goTo(State.REPLY, request.valid());
            m.state(State.ASK).goTo(State.AWAIT, host.ready());
            m.state(State.AWAIT)
                    .during(() -> when(answer.valid(), () -> {
                        shown.set(answer.data().trunc(HALF));
                        upper.set(answer.data().bits(2 * HALF - 1, HALF));
                    }))
                    .goTo(State.REPLY, answer.valid());
            m.state(State.REPLY).goTo(State.IDLE, response.ready());
        });
    }
}
