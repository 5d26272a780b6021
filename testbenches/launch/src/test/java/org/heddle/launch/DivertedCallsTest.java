package org.heddle.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Calls and fields that a process has for itself are diverted, and nothing else. */
class DivertedCallsTest {
    /** Uses all that is diverted. */
    static final class Uses {
        static final IntConsumer EXIT = System::exit;

        private Uses() {}

        static void all(PrintStream stream) {
            System.out.println("out");
            System.err.println("err");
            System.setOut(stream);
            System.setErr(stream);
            System.exit(1);
            Runtime.getRuntime().exit(2);
            Runtime.getRuntime().halt(3);
            System.gc();
        }
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        String name = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream in = Objects.requireNonNull(type.getResourceAsStream(name))) {
            return in.readAllBytes();
        }
    }

    @Test
    void allFormsAreRewrittenToTheRanksOwn() throws IOException {
        byte[] rewritten = DivertedCalls.rewrite(classFile(Uses.class));
        ClassReader reader = new ClassReader(rewritten);
        StringBuilder calls = new StringBuilder();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new MethodVisitor(Opcodes.ASM9) {
                            @Override
                            public void visitMethodInsn(
                                    int opcode, String owner, String method, String type, boolean isInterface) {
                                calls.append(owner)
                                        .append('.')
                                        .append(method)
                                        .append(type)
                                        .append('\n');
                            }

                            @Override
                            public void visitInvokeDynamicInsn(
                                    String method, String type, Handle bootstrap, Object... more) {
                                calls.append(more[1]).append('\n');
                            }
                        };
                    }
                },
                0);
        String ours = "org/heddle/launch/ProcessCalls.";
        assertThat(calls.toString())
                .contains(
                        ours + "out()Ljava/io/PrintStream;\n",
                        ours + "err()Ljava/io/PrintStream;\n",
                        ours + "setOut(Ljava/io/PrintStream;)V\n",
                        ours + "setErr(Ljava/io/PrintStream;)V\n",
                        ours + "exit(I)V\n",
                        ours + "exit(Ljava/lang/Runtime;I)V\n",
                        ours + "halt(Ljava/lang/Runtime;I)V\n",
                        ours + "exit(I)V (6)\n",
                        "java/lang/System.gc()V\n")
                .doesNotContain("java/lang/System.exit", "java/lang/Runtime.exit(", "java/lang/Runtime.halt");
    }
}
