package org.heddle.hdl.elaboration;

import java.util.Arrays;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.DesignerClasses;

/** One thread makes the hardware of a design, so that it comes out the same in every run. */
public final class Threads {
    private Threads() {}

    /** Hardware of a component that this thread makes and another builds. */
    static Diagnostic second(Class<?> component, Thread builder) {
        return new Diagnostic(
                Code.SECOND_THREAD,
                "thread \"" + Thread.currentThread().getName() + "\" makes hardware of "
                        + DesignerClasses.nameOf(component) + ", which thread \"" + builder.getName()
                        + "\" builds, so that its order would change from run to run: make hardware in the constructor's"
                        + " own thread, and in streams without parallel()",
                site(builder));
    }

    /** The designer's line; where this thread runs none, as in a method reference, that at which the building thread waits. */
    private static Site site(Thread builder) {
        Site here = Caller.find().site();
        return here.line() > 0
                ? here
                : Arrays.stream(builder.getStackTrace())
                        .filter(frame -> DesignerClasses.contains(frame.getClassName()) && frame.getFileName() != null)
                        .findFirst()
                        .map(frame -> new Site(frame.getFileName(), frame.getLineNumber()))
                        .orElse(here);
    }
}
