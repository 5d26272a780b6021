package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.jvm.plan.Effect;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.cosim.jvm.plan.SchedulePart;
import org.heddle.cosim.jvm.plan.SettleItem;
import org.heddle.cosim.jvm.plan.SettleStep;
import org.heddle.hdl.ir.Statement;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Methods of a module that compute what is combinational: one for each segment, and one for each part, which calls those. */
final class SettleCode implements Opcodes {
    private static final String COUNTS = "()J";

    /** Steps that are looked at one by one: more become runs that are looked at first. */
    private static final int MOST_STEPS = 24;

    private final ClassVisitor out;
    private final ModuleSchedule plan;
    private final GeneratedNames names;
    private final boolean skipping;
    private final boolean counting;
    private final boolean tracked;
    private final Optional<LaneAliases> aliases;

    /**
     * @param options whether what is not stale is skipped, and whether signals are counted
     * @param tracked whether it is noted what is stale
     * @param aliases of a module in lanes in which nothing is tracked
     */
    SettleCode(
            ClassVisitor out,
            ModuleSchedule plan,
            GeneratedNames names,
            PlanOptions options,
            boolean tracked,
            Optional<LaneAliases> aliases) {
        this.out = out;
        this.plan = plan;
        this.names = names;
        this.skipping = options.skipping();
        this.counting = options.counting();
        this.tracked = tracked;
        this.aliases = aliases;
    }

    void write() {
        List<SchedulePart> parts = plan.parts();
        for (int i = 0; i < parts.size(); i++) {
            part(i, parts.get(i));
        }
    }

    private GeneratedMethod method(String name) {
        return GeneratedMethod.open(out, ACC_FINAL, name, COUNTS, plan, names, 1);
    }

    private void part(int number, SchedulePart part) {
        GeneratedMethod code = method(GeneratedNames.part(number));
        int up = zero(code);
        List<List<SettleStep>> runs = runs(part.steps());
        if (runs.size() == 1) {
            steps(code, up, part.steps(), skipping);
        } else {
            for (int i = 0; i < runs.size(); i++) {
                Label past = new Label();
                if (skipping) {
                    skipUnless(code, bits(runs.get(i)), past);
                }
                String name = GeneratedNames.part(number) + "_" + i;
                add(code, up, name);
                code.mark(past);
                GeneratedMethod run = method(name);
                int runUp = zero(run);
                steps(run, runUp, runs.get(i), skipping);
                run.out().visitVarInsn(LLOAD, runUp);
                run.end(LRETURN);
            }
        }
        code.out().visitVarInsn(LLOAD, up);
        code.end(LRETURN);
        segments(part.steps());
    }

    private static int zero(GeneratedMethod code) {
        int local = code.newLong();
        code.push(0);
        code.out().visitVarInsn(LSTORE, local);
        return local;
    }

    /** Calls a method that gives the outputs that it changed. */
    private static void add(GeneratedMethod code, int up, String name) {
        code.out().visitVarInsn(ALOAD, 0);
        code.callOwn(name, COUNTS);
        code.out().visitVarInsn(LLOAD, up);
        code.op(LOR);
        code.out().visitVarInsn(LSTORE, up);
    }

    /** Steps in runs that are skipped as wholes where nothing in them is stale. */
    private static List<List<SettleStep>> runs(List<SettleStep> steps) {
        if (steps.size() <= MOST_STEPS) {
            return List.of(steps);
        }
        List<List<SettleStep>> runs = new ArrayList<>();
        for (int i = 0; i < steps.size(); i += MOST_STEPS) {
            runs.add(steps.subList(i, Math.min(steps.size(), i + MOST_STEPS)));
        }
        return runs;
    }

    private static BitSet bits(List<SettleStep> steps) {
        BitSet bits = new BitSet();
        for (SettleStep step : steps) {
            if (step instanceof SettleStep.Segment segment) {
                bits.set(segment.bit());
            } else if (step instanceof SettleStep.Inner inner) {
                bits.set(inner.bit());
            } else if (step instanceof SettleStep.Knot knot) {
                bits.or(bits(knot.steps()));
            }
        }
        return bits;
    }

    private void segments(List<SettleStep> steps) {
        for (SettleStep step : steps) {
            if (step instanceof SettleStep.Segment segment) {
                segment(segment);
            } else if (step instanceof SettleStep.Knot knot) {
                segments(knot.steps());
            }
        }
    }

    private void steps(GeneratedMethod code, int up, List<SettleStep> steps, boolean guarded) {
        for (SettleStep step : steps) {
            if (step instanceof SettleStep.Knot knot) {
                knot(code, up, knot);
                continue;
            }
            BitSet bit = bits(List.of(step));
            Label past = new Label();
            if (guarded) {
                skipUnless(code, bit, past);
            }
            if (guarded) {
                code.clear(GeneratedNames.stale(bit.nextSetBit(0) / 64), 1L << bit.nextSetBit(0));
            }
            if (step instanceof SettleStep.Segment segment) {
                add(code, up, name(segment));
            } else if (step instanceof SettleStep.Inner inner) {
                call(code, inner.call());
            }
            code.mark(past);
        }
    }

    private static String name(SettleStep.Segment segment) {
        return "segment" + segment.bit();
    }

    private static void skipUnless(GeneratedMethod code, BitSet bits, Label past) {
        Label go = new Label();
        int last = (bits.length() - 1) / 64;
        for (int word = 0; word <= last; word++) {
            long mask = WordBits.word(bits, word);
            if (mask != 0) {
                code.loadOwn(GeneratedNames.stale(word));
                code.push(mask);
                code.op(LAND);
                code.push(0);
                code.op(LCMP);
                code.jump(word == last ? IFEQ : IFNE, word == last ? past : go);
            }
        }
        code.mark(go);
    }

    /** Repeats steps until nothing is stale in them, which is at once if nothing was. */
    private void knot(GeneratedMethod code, int up, SettleStep.Knot knot) {
        BitSet bits = bits(List.of(knot));
        Label again = new Label();
        Label done = new Label();
        if (!skipping) {
            for (int word = 0; 64 * word < bits.length(); word++) {
                if (WordBits.word(bits, word) != 0) {
                    code.or(-1, GeneratedNames.stale(word), WordBits.word(bits, word));
                }
            }
        }
        int rounds = code.newInt();
        code.pushInt(0);
        code.out().visitVarInsn(ISTORE, rounds);
        code.mark(again);
        skipUnless(code, bits, done);
        code.out().visitIincInsn(rounds, 1);
        code.out().visitVarInsn(ILOAD, rounds);
        code.out().visitLdcInsn(plan.definition().name());
        code.out()
                .visitMethodInsn(
                        INVOKESTATIC,
                        "org/heddle/cosim/jvm/model/SettleRounds",
                        "require",
                        "(ILjava/lang/String;)V",
                        false);
        steps(code, up, knot.steps(), true);
        code.jump(GOTO, again);
        code.mark(done);
    }

    /** Computes a part of an instance, and notes who reads what changed. */
    private void call(GeneratedMethod code, SettleItem.Call call) {
        ModuleSchedule child = plan.children().get(call.child());
        int changed = code.newLong();
        code.child(call.child());
        code.callInner(call.child(), GeneratedNames.part(call.part()), COUNTS);
        code.out().visitVarInsn(LSTORE, changed);
        if (!tracked) {
            return;
        }
        Map<BitSet, Long> outputs = new LinkedHashMap<>();
        for (int signal : call.defines()) {
            int port = plan.places().inner(signal).port();
            BitSet readers = plan.readers().get(signal);
            if (!readers.isEmpty()) {
                outputs.merge(readers, 1L << child.upward().get(port), (a, b) -> a | b);
            }
        }
        Changes changes = new Changes(code, -1, true);
        if (!outputs.isEmpty()) {
            Label none = new Label();
            skipIfZero(code, changed, -1, none);
            outputs.forEach((readers, ups) -> {
                Label same = new Label();
                skipIfZero(code, changed, ups, same);
                changes.follow(new Effect(readers, 0, -1, new BitSet()));
                code.mark(same);
            });
            code.mark(none);
        }
        visitAgain(code, changes, call, child);
    }

    private static void skipIfZero(GeneratedMethod code, int local, long mask, Label past) {
        code.out().visitVarInsn(LLOAD, local);
        if (mask != -1) {
            code.push(mask);
            code.op(LAND);
        }
        code.push(0);
        code.op(LCMP);
        code.jump(IFEQ, past);
    }

    /** Parts of the instance that read what this one has computed may have become stale; and its edges look for themselves. */
    private void visitAgain(GeneratedMethod code, Changes changes, SettleItem.Call call, ModuleSchedule child) {
        BitSet edges = plan.edge().visits(call.child());
        if (!edges.isEmpty()) {
            changes.follow(new Effect(edges, 0, -1, new BitSet()));
        }
        for (SchedulePart part : plan.parts()) {
            for (SettleStep.Inner inner : ModuleSchedule.inner(part.steps())) {
                if (inner.call().child() != call.child()) {
                    continue;
                }
                SchedulePart other = child.parts().get(inner.call().part());
                if (other.before().get(call.part())) {
                    visit(code, changes, call, other.bits(), inner.bit());
                }
            }
        }
    }

    private void visit(GeneratedMethod code, Changes changes, SettleItem.Call call, BitSet stale, int own) {
        Label fresh = new Label();
        Label found = new Label();
        for (int word = 0; 64 * word < stale.length(); word++) {
            long bits = WordBits.word(stale, word);
            if (bits != 0) {
                code.child(call.child());
                code.out().visitFieldInsn(GETFIELD, code.ownerOf(call.child()), GeneratedNames.stale(word), "J");
                code.push(bits);
                code.op(LAND);
                code.push(0);
                code.op(LCMP);
                code.jump(IFNE, found);
            }
        }
        code.jump(GOTO, fresh);
        code.mark(found);
        BitSet bit = new BitSet();
        bit.set(own);
        changes.follow(new Effect(bit, 0, -1, new BitSet()));
        code.mark(fresh);
    }

    // Segments

    private void segment(SettleStep.Segment segment) {
        GeneratedMethod code = method(name(segment));
        int up = zero(code);
        if (counting) {
            code.pushInt(segment.items().size());
            code.out().visitMethodInsn(INVOKESTATIC, "org/heddle/cosim/jvm/model/Computed", "add", "(I)V", false);
        }
        aliases.ifPresentOrElse(
                joined -> new LaneItems(code, joined, new BitSet()).write(segment.items()),
                () -> code.eachRun(() -> items(code, up, segment.items())));
        code.out().visitVarInsn(LLOAD, up);
        code.end(LRETURN);
    }

    private void items(GeneratedMethod code, int up, List<SettleItem> items) {
        ExpressionCode expressions = new ExpressionCode(code);
        Changes changes = new Changes(code, up, tracked);
        for (SettleItem item : items) {
            if (item instanceof SettleItem.Box box) {
                new BoxCode(code).settle(box, changes);
                continue;
            }
            int signal = item.defines().get(0);
            Lane[] value = value(code, expressions, item);
            code.have(signal, value);
            if (plan.stored().get(signal)) {
                changes.store(signal, value, plan.effect(signal));
            }
        }
    }

    /** Computes an item; its value stays in local variables. */
    static Lane[] value(GeneratedMethod code, ExpressionCode expressions, SettleItem item) {
        if (item instanceof SettleItem.Node node) {
            return held(code, expressions.lanes(node.value()));
        }
        SettleItem.Target target = (SettleItem.Target) item;
        if (target.body().size() == 1 && target.body().get(0) instanceof Statement.Assign assign) {
            return held(code, expressions.lanes(assign.value()));
        }
        int[] locals = new int[WordBits.lanes(code.plan().places().width(target.signal()))];
        Arrays.setAll(locals, i -> code.newLong());
        for (int local : locals) {
            code.push(0);
            code.out().visitVarInsn(LSTORE, local);
        }
        new StatementCode(code, expressions, assign -> {
                    Lane[] value = expressions.lanes(assign.value());
                    for (Lane lane : value) {
                        code.push(lane);
                    }
                    for (int i = value.length - 1; i >= 0; i--) {
                        code.out().visitVarInsn(LSTORE, locals[i]);
                    }
                })
                .run(target.body());
        return WideCode.locals(locals);
    }

    /** The same value where no later store changes it. */
    private static Lane[] held(GeneratedMethod code, Lane[] value) {
        Lane[] held = new Lane[value.length];
        for (int i = 0; i < value.length; i++) {
            if (value[i] instanceof Lane.Place) {
                code.push(value[i]);
                held[i] = code.keep();
            } else {
                held[i] = value[i];
            }
        }
        return held;
    }
}
