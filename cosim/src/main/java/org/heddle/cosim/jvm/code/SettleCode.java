package org.heddle.cosim.jvm.code;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.jvm.plan.Effect;
import org.heddle.cosim.jvm.plan.Item;
import org.heddle.cosim.jvm.plan.ModulePlan;
import org.heddle.cosim.jvm.plan.Part;
import org.heddle.cosim.jvm.plan.Step;
import org.heddle.hdl.ir.Statement;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Methods of a module that compute what is combinational: one for each segment, and one for each part, which calls those. */
final class SettleCode implements Opcodes {
    private static final String COUNTS = "()J";

    private final ClassVisitor out;
    private final ModulePlan plan;
    private final Names names;
    private final boolean skipping;
    private final boolean tracked;

    /**
     * @param skipping whether what is not stale is skipped
     * @param tracked whether it is noted what is stale
     */
    SettleCode(ClassVisitor out, ModulePlan plan, Names names, boolean skipping, boolean tracked) {
        this.out = out;
        this.plan = plan;
        this.names = names;
        this.skipping = skipping;
        this.tracked = tracked;
    }

    void write() {
        List<Part> parts = plan.parts();
        for (int i = 0; i < parts.size(); i++) {
            part(i, parts.get(i));
        }
    }

    private Code method(String name) {
        return new Code(out.visitMethod(ACC_FINAL, name, COUNTS, null, null), plan, names, 1);
    }

    private void part(int number, Part part) {
        Code code = method(Names.part(number));
        int up = code.newLong();
        code.push(0);
        code.out().visitVarInsn(LSTORE, up);
        steps(code, up, part.steps(), part.outputs().size(), skipping);
        code.out().visitVarInsn(LLOAD, up);
        code.end(LRETURN);
        segments(part.steps());
    }

    private void segments(List<Step> steps) {
        for (Step step : steps) {
            if (step instanceof Step.Segment segment) {
                segment(segment);
            } else if (step instanceof Step.Knot knot) {
                segments(knot.steps());
            }
        }
    }

    private void steps(Code code, int up, List<Step> steps, int outputs, boolean guarded) {
        for (Step step : steps) {
            if (step instanceof Step.Segment segment) {
                Label past = new Label();
                if (guarded) {
                    skipUnless(code, segment.bit(), past);
                }
                code.clear(Names.stale(segment.bit() / 64), 1L << segment.bit());
                code.out().visitVarInsn(ALOAD, 0);
                code.out().visitMethodInsn(INVOKEVIRTUAL, code.owner(), name(segment), COUNTS, false);
                code.out().visitVarInsn(LLOAD, up);
                code.op(LOR);
                code.out().visitVarInsn(LSTORE, up);
                code.mark(past);
            } else if (step instanceof Step.Inner inner) {
                Label past = new Label();
                if (guarded) {
                    skipUnless(code, inner.bit(), past);
                }
                code.clear(Names.stale(inner.bit() / 64), 1L << inner.bit());
                call(code, inner.call());
                code.mark(past);
            } else if (step instanceof Step.Knot knot) {
                knot(code, up, knot, outputs);
            }
        }
    }

    private static String name(Step.Segment segment) {
        return "segment" + segment.bit();
    }

    private void skipUnless(Code code, int bit, Label past) {
        code.loadOwn(Names.stale(bit / 64));
        code.push(1L << bit);
        code.op(LAND);
        code.push(0);
        code.op(LCMP);
        code.jump(IFEQ, past);
    }

    /** Repeats steps until nothing is stale in them, which is at once if nothing was. */
    private void knot(Code code, int up, Step.Knot knot, int outputs) {
        BitSet bits = new BitSet();
        for (Step step : knot.steps()) {
            bits.set(step instanceof Step.Segment segment ? segment.bit() : ((Step.Inner) step).bit());
        }
        Label again = new Label();
        Label done = new Label();
        if (!skipping) {
            for (int word = 0; 64 * word < bits.length(); word++) {
                if (Bits.word(bits, word) != 0) {
                    code.or(-1, Names.stale(word), Bits.word(bits, word));
                }
            }
        }
        code.mark(again);
        Label go = new Label();
        for (int word = 0; 64 * word < bits.length(); word++) {
            if (Bits.word(bits, word) != 0) {
                code.loadOwn(Names.stale(word));
                code.push(Bits.word(bits, word));
                code.op(LAND);
                code.push(0);
                code.op(LCMP);
                code.jump(IFNE, go);
            }
        }
        code.jump(GOTO, done);
        code.mark(go);
        steps(code, up, knot.steps(), outputs, true);
        code.jump(GOTO, again);
        code.mark(done);
    }

    /** Computes a part of an instance, and notes who reads what changed. */
    private void call(Code code, Item.Call call) {
        ModulePlan child = plan.children().get(call.child());
        int changed = code.newLong();
        code.child(call.child());
        code.out().visitMethodInsn(INVOKEVIRTUAL, code.ownerOf(call.child()), Names.part(call.part()), COUNTS, false);
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
        Changes changes = new Changes(code, -1);
        outputs.forEach((readers, ups) -> {
            Label same = new Label();
            code.out().visitVarInsn(LLOAD, changed);
            code.push(ups);
            code.op(LAND);
            code.push(0);
            code.op(LCMP);
            code.jump(IFEQ, same);
            changes.follow(new Effect(readers, 0, -1, new BitSet()));
            code.mark(same);
        });
        visitAgain(code, changes, call, child);
    }

    /** Other parts of the instance, and its edges, may have become stale. */
    private void visitAgain(Code code, Changes changes, Item.Call call, ModulePlan child) {
        Map<BitSet, BitSet> inside = new LinkedHashMap<>();
        for (Part part : plan.parts()) {
            for (Step.Inner inner : ModulePlan.inner(part.steps())) {
                if (inner.call().child() == call.child()) {
                    inside.computeIfAbsent(
                                    child.parts().get(inner.call().part()).bits(), k -> new BitSet())
                            .set(inner.bit());
                }
            }
        }
        BitSet edges = child.edge().all();
        if (!edges.isEmpty()) {
            inside.computeIfAbsent(edges, k -> new BitSet()).or(plan.edge().visits(call.child()));
        }
        inside.forEach((stale, own) -> {
            if (stale.isEmpty() || own.isEmpty()) {
                return;
            }
            Label fresh = new Label();
            Label found = new Label();
            for (int word = 0; 64 * word < stale.length(); word++) {
                long bits = Bits.word(stale, word);
                if (bits != 0) {
                    code.child(call.child());
                    code.out().visitFieldInsn(GETFIELD, code.ownerOf(call.child()), Names.stale(word), "J");
                    code.push(bits);
                    code.op(LAND);
                    code.push(0);
                    code.op(LCMP);
                    code.jump(IFNE, found);
                }
            }
            code.jump(GOTO, fresh);
            code.mark(found);
            changes.follow(new Effect(own, 0, -1, new BitSet()));
            code.mark(fresh);
        });
    }

    // Segments

    private void segment(Step.Segment segment) {
        Code code = method(name(segment));
        int up = code.newLong();
        code.push(0);
        code.out().visitVarInsn(LSTORE, up);
        ExpressionCode expressions = new ExpressionCode(code);
        Changes changes = new Changes(code, up);
        for (Item item : segment.items()) {
            for (int signal : item.defines()) {
                if (tracked && plan.stored().get(signal)) {
                    changes.expect(plan.effect(signal));
                }
            }
        }
        for (Item item : segment.items()) {
            int signal = item.defines().get(0);
            Lane[] value = value(code, expressions, item);
            code.have(signal, value);
            if (plan.stored().get(signal)) {
                changes.store(signal, value, plan.effect(signal));
            }
        }
        changes.close();
        code.out().visitVarInsn(LLOAD, up);
        code.end(LRETURN);
    }

    /** Computes an item; its value stays in local variables. */
    static Lane[] value(Code code, ExpressionCode expressions, Item item) {
        if (item instanceof Item.Node node) {
            return held(code, expressions.lanes(node.value()));
        }
        Item.Target target = (Item.Target) item;
        if (target.body().size() == 1 && target.body().get(0) instanceof Statement.Assign assign) {
            return held(code, expressions.lanes(assign.value()));
        }
        int[] locals = new int[Bits.lanes(code.plan().places().width(target.signal()))];
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
    private static Lane[] held(Code code, Lane[] value) {
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
