package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** A master between whoever asks it and a slave that keeps its bus's rules. */
abstract class BusInitiatorProof extends ProofComponent {
    static final int ADDRESS_WIDTH = 3;
    static final int WIDTH = 32;

    private final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(ADDRESS_WIDTH, WIDTH)));
    private final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(WIDTH)));

    /** Joins the requests, and claims that answers stay. */
    final void ask(BusInitiator unit) {
        connect(unit.request, request);
        connect(response, unit.response);
        assumeKept(new Stream<>(
                Types.cat(
                        request.data().strobes(),
                        request.data().data(),
                        request.data().write().asUInt(),
                        request.data().address()),
                request.valid(),
                request.ready()));
        assertKept(new Stream<>(
                response.data().error().asUInt().cat(response.data().data()), response.valid(), response.ready()));
    }

    /** Takes the slave's rules for granted and claims the master's. */
    final void claim(BusRules rules) {
        assume(rules.slaveKeeps, "the slave keeps its rules");
        assertAlways(rules.masterKeeps, "the master keeps its rules");
        cover(response.valid().and(response.data().error()), "an access is refused");
    }

    /** Counts the requests that have no answer yet. */
    final UInt open() {
        UInt open = reg("open", uint(4)).init(0);
        open.countUpDown(request.fires(), response.fires());
        return open;
    }
}
