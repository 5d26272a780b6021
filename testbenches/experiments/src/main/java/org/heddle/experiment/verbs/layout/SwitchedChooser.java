package org.heddle.experiment.verbs.layout;

import org.heddle.host.verbs.choose.ChosenMethod;
import org.heddle.host.verbs.choose.LengthProfile;
import org.heddle.host.verbs.choose.MethodChooser;

/** Chooser that asks another one, which may change from message to message. */
final class SwitchedChooser implements MethodChooser {
    private MethodChooser now;

    SwitchedChooser(MethodChooser first) {
        now = first;
    }

    void set(MethodChooser next) {
        now = next;
    }

    @Override
    public ChosenMethod choose(LengthProfile sent, LengthProfile received) {
        return now.choose(sent, received);
    }
}
