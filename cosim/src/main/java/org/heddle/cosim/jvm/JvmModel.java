package org.heddle.cosim.jvm;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.engine.ImageHead;
import org.heddle.cosim.engine.InstanceOptions;
import org.heddle.cosim.engine.ModelCalls;
import org.heddle.cosim.engine.NativeRuntime;
import org.heddle.cosim.engine.Outcome;
import org.heddle.cosim.jvm.agent.JvmAgent;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.coverage.JvmCoverage;
import org.heddle.cosim.jvm.model.AskedBox;
import org.heddle.cosim.jvm.model.BoxModel;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.Pace;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.cosim.jvm.wave.JvmTrace;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.jspecify.annotations.Nullable;

/**
 * One running instance of a design that is compiled to bytecode. A cycle is what {@code heddle_model.h} makes of it: the inputs act and everything
 * settles while the clocks are low, then clocks rise, and everything settles again.
 */
public final class JvmModel implements ModelCalls {
    private static final int FIRST_INPUT = ImageLayout.HEAD_BYTES / Long.BYTES;

    private final ImageLayout layout;
    private final ByteBuffer image;
    private final LongBuffer words;
    private final ImageHead head;
    private final CompiledModule block;
    private final Pace pace;
    private final AskedBox askedBox = new AskedBox();
    private final JvmClocks clocks;
    private final StopNotes notes;
    private final JvmMemories memories;
    private final long[] driven;
    private final InputLog.Reader repetition = new InputLog.Reader();
    private final ModuleSchedule plan;
    private final Optional<WaveFormat> waves;
    private Optional<InputLog> log = Optional.empty();
    private @Nullable JvmTrace trace;
    private @Nullable JvmCoverage coverage;
    private final List<JvmAgent> agents = new ArrayList<>();
    private final List<JvmAgent> checkers = new ArrayList<>();
    private final List<JvmAgent> handles = new ArrayList<>();
    private boolean isSettled;

    private JvmModel(Design<?> design, CompiledDesigns.Compiled made, InstanceOptions options) {
        CompiledDesign compiled = made.design();
        this.layout = ImageLayout.of(design.verilog().ports());
        this.image = ByteBuffer.allocateDirect(layout.bytes() + ImageLayout.ALIGNMENT)
                .alignedSlice(ImageLayout.ALIGNMENT)
                .order(ByteOrder.LITTLE_ENDIAN);
        this.words = image.asLongBuffer();
        this.head = new ImageHead(image);
        this.clocks = new JvmClocks(layout.clocks().size());
        this.block = compiled.make();
        this.pace = compiled.pace(block, Pace.Rule.MEASURED);
        this.notes = new StopNotes(design.verilog(), compiled.claims(), head);
        this.plan = compiled.plan();
        this.waves = options.build().waves();
        giveBoxes(block, plan, askedBox);
        this.memories = new JvmMemories(block, plan, options.build().backDoors());
        this.driven = new long[layout.inputBytes() / Long.BYTES];
        head.setRecordedEdges(-1);
        block.start(
                new StartRule(options.initial(), options.seed()),
                "TOP." + design.circuit().top());
        block.drive(words);
        settle();
        if (options.build().coverage()) {
            coverage = new JvmCoverage(block, plan, made.probes(), clocks::isHigh);
        }
    }

    /**
     * Opens an instance: all inputs 0, clocks low, settled.
     *
     * @throws EngineRefusal if the design or the options ask for what this engine cannot do
     */
    public static JvmModel open(Design<?> design, InstanceOptions options) {
        boolean unknown = options.build().unknown();
        PlanOptions plan = PlanOptions.ofProperties();
        if (options.build().coverage()) {
            if (unknown) {
                throw new EngineRefusal("unknown bits and coverage of \""
                        + design.circuit().top() + "\" are not had in one simulation");
            }
            return new JvmModel(design, CompiledDesigns.probed(design.circuit(), plan.opened()), options);
        }
        boolean isOpened = options.build().waves().isPresent() || unknown;
        CompiledDesign compiled = CompiledDesigns.of(design.circuit(), isOpened ? plan.opened() : plan, unknown);
        return new JvmModel(design, new CompiledDesigns.Compiled(compiled, Map.of()), options);
    }

    /** Gives each black box in a module a behaviour of its own. */
    private static void giveBoxes(CompiledModule block, ModuleSchedule plan, AskedBox asked) {
        if (plan.definition().external().isPresent()) {
            block.box(new BoxModel(plan.definition(), asked));
        }
        for (int child = 0; child < plan.children().size(); child++) {
            giveBoxes(block.child(child), plan.children().get(child), asked);
        }
    }

    @Override
    public Optional<String> asked() {
        return askedBox.name();
    }

    @Override
    public ImageLayout layout() {
        return layout;
    }

    @Override
    public ByteBuffer image() {
        return image;
    }

    @Override
    public void setClock(int clock, long periodPs, long firstRisePs) {
        clocks.set(clock, periodPs, firstRisePs);
    }

    // Runs

    @Override
    public int settle() {
        if (notes.stopped()) {
            return notes.result();
        }
        try {
            settleInputs();
        } catch (RuntimeException problem) {
            notes.exception(problem);
        }
        return ended();
    }

    @Override
    public int step(int clock) {
        return run(1, clock);
    }

    @Override
    public int approach(int clock) {
        if (notes.stopped()) {
            return notes.result();
        }
        try {
            settleInputs();
            while (!notes.stopped() && !clocks.risesNext(clock)) {
                edge();
                fall();
            }
        } catch (RuntimeException problem) {
            notes.exception(problem);
        }
        return ended();
    }

    @Override
    public int run(long cycles, int clock) {
        if (notes.stopped()) {
            return notes.result();
        }
        if (cycles == 0) {
            return Outcome.DONE;
        }
        if (haltedBefore()) {
            return Outcome.HALTED;
        }
        int reason = Outcome.DONE;
        try {
            reason = cycles(cycles, 1 << clock);
        } catch (RuntimeException problem) {
            notes.exception(problem);
        }
        int ending = ended();
        return ending == Outcome.DONE ? reason : ending;
    }

    private int cycles(long cycles, int counted) {
        if (!agents.isEmpty()) {
            return cyclesOfAgents(cycles);
        }
        boolean watching = head.isWatching();
        settleInputs();
        for (long left = cycles; ; fall()) {
            if ((edge() & counted) != 0) {
                left--;
                if (watching && !notes.stopped() && isWatchMet()) {
                    return Outcome.WATCH;
                }
            }
            if (left == 0) {
                return Outcome.DONE;
            }
            if (head.needsAttention()) {
                return head.isHalted() ? Outcome.HALTED : Outcome.PAUSE;
            }
        }
    }

    /** The agents follow the first clock, so that one is counted. */
    private int cyclesOfAgents(long cycles) {
        boolean watching = head.isWatching();
        for (JvmAgent agent : agents) {
            agent.begin();
        }
        for (long left = cycles; ; left--) {
            for (JvmAgent agent : agents) {
                agent.drive();
            }
            settleInputs();
            while (!notes.stopped() && !clocks.risesNext(0)) {
                edge();
                fall();
            }
            if (notes.stopped()) {
                return Outcome.DONE;
            }
            block.collect(words);
            boolean goal = sample(agents);
            if (notes.stopped()) {
                return Outcome.DONE;
            }
            edge();
            if (notes.stopped()) {
                return Outcome.DONE;
            }
            if (watching && isWatchMet()) {
                return Outcome.WATCH;
            }
            if (goal) {
                return Outcome.GOAL;
            }
            if (left == 1) {
                return Outcome.DONE;
            }
            if (head.needsAttention()) {
                return head.isHalted() ? Outcome.HALTED : Outcome.PAUSE;
            }
        }
    }

    private boolean isWatchMet() {
        block.collect(words);
        return head.isWatchMet();
    }

    /** Whether any wants the run to end; the first that complains ends the simulation. */
    private boolean sample(List<JvmAgent> some) {
        boolean wanted = false;
        for (JvmAgent agent : some) {
            wanted |= agent.sample();
        }
        for (int i = 0; wanted && i < some.size(); i++) {
            some.get(i).complaint().ifPresent(notes::rule);
        }
        return wanted;
    }

    @Override
    public long batch(ByteBuffer inputs, ByteBuffer outputs, long rows) {
        if (notes.stopped() || rows == 0 || haltedBefore()) {
            return 0;
        }
        LongBuffer in = inputs.duplicate().order(ByteOrder.nativeOrder()).asLongBuffer();
        LongBuffer out = outputs.duplicate().order(ByteOrder.nativeOrder()).asLongBuffer();
        int inputWords = layout.inputBytes() / Long.BYTES;
        int outputWords = layout.outputBytes() / Long.BYTES;
        int firstOutput = layout.outputOffset() / Long.BYTES;
        long done = 0;
        try {
            while (done < rows && !notes.stopped()) {
                int row = (int) done;
                for (int i = 0; i < inputWords; i++) {
                    words.put(FIRST_INPUT + i, in.get(row * inputWords + i));
                }
                settleInputs();
                while (!notes.stopped() && (edge() & 1) == 0) {
                    fall();
                }
                block.collect(words);
                for (int i = 0; i < outputWords; i++) {
                    out.put(row * outputWords + i, words.get(firstOutput + i));
                }
                done++;
                if (head.needsAttention()) {
                    break;
                }
            }
        } catch (RuntimeException problem) {
            notes.exception(problem);
        }
        ended();
        return done;
    }

    /** Brings the image up to date behind a call. */
    private int ended() {
        block.collect(words);
        if (notes.stopped()) {
            notes.explainUnknown(claim -> new UnknownOrigins(block, plan).text(claim));
        }
        return notes.result();
    }

    /** Whether the call is to end before it has begun; forgets what called for attention before it. */
    private boolean haltedBefore() {
        if (!head.needsAttention()) {
            return false;
        }
        head.setAttention(notes.stopped());
        if (head.isHalted()) {
            head.setAttention(true);
        }
        return head.isHalted();
    }

    /** Lets the inputs act, with every clock just before its next rising edge. */
    private void settleInputs() {
        boolean changed = log.isPresent() ? takeNoted(log.get()) : take(); // without a lambda, which would be allocated
        if (changed) {
            block.drive(words);
        }
        fall();
        boolean computes = changed || !isSettled;
        if (!isSettled) {
            pace.settle();
            isSettled = true;
        } else if (changed) {
            pace.settleInputs();
        }
        if (coverage != null && computes) {
            coverage.settled();
        }
    }

    /** Takes the inputs, and notes them if they changed; returns whether they did. */
    private boolean takeNoted(InputLog open) {
        boolean changed = false;
        for (int i = 0; i < driven.length; i++) {
            changed |= driven[i] != words.get(FIRST_INPUT + i);
        }
        if (changed) {
            note(open);
            take();
        }
        return changed;
    }

    private boolean take() {
        boolean changed = false;
        for (int i = 0; i < driven.length; i++) {
            long value = words.get(FIRST_INPUT + i);
            changed |= driven[i] != value;
            driven[i] = value;
        }
        return changed;
    }

    private void note(InputLog open) {
        if (!open.note(head.edges(), driven, words, FIRST_INPUT)) {
            head.setRecordedEdges(head.edges());
            log = Optional.empty(); // gives the memory back; what is there explains nothing any more
        }
    }

    /** Passes the falling edges that come before the next rising one. */
    private void fall() {
        if (clocks.count() != 0) {
            while (!clocks.anyRisesNext()) {
                head.setTimePs(clocks.next());
                clocks.toggle();
            }
        }
    }

    /** Passes the next rising edge; returns the set of clocks that rose. */
    private int edge() {
        if (!checkers.isEmpty() && clocks.risesNext(0)) {
            block.collect(words);
            sample(checkers);
            if (notes.stopped()) {
                return 0;
            }
        }
        dump();
        if (coverage != null) {
            coverage.clocks();
        }
        int rising = 1;
        head.setTimePs(nextTimePs());
        if (clocks.count() != 0) {
            rising = clocks.toggle();
            if (coverage != null) {
                coverage.rising(rising);
            }
            pace.edge(rising, notes);
        }
        pace.settle();
        head.setEdges(head.edges() + 1);
        for (int clock = 0; clock == 0 || clock < clocks.count(); clock++) {
            head.setCycles(clock, head.cycles(clock) + (rising >> clock & 1));
        }
        dump();
        if (coverage != null) {
            coverage.settled();
        }
        return rising;
    }

    // Recordings

    @Override
    public void record(long limitBytes) {
        InputLog open = new InputLog(driven.length, limitBytes);
        log = Optional.of(open);
        note(open);
    }

    @Override
    public ByteBuffer recorded() {
        return log.map(InputLog::copy).orElseGet(() -> ByteBuffer.allocateDirect(0));
    }

    @Override
    public int replay(ByteBuffer recorded, long edges) {
        if (notes.stopped()) {
            return notes.result();
        }
        if (haltedBefore()) {
            return Outcome.HALTED;
        }
        LongBuffer changes = recorded.duplicate().order(ByteOrder.nativeOrder()).asLongBuffer();
        int reason = Outcome.DONE;
        try {
            reason = repeat(changes, edges);
        } catch (RuntimeException problem) {
            notes.exception(problem);
        }
        int ending = ended();
        return ending == Outcome.DONE ? reason : ending;
    }

    private int repeat(LongBuffer changes, long edges) {
        while (!notes.stopped()) {
            boolean row = repetition.nextEdge(changes) <= edges;
            long until = row ? repetition.nextEdge(changes) : edges;
            while (head.edges() < until && !notes.stopped()) {
                fall();
                edge();
                if (head.needsAttention()) {
                    return head.isHalted() ? Outcome.HALTED : Outcome.PAUSE;
                }
            }
            if (!row || notes.stopped()) {
                break;
            }
            repetition.take(changes, words, FIRST_INPUT, driven.length);
            settleInputs();
        }
        return Outcome.DONE;
    }

    // Memories

    @Override
    public Optional<long[]> memory(String scope, String name) {
        return memories.find(scope, name);
    }

    @Override
    public void readMemory(long address, byte[] into) {
        memories.read(address, into);
    }

    @Override
    public void writeMemory(long address, byte[] bytes) {
        memories.write(address, bytes);
    }

    @Override
    public void touch() {
        block.touch();
        isSettled = false;
    }

    // The rest

    @Override
    public String text(int which) {
        return notes.text(which);
    }

    @Override
    public long addAgent(int kind, long[] config) {
        JvmAgent agent = JvmAgent.of(kind, config, words);
        agents.add(agent);
        return handle(agent);
    }

    @Override
    public long addChecker(int kind, long[] config) {
        JvmAgent checker = JvmAgent.of(kind, config, words);
        checkers.add(checker);
        return handle(checker);
    }

    private long handle(JvmAgent agent) {
        handles.add(agent);
        return handles.size() - 1L;
    }

    private JvmAgent agent(long handle) {
        return handles.get((int) handle);
    }

    @Override
    public long agentCount(long agent) {
        return agent(agent).count();
    }

    @Override
    public long agentOpen(long agent) {
        return agent(agent).open();
    }

    @Override
    public void agentGoal(long agent, long goal) {
        agent(agent).setGoal(goal);
    }

    @Override
    public void agentSend(long agent, long[] work) {
        agent(agent).send(work);
    }

    @Override
    public long agentPending(long agent) {
        return agent(agent).pending();
    }

    @Override
    public int agentDrain(long agent, long[] into, int most) {
        return agent(agent).drain(into, most);
    }

    @Override
    public void agentAsk(long agent, long question, long[] answer) {
        agent(agent).ask(question, answer);
    }

    /** Its coverage is in Java's memory: {@link #coverage}. */
    @Override
    public boolean writeCoverage(Path file) {
        return false;
    }

    /** Returns the count of each point so far; none unless it was opened for coverage. */
    public Map<CoveragePoint, Long> coverage() {
        return coverage == null ? Map.of() : coverage.counts();
    }

    private void dump() {
        if (trace != null) {
            trace.dump(head.timePs());
        }
    }

    @Override
    public boolean openTrace(Path file) {
        waves.ifPresent(format -> trace = JvmTrace.open(file, format, block, plan, clocks::isHigh));
        return trace != null;
    }

    /** The last values get the width of half a cycle. */
    @Override
    public boolean closeTrace() {
        if (trace != null) {
            JvmTrace ending = trace;
            trace = null;
            ending.close(nextTimePs());
        }
        return true;
    }

    /** Returns the time of the next edge, or of the next step where there is no clock. */
    private long nextTimePs() {
        return clocks.count() == 0 ? head.timePs() + NativeRuntime.DEFAULT_PERIOD_PS : clocks.next();
    }

    @Override
    public Optional<Throwable> problem() {
        return notes.exception();
    }

    @Override
    public Optional<HardwareStoppedException> death() {
        return Optional.empty();
    }

    @Override
    public String printed() {
        return "";
    }

    @Override
    public void close() {
        log = Optional.empty();
    }
}
