package org.heddle.launch;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Rewrites a class so that what a process has for itself becomes the rank's: {@code System.exit}, {@code Runtime.exit} and
 * {@code halt}, {@code System.out} and {@code System.err}, read and set, also as method references. Each replacement takes and leaves
 * the same words of the stack, so that frames, lines and locals stay as they are.
 */
final class DivertedCalls extends ClassVisitor {
    private static final String SYSTEM = "java/lang/System";
    private static final String RUNTIME = "java/lang/Runtime";
    private static final String OURS = "org/heddle/launch/ProcessCalls";

    private DivertedCalls(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    static byte[] rewrite(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new DivertedCalls(writer), 0);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        return new Body(super.visitMethod(access, name, descriptor, signature, exceptions));
    }

    private static boolean isOfSystem(String owner, String name) {
        return owner.equals(SYSTEM) && (name.equals("exit") || name.equals("setOut") || name.equals("setErr"));
    }

    private static boolean isOfRuntime(String owner, String name) {
        return owner.equals(RUNTIME) && (name.equals("exit") || name.equals("halt"));
    }

    /** The static method that takes the runtime first, as the instance method has it on the stack. */
    private static String withRuntime(String descriptor) {
        return "(L" + RUNTIME + ";" + descriptor.substring(1);
    }

    private static Object diverted(Object constant) {
        if (!(constant instanceof Handle handle)) {
            return constant;
        }
        if (isOfSystem(handle.getOwner(), handle.getName())) {
            return new Handle(Opcodes.H_INVOKESTATIC, OURS, handle.getName(), handle.getDesc(), false);
        }
        if (isOfRuntime(handle.getOwner(), handle.getName())) {
            return new Handle(Opcodes.H_INVOKESTATIC, OURS, handle.getName(), withRuntime(handle.getDesc()), false);
        }
        return constant;
    }

    private static final class Body extends MethodVisitor {
        Body(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (isOfSystem(owner, name)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, OURS, name, descriptor, false);
            } else if (isOfRuntime(owner, name)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, OURS, name, withRuntime(descriptor), false);
            } else {
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            if (opcode == Opcodes.GETSTATIC && owner.equals(SYSTEM) && (name.equals("out") || name.equals("err"))) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, OURS, name, "()" + descriptor, false);
            } else {
                super.visitFieldInsn(opcode, owner, name, descriptor);
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            Object[] diverted = new Object[arguments.length];
            for (int i = 0; i < arguments.length; i++) {
                diverted[i] = diverted(arguments[i]);
            }
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, diverted);
        }

        @Override
        public void visitLdcInsn(Object value) {
            super.visitLdcInsn(diverted(value));
        }
    }
}
