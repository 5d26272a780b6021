package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.heddle.cosim.jvm.plan.EdgePlan;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/**
 * The work of a module at a clock edge for all runs: statements act under masks, longs with a bit for each run. What has one bit is computed for all
 * runs at once; the rest in loops over the runs of a mask alone, so that a run in which nothing is written costs nothing.
 *
 * <p>Everything is read before anything is written. A register of more than one bit that the statements read has a second array for its next value,
 * which equals the first one between edges; any other gets its value at once. A memory is written behind all statements, with registers as they were.
 */
final class LaneEdgeCode implements Opcodes {
    private static final int RISING = 1;
    private static final int STOPS = 2;

    /**
     * A write that waits for the end of the method.
     *
     * @param runs mask of the runs in which it was reached
     * @param late whether its address and value are computed then, or wait in arrays
     */
    private record Pending(int number, int runs, boolean late) {}

    private final GeneratedMethod code;
    private final ModuleSchedule plan;
    private final ClaimNumbers claims;
    private final String stop;
    private final LaneAliases aliases;
    private final Consumer<String> held;
    private final ExpressionCode expressions;
    private final PackedCode packed;
    private final BitSet reads = new BitSet();
    private final Map<Integer, Integer> next = new HashMap<>();
    private final Map<Integer, Integer> written = new LinkedHashMap<>();
    private final Map<Integer, List<Integer>> masks = new LinkedHashMap<>();
    private final Map<Statement.MemoryWrite, Pending> pending = new IdentityHashMap<>();
    private final List<Statement.MemoryWrite> writes = new ArrayList<>();

    /**
     * @param held is told the fields that hold values of runs between two edges
     */
    LaneEdgeCode(GeneratedMethod code, LaneAliases aliases, ClaimNumbers claims, String stop, Consumer<String> held) {
        this.code = code;
        this.plan = code.plan();
        this.claims = claims;
        this.stop = stop;
        this.aliases = aliases;
        this.held = held;
        this.expressions = new ExpressionCode(code);
        this.packed = new PackedCode(code);
    }

    void chunk(EdgePlan.Chunk chunk) {
        chunk.bodies().values().forEach(body -> collect(body, reads));
        for (DomainDefinition domain : plan.definition().domains()) {
            for (int signal : new int[] {domain.reset(), domain.enable()}) {
                if (signal >= 0) {
                    reads.set(signal);
                }
            }
        }
        new LaneItems(code, aliases, reads).write(chunk.items());
        code.preload(reads);
        chunk.targets().forEach(this::open);
        chunk.bodies().values().forEach(body -> prepare(body, true));
        for (int domain = 0; domain < plan.definition().domains().size(); domain++) {
            domain(domain, chunk);
        }
        commit();
    }

    private void collect(List<Statement> body, BitSet reads) {
        Statements.forEach(body, statement -> Statements.expressions(statement).forEach(each -> collect(each, reads)));
    }

    private void collect(Expression root, BitSet reads) {
        if (root instanceof Expression.Reference reference) {
            plan.reading()
                    .inlined(reference.signal())
                    .ifPresentOrElse(value -> collect(value, reads), () -> reads.set(reference.signal()));
        }
        root.operands().forEach(operand -> collect(operand, reads));
    }

    private boolean isBit(int signal) {
        return plan.places().width(signal) == 1;
    }

    private int zero() {
        code.push(0);
        return code.keep().index();
    }

    private void open(int target) {
        if (isBit(target)) {
            code.pushPacked(target);
            next.put(target, code.keep().index());
            return;
        }
        if (!reads.get(target)) {
            return;
        }
        for (int i = 0; i < WordBits.lanes(plan.places().width(target)); i++) {
            held.accept(GeneratedNames.next(target, i));
        }
        written.put(target, zero());
        masks.put(target, new ArrayList<>());
    }

    /** Makes room for the writes of a body; those under a choice are reached run by run. */
    private void prepare(List<Statement> body, boolean isUnderMasks) {
        for (Statement statement : body) {
            if (statement instanceof Statement.MemoryWrite write) {
                pending.put(write, new Pending(writes.size(), zero(), isUnderMasks && !readsMemory(write)));
                writes.add(write);
            } else if (statement instanceof Statement.When when) {
                when.branches().forEach(branch -> prepare(branch.body(), isUnderMasks));
                prepare(when.otherwise(), isUnderMasks);
            } else if (statement instanceof Statement.Switch choice) {
                choice.cases().forEach(arm -> prepare(arm.body(), false));
                prepare(choice.otherwise(), false);
            }
        }
    }

    /** Whether a write's address or value would see what another write has put into a memory. */
    private boolean readsMemory(Statement.MemoryWrite write) {
        return Statements.expressions(write).stream().anyMatch(this::readsMemory);
    }

    private boolean readsMemory(Expression root) {
        boolean isInlined = root instanceof Expression.Reference reference
                && plan.reading()
                        .inlined(reference.signal())
                        .filter(this::readsMemory)
                        .isPresent();
        return isInlined
                || root instanceof Expression.MemoryRead
                || root.operands().stream().anyMatch(this::readsMemory);
    }

    private static String held(Pending write, String what) {
        return "w" + write.number() + "_" + what;
    }

    // Statements

    private void domain(int index, EdgePlan.Chunk chunk) {
        DomainDefinition domain = plan.definition().domains().get(index);
        List<Signal> reset = chunk.targets().stream()
                .sorted()
                .map(plan.definition()::signal)
                .filter(signal ->
                        signal.domain() == index && signal.resetValue().isPresent())
                .toList();
        List<Statement> body = chunk.bodies().getOrDefault(index, List.of());
        boolean resets = domain.hasReset() && !reset.isEmpty();
        if (body.isEmpty() && !resets) {
            return;
        }
        Label end = new Label();
        if (plan.edge().clocks().size() > 1) {
            code.out().visitVarInsn(ILOAD, RISING);
            code.pushInt(1 << plan.edge().clocks().indexOf(domain.clock()));
            code.op(IAND);
            code.jump(IFEQ, end);
        }
        code.push(code.allRuns());
        if (domain.hasEnable()) {
            code.pushPacked(domain.enable());
            code.op(LAND);
        }
        int enabled = code.keep().index();
        statements(body, enabled, domain);
        if (resets) {
            active(domain);
            code.push(domain.enableFirst() && !domain.isAsynchronous() ? new Lane.Local(enabled) : all());
            code.op(LAND);
            reset(reset, code.keep().index());
        }
        code.mark(end);
    }

    private Lane all() {
        return new Lane.Constant(code.allRuns());
    }

    /** Pushes the runs in which a reset is active. */
    private void active(DomainDefinition domain) {
        code.pushPacked(domain.reset());
        if (domain.style().activeLow()) {
            code.push(-1);
            code.op(LXOR);
        }
    }

    private void reset(List<Signal> registers, int mask) {
        List<Signal> words = new ArrayList<>();
        for (Signal register : registers) {
            if (isBit(register.id())) {
                code.push(register.resetValue().orElseThrow().signum() == 0 ? 0 : -1);
                code.choosePacked(mask, next.get(register.id()));
            } else {
                words.add(register);
            }
        }
        if (words.isEmpty()) {
            return;
        }
        words.forEach(register -> note(register.id(), mask));
        code.eachRunOf(mask, () -> {
            for (Signal register : words) {
                for (int i = 0; i < WordBits.lanes(register.width()); i++) {
                    give(
                            register.id(),
                            i,
                            new Lane.Constant(
                                    WordBits.word(register.resetValue().orElseThrow(), i)));
                }
            }
        });
    }

    /** Gives a register a word of its next value in this run. */
    private void give(int target, int word, Lane value) {
        if (written.containsKey(target)) {
            code.storeOfRun(GeneratedNames.next(target, word), value);
            return;
        }
        code.home(target, word);
        code.push(value);
        code.store(target, word);
    }

    private void note(int target, int mask) {
        if (written.containsKey(target)) {
            masks.get(target).add(mask);
            code.orPacked(mask, written.get(target));
        }
    }

    private void statements(List<Statement> body, int mask, DomainDefinition domain) {
        List<Statement> loop = new ArrayList<>();
        Set<Integer> inLoop = new HashSet<>();
        for (Statement statement : body) {
            boolean isClaim = statement instanceof Statement.Property; // the first that does not hold ends a run
            if (statement instanceof Statement.When || isClaim && hasClaim(loop)) {
                loop(loop, mask, domain);
                inLoop.clear();
            }
            if (statement instanceof Statement.When when) {
                when(when, mask, domain);
            } else if (statement instanceof Statement.Property property && packed.isPacked(property.condition())) {
                check(property, mask, domain);
            } else if (statement instanceof Statement.Assign assign
                    && isBit(assign.target())
                    && !inLoop.contains(assign.target())
                    && packed.isPacked(assign.value())) {
                packed.push(assign.value());
                code.choosePacked(mask, next.get(assign.target()));
            } else if (statement instanceof Statement.MemoryWrite write
                    && pending.get(write).late()) {
                code.orPacked(mask, pending.get(write).runs());
            } else {
                loop.add(statement);
                Statements.forEach(List.of(statement), each -> {
                    if (each instanceof Statement.Assign assign) {
                        inLoop.add(assign.target());
                    }
                });
            }
        }
        loop(loop, mask, domain);
    }

    private static boolean hasClaim(List<Statement> body) {
        boolean[] any = {false};
        Statements.forEach(body, statement -> any[0] |= statement instanceof Statement.Property);
        return any[0];
    }

    private void when(Statement.When when, int mask, DomainDefinition domain) {
        int left = code.copy(mask);
        for (Statement.Branch branch : when.branches()) {
            condition(branch.condition(), left);
            inMask(branch.body(), code.split(left), domain);
        }
        inMask(when.otherwise(), left, domain);
    }

    private void inMask(List<Statement> body, int mask, DomainDefinition domain) {
        if (body.isEmpty()) {
            return;
        }
        Label none = new Label();
        code.push(new Lane.Local(mask));
        code.push(0);
        code.op(LCMP);
        code.jump(IFEQ, none);
        statements(body, mask, domain);
        code.mark(none);
    }

    /** Pushes the runs of a mask, and perhaps others, in which a condition holds. */
    private void condition(Expression condition, int mask) {
        if (packed.isPacked(condition)) {
            packed.push(condition);
            return;
        }
        int result = zero();
        code.eachRunOf(mask, () -> {
            expressions.narrow(condition);
            code.addBit(result);
        });
        code.push(new Lane.Local(result));
    }

    private void check(Statement.Property property, int mask, DomainDefinition domain) {
        code.push(new Lane.Local(mask));
        packed.push(property.condition());
        code.push(-1);
        code.op(LXOR);
        code.op(LAND);
        if (domain.hasReset()) {
            active(domain);
            code.push(-1);
            code.op(LXOR);
            code.op(LAND);
        }
        int number = claims.number(plan.definition(), property);
        code.eachRunOf(code.keep().index(), () -> stop(number));
    }

    private void stop(int claim) {
        code.out().visitVarInsn(ALOAD, STOPS);
        code.pushRun();
        code.pushInt(claim);
        code.out().visitMethodInsn(INVOKEINTERFACE, "org/heddle/cosim/jvm/model/Stops", "stop", stop, true);
    }

    /** Statements that are executed run by run; those that were gathered are then done. */
    private void loop(List<Statement> gathered, int mask, DomainDefinition domain) {
        if (gathered.isEmpty()) {
            return;
        }
        List<Statement> body = List.copyOf(gathered);
        gathered.clear();
        Set<Integer> targets = new HashSet<>();
        Statements.forEach(body, statement -> {
            if (statement instanceof Statement.Assign assign && targets.add(assign.target())) {
                note(assign.target(), mask);
            }
        });
        code.eachRunOf(mask, () -> new StatementCode(code, expressions, new OfRun(domain)).run(body));
    }

    /** Leaf statements in one run. */
    private final class OfRun implements StatementCode.Leaves {
        private final DomainDefinition domain;

        OfRun(DomainDefinition domain) {
            this.domain = domain;
        }

        @Override
        public void assign(Statement.Assign assign) {
            Lane[] value = expressions.lanes(assign.value());
            if (isBit(assign.target())) {
                code.push(value[0]);
                code.setBit(next.get(assign.target()));
                return;
            }
            for (int i = 0; i < value.length; i++) {
                give(assign.target(), i, value[i]);
            }
        }

        @Override
        public void write(Statement.MemoryWrite write) {
            MemoryDefinition memory = plan.definition().memories().get(write.memory());
            Pending room = pending.get(write);
            store(room, "v", expressions.lanes(write.value()));
            write.mask()
                    .ifPresent(mask ->
                            store(room, "k", expressions.lanes(EdgeCode.widened(mask, memory.width() / mask.width()))));
            int address = expressions.address(write.address(), memory);
            code.out().visitVarInsn(ILOAD, address);
            code.op(I2L);
            store(room, "a", new Lane[] {code.keep()});
            code.push(1);
            code.addBit(room.runs());
        }

        private void store(Pending room, String what, Lane[] words) {
            for (int i = 0; i < words.length; i++) {
                held.accept(held(room, what + i));
                code.storeOfRun(held(room, what + i), words[i]);
            }
        }

        @Override
        public void claim(Statement.Property property) {
            Label holds = new Label();
            if (domain.hasReset()) {
                expressions.jump(
                        new Expression.Reference(domain.reset(), 1),
                        !domain.style().activeLow(),
                        holds);
            }
            expressions.jump(property.condition(), true, holds);
            stop(claims.number(plan.definition(), property));
            code.mark(holds);
        }
    }

    // Behind all reads

    private void commit() {
        for (Statement.MemoryWrite write : writes) {
            boolean late = pending.get(write).late();
            code.eachRunOf(pending.get(write).runs(), () -> write(write, late ? computed(write) : fetched(write)));
        }
        next.forEach(code::storePacked);
        Map<List<Integer>, List<Integer>> groups = new LinkedHashMap<>();
        masks.forEach((target, of) ->
                groups.computeIfAbsent(of, k -> new ArrayList<>()).add(target));
        groups.forEach((of, targets) -> {
            if (!of.isEmpty()) {
                code.eachRunOf(written.get(targets.get(0)), () -> targets.forEach(this::take));
            }
        });
    }

    private void take(int target) {
        for (int i = 0; i < WordBits.lanes(plan.places().width(target)); i++) {
            code.home(target, i);
            code.loadOfRun(GeneratedNames.next(target, i));
            code.store(target, i);
        }
    }

    /**
     * Parts of a write, in one run.
     *
     * @param address local variable with the address, negative beyond the memory
     * @param mask empty if all bits are written
     */
    private record Parts(int address, Lane[] words, Lane[] mask) {}

    private Parts computed(Statement.MemoryWrite write) {
        MemoryDefinition memory = plan.definition().memories().get(write.memory());
        return new Parts(
                expressions.address(write.address(), memory),
                expressions.lanes(write.value()),
                write.mask()
                        .map(mask -> expressions.lanes(EdgeCode.widened(mask, memory.width() / mask.width())))
                        .orElse(new Lane[0]));
    }

    private Parts fetched(Statement.MemoryWrite write) {
        Pending room = pending.get(write);
        int lanes =
                WordBits.lanes(plan.definition().memories().get(write.memory()).width());
        int address = code.newInt();
        code.loadOfRun(held(room, "a0"));
        code.op(L2I);
        code.out().visitVarInsn(ISTORE, address);
        return new Parts(
                address,
                fetched(room, "v", lanes),
                fetched(room, "k", write.mask().isPresent() ? lanes : 0));
    }

    private Lane[] fetched(Pending room, String what, int count) {
        Lane[] lanes = new Lane[count];
        for (int i = 0; i < count; i++) {
            code.loadOfRun(held(room, what + i));
            lanes[i] = code.keep();
        }
        return lanes;
    }

    private void write(Statement.MemoryWrite write, Parts parts) {
        Label beyond = new Label();
        code.out().visitVarInsn(ILOAD, parts.address());
        code.jump(IFLT, beyond);
        for (int i = 0; i < parts.words().length; i++) {
            new WideCode(code, expressions).element(write.memory(), parts.address(), parts.words().length, i);
            if (parts.mask().length > 0) {
                code.op(DUP2);
                code.op(LALOAD);
                code.push(parts.mask()[i]);
                code.push(-1);
                code.op(LXOR);
                code.op(LAND);
                code.push(parts.words()[i]);
                code.push(parts.mask()[i]);
                code.op(LAND);
                code.op(LOR);
            } else {
                code.push(parts.words()[i]);
            }
            code.op(LASTORE);
        }
        code.mark(beyond);
    }
}
