import org.heddle.hdl.*;

/** Says more of a state's machine when that one is described. */
class StateBehindRun extends Component {
    enum Phase {
        IDLE,
        WORK
    }

    enum Step {
        FIRST,
        LAST
    }

    Bool start = in(bool());
    Bool busy = out(bool());
    Fsm<Step> steps;

    StateBehindRun() {
        Fsm<Phase> machine = fsm(Phase.IDLE, m -> {
            m.state(Phase.IDLE).goTo(Phase.WORK, start);
            m.state(Phase.WORK).run(Step.FIRST, Phase.IDLE, inner -> {
                inner.state(Step.FIRST).goTo(Step.LAST);
                inner.state(Step.LAST).finish();
                steps = inner;
            });
            steps.state(Step.LAST).stay(start);
        });
        busy.set(machine.is(Phase.WORK));
    }
}
/* reports
HDL028 (StateBehindRun.java:27) a state is described behind its machine, which would not see it: describe it inside run(..)
  see StateBehindRun.java:22
*/
