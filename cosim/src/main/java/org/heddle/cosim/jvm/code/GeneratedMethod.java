package org.heddle.cosim.jvm.code;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SignalPlaces;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** One method of a generated class: local variables, signals that are at hand in some of them, and the fields of the module's object. */
final class GeneratedMethod implements Opcodes {
    static final String WIDE_MATH = "org/heddle/cosim/jvm/model/WideMath";
    static final String BLOCK = "org/heddle/cosim/jvm/model/CompiledModule";
    static final String LANES = "org/heddle/cosim/jvm/model/CompiledLanes";

    private final MethodVisitor out;
    private final ModuleSchedule plan;
    private final GeneratedNames names;
    private final String owner;
    private final Map<Integer, Lane[]> atHand = new HashMap<>();
    private int locals;
    private int run = -1;

    /**
     * @param locals first free local variable, behind the parameters
     */
    GeneratedMethod(MethodVisitor out, ModuleSchedule plan, GeneratedNames names, int locals) {
        this.out = out;
        this.plan = plan;
        this.names = names;
        this.owner = names.ofClass(plan.definition().name());
        this.locals = locals;
        out.visitCode();
    }

    ModuleSchedule plan() {
        return plan;
    }

    MethodVisitor out() {
        return out;
    }

    String owner() {
        return owner;
    }

    String ownerOf(int child) {
        return names.ofClass(plan.children().get(child).definition().name());
    }

    // Local variables

    int newLong() {
        int index = locals;
        locals += 2;
        return index;
    }

    int newInt() {
        return locals++;
    }

    Lane.Local keep() {
        int index = newLong();
        out.visitVarInsn(LSTORE, index);
        return new Lane.Local(index);
    }

    /** Lets a signal be taken from here for the rest of the method. */
    void have(int signal, Lane[] lanes) {
        atHand.put(signal, lanes);
    }

    Optional<Lane[]> atHand(int signal) {
        return Optional.ofNullable(atHand.get(signal));
    }

    // Pushing

    void op(int opcode) {
        out.visitInsn(opcode);
    }

    void push(long value) {
        if (value == 0 || value == 1) {
            out.visitInsn(value == 0 ? LCONST_0 : LCONST_1);
        } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            out.visitIntInsn(SIPUSH, (int) value);
            out.visitInsn(I2L);
        } else {
            out.visitLdcInsn(value);
        }
    }

    void pushInt(int value) {
        if (value >= -1 && value <= 5) {
            out.visitInsn(ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            out.visitIntInsn(BIPUSH, value);
        } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            out.visitIntInsn(SIPUSH, value);
        } else {
            out.visitLdcInsn(value);
        }
    }

    void push(Lane lane) {
        if (lane instanceof Lane.Constant constant) {
            push(constant.value());
        } else if (lane instanceof Lane.Local local) {
            out.visitVarInsn(LLOAD, local.index());
        } else if (lane instanceof Lane.Place place) {
            load(place.signal(), place.lane());
        }
    }

    // Runs beside each other

    boolean isOfLanes() {
        return names.isOfLanes();
    }

    /** Emits a body once for all runs: in a loop over them, or plainly where there is one. What it leaves in local variables is lost. */
    void eachRun(Runnable body) {
        if (!isOfLanes()) {
            body.run();
            return;
        }
        run = newInt();
        pushInt(0);
        out.visitVarInsn(ISTORE, run);
        Label next = new Label();
        mark(next);
        body.run();
        out.visitIincInsn(run, 1);
        pushRun();
        pushInt(names.runs());
        jump(IF_ICMPLT, next);
        run = -1;
    }

    /** Takes the number of the run from a parameter. */
    void ofRun(int parameter) {
        run = parameter;
    }

    /** Pushes the number of the run, an int. */
    void pushRun() {
        out.visitVarInsn(ILOAD, run);
    }

    /** Adds to the place in an array, an int, where that of this run begins. */
    void addRun(int wordsOfRun) {
        if (isOfLanes()) {
            pushRun();
            pushInt(wordsOfRun);
            op(IMUL);
            op(IADD);
        }
    }

    // Fields

    private void self() {
        out.visitVarInsn(ALOAD, 0);
    }

    /** Pushes the object of an instance inside. */
    void child(int child) {
        self();
        out.visitFieldInsn(GETFIELD, owner, GeneratedNames.child(child), "L" + ownerOf(child) + ";");
    }

    /** Pushes the place of a word of a signal: the object in which it lives, or an array and the number of the run. */
    void home(int signal, int lane) {
        SignalPlaces.InnerPort port = plan.places().inner(signal);
        if (port == null) {
            self();
        } else {
            child(port.child());
        }
        if (isOfLanes()) {
            access(GETFIELD, signal, lane);
            pushRun();
        }
    }

    private void access(int opcode, int signal, int lane) {
        SignalPlaces.InnerPort port = plan.places().inner(signal);
        out.visitFieldInsn(
                opcode,
                port == null ? owner : ownerOf(port.child()),
                GeneratedNames.signal(port == null ? signal : port.port(), lane),
                names.word());
    }

    void load(int signal, int lane) {
        home(signal, lane);
        if (isOfLanes()) {
            op(LALOAD);
        } else {
            access(GETFIELD, signal, lane);
        }
    }

    /** Stores what lies on the stack above the place. */
    void store(int signal, int lane) {
        if (isOfLanes()) {
            op(LASTORE);
        } else {
            access(PUTFIELD, signal, lane);
        }
    }

    /** Pushes a field of this object that each run has for itself. */
    void loadOfRun(String field) {
        self();
        out.visitFieldInsn(GETFIELD, owner, field, names.word());
        if (isOfLanes()) {
            pushRun();
            op(LALOAD);
        }
    }

    /** Stores a lane in a field of this object that each run has for itself. */
    void storeOfRun(String field, Lane value) {
        if (!isOfLanes()) {
            storeOwn(field, value);
            return;
        }
        self();
        out.visitFieldInsn(GETFIELD, owner, field, names.word());
        pushRun();
        push(value);
        op(LASTORE);
    }

    void loadOwn(String field) {
        self();
        out.visitFieldInsn(GETFIELD, owner, field, "J");
    }

    /** Stores a lane in a field of this object. */
    void storeOwn(String field, Lane value) {
        self();
        push(value);
        out.visitFieldInsn(PUTFIELD, owner, field, "J");
    }

    void memory(int memory) {
        self();
        out.visitFieldInsn(GETFIELD, owner, GeneratedNames.memory(memory), "[J");
    }

    /** Sets bits of a field of longs in this object, or in that of an instance. */
    void or(int child, String field, long bits) {
        String of = child < 0 ? owner : ownerOf(child);
        if (child < 0) {
            self();
        } else {
            child(child);
        }
        op(DUP);
        out.visitFieldInsn(GETFIELD, of, field, "J");
        push(bits);
        op(LOR);
        out.visitFieldInsn(PUTFIELD, of, field, "J");
    }

    /** Clears bits of a field of longs in this object. */
    void clear(String field, long bits) {
        self();
        op(DUP);
        out.visitFieldInsn(GETFIELD, owner, field, "J");
        push(~bits);
        op(LAND);
        out.visitFieldInsn(PUTFIELD, owner, field, "J");
    }

    void math(String name, String descriptor) {
        out.visitMethodInsn(INVOKESTATIC, WIDE_MATH, name, descriptor, false);
    }

    void jump(int opcode, Label to) {
        out.visitJumpInsn(opcode, to);
    }

    void mark(Label label) {
        out.visitLabel(label);
    }

    /** Ends the method. */
    void end(int returnOpcode) {
        op(returnOpcode);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }
}
