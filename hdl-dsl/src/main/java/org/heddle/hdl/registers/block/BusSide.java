package org.heddle.hdl.registers.block;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.RegisterMap;

/** The handshakes of a block's bus: when it takes an access, and what it answers. */
final class BusSide {
    private enum State {
        IDLE,
        READ,
        ANSWER
    }

    /**
     * Answer of a window, in the cycle behind the access.
     *
     * @param isAsked in the cycle of the access: whether it goes there
     */
    private record Late(Bool isAsked, UInt data) {}

    private final RegisterBlock<?> block;
    private final RegisterMap map;
    private final UInt read;
    private final Bool known;
    private final List<Bool> holds = new ArrayList<>();
    private final List<Late> late = new ArrayList<>();
    private final Phase phase;

    BusSide(RegisterBlock<?> block) {
        this.block = block;
        this.map = block.map();
        read = block.signal("read", Types.uint(map.width()));
        known = block.signal("known");
        read.set(0);
        known.set(false);
        phase = map.readCycles() > 1 ? new Turns() : new Flow();
    }

    /** Whether the bus takes an access in this cycle if what it goes to does. */
    Bool isFree() {
        return phase.isFree();
    }

    /** Says, under the condition that the access goes to a word, what a read of it returns. */
    void answer(UInt word) {
        read.set(word);
        known.set(true);
    }

    /** Says, under the condition that the access goes somewhere, that it is no error. */
    void accept() {
        known.set(true);
    }

    /** Lets an access wait. */
    void hold(Bool condition) {
        holds.add(condition);
    }

    /** Lets a read return what is there one cycle later. */
    void answerLate(Bool isAsked, UInt data) {
        late.add(new Late(isAsked, data));
    }

    /** Builds the answers, once everything has been said. */
    void respond() {
        block.request
                .ready()
                .set(holds.stream()
                        .reduce(Bool::or)
                        .map(waits -> phase.isFree().and(waits.not()))
                        .orElseGet(phase::isFree));
        phase.respond();
    }

    private UInt atOnce() {
        return Types.mux(block.request.data().write(), block.zero(map.width()), read);
    }

    /** The order of the cycles of an access. */
    private abstract sealed class Phase {
        final UInt answer = block.kept("answer", Types.uint(map.width()));
        final Bool error = block.kept("error", Types.bool());

        abstract Bool isFree();

        abstract void respond();

        final void connect(Bool valid) {
            block.response.valid().set(valid);
            block.response.data().data().set(answer);
            block.response.data().error().set(error);
        }
    }

    /** Answers one cycle behind the access. */
    private final class Flow extends Phase {
        private final Bool answered = block.kept("answered", Types.bool()).init(false);

        @Override
        Bool isFree() {
            return map.isInTurn() ? answered.not() : answered.not().or(block.response.ready());
        }

        @Override
        void respond() {
            connect(answered);
            block.under(block.request.fires(), () -> {
                        answered.set(true);
                        answer.set(atOnce());
                        error.set(known.not());
                    })
                    .elseWhen(block.response.ready(), () -> answered.set(false));
        }
    }

    /** Answers to reads come one cycle later than those to writes. */
    private final class Turns extends Phase {
        private final Fsm<State> state = block.machine(State.IDLE);

        @Override
        Bool isFree() {
            return state.is(State.IDLE);
        }

        @Override
        void respond() {
            connect(state.is(State.ANSWER));
            Bool taken = block.request.fires();
            Bool isWrite = block.request.data().write();
            List<Bool> from = new ArrayList<>();
            for (int i = 0; i < late.size(); i++) {
                from.add(block.kept("late" + i, Types.bool()));
            }
            state.describe(m -> {
                m.state(State.IDLE)
                        .during(() -> block.under(taken, () -> {
                            answer.set(atOnce());
                            error.set(known.not());
                            for (int i = 0; i < late.size(); i++) {
                                from.get(i).set(late.get(i).isAsked());
                            }
                        }))
                        .goTo(State.ANSWER, taken.and(isWrite))
                        .goTo(State.READ, taken);
                m.state(State.READ)
                        .during(() -> {
                            for (int i = 0; i < late.size(); i++) {
                                UInt data = late.get(i).data();
                                block.under(from.get(i), () -> answer.set(data));
                            }
                        })
                        .goTo(State.ANSWER);
                m.state(State.ANSWER).goTo(State.IDLE, block.response.ready());
            });
        }
    }
}
