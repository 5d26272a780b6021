package org.heddle.hdl;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.naming.Caller;

/** One thread makes the hardware of a design, so that it comes out the same in every run. */
final class Threads {
    private Threads() {}

    /** Hardware of a component that this thread makes and another builds. */
    static Diagnostic second(Component component, Thread builder) {
        return new Diagnostic(
                Code.SECOND_THREAD,
                "thread \"" + Thread.currentThread().getName() + "\" makes hardware of "
                        + component.getClass().getSimpleName() + ", which thread \"" + builder.getName()
                        + "\" builds, so that its order would change from run to run: make hardware in the constructor's"
                        + " own thread, and in streams without parallel()",
                Caller.find().site());
    }
}
