package org.heddle.cosim.jvm.code;

import java.util.Optional;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * The class beside that of a module, whose static methods compute everything of an instance in each cycle: they ask nothing, compare nothing and
 * note nothing. It is made when it is first run, which in most designs is never.
 */
final class WholeCode implements Opcodes {
    /** Methods of the top that run it, and those of this class that they call. */
    private static final String[][] DOORS = {
        {"settleWhole", "settle", "()V"},
        {"settleInputsWhole", "settleInputs", "()V"},
        {"edgeWhole", "edge", EdgeCode.EDGE}
    };

    private WholeCode() {}

    /**
     * Returns the class file.
     *
     * @param names those for such code
     * @param top whether the module is the top
     */
    static byte[] of(ModuleSchedule plan, GeneratedNames names, PlanOptions options, ClaimNumbers claims, boolean top) {
        ClassWriter out = ModuleCode.writer();
        String module = plan.definition().name();
        out.visit(V17, ACC_FINAL | ACC_SUPER, names.ofCode(module), null, "java/lang/Object", null);
        out.visitSource(plan.definition().site().file(), null);
        new SettleCode(out, plan, names, options.unskipped(), false, Optional.empty()).write();
        new EdgeCode(out, plan, names, false, false, Optional.empty(), claims).write();
        if (top) {
            new PortCode(out, plan, names, false).settles();
        }
        out.visitEnd();
        return out.toByteArray();
    }

    /** Adds to the class of the top the methods that run this code. */
    static void doors(ClassVisitor out, ModuleSchedule plan, GeneratedNames names) {
        GeneratedNames whole = names.asWhole();
        String module = plan.definition().name();
        for (String[] door : DOORS) {
            boolean edge = door[2].equals(EdgeCode.EDGE);
            GeneratedMethod code = new GeneratedMethod(
                    out.visitMethod(ACC_PUBLIC | ACC_FINAL, door[0], door[2].replace(")Z", ")V"), null, null),
                    plan,
                    names,
                    1);
            code.out().visitVarInsn(ALOAD, 0);
            if (edge) {
                code.out().visitVarInsn(ILOAD, 1);
                code.out().visitVarInsn(ALOAD, 2);
            }
            code.out()
                    .visitMethodInsn(
                            INVOKESTATIC, whole.ofCode(module), door[1], whole.ofMethod(module, door[2]), false);
            if (edge) {
                code.op(POP);
            }
            code.end(RETURN);
        }
    }
}
