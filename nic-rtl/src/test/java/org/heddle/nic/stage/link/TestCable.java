package org.heddle.nic.stage.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;

/**
 * One direction of a cable that loses units (packets and single words), changes a bit of one, and says old ones again; an agent of the link's clock. An old unit is one of the
 * last {@value #RECENT}, or of before a reset. In one session, a word of flow control of before the last 64 places of a channel counts as new on any link: those
 * {@value #RECENT} units, of up to 14 words, take less than 64 packets of a channel, of 7 words at least.
 */
final class TestCable implements Agent {
    private static final int RECENT = 30;
    /** Units that the cable remembers of before. */
    private static final int REMEMBERED = 200;
    /** Cycles that a session may last behind the beginning of the reset that ends it. */
    private static final int SETTLES = 300;

    private final Simulation sim;
    private final LinkLane from;
    private final LinkLane to;
    private final RandomGenerator random;
    private final Deque<long[]> line = new ArrayDeque<>();
    private final List<long[]> unit = new ArrayList<>();
    private final Deque<List<long[]>> recent = new ArrayDeque<>();
    private final List<List<long[]>> before = new ArrayList<>();
    private int sinceReset;

    /** Units that the sender has put on the cable. */
    final List<List<long[]>> said = new ArrayList<>();

    /** Number of units of 1,000 that are lost; the next ones are changed, and followed by an old one. */
    int lost;

    int changed;
    int repeated;
    /** Whether nothing passes. */
    boolean isCut;

    TestCable(Simulation sim, LinkLane from, LinkLane to, RandomGenerator random) {
        this.sim = sim;
        this.from = from;
        this.to = to;
        this.random = random;
    }

    /** Notes that an end is being reset: what has been said is of before. */
    void ages() {
        for (List<long[]> words : recent) {
            if (before.size() < REMEMBERED) {
                before.add(words);
            } else {
                before.set(random.nextInt(REMEMBERED), words);
            }
        }
        sinceReset = 0;
    }

    /** Says units once more. */
    void repeat(List<List<long[]>> units) {
        units.forEach(line::addAll);
    }

    @Override
    public void drive() {
        sinceReset++;
        long[] word = line.poll();
        sim.poke(to.valid(), word != null);
        if (word != null) {
            sim.poke(to.data(), word[0]);
            sim.poke(to.last(), word[1] != 0);
        }
    }

    @Override
    public void sample() {
        if (!sim.peek(from.valid())) {
            return;
        }
        boolean isLast = sim.peek(from.last());
        unit.add(new long[] {sim.peek(from.data()), isLast ? 1 : 0});
        if (isLast) {
            pass(new ArrayList<>(unit));
            unit.clear();
        }
    }

    private boolean happens(int ofThousand) {
        return ofThousand > 0 && random.nextInt(1000) < ofThousand;
    }

    private void pass(List<long[]> words) {
        said.add(words);
        recent.add(words);
        if (recent.size() > RECENT) {
            recent.remove();
        }
        if (isCut || happens(lost)) {
            return;
        }
        boolean isChanged = happens(changed);
        int wrong = random.nextInt(words.size());
        for (int i = 0; i < words.size(); i++) {
            long flip = isChanged && i == wrong ? 1L << random.nextInt(Long.SIZE) : 0;
            line.add(new long[] {words.get(i)[0] ^ flip, words.get(i)[1]});
        }
        if (happens(repeated)) {
            boolean isOfBefore = sinceReset > SETTLES && !before.isEmpty() && random.nextBoolean();
            List<List<long[]>> old = isOfBefore ? before : List.copyOf(recent);
            line.addAll(old.get(random.nextInt(old.size())));
        }
    }
}
