package org.heddle.launch;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.mpi.CallObserver;

/** Counts the calls of all ranks' programs by name, and the messages that were sent with their bytes. */
public final class CallRecorder implements CallObserver {
    private final Map<String, Long> calls = new TreeMap<>();
    private long messages;
    private long bytes;

    @Override
    public void called(int rank, String name, long from, long to) {
        calls.merge(name, 1L, Long::sum);
    }

    @Override
    public void sent(int rank, int destination, long sentBytes, long cycle) {
        messages++;
        bytes += sentBytes;
    }

    /** Returns how often each call was made, by its name in the MPI standard. */
    public Map<String, Long> calls() {
        return Collections.unmodifiableMap(calls);
    }

    /** Returns the number of messages, those inside collective operations included. */
    public long messages() {
        return messages;
    }

    /** Returns the bytes of their data. */
    public long bytes() {
        return bytes;
    }
}
