package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

/** The twin of {@code heddle_link.h}: carries packets from one stream to another, late, and not always whole. */
final class LinkTwin extends JvmAgent {
    /** Faults in the order in which they are drawn and counted. */
    private static final int DROP = 0;

    private static final int DUPLICATE = 1;
    private static final int REORDER = 2;
    private static final int CORRUPT = 3;
    private static final int TRUNCATE = 4;
    private static final int DOWN = 5;
    private static final int FAULTS = 6;
    private static final int DRAWS = 16;
    private static final int LATE_CYCLES = 5;

    private record Packet(long due, long order, long[] words) {}

    private final TwinStream from;
    private final TwinStream to;
    private final long seed;
    private final long latency;
    private final long interval;
    private final long depth;
    /** How often each fault happens, in 65,536. */
    private final long[] rates = new long[LATE_CYCLES];

    private final long reorderCycles;
    private final long downPeriod;
    private final long downCycles;
    private final long[] faults = new long[FAULTS];
    private final PriorityQueue<Packet> inFlight =
            new PriorityQueue<>(Comparator.comparingLong(Packet::due).thenComparingLong(Packet::order));
    private long[] assembling = new long[0];
    private int assembled;
    /** The packet that is handed over, which is in flight until its last word has gone. */
    private long[] current = new long[0];

    private int delivered;
    private long beats;
    private long packets;
    private long sent;
    private long now;
    private long nextFree;
    private boolean inReset;
    private boolean offering;
    private boolean taking;

    LinkTwin(AgentConfig config, LongBuffer image) {
        super(image);
        from = new TwinStream(config);
        to = new TwinStream(config);
        seed = config.word();
        latency = config.word();
        interval = config.word();
        depth = config.word();
        for (int fault = 0; fault < rates.length; fault++) {
            rates[fault] = config.word();
        }
        reorderCycles = config.word();
        downPeriod = config.word();
        downCycles = config.word();
    }

    /** Tells how often each fault was injected. */
    @Override
    public void ask(long question, long[] answer) {
        System.arraycopy(faults, 0, answer, 0, FAULTS);
    }

    @Override
    public long open() {
        return inFlight.size() + (assembled == 0 ? 0 : 1);
    }

    @Override
    public void begin() {
        inReset = any(from.resets);
    }

    @Override
    public void drive() {
        now++;
        if (inReset) {
            assembled = 0;
            inFlight.clear();
            beats = 0;
            offering = false;
            delivered = 0;
        } else if (!offering) {
            offerNext();
        }
        put(to.valid, offering);
        if (offering) {
            to.putBeat(image, current, delivered);
        } else {
            to.scramble(image, Pauses.mix(seed + now));
        }
        taking = !inReset && beats < depth && now >= nextFree;
        put(from.ready, taking);
    }

    /** A packet that was begun is finished before the next. */
    private void offerNext() {
        Packet next = inFlight.peek();
        offering = delivered != 0 || next != null && next.due() <= now;
        if (offering && delivered == 0 && next != null) {
            current = next.words();
        }
    }

    @Override
    public boolean sample() {
        boolean isGoal = false;
        if (offering && isHigh(to.ready)) {
            offering = false;
            delivered += to.payload.length;
            if (delivered == current.length) {
                beats -= delivered / to.payload.length;
                remove(current);
                delivered = 0;
                isGoal = done();
            }
        }
        if (taking && isHigh(from.valid)) {
            nextFree = now + interval;
            int words = from.payload.length;
            if (assembled + words > assembling.length) {
                assembling = Arrays.copyOf(assembling, 2 * (assembled + words));
            }
            from.getBeat(image, assembling, assembled);
            assembled += words;
            if (from.isLast(assembling, assembled - words)) {
                carry(Arrays.copyOf(assembling, assembled));
                assembled = 0;
            }
        }
        return isGoal;
    }

    /** One that overtook the packet meanwhile may stand before it; copies of it share no array. */
    private void remove(long[] words) {
        inFlight.removeIf(packet -> packet.words() == words);
    }

    private long draw(long what) {
        return Pauses.mix(seed ^ Pauses.mix(DRAWS * packets + what));
    }

    private boolean happens(int fault) {
        if ((draw(fault) & 0xffff) >= rates[fault]) {
            return false;
        }
        faults[fault]++;
        return true;
    }

    /** Decides what becomes of the packet that came. */
    private void carry(long[] packet) {
        packets++;
        if (downPeriod != 0 && Long.remainderUnsigned(now, downPeriod) < downCycles) {
            faults[DOWN]++;
            return;
        }
        if (happens(DROP)) {
            return;
        }
        int words = from.payload.length;
        if (happens(CORRUPT)) {
            corrupt(packet);
        }
        long[] carried = packet;
        int length = packet.length / words;
        if (length > 1 && happens(TRUNCATE)) {
            carried = Arrays.copyOf(packet, (1 + (int) Long.remainderUnsigned(draw(FAULTS), length - 1)) * words);
            if (from.last >= 0) {
                carried[carried.length - words + (int) from.last] = 1;
            }
        }
        long due = now + latency + (happens(REORDER) ? reorderCycles : 0);
        int copies = happens(DUPLICATE) ? 2 : 1;
        for (int copy = 0; copy < copies; copy++) {
            beats += carried.length / words;
            inFlight.add(new Packet(due, sent++, carried.clone()));
        }
    }

    /** Flips one bit that is not the mark of the last beat. */
    private void corrupt(long[] packet) {
        long bits = 0;
        for (int i = 0; i < from.payload.length; i++) {
            bits += i == from.last ? 0 : from.payload[i].bits();
        }
        if (bits == 0) {
            return;
        }
        int words = from.payload.length;
        int beat = (int) Long.remainderUnsigned(draw(FAULTS + 1), packet.length / words);
        long bit = Long.remainderUnsigned(draw(FAULTS + 2), bits);
        for (int i = 0; i < words; i++) {
            if (i == from.last) {
                continue;
            }
            if (bit < from.payload[i].bits()) {
                packet[beat * words + i] ^= 1L << bit;
                return;
            }
            bit -= from.payload[i].bits();
        }
    }
}
