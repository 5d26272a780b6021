package org.heddle.host.verbs;

import java.util.LinkedHashSet;
import java.util.Set;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/** Open objects that depend on another one, which cannot be closed before them. */
final class Dependants {
    private final String owner;
    private final Set<Object> open = new LinkedHashSet<>();
    private boolean closed;

    Dependants(String owner) {
        this.owner = owner;
    }

    void add(Object dependant) {
        open.add(dependant);
    }

    void remove(Object dependant) {
        open.remove(dependant);
    }

    /** Refuses any use behind the end. */
    void requireOpen() {
        if (closed) {
            throw new VerbsException(Errno.EINVAL, owner + " is closed: use it before");
        }
    }

    /**
     * Closes the owner.
     *
     * @return false if it was closed before
     */
    boolean close() {
        if (closed) {
            return false;
        }
        if (!open.isEmpty()) {
            throw new VerbsException(
                    Errno.EBUSY,
                    owner + " is in use by " + open.iterator().next() + ": close what depends on it first");
        }
        closed = true;
        return true;
    }
}
