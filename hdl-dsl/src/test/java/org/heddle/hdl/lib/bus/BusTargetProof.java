package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** A slave between a master that keeps its bus's rules and a target that answers each request once, whenever it likes. */
abstract class BusTargetProof extends ProofComponent {
    static final int ADDRESS_WIDTH = 3;
    static final int WIDTH = 32;

    private static final int COUNT_WIDTH = 5;

    private final Stream<RegisterRequest> request = out(stream(RegisterRequest.type(ADDRESS_WIDTH, WIDTH)));
    private final Stream<RegisterResponse> response = in(stream(RegisterResponse.type(WIDTH)));

    /** Requests that have no answer yet. */
    UInt open = lit(0, COUNT_WIDTH);

    /** Joins the target, and claims that the slave keeps its offers. */
    final void answer(BusTarget unit) {
        connect(request, unit.request);
        connect(unit.response, response);
        open = reg("open", uint(COUNT_WIDTH)).init(0);
        open.countUpDown(request.fires(), response.fires());
        UInt unanswered = open;
        assume(response.valid().not().or(unanswered.ne(0)), "answers belong to requests");
        Bool waits = reg("waits", bool()).init(false);
        waits.set(response.valid().and(response.ready().not()));
        when(waits, () -> {
            assume(response.valid(), "an answer stays");
            assume(stable(response.data().data()).and(stable(response.data().error())), "an answer stays as it is");
        });
        assertKept(new Stream<>(
                Types.cat(
                        request.data().strobes(),
                        request.data().data(),
                        request.data().write().asUInt(),
                        request.data().address()),
                request.valid(),
                request.ready()));
    }

    /** Takes the master's rules for granted and claims the slave's. */
    final void claim(BusRules rules) {
        assume(rules.masterKeeps, "the master keeps its rules");
        assertAlways(rules.slaveKeeps, "the slave keeps its rules");
    }

    /** Returns a bit as a number that can be added to. */
    final UInt count(Bool bit) {
        return bit.asUInt().zext(COUNT_WIDTH);
    }
}
