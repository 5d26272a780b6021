package org.heddle.hdl.registers.systemrdl;

import org.heddle.hdl.option.Coded;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes a Java enum of an enumeration, since that is what the hardware's side of a field is typed by; its constants are {@link Coded}. */
final class RdlEnumClass {
    private static final String ENUM = "java/lang/Enum";
    private static final String CODE = "$code";
    private static final String VALUES = "$values";

    /** Loads one class. */
    private static final class Loader extends ClassLoader {
        Loader() {
            super(Coded.class.getClassLoader());
        }

        Class<?> define(byte[] code) {
            return defineClass(null, code, 0, code.length);
        }
    }

    private final RdlEnum enumeration;
    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final String self;
    private final String array;

    private RdlEnumClass(RdlEnum enumeration) {
        this.enumeration = enumeration;
        self = "imported/" + enumeration.name();
        array = "[L" + self + ";";
    }

    /** Returns the class, whose simple name is the enumeration's. */
    static Class<?> of(RdlEnum enumeration) {
        RdlEnumClass made = new RdlEnumClass(enumeration);
        made.write();
        return new Loader().define(made.writer.toByteArray());
    }

    private void write() {
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_ENUM,
                self,
                "Ljava/lang/Enum<L" + self + ";>;",
                ENUM,
                new String[] {Coded.class.getName().replace('.', '/')});
        for (RdlEnum.Member member : enumeration.members()) {
            writer.visitField(
                    Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_ENUM,
                    member.name(),
                    "L" + self + ";",
                    null,
                    null);
        }
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, CODE, "I", null, null);
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, VALUES, array, null, null);
        constructor();
        code();
        values();
        constants();
        writer.visitEnd();
    }

    private void constructor() {
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PRIVATE, "<init>", "(Ljava/lang/String;II)V", null, null);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitVarInsn(Opcodes.ILOAD, 2);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, ENUM, "<init>", "(Ljava/lang/String;I)V", false);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ILOAD, 3);
        method.visitFieldInsn(Opcodes.PUTFIELD, self, CODE, "I");
        end(method, Opcodes.RETURN);
    }

    private void code() {
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "code", "()I", null, null);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitFieldInsn(Opcodes.GETFIELD, self, CODE, "I");
        end(method, Opcodes.IRETURN);
    }

    private void values() {
        MethodVisitor method =
                writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "values", "()" + array, null, null);
        method.visitFieldInsn(Opcodes.GETSTATIC, self, VALUES, array);
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, array, "clone", "()Ljava/lang/Object;", false);
        method.visitTypeInsn(Opcodes.CHECKCAST, array);
        end(method, Opcodes.ARETURN);
    }

    private void constants() {
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        method.visitLdcInsn(enumeration.members().size());
        method.visitTypeInsn(Opcodes.ANEWARRAY, self);
        for (int i = 0; i < enumeration.members().size(); i++) {
            RdlEnum.Member member = enumeration.members().get(i);
            method.visitInsn(Opcodes.DUP);
            method.visitLdcInsn(i);
            method.visitTypeInsn(Opcodes.NEW, self);
            method.visitInsn(Opcodes.DUP);
            method.visitLdcInsn(member.name());
            method.visitLdcInsn(i);
            method.visitLdcInsn(member.code());
            method.visitMethodInsn(Opcodes.INVOKESPECIAL, self, "<init>", "(Ljava/lang/String;II)V", false);
            method.visitInsn(Opcodes.DUP);
            method.visitFieldInsn(Opcodes.PUTSTATIC, self, member.name(), "L" + self + ";");
            method.visitInsn(Opcodes.AASTORE);
        }
        method.visitFieldInsn(Opcodes.PUTSTATIC, self, VALUES, array);
        end(method, Opcodes.RETURN);
    }

    private static void end(MethodVisitor method, int instruction) {
        method.visitInsn(instruction);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
