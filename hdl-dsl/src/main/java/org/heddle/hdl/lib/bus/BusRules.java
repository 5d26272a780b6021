package org.heddle.hdl.lib.bus;

import java.util.EnumMap;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Watches a bus and tells who breaks which rule. It has no part in what happens on the bus.
 *
 * <p>Each rule of a side that is asserted is an assertion with the standard's number. {@link #masterKeeps} and {@link #slaveKeeps} are
 * for proofs: what one side may rely on, and what the other side promises.
 */
public abstract class BusRules extends Component {
    /** Side of a bus. */
    public enum Side {
        MASTER,
        SLAVE
    }

    /** Sides whose rules are assertions. */
    public enum Asserted {
        NONE,
        MASTER,
        SLAVE,
        BOTH;

        boolean includes(Side side) {
            return this == BOTH || name().equals(side.name());
        }
    }

    /** 1 while the master breaks no rule in this cycle. */
    public final Bool masterKeeps = out(bool());

    /** 1 while the slave breaks no rule in this cycle. */
    public final Bool slaveKeeps = out(bool());

    private final Asserted asserted;
    private final Map<Side, Bool> kept = new EnumMap<>(Side.class);

    /** 0 in the first cycle behind a reset, then 1. */
    final Bool began;

    BusRules(Asserted asserted) {
        this.asserted = asserted;
        parameter("asserted", asserted);
        began = reg(bool()).init(false);
        began.set(true);
    }

    /** Adds a rule of a side. */
    final void rule(Side side, Bool holds, String text) {
        if (asserted.includes(side)) {
            assertAlways(holds, text);
        }
        kept.merge(side, holds, Bool::and);
    }

    /** Adds the rules of a channel with a handshake: what is offered stays as it is until it is taken, and nothing is offered out of a reset. */
    final void handshake(Side source, String name, Bool valid, Bool ready, UInt payload, String rule) {
        Bool waited = reg(bool()).init(false);
        UInt before = reg(uint(payload.width()));
        waited.set(valid.and(ready.not()));
        before.set(payload);
        rule(source, waited.not().or(valid), rule + ": " + name + "valid stays until " + name + "ready");
        rule(
                source,
                waited.not().or(payload.eq(before)),
                rule + ": what " + name + "valid offers stays until " + name + "ready");
        rule(source, began.or(valid.not()), "A3.1.2: " + name + "valid is 0 behind a reset");
    }

    /** Returns 1 if the first implies the second. */
    static Bool implies(Bool condition, Bool consequence) {
        return condition.not().or(consequence);
    }

    /** Joins all rules; to be called once, behind the last one. */
    final void end() {
        masterKeeps.set(kept.get(Side.MASTER));
        slaveKeeps.set(kept.get(Side.SLAVE));
    }
}
