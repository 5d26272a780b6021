package org.heddle.nic.stage.memory.hostbus.bench;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Puts memory behind a port of a simulated component: a line in each cycle, each answered after its time, and at random later. A write is visible,
 * and a read takes its bytes, in the cycle before its answer.
 */
public final class HostMemorySocket implements Agent {
    /** Cycles from a read to its answer. */
    public static final int READ_CYCLES = 60;
    /** Cycles from a write to its answer. */
    public static final int WRITE_CYCLES = 20;

    private static final int LINE = HostMemoryRequest.LINE_BYTES;
    private static final int WORDS = LINE / Long.BYTES;

    /** Hears of each access when it is answered. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Is told of an access.
         *
         * @param write whether a line was written, and is visible
         * @param address of the line's first byte
         * @param asked cycle of the request
         * @param answered cycle of the answer
         */
        void accessed(boolean write, long address, long asked, long answered);
    }

    private record Access(
            long asked, long due, long number, boolean write, long tag, long address, byte[] data, long mask) {}

    private final Simulation simulation;
    private final ShuffledMemory memory;
    private final Random random;
    private final int mostExtra;
    private final Port valid;
    private final Port ready;
    private final Port write;
    private final Port tag;
    private final Port address;
    private final Port data;
    private final Port mask;
    private final Port answers;
    private final Port answerTag;
    private final Port answerData;
    private final PriorityQueue<Access> underWay =
            new PriorityQueue<>(Comparator.comparingLong(Access::due).thenComparingLong(Access::number));
    private Listener listener = (write, address, asked, answered) -> {};
    private int readCycles = READ_CYCLES;
    private int writeCycles = WRITE_CYCLES;
    private long reads;
    private long writes;
    private long visibleWrites;
    private long number;

    /**
     * @param mostExtra most cycles that an answer may be late, so that answers come out of order
     * @param seed of that
     */
    public HostMemorySocket(
            Simulation simulation, HostMemoryPort port, ShuffledMemory memory, int mostExtra, long seed) {
        this.simulation = simulation;
        this.memory = memory;
        this.mostExtra = mostExtra;
        random = new Random(seed);
        valid = simulation.port(port.request().valid().portName());
        ready = simulation.port(port.request().ready().portName());
        HostMemoryRequest request = port.request().data();
        write = simulation.port(request.write().portName());
        tag = simulation.port(request.tag().portName());
        address = simulation.port(request.address().portName());
        data = simulation.port(request.data().portName());
        mask = simulation.port(request.mask().portName());
        answers = simulation.port(port.answer().valid().portName());
        answerTag = simulation.port(port.answer().data().tag().portName());
        answerData = simulation.port(port.answer().data().data().portName());
    }

    /** Returns the lines that were read. */
    public long reads() {
        return reads;
    }

    /** Returns the lines that were written. */
    public long writes() {
        return writes;
    }

    /** Sets other times from a read and from a write to its answer. */
    public void setTimes(int ofReads, int ofWrites) {
        readCycles = ofReads;
        writeCycles = ofWrites;
    }

    /** Returns the lines whose bytes are visible. */
    public long visibleWrites() {
        return visibleWrites;
    }

    /** Returns whether nothing is under way. */
    public boolean isIdle() {
        return underWay.isEmpty();
    }

    /** Sets who is told of accesses, instead of whoever was. */
    public void listen(Listener newListener) {
        listener = newListener;
    }

    @Override
    public void drive() {
        simulation.poke(ready, 1);
        Access next = underWay.peek();
        boolean isDue = next != null && next.due() <= simulation.cycle();
        simulation.poke(answers, isDue ? 1 : 0);
        if (isDue) {
            underWay.remove();
            listener.accessed(next.write(), next.address(), next.asked(), simulation.cycle());
            simulation.poke(answerTag, next.tag());
            byte[] line = new byte[LINE];
            if (next.write()) {
                memory.write(next.address(), next.data(), next.mask());
                visibleWrites++;
                random.nextBytes(line);
            } else {
                line = memory.read(next.address(), LINE);
            }
            for (int word = 0; word < WORDS; word++) {
                simulation.pokeWord(answerData, word, wordOf(line, word));
            }
        }
    }

    @Override
    public void sample() {
        if (simulation.inReset() || !simulation.isHigh(valid)) {
            return;
        }
        boolean writes = simulation.isHigh(write);
        byte[] line = new byte[LINE];
        for (int i = 0; writes && i < LINE; i++) {
            line[i] = (byte) (simulation.peekWord(data, i / Long.BYTES) >>> 8 * (i % Long.BYTES));
        }
        if (writes) {
            this.writes++;
        } else {
            reads++;
        }
        long extra = mostExtra == 0 ? 0 : random.nextInt(mostExtra + 1);
        underWay.add(new Access(
                simulation.cycle(),
                simulation.cycle() + (writes ? writeCycles : readCycles) + extra,
                number++,
                writes,
                simulation.peek(tag),
                simulation.peek(address) * LINE,
                line,
                simulation.peek(mask)));
    }

    private static long wordOf(byte[] line, int word) {
        long value = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            value |= (line[word * Long.BYTES + i] & 0xFFL) << 8 * i;
        }
        return value;
    }
}
