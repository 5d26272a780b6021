package org.heddle.cosim.jvm.code;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.jvm.plan.EdgePlan;
import org.heddle.cosim.jvm.plan.Effect;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SettleItem;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/**
 * Methods of a module that act when clocks rise. Everything is read before anything is written: in one method where all fits, or by way of a
 * second field for each register.
 */
final class EdgeCode implements Opcodes {
    static final String EDGE = "(ILorg/heddle/cosim/jvm/model/Stops;)Z";
    private static final String CHUNK = "(ILorg/heddle/cosim/jvm/model/Stops;)V";
    private static final int RISING = 1;
    private static final int STOPS = 2;
    private static final int FREE = 3;

    /** Instances whose edges one method has: more would make one that the JIT refuses. */
    private static final int MOST_INSTANCES = 24;

    /** A write that waits for the end of the method: an int that is the address or -1, and the words. */
    private record Pending(int memory, int address, int[] words, int[] mask) {}

    private final ClassVisitor out;
    private final ModuleSchedule plan;
    private final GeneratedNames names;
    private final boolean skipping;
    private final boolean tracked;
    private final ClaimNumbers claims;
    private final boolean shadowed;
    private final java.util.Optional<LaneAliases> aliases;
    private final List<String> held = new ArrayList<>();

    EdgeCode(
            ClassVisitor out,
            ModuleSchedule plan,
            GeneratedNames names,
            boolean skipping,
            boolean tracked,
            java.util.Optional<LaneAliases> aliases,
            ClaimNumbers claims) {
        this.out = out;
        this.plan = plan;
        this.names = names;
        this.skipping = skipping;
        this.tracked = tracked;
        this.aliases = aliases;
        this.claims = claims;
        this.shadowed = plan.edge().chunks().stream()
                        .filter(chunk ->
                                !chunk.targets().isEmpty() || !chunk.memories().isEmpty())
                        .count()
                > 1;
    }

    void write() {
        List<EdgePlan.Chunk> chunks = plan.edge().chunks();
        for (int i = 0; i < chunks.size(); i++) {
            chunk(i, chunks.get(i));
            if (shadowed) {
                commit(i, chunks.get(i));
            }
        }
        edge();
    }

    private void edge() {
        GeneratedMethod code = GeneratedMethod.open(out, ACC_PUBLIC | ACC_FINAL, "edge", EDGE, plan, names, FREE);
        EdgePlan edge = plan.edge();
        if (!edge.chunks().isEmpty()) {
            Label past = new Label();
            ownWork(code, past);
            for (int i = 0; i < edge.chunks().size(); i++) {
                callOwn(code, "edge" + i);
            }
            for (int i = 0; shadowed && i < edge.chunks().size(); i++) {
                callOwn(code, "commit" + i);
            }
            code.mark(past);
        }
        inner(code);
        if (!tracked) {
            code.op(ICONST_1);
            code.end(IRETURN);
            return;
        }
        Label stale = new Label();
        for (int word = 0; 64 * word < plan.bits(); word++) {
            code.loadOwn(GeneratedNames.stale(word));
            code.push(0);
            code.op(LCMP);
            code.jump(IFNE, stale);
        }
        code.op(ICONST_0);
        code.op(IRETURN);
        code.mark(stale);
        code.op(ICONST_1);
        code.end(IRETURN);
    }

    private void callOwn(GeneratedMethod code, String method) {
        code.out().visitVarInsn(ALOAD, 0);
        code.out().visitVarInsn(ILOAD, RISING);
        code.out().visitVarInsn(ALOAD, STOPS);
        code.callOwn(method, CHUNK);
    }

    /** Skips the module's own work if no rising clock has any, and notes that it is done. */
    private void ownWork(GeneratedMethod code, Label past) {
        List<Integer> own = plan.edge().own();
        if (!skipping) {
            return;
        }
        if (own.size() == 1) {
            test(code, own.get(0), past);
            code.clear(GeneratedNames.stale(0), 1L << own.get(0));
            return;
        }
        // bits 0 to 7 of the first word, one for each clock
        code.loadOwn(GeneratedNames.stale(0));
        code.out().visitVarInsn(ILOAD, RISING);
        code.op(I2L);
        code.op(LAND);
        code.push(0);
        code.op(LCMP);
        code.jump(IFEQ, past);
        code.out().visitVarInsn(ALOAD, 0);
        code.loadOwn(GeneratedNames.stale(0));
        code.out().visitVarInsn(ILOAD, RISING);
        code.op(I2L);
        code.push(-1);
        code.op(LXOR);
        code.op(LAND);
        code.out().visitFieldInsn(PUTFIELD, code.owner(), GeneratedNames.stale(0), "J");
    }

    private static void test(GeneratedMethod code, int bit, Label past) {
        code.loadOwn(GeneratedNames.stale(bit / 64));
        code.push(1L << bit);
        code.op(LAND);
        code.push(0);
        code.op(LCMP);
        code.jump(IFEQ, past);
    }

    /** The edges of all instances, in methods of bounded size. */
    private void inner(GeneratedMethod edge) {
        int all = plan.children().size();
        for (int first = 0; first < all; first += MOST_INSTANCES) {
            GeneratedMethod code = edge;
            if (all > MOST_INSTANCES) {
                String name = "inner" + first;
                callOwn(edge, name);
                code = GeneratedMethod.open(out, ACC_FINAL, name, CHUNK, plan, names, FREE);
            }
            for (int child = first; child < Math.min(all, first + MOST_INSTANCES); child++) {
                inner(code, child);
            }
            if (code != edge) {
                code.end(RETURN);
            }
        }
    }

    /** The edges of an instance: its clocks rise with those of the module that are joined to them. */
    private void inner(GeneratedMethod code, int child) {
        int[] clocks = plan.edge().clocksOf().get(child);
        if (clocks.length == 0) {
            return;
        }
        int[] bits = plan.edge().inner().get(child);
        boolean one = plan.edge().clocks().size() == 1;
        Label past = new Label();
        int rising = code.newInt();
        if (one) {
            code.pushInt((1 << clocks.length) - 1);
            code.out().visitVarInsn(ISTORE, rising);
        } else {
            code.pushInt(0);
            for (int i = 0; i < clocks.length; i++) {
                code.out().visitVarInsn(ILOAD, RISING);
                code.pushInt(clocks[i]);
                code.op(IUSHR);
                code.op(ICONST_1);
                code.op(IAND);
                code.pushInt(i);
                code.op(ISHL);
                code.op(IOR);
            }
            code.out().visitVarInsn(ISTORE, rising);
            code.out().visitVarInsn(ILOAD, rising);
            code.jump(IFEQ, past); // an instance with one clock does not ask which one rises
        }
        int[] reached = Arrays.stream(clocks).distinct().toArray();
        if (skipping && reached.length == 1) {
            test(code, bits[reached[0]], past);
            code.clear(GeneratedNames.stale(bits[reached[0]] / 64), 1L << bits[reached[0]]);
        } else if (skipping) {
            anyRising(code, reached, bits, past);
        }
        code.child(child);
        code.out().visitVarInsn(ILOAD, rising);
        code.out().visitVarInsn(ALOAD, STOPS);
        code.callInner(child, "edge", EDGE);
        if (!tracked) {
            code.op(POP);
            code.mark(past);
            return;
        }
        code.jump(IFEQ, past);
        ModuleSchedule inside = plan.children().get(child);
        BitSet all = new BitSet();
        all.set(0, Math.max(1, inside.bits()));
        new Changes(code, -1, true).follow(new Effect(plan.visit(child, all), 0, -1, new BitSet()));
        code.mark(past);
    }

    /** Skips what follows if none of the clocks that rise has work in an instance, and notes that it is done for those. */
    private static void anyRising(GeneratedMethod code, int[] clocks, int[] bits, Label past) {
        int any = code.newInt();
        code.pushInt(0);
        code.out().visitVarInsn(ISTORE, any);
        for (int clock : clocks) {
            Label next = new Label();
            code.out().visitVarInsn(ILOAD, RISING);
            code.pushInt(1 << clock);
            code.op(IAND);
            code.jump(IFEQ, next);
            test(code, bits[clock], next);
            code.clear(GeneratedNames.stale(bits[clock] / 64), 1L << bits[clock]);
            code.pushInt(1);
            code.out().visitVarInsn(ISTORE, any);
            code.mark(next);
        }
        code.out().visitVarInsn(ILOAD, any);
        code.jump(IFEQ, past);
    }

    // Own work

    private void chunk(int number, EdgePlan.Chunk chunk) {
        GeneratedMethod code = GeneratedMethod.open(out, ACC_FINAL, "edge" + number, CHUNK, plan, names, FREE);
        if (aliases.isPresent() && !shadowed) {
            new LaneEdgeCode(code, aliases.get(), claims, names.stop(), this::field).chunk(chunk);
        } else {
            code.eachRun(() -> chunk(code, number, chunk));
        }
        code.end(RETURN);
    }

    private void chunk(GeneratedMethod code, int number, EdgePlan.Chunk chunk) {
        ExpressionCode expressions = new ExpressionCode(code);
        Changes changes = new Changes(code, -1, tracked);
        if (plan.definition().external().isPresent()) {
            new BoxCode(code).edge(changes);
        }
        for (SettleItem item : chunk.items()) {
            int signal = item.defines().get(0);
            Lane[] value = SettleCode.value(code, expressions, item);
            code.have(signal, value);
            if (plan.stored().get(signal)) {
                for (int i = 0; i < value.length; i++) {
                    code.home(signal, i);
                    code.push(value[i]);
                    code.store(signal, i);
                }
            }
        }
        Map<Integer, int[]> next = new HashMap<>();
        for (int target : chunk.targets()) {
            int[] locals = new int[WordBits.lanes(plan.places().width(target))];
            for (int i = 0; i < locals.length; i++) {
                locals[i] = code.newLong();
                code.load(target, i);
                code.out().visitVarInsn(LSTORE, locals[i]);
            }
            next.put(target, locals);
        }
        List<Pending> writes = new ArrayList<>();
        Map<Statement.MemoryWrite, Pending> pending = new java.util.IdentityHashMap<>();
        chunk.bodies().values().forEach(body -> prepare(code, body, writes, pending));
        for (int domain = 0; domain < plan.definition().domains().size(); domain++) {
            domain(code, expressions, domain, chunk, next, pending);
        }
        for (int target : chunk.targets()) {
            Lane[] value = WideCode.locals(next.get(target));
            if (shadowed) {
                for (int i = 0; i < value.length; i++) {
                    code.storeOfRun(GeneratedNames.next(target, i), value[i]);
                }
            } else {
                changes.store(target, value, plan.effect(target));
            }
        }
        if (shadowed) {
            hold(code, number, writes);
        } else {
            writes.forEach(write -> write(code, changes, write));
        }
    }

    /** Makes room for the writes of a body. */
    private void prepare(
            GeneratedMethod code,
            List<Statement> body,
            List<Pending> writes,
            Map<Statement.MemoryWrite, Pending> pending) {
        org.heddle.hdl.ir.Statements.forEach(body, statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                MemoryDefinition memory = plan.definition().memories().get(write.memory());
                int lanes = WordBits.lanes(memory.width());
                int address = code.newInt();
                code.pushInt(-1);
                code.out().visitVarInsn(ISTORE, address);
                int[] words = new int[lanes];
                int[] mask = new int[write.mask().isPresent() ? lanes : 0];
                for (int[] locals : new int[][] {words, mask}) {
                    for (int i = 0; i < locals.length; i++) {
                        locals[i] = code.newLong();
                        code.push(0);
                        code.out().visitVarInsn(LSTORE, locals[i]);
                    }
                }
                Pending room = new Pending(write.memory(), address, words, mask);
                writes.add(room);
                pending.put(write, room);
            }
        });
    }

    private void domain(
            GeneratedMethod code,
            ExpressionCode expressions,
            int index,
            EdgePlan.Chunk chunk,
            Map<Integer, int[]> next,
            Map<Statement.MemoryWrite, Pending> pending) {
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
        Label disabled = new Label();
        if (domain.hasEnable()) {
            expressions.jump(reference(domain.enable()), false, disabled);
        }
        statements(code, expressions, domain, body, next, pending);
        boolean resetsOnlyEnabled = domain.enableFirst() && !domain.isAsynchronous();
        if (!resetsOnlyEnabled) {
            code.mark(disabled);
        }
        if (resets) {
            expressions.jump(reference(domain.reset()), domain.style().activeLow(), end);
            for (Signal register : reset) {
                take(code, next.get(register.id()), register.resetValue().orElseThrow());
            }
        }
        if (resetsOnlyEnabled) {
            code.mark(disabled);
        }
        code.mark(end);
    }

    static void take(GeneratedMethod code, int[] locals, BigInteger value) {
        for (int i = 0; i < locals.length; i++) {
            code.push(WordBits.word(value, i));
            code.out().visitVarInsn(LSTORE, locals[i]);
        }
    }

    private Expression reference(int signal) {
        return new Expression.Reference(signal, 1);
    }

    private void statements(
            GeneratedMethod code,
            ExpressionCode expressions,
            DomainDefinition domain,
            List<Statement> body,
            Map<Integer, int[]> next,
            Map<Statement.MemoryWrite, Pending> pending) {
        new StatementCode(code, expressions, new StatementCode.Leaves() {
                    @Override
                    public void assign(Statement.Assign assign) {
                        Lane[] value = expressions.lanes(assign.value());
                        int[] locals = next.get(assign.target());
                        for (Lane lane : value) {
                            code.push(lane);
                        }
                        for (int i = value.length - 1; i >= 0; i--) {
                            code.out().visitVarInsn(LSTORE, locals[i]);
                        }
                    }

                    @Override
                    public void write(Statement.MemoryWrite write) {
                        delay(code, expressions, write, pending.get(write));
                    }

                    @Override
                    public void claim(Statement.Property property) {
                        check(code, expressions, domain, property);
                    }
                })
                .run(body);
    }

    private void check(
            GeneratedMethod code, ExpressionCode expressions, DomainDefinition domain, Statement.Property property) {
        Label holds = new Label();
        if (domain.hasReset()) {
            expressions.jump(reference(domain.reset()), !domain.style().activeLow(), holds);
        }
        expressions.jump(property.condition(), true, holds);
        code.out().visitVarInsn(ALOAD, STOPS);
        if (code.isOfLanes()) {
            code.pushRun();
        }
        code.pushInt(claims.number(plan.definition(), property));
        code.out().visitMethodInsn(INVOKEINTERFACE, "org/heddle/cosim/jvm/model/Stops", "stop", names.stop(), true);
        code.mark(holds);
    }

    private void delay(GeneratedMethod code, ExpressionCode expressions, Statement.MemoryWrite write, Pending room) {
        MemoryDefinition memory = plan.definition().memories().get(write.memory());
        Lane[] words = expressions.lanes(write.value());
        for (int i = 0; i < words.length; i++) {
            code.push(words[i]);
            code.out().visitVarInsn(LSTORE, room.words()[i]);
        }
        write.mask().ifPresent(mask -> {
            Lane[] lanes = expressions.lanes(widened(mask, memory.width() / mask.width()));
            for (int i = 0; i < lanes.length; i++) {
                code.push(lanes[i]);
                code.out().visitVarInsn(LSTORE, room.mask()[i]);
            }
        });
        int address = expressions.address(write.address(), memory);
        code.out().visitVarInsn(ILOAD, address);
        code.out().visitVarInsn(ISTORE, room.address());
    }

    /** Each bit of a mask as often as its part of the word has bits. */
    static Expression widened(Expression mask, int part) {
        if (part == 1) {
            return mask;
        }
        List<Expression> parts = new ArrayList<>();
        for (int i = mask.width() - 1; i >= 0; i--) {
            parts.add(new Expression.Replication(Expressions.slice(mask, i, i), part));
        }
        return parts.size() == 1 ? parts.get(0) : new Expression.Concatenation(parts);
    }

    private void write(GeneratedMethod code, Changes changes, Pending write) {
        Label none = new Label();
        code.out().visitVarInsn(ILOAD, write.address());
        code.jump(IFLT, none);
        for (int i = 0; i < write.words().length; i++) {
            element(code, write, i);
            if (write.mask().length > 0) {
                code.op(DUP2);
                code.op(LALOAD);
                code.out().visitVarInsn(LLOAD, write.mask()[i]);
                code.push(-1);
                code.op(LXOR);
                code.op(LAND);
                code.out().visitVarInsn(LLOAD, write.words()[i]);
                code.out().visitVarInsn(LLOAD, write.mask()[i]);
                code.op(LAND);
                code.op(LOR);
            } else {
                code.out().visitVarInsn(LLOAD, write.words()[i]);
            }
            code.op(LASTORE);
        }
        if (tracked) {
            changes.follow(plan.memoryEffect(write.memory()));
        }
        code.mark(none);
    }

    private void element(GeneratedMethod code, Pending write, int lane) {
        int lanes = write.words().length;
        code.memory(write.memory());
        code.out().visitVarInsn(ILOAD, write.address());
        if (lanes > 1) {
            code.pushInt(lanes);
            code.op(IMUL);
            code.pushInt(lane);
            code.op(IADD);
        }
        code.addRun(lanes * plan.definition().memories().get(write.memory()).depth());
    }

    // By way of other fields

    private static String held(int chunk, int write, String what) {
        return "w" + chunk + "_" + write + "_" + what;
    }

    /** Keeps writes in fields until every chunk has read. */
    private void hold(GeneratedMethod code, int chunk, List<Pending> writes) {
        for (int i = 0; i < writes.size(); i++) {
            Pending write = writes.get(i);
            code.out().visitVarInsn(ILOAD, write.address());
            code.op(I2L);
            code.storeOfRun(held(chunk, i, "a"), code.keep());
            for (int lane = 0; lane < write.words().length; lane++) {
                code.storeOfRun(held(chunk, i, "v" + lane), new Lane.Local(write.words()[lane]));
            }
            for (int lane = 0; lane < write.mask().length; lane++) {
                code.storeOfRun(held(chunk, i, "k" + lane), new Lane.Local(write.mask()[lane]));
            }
        }
    }

    private void commit(int number, EdgePlan.Chunk chunk) {
        GeneratedMethod code = GeneratedMethod.open(out, ACC_FINAL, "commit" + number, CHUNK, plan, names, FREE);
        code.eachRun(() -> commit(code, number, chunk));
        code.end(RETURN);
    }

    private void commit(GeneratedMethod code, int number, EdgePlan.Chunk chunk) {
        Changes changes = new Changes(code, -1, tracked);
        for (int target : chunk.targets()) {
            Lane[] value = new Lane[WordBits.lanes(plan.places().width(target))];
            for (int i = 0; i < value.length; i++) {
                field(GeneratedNames.next(target, i));
                code.loadOfRun(GeneratedNames.next(target, i));
                value[i] = code.keep();
            }
            changes.store(target, value, plan.effect(target));
        }
        List<Statement.MemoryWrite> writes = new ArrayList<>();
        chunk.bodies()
                .values()
                .forEach(body -> org.heddle.hdl.ir.Statements.forEach(body, statement -> {
                    if (statement instanceof Statement.MemoryWrite write) {
                        writes.add(write);
                    }
                }));
        for (int i = 0; i < writes.size(); i++) {
            int lanes = WordBits.lanes(
                    plan.definition().memories().get(writes.get(i).memory()).width());
            int address = code.newInt();
            code.loadOfRun(held(number, i, "a"));
            code.op(L2I);
            code.out().visitVarInsn(ISTORE, address);
            field(held(number, i, "a"));
            int[] words = fetch(code, number, i, "v", lanes);
            int[] mask = fetch(code, number, i, "k", writes.get(i).mask().isPresent() ? lanes : 0);
            write(code, changes, new Pending(writes.get(i).memory(), address, words, mask));
        }
    }

    private int[] fetch(GeneratedMethod code, int chunk, int write, String what, int lanes) {
        int[] locals = new int[lanes];
        for (int lane = 0; lane < lanes; lane++) {
            field(held(chunk, write, what + lane));
            code.loadOfRun(held(chunk, write, what + lane));
            locals[lane] = code.keep().index();
        }
        return locals;
    }

    private void field(String name) {
        if (!held.contains(name)) {
            if (!names.isWhole()) { // whose fields are those of the module's class
                out.visitField(0, name, names.word(), null, null).visitEnd();
            }
            held.add(name);
        }
    }

    /** The fields beside those of signals that keep values of one run between two methods. */
    List<String> held() {
        return held;
    }
}
