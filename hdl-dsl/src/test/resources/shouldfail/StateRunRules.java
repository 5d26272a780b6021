import org.heddle.hdl.*;

/** Delays and machines of states, each wrong in its own way. */
class StateRunRules extends Component {
    enum Phase {
        IDLE,
        WAIT,
        TWICE,
        HELD,
        WORK,
        BOTH
    }

    enum Step {
        FIRST,
        LAST
    }

    Bool start = in(bool());
    Bool busy = out(bool());

    StateRunRules() {
        Fsm<Phase> machine = fsm(Phase.IDLE, m -> {
            m.state(Phase.IDLE).goTo(Phase.WAIT, start).finish();
            m.state(Phase.WAIT).after(0, Phase.TWICE);
            m.state(Phase.TWICE).after(3, Phase.HELD).after(4, Phase.IDLE);
            m.state(Phase.HELD)
                    .after(3, Phase.WORK)
                    .stay();
            m.state(Phase.WORK).run(Step.FIRST, Phase.BOTH, inner -> {
                inner.state(Step.FIRST).goTo(Step.LAST);
                inner.state(Step.LAST).stay();
            });
            m.state(Phase.BOTH)
                    .run(Step.FIRST, Phase.IDLE, inner -> {
                        inner.state(Step.FIRST).goTo(Step.LAST, start);
                        inner.state(Step.LAST).finish();
                    })
                    .run(Step.FIRST, Phase.IDLE, inner -> {})
                    .goTo(Phase.IDLE);
        });
        busy.set(machine.is(Phase.WORK));
    }
}
/* reports
HDL028 (StateRunRules.java:24) state IDLE finishes a machine that no state of another runs, so that nothing goes on: say stay() where it is to stop, or goTo
HDL028 (StateRunRules.java:25) state WAIT lasts 0 cycles: give it 1 or more
HDL028 (StateRunRules.java:26) state TWICE has a delay already, of 3 cycles: keep one of them
HDL028 (StateRunRules.java:39) state BOTH runs a machine already: describe all in one, or give the other a state of its own
HDL028 (StateRunRules.java:29) state HELD lasts 3 cycles, and this transition is always taken before: give it a condition, or remove it
HDL028 (StateRunRules.java:30) state WORK goes on when its machine is done, which none of that one's states says: add finish(..) to one
HDL028 (StateRunRules.java:40) state BOTH runs a machine, and this transition is always taken before: give it a condition, or remove it
*/
