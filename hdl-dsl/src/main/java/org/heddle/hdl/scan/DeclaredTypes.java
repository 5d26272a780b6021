package org.heddle.hdl.scan;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/** Keeps the declared type of every reference, and of a variable that holds a container what it is declared to contain. */
final class DeclaredTypes extends BasicInterpreter {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final Type NULL = Type.getObjectType("null");
    /** The last type argument of a signature: what lists, suppliers and maps give. */
    private static final Pattern CONTENT = Pattern.compile("([+-]?)L([^<>;*]+);>;$");

    /** A container, by what it contains. */
    private static final class Container extends BasicValue {
        private final Type content;

        Container(Type type, Type content) {
            super(type);
            this.content = content;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return super.equals(other) && other instanceof Container container && content.equals(container.content);
        }

        @Override
        public int hashCode() {
            return super.hashCode();
        }
    }

    private final @Nullable ClassLoader loader;
    private final MethodNode method;
    private final Class<?> hardware;

    DeclaredTypes(@Nullable ClassLoader loader, MethodNode method, Class<?> hardware) {
        super(Opcodes.ASM9);
        this.loader = loader;
        this.method = method;
        this.hardware = hardware;
    }

    boolean isHardware(BasicValue value) {
        return value.getType() != null && isHardware(value.getType());
    }

    /** Whether the value can be of any class. */
    boolean isUnknown(BasicValue value) {
        return OBJECT.equals(value.getType());
    }

    private boolean isHardware(Type type) {
        if (type.getSort() != Type.OBJECT
                || type.equals(NULL)
                || type.getClassName().startsWith("java.")) {
            return false;
        }
        try {
            return hardware.isAssignableFrom(Class.forName(type.getClassName(), false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    @Override
    public BasicValue newValue(Type type) {
        boolean reference = type != null && (type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY);
        return reference ? new BasicValue(type) : super.newValue(type);
    }

    @Override
    public BasicValue copyOperation(AbstractInsnNode instruction, BasicValue value) throws AnalyzerException {
        return instruction instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD
                ? contentOf(load)
                        .<BasicValue>map(content -> new Container(value.getType(), content))
                        .orElse(value)
                : value;
    }

    private Optional<Type> contentOf(VarInsnNode load) {
        if (method.localVariables == null) {
            return Optional.empty();
        }
        int at = method.instructions.indexOf(load);
        for (LocalVariableNode variable : method.localVariables) {
            boolean inScope =
                    method.instructions.indexOf(variable.start) <= at && at < method.instructions.indexOf(variable.end);
            if (variable.index == load.var && inScope && variable.signature != null) {
                Matcher content = CONTENT.matcher(variable.signature);
                return content.find() ? Optional.of(Type.getObjectType(content.group(2))) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue first, BasicValue second)
            throws AnalyzerException {
        boolean element = instruction.getOpcode() == Opcodes.AALOAD
                && first.getType() != null
                && first.getType().getSort() == Type.ARRAY;
        return element
                ? newValue(Type.getType(first.getType().getDescriptor().substring(1)))
                : super.binaryOperation(instruction, first, second);
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode instruction, List<? extends BasicValue> values)
            throws AnalyzerException {
        boolean gives = instruction instanceof MethodInsnNode call
                && call.getOpcode() != Opcodes.INVOKESTATIC
                && Type.getReturnType(call.desc).equals(OBJECT);
        return gives && values.get(0) instanceof Container container && isHardware(container.content)
                ? newValue(container.content)
                : super.naryOperation(instruction, values);
    }

    /** Returns the type of both where paths meet; nothing is of every type; and what is hardware on both is hardware. */
    @Override
    public BasicValue merge(BasicValue first, BasicValue second) {
        if (first.equals(second)) {
            return first;
        } else if (!first.isReference() || !second.isReference()) {
            return BasicValue.UNINITIALIZED_VALUE;
        } else if (NULL.equals(first.getType())) {
            return second;
        } else if (NULL.equals(second.getType())) {
            return first;
        }
        return new BasicValue(isHardware(first) && isHardware(second) ? Type.getType(hardware) : OBJECT);
    }
}
