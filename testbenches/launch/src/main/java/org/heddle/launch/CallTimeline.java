package org.heddle.launch;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.heddle.mpi.CallObserver;

/**
 * Timeline of all ranks' calls and messages in the trace event format, which Perfetto shows: a process for each rank, a slice for each
 * call, an arrow for each message.
 */
public final class CallTimeline implements CallObserver {
    private final CallObserver next;
    private final double microsecondsPerCycle;
    private final List<String> events = new ArrayList<>();
    /** Arrows under way, by sender and receiver: messages of a pair end in the order in which they match, nearly always this one. */
    private final Map<List<Integer>, Deque<Integer>> arrows = new HashMap<>();

    private int arrow;

    /**
     * @param ranks how many
     * @param next told of everything, too
     */
    public CallTimeline(int ranks, double microsecondsPerCycle, CallObserver next) {
        this.next = next;
        this.microsecondsPerCycle = microsecondsPerCycle;
        for (int rank = 0; rank < ranks; rank++) {
            events.add("{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":" + rank
                    + ",\"tid\":0,\"args\":{\"name\":\"rank " + rank + "\"}}");
        }
    }

    private String at(long cycle) {
        return String.format(Locale.ROOT, "%.3f", cycle * microsecondsPerCycle);
    }

    @Override
    public void called(int rank, String name, long from, long to) {
        events.add("{\"ph\":\"X\",\"name\":\"" + name + "\",\"pid\":" + rank + ",\"tid\":0,\"ts\":" + at(from)
                + ",\"dur\":" + at(to - from) + "}");
        next.called(rank, name, from, to);
    }

    @Override
    public void sent(int rank, int destination, long bytes, long cycle) {
        arrows.computeIfAbsent(List.of(rank, destination), pair -> new ArrayDeque<>())
                .add(arrow);
        events.add(flow("s", arrow++, rank, bytes, cycle));
        next.sent(rank, destination, bytes, cycle);
    }

    @Override
    public void received(int source, int rank, long bytes, long posted, long cycle) {
        Deque<Integer> waiting = arrows.getOrDefault(List.of(source, rank), new ArrayDeque<>());
        if (!waiting.isEmpty()) {
            events.add(flow("f", waiting.remove(), rank, bytes, cycle));
        }
        next.received(source, rank, bytes, posted, cycle);
    }

    private String flow(String kind, int number, int rank, long bytes, long cycle) {
        return "{\"ph\":\"" + kind + "\",\"bp\":\"e\",\"cat\":\"message\",\"name\":\"message\",\"id\":" + number
                + ",\"pid\":" + rank + ",\"tid\":0,\"ts\":" + at(cycle) + ",\"args\":{\"bytes\":" + bytes + "}}";
    }

    /** Writes it. */
    public void writeTo(Path file) throws IOException {
        try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            writer.write("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n");
            writer.write(String.join(",\n", events));
            writer.write("\n]}\n");
        }
    }
}
