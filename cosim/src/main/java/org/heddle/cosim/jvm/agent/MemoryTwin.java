package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The twin of {@code heddle_memory.h}: answers requests late, at a limited rate and out of order. */
final class MemoryTwin extends JvmAgent {
    private record Answer(long due, long[] beat) {}

    private final TwinStream request;
    private final TwinStream response;
    private final long seed;
    private final long latency;
    private final long interval;
    private final int window;
    private final long depth;
    private final int write;
    private final int address;
    private final int mask;
    private final int tag;
    private final int data;
    private final int words;
    private final int answerTag;
    private final int answerData;
    private final Map<Long, long[]> lines = new HashMap<>();
    /** The oldest first. */
    private final List<Answer> pending = new ArrayList<>();

    private final int[] due;
    private final long[] asked;
    private long now;
    private long nextFree;
    private long choices;
    private int chosen;
    private boolean inReset;
    private boolean offering;
    private boolean taking;

    MemoryTwin(AgentConfig config, LongBuffer image) {
        super(image);
        request = new TwinStream(config);
        response = new TwinStream(config);
        seed = config.word();
        latency = config.word();
        interval = config.word();
        window = (int) config.word();
        depth = config.word();
        write = (int) config.word();
        address = (int) config.word();
        mask = (int) config.word();
        tag = (int) config.word();
        data = (int) config.word();
        words = (int) config.word();
        answerTag = (int) config.word();
        answerData = (int) config.word();
        due = new int[window];
        asked = new long[request.payload.length];
    }

    /** Sets a line: its address and its words. */
    @Override
    public void send(long[] line) {
        System.arraycopy(line, 1, line(line[0]), 0, words);
    }

    /** Reads a line by the back door. */
    @Override
    public void ask(long line, long[] answer) {
        System.arraycopy(line(line), 0, answer, 0, words);
    }

    @Override
    public long open() {
        return pending.size();
    }

    @Override
    public void begin() {
        inReset = any(request.resets);
    }

    @Override
    public void drive() {
        now++;
        if (inReset) {
            pending.clear();
            offering = false;
        } else if (!offering) {
            choose();
        }
        put(response.valid, offering);
        if (offering) {
            response.putBeat(image, pending.get(chosen).beat(), 0);
        } else {
            response.scramble(image, Pauses.mix(seed + now));
        }
        taking = !inReset && pending.size() < depth;
        put(request.ready, taking);
    }

    /** Chooses one of the due answers among the oldest ones. */
    private void choose() {
        if (now < nextFree) {
            return;
        }
        int found = 0;
        for (int i = 0; i < Math.min(pending.size(), window); i++) {
            if (pending.get(i).due() <= now) {
                due[found++] = i;
            }
        }
        if (found > 0) {
            chosen = due[(int) Long.remainderUnsigned(Pauses.mix(seed ^ Pauses.mix(choices++)), found)];
            offering = true;
        }
    }

    @Override
    public boolean sample() {
        boolean isGoal = false;
        if (offering && isHigh(response.ready)) {
            pending.remove(chosen);
            offering = false;
            nextFree = now + interval;
            isGoal = done();
        }
        if (taking && isHigh(request.valid)) {
            request.getBeat(image, asked, 0);
            accept();
        }
        return isGoal;
    }

    private void accept() {
        long[] line = line(asked[address]);
        if (write >= 0 && asked[write] != 0) {
            for (int i = 0; i < 8 * words; i++) {
                if (mask < 0 || (asked[mask + i / 64] >>> i % 64 & 1) != 0) {
                    long bits = 0xffL << 8 * (i % 8);
                    line[i / 8] = line[i / 8] & ~bits | asked[data + i / 8] & bits;
                }
            }
        }
        long[] beat = new long[response.payload.length];
        if (answerTag >= 0) {
            beat[answerTag] = asked[tag];
        }
        System.arraycopy(line, 0, beat, answerData, words);
        pending.add(new Answer(now + latency, beat));
    }

    private long[] line(long number) {
        return lines.computeIfAbsent(number, unwritten -> {
            long[] line = new long[words];
            for (int i = 0; i < words; i++) {
                int bits = response.payload[answerData + i].bits();
                line[i] = Pauses.mix(seed ^ Pauses.mix(number * words + i)) >>> (64 - bits);
            }
            return line;
        });
    }
}
