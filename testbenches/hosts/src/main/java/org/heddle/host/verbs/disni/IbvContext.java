package org.heddle.host.verbs.disni;

import org.heddle.host.verbs.Context;

/** A device that is open. */
public final class IbvContext {
    private final Context context;

    /** @param context of the process */
    public IbvContext(Context context) {
        this.context = context;
    }

    /** Allocates a protection domain. */
    public IbvPd allocPd() {
        return new IbvPd(context.allocateProtectionDomain());
    }

    /** Creates a completion queue of so many entries. */
    public IbvCQ createCQ(int ncqe) {
        return new IbvCQ(context.createCompletionQueue(ncqe));
    }

    /** Returns the context that it stands for. */
    public Context context() {
        return context;
    }
}
