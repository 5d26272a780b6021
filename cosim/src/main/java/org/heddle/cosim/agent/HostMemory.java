package org.heddle.cosim.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Seeds;

/**
 * A memory behind two streams of the design, requests and answers: late, at a limited rate and, if wanted, out of order. A
 * request acts when it is taken, so answers show memory in the order of the requests, in whatever order they come. Lines that
 * nobody wrote hold bits from the seed. Fields: {@code address}, {@code write}, {@code data}, {@code mask}, {@code tag} in
 * a request, {@code data} and {@code tag} in an answer; writes are answered too.
 */
public final class HostMemory implements Agent {
    private record Answer(long due, long[] beat) {}

    private final MemoryPorts ports;
    private final MemoryTiming timing;
    private final long seed;
    private final Map<Long, long[]> lines = new HashMap<>();
    private final List<Answer> pending = new ArrayList<>();
    private long now;
    private long nextFree;
    private long choices;
    private int chosen;
    private boolean offering;
    private boolean taking;
    private long answered;

    private HostMemory(MemoryPorts ports, MemoryTiming timing, long seed) {
        this.ports = ports;
        this.timing = timing;
        this.seed = seed;
    }

    /**
     * A memory.
     *
     * @param request a stream out of the design
     * @param response a stream into the design
     */
    public static HostMemory on(StreamPorts request, StreamPorts response, MemoryTiming timing, long seed) {
        return new HostMemory(new MemoryPorts(request, response), timing, seed);
    }

    /** Sets a line by the back door, in no time. */
    public void writeDirectly(long address, long... line) {
        ports.requireLine(line);
        lines.put(address, line.clone());
    }

    /** A line as it is, by the back door. */
    public long[] readDirectly(long address) {
        return line(address).clone();
    }

    /** Answers that the design took. */
    public long count() {
        return answered;
    }

    @Override
    public void drive() {
        now++;
        boolean inReset = ports.request.simulation().inReset();
        if (inReset) {
            pending.clear();
            offering = false;
        } else if (!offering) {
            choose();
        }
        ports.response.setValid(offering);
        if (offering) {
            ports.response.setBeat(pending.get(chosen).beat());
        } else {
            ports.response.scramble(Seeds.mix(seed + now));
        }
        taking = !inReset && pending.size() < timing.depth();
        ports.request.setReady(taking);
    }

    /** One of the due answers among the oldest ones. */
    private void choose() {
        if (now < nextFree) {
            return;
        }
        List<Integer> due = new ArrayList<>();
        for (int i = 0; i < Math.min(pending.size(), timing.reorderWindow()); i++) {
            if (pending.get(i).due() <= now) {
                due.add(i);
            }
        }
        if (!due.isEmpty()) {
            chosen = due.get((int) Long.remainderUnsigned(Seeds.mix(seed ^ Seeds.mix(choices++)), due.size()));
            offering = true;
        }
    }

    @Override
    public void sample() {
        if (offering && ports.response.isReady()) {
            pending.remove(chosen);
            offering = false;
            nextFree = now + timing.cyclesPerAnswer();
            answered++;
        }
        if (taking && ports.request.isValid()) {
            accept(ports.request.beat());
        }
    }

    private void accept(long[] request) {
        long[] line = line(request[ports.address]);
        if (ports.write >= 0 && request[ports.write] != 0) {
            for (int i = 0; i < 8 * ports.words; i++) {
                if (ports.mask < 0 || (request[ports.mask + i / 64] >>> i % 64 & 1) != 0) {
                    long bits = 0xffL << 8 * (i % 8);
                    line[i / 8] = line[i / 8] & ~bits | request[ports.data + i / 8] & bits;
                }
            }
        }
        long[] beat = new long[ports.response.words()];
        if (ports.answerTag >= 0) {
            beat[ports.answerTag] = request[ports.tag];
        }
        System.arraycopy(line, 0, beat, ports.answerData, ports.words);
        pending.add(new Answer(now + timing.latencyCycles(), beat));
    }

    private long[] line(long address) {
        return lines.computeIfAbsent(address, unwritten -> {
            long[] line = new long[ports.words];
            for (int i = 0; i < line.length; i++) {
                int bits = ports.response.bits()[ports.answerData + i];
                line[i] = Seeds.mix(seed ^ Seeds.mix(address * ports.words + i)) >>> (64 - bits);
            }
            return line;
        });
    }

    @Override
    public String waitingFor() {
        return pending.isEmpty() ? "" : pending.size() + " more answers, after " + answered;
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "memory at " + ports.request.name();
    }
}
