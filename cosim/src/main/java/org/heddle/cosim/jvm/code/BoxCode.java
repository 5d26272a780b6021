package org.heddle.cosim.jvm.code;

import java.util.BitSet;
import org.heddle.cosim.jvm.model.BoxModel;
import org.heddle.cosim.jvm.plan.Effect;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SchedulePart;
import org.heddle.cosim.jvm.plan.SettleItem;
import org.heddle.hdl.ir.Signal;
import org.objectweb.asm.Opcodes;

/** Code of a module whose body is Verilog: its ports to and from the {@link BoxModel} that stands for the body. */
final class BoxCode implements Opcodes {
    static final String BOX = "org/heddle/cosim/jvm/model/BoxModel";
    static final String FIELD = "box";

    private final GeneratedMethod code;
    private final ModuleSchedule plan;

    BoxCode(GeneratedMethod code) {
        this.code = code;
        this.plan = code.plan();
    }

    /** Computes the outputs. */
    void settle(SettleItem.Box item, Changes changes) {
        putInputs();
        call("settle");
        for (int output : item.defines()) {
            Lane[] value = new Lane[WordBits.lanes(plan.places().width(output))];
            for (int lane = 0; lane < value.length; lane++) {
                box();
                code.pushInt(word(output) + lane);
                code.out().visitMethodInsn(INVOKEVIRTUAL, BOX, "get", "(I)J", false);
                value[lane] = code.keep();
            }
            changes.store(output, value, plan.effect(output));
        }
    }

    /** Lets the clock rise: the outputs have to be asked for again, and at the next edge there is work again. */
    void edge(Changes changes) {
        putInputs();
        call("edge");
        BitSet stale = plan.edge().ownBits();
        for (SchedulePart part : plan.parts()) {
            stale.or(part.bits());
        }
        changes.follow(new Effect(stale, 0, -1, new BitSet()));
    }

    private void putInputs() {
        for (Signal port : plan.definition().ports()) {
            if (port.kind() != Signal.Kind.OUTPUT && port.kind() != Signal.Kind.CLOCK) {
                for (int lane = 0; lane < WordBits.lanes(port.width()); lane++) {
                    box();
                    code.pushInt(word(port.id()) + lane);
                    code.load(port.id(), lane);
                    code.out().visitMethodInsn(INVOKEVIRTUAL, BOX, "put", "(IJ)V", false);
                }
            }
        }
    }

    private int word(int port) {
        return BoxModel.first(plan.definition(), port);
    }

    private void box() {
        code.out().visitVarInsn(ALOAD, 0);
        code.out().visitFieldInsn(GETFIELD, code.owner(), FIELD, "L" + BOX + ";");
    }

    private void call(String method) {
        box();
        code.out().visitMethodInsn(INVOKEVIRTUAL, BOX, method, "()V", false);
    }
}
