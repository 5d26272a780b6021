package org.heddle.mpi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** State of a communicator that all views of it share: whether it is freed, its attributes, its error handler. */
final class CommState {
    private final Map<Keyval, Object> attributes = new LinkedHashMap<>();
    private ErrorHandler handler = ErrorHandler.ERRORS_RETURN;
    private boolean freed;

    ErrorHandler handler() {
        return handler;
    }

    void setHandler(ErrorHandler other) {
        other.requireUsable();
        handler = other;
    }

    void requireUsable(Comm comm) {
        if (freed) {
            throw new MpiException(
                    ErrorClass.ERR_COMM,
                    comm.getName() + " was freed: use a communicator before free(), or a dup() of it");
        }
    }

    boolean isFreed() {
        return freed;
    }

    /** Frees it, with its attributes, youngest first; a delete function that throws keeps all that is left. */
    void free(Comm comm) {
        List<Keyval> keys = new ArrayList<>(attributes.keySet());
        for (int i = keys.size() - 1; i >= 0; i--) {
            remove(comm, keys.get(i));
        }
        freed = true;
    }

    Optional<Object> get(Keyval key) {
        key.requireUsable();
        if (key == Keyval.TAG_UB) {
            return Optional.of(Mpi.TAG_UB);
        }
        if (key == Keyval.HOST) {
            return Optional.of(Mpi.PROC_NULL);
        }
        if (key == Keyval.IO) {
            return Optional.of(Mpi.ANY_SOURCE);
        }
        if (key == Keyval.WTIME_IS_GLOBAL) {
            return Optional.of(true);
        }
        return Optional.ofNullable(attributes.get(key));
    }

    void put(Comm comm, Keyval key, Object value) {
        key.requireOwn();
        if (attributes.containsKey(key)) {
            remove(comm, key);
        }
        attributes.put(key, value);
    }

    void delete(Comm comm, Keyval key) {
        key.requireOwn();
        if (!attributes.containsKey(key)) {
            throw new MpiException(
                    ErrorClass.ERR_KEYVAL, comm.getName() + " has no attribute of this key: set it first");
        }
        remove(comm, key);
    }

    private void remove(Comm comm, Keyval key) {
        key.deleteFunction().delete(comm, key, attributes.get(key));
        attributes.remove(key);
    }

    /** Copies the attributes that their keys let be copied, and the error handler. */
    void copyTo(CommState other, Comm from) {
        other.handler = handler;
        attributes.forEach((key, value) ->
                key.copyFunction().copy(from, key, value).ifPresent(copied -> other.attributes.put(key, copied)));
    }
}
