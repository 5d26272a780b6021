package org.heddle.cosim.jvm;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.engine.ImageHead;
import org.heddle.cosim.engine.NativeRuntime;
import org.heddle.cosim.engine.Outcome;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.code.SignalFields;
import org.heddle.cosim.jvm.model.CompiledLanes;
import org.heddle.cosim.jvm.model.LaneWord;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.model.Stops;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.StopPlace;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.Signal;
import org.jspecify.annotations.Nullable;

/**
 * One instance of a design in many independent runs, which settle and have their edges together. A cycle is that of {@link JvmModel}. A run
 * in which a claim does not hold has ended: its hardware goes on with the others, but its values at the end are kept, and nobody hears of it
 * any more.
 */
public final class JvmLanes {
    private final Design<?> design;
    private final CompiledDesign compiled;
    private final CompiledLanes block;
    private final JvmClocks clocks;
    private final ImageLayout layout;
    private final LaneWord[][] words;
    private final long[][][] lastWords;
    private final long[] cycles;
    private final long[][] lastCycles;
    private final long[] lastTimePs;
    private final @Nullable HardwareStoppedException[] stops;
    private final int[] claims;
    private final Stops ends = new Ends();
    private final long all;
    private long running;
    private long ending;
    private long timePs;
    private boolean isDriven;

    private JvmLanes(Design<?> design, CompiledDesign compiled, StartRule[] starts) {
        this.design = design;
        this.compiled = compiled;
        this.layout = ImageLayout.of(design.verilog().ports());
        this.clocks = new JvmClocks(layout.clocks().size());
        this.block = compiled.makeLanes();
        this.words = new LaneWord[layout.slots().size()][];
        for (int port = 0; port < words.length; port++) {
            words[port] = words(layout.slots().get(port).port().name());
        }
        this.lastWords = new long[starts.length][][];
        this.cycles = new long[Math.max(1, clocks.count())];
        this.lastCycles = new long[starts.length][];
        this.lastTimePs = new long[starts.length];
        this.stops = new HardwareStoppedException[starts.length];
        this.claims = new int[starts.length];
        this.all = -1L >>> (Long.SIZE - starts.length);
        this.running = all;
        for (int run = 0; run < starts.length; run++) {
            block.start(starts[run], "TOP." + design.circuit().top(), run);
        }
        block.settle();
    }

    /**
     * Opens an instance: all inputs 0, clocks low, settled.
     *
     * @param starts of the runs, 1 to 64
     * @throws org.heddle.cosim.jvm.plan.EngineRefusal if this engine cannot run the design
     */
    public static JvmLanes open(Design<?> design, StartRule[] starts) {
        PlanOptions plan =
                new PlanOptions(false, false, PlanOptions.ofProperties().segmentCost());
        return new JvmLanes(design, CompiledDesigns.ofLanes(design.circuit(), plan, starts.length), starts);
    }

    private LaneWord[] words(String port) {
        Signal signal = compiled.plan().definition().ports().stream()
                .filter(each -> each.name().equals(port))
                .findFirst()
                .orElseThrow();
        return SignalFields.ofLanes(block, signal.id(), signal.width());
    }

    /** The ports of the design. */
    public ImageLayout layout() {
        return layout;
    }

    /** Words of a port, least significant first, of each run; the port by its place in the layout. */
    public LaneWord[] words(int port) {
        return words[port];
    }

    /** Returns a word of a port in a run: that of its end where it has ended. */
    public long word(int port, int word, int run) {
        long[][] last = lastWords[run];
        return last == null ? words[port][word].get(run) : last[port][word];
    }

    /** Sets a word of an input in a run that has not ended. */
    public void setWord(int port, int word, int run, long value) {
        if (isRunning(run)) {
            words[port][word].set(run, value);
            isDriven = true;
        }
    }

    /** Copies a word of a port in all runs into an array: that of its end for one that has ended. */
    public void words(int port, int word, long[] into) {
        words[port][word].get(into, claims.length);
        for (long left = ~running & all; left != 0; left &= left - 1) {
            int run = Long.numberOfTrailingZeros(left);
            into[run] = lastWords[run][port][word];
        }
    }

    /** Sets a word of an input in all runs; in those that have ended nobody sees it. */
    public void setWords(int port, int word, long[] values) {
        words[port][word].set(values, claims.length);
        isDriven = true;
    }

    /** Sets when a clock rises; only before anything ran. */
    public void setClock(int clock, long periodPs, long firstRisePs) {
        clocks.set(clock, periodPs, firstRisePs);
    }

    // Runs

    /** The runs that have not ended, one bit each. */
    public long running() {
        return running;
    }

    /** Whether a run has not ended. */
    public boolean isRunning(int run) {
        return (running >>> run & 1) != 0;
    }

    /** Simulated time in picoseconds: of those that run, or of the end of one that does not. */
    public long timePs(int run) {
        return isRunning(run) ? timePs : lastTimePs[run];
    }

    /** Rising edges of a clock in a run so far, or until its end. */
    public long cycles(int clock, int run) {
        return isRunning(run) ? cycles[clock] : lastCycles[run][clock];
    }

    /** Rising edges of a clock so far, in the runs that have not ended. */
    public long cycles(int clock) {
        return cycles[clock];
    }

    /** Returns why the design ended a run; empty if it did not. */
    public Optional<HardwareStoppedException> stop(int run) {
        return Optional.ofNullable(stops[run]);
    }

    /** Lets the inputs act, with every clock just before its next rising edge. */
    public void settle() {
        fall();
        if (isDriven) {
            isDriven = false;
            block.settleInputs();
        }
    }

    /** Runs cycles of a clock, in all runs, as long as any has not ended. */
    public void run(long count, int clock) {
        if (count == 0) {
            return;
        }
        settle();
        for (long left = count; running != 0; fall()) {
            if ((edge() >> clock & 1) != 0 && --left == 0) {
                return;
            }
        }
    }

    private void fall() {
        if (clocks.count() != 0) {
            while (!clocks.anyRisesNext()) {
                timePs = clocks.next();
                clocks.toggle();
            }
        }
    }

    private int edge() {
        int rising = 1;
        timePs = clocks.count() == 0 ? timePs + NativeRuntime.DEFAULT_PERIOD_PS : clocks.next();
        if (clocks.count() != 0) {
            rising = clocks.toggle();
            block.edge(rising, ends);
        }
        block.settle();
        for (int clock = 0; clock < cycles.length; clock++) {
            cycles[clock] += rising >> clock & 1;
        }
        if (ending != 0) {
            ended();
        }
        return rising;
    }

    // Ends

    /** The first claim that does not hold ends a run, behind the edge. */
    private final class Ends implements Stops {
        @Override
        public void stop(int claim) {
            throw new UnsupportedOperationException("a claim of no run");
        }

        @Override
        public void stop(int run, int claim) {
            long bit = 1L << run;
            if ((running & ~ending & bit) != 0) {
                ending |= bit;
                claims[run] = claim;
            }
        }
    }

    private void ended() {
        for (long left = ending; left != 0; left &= left - 1) {
            int run = Long.numberOfTrailingZeros(left);
            stops[run] = stopped(claims[run]);
            end(run);
        }
        ending = 0;
    }

    /** Ends a run: its values stay as they are. */
    public void end(int run) {
        if (!isRunning(run)) {
            return;
        }
        running &= ~(1L << run);
        lastCycles[run] = cycles.clone();
        lastTimePs[run] = timePs;
        long[][] last = new long[words.length][];
        for (int port = 0; port < words.length; port++) {
            last[port] =
                    Arrays.stream(words[port]).mapToLong(word -> word.get(run)).toArray();
        }
        lastWords[run] = last;
    }

    /** The end as a single run has it. */
    private HardwareStoppedException stopped(int claim) {
        ImageHead head =
                new ImageHead(ByteBuffer.allocate(ImageLayout.HEAD_BYTES).order(ByteOrder.LITTLE_ENDIAN));
        StopNotes notes = new StopNotes(design.verilog(), compiled.claims(), head);
        notes.stop(claim);
        return HardwareStoppedException.of(
                HardwareStoppedException.Reason.ASSERTION,
                design.verilog().top(),
                StopPlace.of(design.verilog(), notes.text(Outcome.STOP_FILE), head.stopLine()),
                notes.text(Outcome.STOP_MESSAGE).strip(),
                cycles[0]);
    }
}
