package org.heddle.hdl.scan;

import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** The comparisons of hardware as Java objects in one method. */
final class HardwareComparisons {
    private final DeclaredTypes types;
    private final ClassNode node;

    private HardwareComparisons(DeclaredTypes types, ClassNode node) {
        this.types = types;
        this.node = node;
    }

    static void find(Class<?> type, Class<?> hardware, ClassNode node, MethodNode method, List<Diagnostic> found) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (isOperator(instruction) || isEquals(instruction)) {
                new HardwareComparisons(new DeclaredTypes(type.getClassLoader(), method, hardware), node)
                        .find(method, found);
                return;
            }
        }
    }

    private void find(MethodNode method, List<Diagnostic> found) {
        Frame<BasicValue>[] frames;
        try {
            frames = new Analyzer<>(types).analyze(node.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException("cannot read method " + method.name + " of " + node.name, e);
        }
        int line = 0;
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (instruction instanceof LineNumberNode lineNumber) {
                line = lineNumber.line;
            }
            if (frames[i] != null) {
                judge(instruction, frames[i], line, found);
            }
        }
    }

    private void judge(AbstractInsnNode instruction, Frame<BasicValue> frame, int line, List<Diagnostic> found) {
        Site site = new Site(node.sourceFile == null ? node.name : node.sourceFile, line);
        if (isOperator(instruction) && compares(below(frame, 0), below(frame, 1))) {
            found.add(new Diagnostic(
                    Code.REFERENCE_COMPARISON,
                    "== between hardware values compares Java objects: use eq() or ne()",
                    site));
        } else if (isEquals(instruction) && types.isHardware(below(frame, 0)) && !types.isHardware(below(frame, 1))) {
            found.add(new Diagnostic(
                    Code.REFERENCE_COMPARISON,
                    "equals with a hardware value compares Java objects: use eq() of the hardware value",
                    site));
        }
    }

    /** Both are hardware, or one is and the other may be: what comes out of a container can be anything. */
    private boolean compares(BasicValue one, BasicValue other) {
        boolean first = types.isHardware(one);
        boolean second = types.isHardware(other);
        return first && second || first && types.isUnknown(other) || second && types.isUnknown(one);
    }

    private static BasicValue below(Frame<BasicValue> frame, int depth) {
        return frame.getStack(frame.getStackSize() - 1 - depth);
    }

    private static boolean isOperator(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.IF_ACMPEQ || instruction.getOpcode() == Opcodes.IF_ACMPNE;
    }

    /** Whether it calls {@code equals}, of an object or of {@code Objects}: the value that is compared lies on top. */
    private static boolean isEquals(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call
                && call.name.equals("equals")
                && (call.desc.equals("(Ljava/lang/Object;)Z")
                        || call.owner.equals("java/util/Objects")
                                && call.desc.equals("(Ljava/lang/Object;Ljava/lang/Object;)Z"));
    }
}
