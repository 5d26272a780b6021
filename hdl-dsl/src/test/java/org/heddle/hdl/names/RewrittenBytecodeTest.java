package org.heddle.hdl.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes that a coverage or profiling agent rewrites: the class that runs is not the one in the file. */
class RewrittenBytecodeTest {
    /** Loads the victim through a rewriter; its class file stays what it was. */
    private static final class Agent extends ClassLoader {
        private final UnaryOperator<byte[]> rewriter;

        Agent(UnaryOperator<byte[]> rewriter) {
            super(Victim.class.getClassLoader());
            this.rewriter = rewriter;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Victim.class.getName())) {
                return super.loadClass(name, resolve);
            }
            try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = rewriter.apply(stream.readAllBytes());
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static Component victim(UnaryOperator<byte[]> rewriter) {
        try {
            Constructor<?> constructor =
                    new Agent(rewriter).loadClass(Victim.class.getName()).getDeclaredConstructor();
            constructor.setAccessible(true);
            return (Component) constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw (RuntimeException) e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] rewritten(byte[] original, Function<ClassWriter, ClassVisitor> change) {
        ClassReader reader = new ClassReader(original);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(change.apply(writer), 0);
        return writer.toByteArray();
    }

    /** A probe of the given number of nops before every call. */
    private static byte[] withProbes(byte[] original, int size) {
        return rewritten(original, writer -> new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, thrown)) {
                    @Override
                    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean itf) {
                        for (int i = 0; i < size; i++) {
                            super.visitInsn(Opcodes.NOP);
                        }
                        super.visitMethodInsn(opcode, owner, name, descriptor, itf);
                    }
                };
            }
        });
    }

    @Test
    void theVictimItselfIsFine() {
        assertThat(Heddle.elaborate(() -> victim(bytes -> bytes))
                        .circuit()
                        .modules()
                        .get(0)
                        .signals())
                .extracting("name")
                .contains("first", "second");
    }

    @Test
    void insertedInstructionsFailClearlyWhateverTheirLength() {
        for (int size = 1; size <= 24; size++) {
            int probe = size;
            ElaborationException thrown = catchThrowableOfType(
                    ElaborationException.class,
                    () -> Heddle.elaborate(() -> victim(bytes -> withProbes(bytes, probe))));
            assertThat(thrown).as("probes of " + size + " bytes").isNotNull();
            assertThat(thrown.diagnostics().get(0).code()).isEqualTo(Code.BYTECODE_REWRITTEN);
            assertThat(thrown.diagnostics().get(0).message())
                    .isEqualTo(
                            "the running bytecode of Victim.java is not that of its class file, so names"
                                    + " cannot be read from it: exclude the design's packages from the coverage or profiling agent");
        }
    }

    @Test
    void anAddedMemberGivesTheAgentAway() {
        ElaborationException thrown = catchThrowableOfType(
                ElaborationException.class,
                () -> Heddle.elaborate(() ->
                        victim(bytes -> rewritten(bytes, writer -> new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public void visitEnd() {
                                visitField(
                                                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                                                "$probes",
                                                "[Z",
                                                null,
                                                null)
                                        .visitEnd();
                                super.visitEnd();
                            }
                        }))));
        assertThat(thrown.diagnostics().get(0).code()).isEqualTo(Code.BYTECODE_REWRITTEN);
    }
}
