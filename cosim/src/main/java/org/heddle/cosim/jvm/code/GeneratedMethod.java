package org.heddle.cosim.jvm.code;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SignalPlaces;
import org.objectweb.asm.ClassVisitor;
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
    private final Map<Integer, Integer> packed = new HashMap<>();
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

    /**
     * Opens a method of a module's code, which may stand beside the module's class.
     *
     * @param descriptor without the module's object
     */
    static GeneratedMethod open(
            ClassVisitor out,
            int access,
            String name,
            String descriptor,
            ModuleSchedule plan,
            GeneratedNames names,
            int locals) {
        return new GeneratedMethod(
                out.visitMethod(
                        names.isWhole() ? ACC_STATIC : access,
                        name,
                        names.ofMethod(plan.definition().name(), descriptor),
                        null,
                        null),
                plan,
                names,
                locals);
    }

    /** Calls a method of the module's code; the object and the arguments are on the stack. */
    void callOwn(String name, String descriptor) {
        call(plan, name, descriptor);
    }

    /** Calls a method of the code of an instance; its object and the arguments are on the stack. */
    void callInner(int child, String name, String descriptor) {
        call(plan.children().get(child), name, descriptor);
    }

    private void call(ModuleSchedule of, String name, String descriptor) {
        String module = of.definition().name();
        out.visitMethodInsn(
                names.isWhole() ? INVOKESTATIC : INVOKEVIRTUAL,
                names.ofCode(module),
                name,
                names.ofMethod(module, descriptor),
                false);
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

    /** Emits a body for the runs of a mask, in a local variable that keeps it. */
    void eachRunOf(int mask, Runnable body) {
        int left = copy(mask);
        run = newInt();
        Label next = new Label();
        Label end = new Label();
        mark(next);
        out.visitVarInsn(LLOAD, left);
        push(0);
        op(LCMP);
        jump(IFEQ, end);
        out.visitVarInsn(LLOAD, left);
        out.visitMethodInsn(INVOKESTATIC, "java/lang/Long", "numberOfTrailingZeros", "(J)I", false);
        out.visitVarInsn(ISTORE, run);
        body.run();
        out.visitVarInsn(LLOAD, left);
        out.visitVarInsn(LLOAD, left);
        push(1);
        op(LSUB);
        op(LAND);
        out.visitVarInsn(LSTORE, left);
        jump(GOTO, next);
        mark(end);
        run = -1;
    }

    // Bits of all runs in one long

    /** A mask of all runs. */
    long allRuns() {
        return -1L >>> (Long.SIZE - names.runs());
    }

    private boolean isPacked(int signal) {
        return isOfLanes() && plan.places().width(signal) == 1;
    }

    /** Lets the bits of a signal in all runs be taken from a local variable for the rest of the method. */
    void havePacked(int signal, int local) {
        packed.put(signal, local);
    }

    /** Takes the bits of signals of one bit from their arrays once, before any loop. */
    void preload(BitSet signals) {
        signals.stream()
                .filter(signal -> isPacked(signal) && !packed.containsKey(signal))
                .forEach(signal -> {
                    pushPacked(signal);
                    havePacked(signal, keep().index());
                });
    }

    /** Lets a signal no longer be taken from local variables of one run. */
    void forget(int signal) {
        atHand.remove(signal);
    }

    /** Pushes the bits of a signal in all runs. */
    void pushPacked(int signal) {
        Integer local = packed.get(signal);
        if (local != null) {
            out.visitVarInsn(LLOAD, local);
            return;
        }
        array(signal, 0);
        pushInt(0);
        op(LALOAD);
    }

    void storePacked(int signal, int local) {
        array(signal, 0);
        pushInt(0);
        out.visitVarInsn(LLOAD, local);
        op(LASTORE);
    }

    int copy(int local) {
        out.visitVarInsn(LLOAD, local);
        return keep().index();
    }

    /** Takes from a mask the runs in which the condition on the stack holds; returns the local variable that has them. */
    int split(int left) {
        out.visitVarInsn(LLOAD, left);
        op(LAND);
        int taken = keep().index();
        out.visitVarInsn(LLOAD, left);
        out.visitVarInsn(LLOAD, taken);
        op(LXOR);
        out.visitVarInsn(LSTORE, left);
        return taken;
    }

    /** Puts the bits on the stack into a local variable where a mask has ones. */
    void choosePacked(int mask, int result) {
        out.visitVarInsn(LLOAD, result);
        op(LXOR);
        out.visitVarInsn(LLOAD, mask);
        op(LAND);
        out.visitVarInsn(LLOAD, result);
        op(LXOR);
        out.visitVarInsn(LSTORE, result);
    }

    /** Adds the runs of a mask to another. */
    void orPacked(int mask, int into) {
        out.visitVarInsn(LLOAD, mask);
        out.visitVarInsn(LLOAD, into);
        op(LOR);
        out.visitVarInsn(LSTORE, into);
    }

    /** Sets the bit of this run in a local variable, where it is 0, to the one on the stack. */
    void addBit(int local) {
        pushRun();
        op(LSHL);
        out.visitVarInsn(LLOAD, local);
        op(LOR);
        out.visitVarInsn(LSTORE, local);
    }

    /** Sets the bit of this run in a local variable to the one on the stack. */
    void setBit(int local) {
        pushRun();
        op(LSHL);
        out.visitVarInsn(LLOAD, local);
        push(1);
        pushRun();
        op(LSHL);
        push(-1);
        op(LXOR);
        op(LAND);
        op(LOR);
        out.visitVarInsn(LSTORE, local);
    }

    /** Lets a signal have the arrays of another one, and notes whether it had others. */
    void join(int target, int source, int array, int any) {
        for (int i = 0; i < WordBits.lanes(plan.places().width(target)); i++) {
            Label same = new Label();
            array(source, i);
            out.visitVarInsn(ASTORE, array);
            array(target, i);
            out.visitVarInsn(ALOAD, array);
            jump(IF_ACMPEQ, same);
            object(target);
            out.visitVarInsn(ALOAD, array);
            access(PUTFIELD, target, i);
            pushInt(1);
            out.visitVarInsn(ISTORE, any);
            mark(same);
        }
    }

    /** Adds the int on the stack to a local variable of bits. */
    void orInt(int local) {
        out.visitVarInsn(ILOAD, local);
        op(IOR);
        out.visitVarInsn(ISTORE, local);
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

    private void object(int signal) {
        SignalPlaces.InnerPort port = plan.places().inner(signal);
        if (port == null) {
            self();
        } else {
            child(port.child());
        }
    }

    private void array(int signal, int lane) {
        object(signal);
        access(GETFIELD, signal, lane);
    }

    /** Pushes the place of a word of a signal: the object in which it lives, or an array and the number of the run. */
    void home(int signal, int lane) {
        object(signal);
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
        if (isPacked(signal)) {
            pushPacked(signal);
            pushRun();
            op(LUSHR);
            push(1);
            op(LAND);
            return;
        }
        home(signal, lane);
        if (isOfLanes()) {
            op(LALOAD);
        } else {
            access(GETFIELD, signal, lane);
        }
    }

    /** Stores what lies on the stack above the place. */
    void store(int signal, int lane) {
        if (isPacked(signal)) {
            out.visitMethodInsn(INVOKESTATIC, LANES, "setBit", "([JIJ)V", false);
        } else if (isOfLanes()) {
            op(LASTORE);
        } else {
            access(PUTFIELD, signal, lane);
        }
    }

    /** Gives the next value of a register its value too, where it has a field of its own. */
    void storeNext(int register, int lane, List<String> held) {
        if (isOfLanes() && held.contains(GeneratedNames.next(register, lane))) {
            load(register, lane);
            storeOfRun(GeneratedNames.next(register, lane), keep());
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
