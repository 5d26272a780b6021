package org.heddle.hdl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds {@code ==} and {@code !=} between hardware values in a component's own bytecode: they compile, but compare Java
 * objects and not hardware.
 */
final class OperatorScan {
    private static final ClassValue<List<Diagnostic>> FOUND = new ClassValue<>() {
        @Override
        protected List<Diagnostic> computeValue(Class<?> type) {
            return find(type);
        }
    };

    private OperatorScan() {}

    static void scan(Class<?> component, List<Diagnostic> diagnostics) {
        for (Class<?> type = component; type != null && type != Component.class; type = type.getSuperclass()) {
            diagnostics.addAll(FOUND.get(type));
        }
    }

    private static List<Diagnostic> find(Class<?> component) {
        String name = component.getName();
        ClassNode node = new ClassNode();
        try (InputStream stream = component.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            if (stream == null) {
                return List.of();
            }
            new ClassReader(stream).accept(node, ClassReader.SKIP_FRAMES);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the class file of " + name, e);
        }
        List<Diagnostic> found = new ArrayList<>();
        for (MethodNode method : node.methods) {
            if (comparesReferences(method)) {
                scan(component, node, method, found);
            }
        }
        return List.copyOf(found);
    }

    private static boolean comparesReferences(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (isReferenceComparison(instruction)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReferenceComparison(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.IF_ACMPEQ || instruction.getOpcode() == Opcodes.IF_ACMPNE;
    }

    private static void scan(Class<?> component, ClassNode node, MethodNode method, List<Diagnostic> found) {
        Frame<BasicValue>[] frames;
        try {
            frames = new Analyzer<>(new DeclaredTypes()).analyze(node.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException("cannot read method " + method.name + " of " + node.name, e);
        }
        int line = 0;
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (instruction instanceof LineNumberNode lineNumber) {
                line = lineNumber.line;
            }
            Frame<BasicValue> frame = frames[i];
            if (frame != null && isReferenceComparison(instruction)) {
                BasicValue right = frame.getStack(frame.getStackSize() - 1);
                BasicValue left = frame.getStack(frame.getStackSize() - 2);
                if (isHardware(component, left) && isHardware(component, right)) {
                    found.add(new Diagnostic(
                            Code.REFERENCE_COMPARISON,
                            "== between hardware values compares Java objects: use eq() or ne()",
                            new Site(node.sourceFile == null ? node.name : node.sourceFile, line)));
                }
            }
        }
    }

    private static boolean isHardware(Class<?> component, BasicValue value) {
        if (value.getType() == null || value.getType().getSort() != Type.OBJECT) {
            return false;
        }
        try {
            ClassLoader loader = component.getClassLoader();
            return Data.class.isAssignableFrom(Class.forName(value.getType().getClassName(), false, loader));
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** Keeps the declared type of every reference; where paths with different types meet, it is Object. */
    private static final class DeclaredTypes extends BasicInterpreter {
        private static final Type OBJECT = Type.getType(Object.class);

        DeclaredTypes() {
            super(Opcodes.ASM9);
        }

        @Override
        public BasicValue newValue(Type type) {
            boolean reference = type != null && (type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY);
            return reference ? new BasicValue(type) : super.newValue(type);
        }

        @Override
        public BasicValue merge(BasicValue first, BasicValue second) {
            if (first.equals(second)) {
                return first;
            }
            boolean references = first.isReference() && second.isReference();
            return references ? new BasicValue(OBJECT) : BasicValue.UNINITIALIZED_VALUE;
        }
    }
}
