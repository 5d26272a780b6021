import org.heddle.hdl.*;

/** A machine with a state that nobody reaches, one without a way out, and one that is forgotten. */
class StateMachineRules extends Component {
    enum Phase {
        IDLE,
        RUN,
        LOST,
        FORGOTTEN
    }

    Bool start = in(bool());
    Bool busy = out(bool());

    StateMachineRules() {
        Fsm<Phase> machine = fsm(Phase.IDLE, m -> {
            m.state(Phase.IDLE)
                    .goTo(Phase.RUN, start)
                    .stay()
                    .goTo(Phase.IDLE);
            m.state(Phase.RUN);
            m.state(Phase.LOST).goTo(Phase.IDLE);
        });
        busy.set(machine.is(Phase.RUN));
    }
}
/* reports
HDL028 (StateMachineRules.java:22) state LOST is never reached from IDLE: go to it from somewhere, or remove it
HDL028 (StateMachineRules.java:16) state FORGOTTEN is not described: describe it with state(FORGOTTEN), or remove the constant
HDL028 (StateMachineRules.java:20) this transition of state IDLE is never taken, because the one before it always is: put it before, or remove it
HDL028 (StateMachineRules.java:21) state RUN has no way out: add goTo, or stay() where the machine is to stop
*/
