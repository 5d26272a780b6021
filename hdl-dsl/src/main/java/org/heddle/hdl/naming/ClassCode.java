package org.heddle.hdl.naming;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** One class file's methods, indexed by bytecode offset. Read once for each class. */
final class ClassCode {
    private static final ClassValue<ClassCode> CODES = new ClassValue<>() {
        @Override
        protected ClassCode computeValue(Class<?> type) {
            return read(type);
        }
    };

    private static final System.Logger LOGGER = System.getLogger("org.heddle.hdl");

    private final String sourceFile;
    private final Map<String, MethodCode> methods;

    private ClassCode(String sourceFile, Map<String, MethodCode> methods) {
        this.sourceFile = sourceFile;
        this.methods = methods;
    }

    static ClassCode of(Class<?> type) {
        return CODES.get(type);
    }

    MethodCode method(String name, String descriptor) {
        MethodCode code = methods.get(name + descriptor);
        return code != null ? code : new MethodCode(sourceFile);
    }

    private static ClassCode read(Class<?> type) {
        String outer = type.getName();
        String resource = outer.substring(outer.lastIndexOf('.') + 1) + ".class";
        try (InputStream stream = type.getResourceAsStream(resource)) {
            if (stream == null) {
                return new ClassCode(type.getSimpleName(), Map.of());
            }
            OffsetReader reader = new OffsetReader(stream.readAllBytes());
            Collector collector = new Collector(reader);
            reader.accept(collector, ClassReader.SKIP_FRAMES);
            requireMembers(type, collector);
            warnWithoutDebugInformation(type, collector);
            return new ClassCode(collector.sourceFile, collector.methods);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the class file of " + type.getName(), e);
        }
    }

    /** Said once for each class, since each is read once: without variables the Verilog has other names, without lines no places. */
    private static void warnWithoutDebugInformation(Class<?> type, Collector collector) {
        boolean lines = collector.methods.values().stream().anyMatch(MethodCode::hasLines);
        boolean variables = collector.methods.values().stream().anyMatch(MethodCode::hasVariables);
        boolean code = collector.methods.values().stream().anyMatch(MethodCode::hasCode);
        variables |= !collector.takesSomething;
        if (code && !(lines && variables)) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    new Diagnostic(
                            Code.NO_DEBUG_INFORMATION,
                            "the class file of " + type.getName() + " does not say its "
                                    + (lines ? "" : variables ? "lines" : "lines and ")
                                    + (variables ? "" : "local variables")
                                    + ", so what it makes has no place or another name: compile it with -g",
                            new Site(collector.sourceFile, 0)));
        }
    }

    /** A coverage agent adds a field or a method of its own to every class. */
    private static void requireMembers(Class<?> type, Collector collector) {
        try {
            int members = type.getDeclaredFields().length
                    + type.getDeclaredMethods().length
                    + type.getDeclaredConstructors().length;
            if (members != collector.members) {
                throw new ElaborationException(new Diagnostic(
                        Code.BYTECODE_REWRITTEN,
                        MethodCode.rewritten(collector.sourceFile),
                        new Site(collector.sourceFile, 0)));
            }
        } catch (NoClassDefFoundError e) {
            // A member mentions a class that is not there; the bytecode's lines are compared all the same.
        }
    }

    /** A class reader that keeps the bytecode offsets, which ASM otherwise hides. */
    private static final class OffsetReader extends ClassReader {
        private int offset;
        private final Map<Label, Integer> offsets = new IdentityHashMap<>();

        OffsetReader(byte[] bytes) {
            super(bytes);
        }

        @Override
        protected void readBytecodeInstructionOffset(int bytecodeOffset) {
            offset = bytecodeOffset;
        }

        @Override
        protected Label readLabel(int bytecodeOffset, Label[] labels) {
            Label label = super.readLabel(bytecodeOffset, labels);
            offsets.put(label, bytecodeOffset);
            return label;
        }

        int offsetOf(Label label) {
            return offsets.getOrDefault(label, -1);
        }
    }

    private static final class Collector extends ClassVisitor {
        private final OffsetReader reader;
        private String sourceFile = "unknown";
        private int members;
        private boolean takesSomething;
        private final Map<String, MethodCode> methods = new HashMap<>();

        Collector(OffsetReader reader) {
            super(Opcodes.ASM9);
            this.reader = reader;
        }

        @Override
        public void visitSource(String source, String debug) {
            if (source != null) {
                sourceFile = source;
            }
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            members++;
            return super.visitField(access, name, descriptor, signature, value);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            members += name.equals("<clinit>") ? 0 : 1;
            MethodCode code = new MethodCode(sourceFile);
            methods.put(name + descriptor, code);
            boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
            takesSomething |= (access & Opcodes.ACC_ABSTRACT) == 0 && !(isStatic && descriptor.startsWith("()"));
            return new CodeVisitor(code);
        }

        private final class CodeVisitor extends MethodVisitor {
            private final MethodCode code;

            CodeVisitor(MethodCode code) {
                super(Opcodes.ASM9);
                this.code = code;
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
                code.add(reader.offset, isInterface ? MethodCode.Kind.INTERFACE_CALL : MethodCode.Kind.CALL, name, 0);
            }

            @Override
            public void visitInvokeDynamicInsn(
                    String name, String descriptor, org.objectweb.asm.Handle handle, Object... arguments) {
                code.add(reader.offset, MethodCode.Kind.OTHER, name, 0);
            }

            @Override
            public void visitTypeInsn(int opcode, String type) {
                MethodCode.Kind kind = switch (opcode) {
                    case Opcodes.CHECKCAST -> MethodCode.Kind.PASS;
                    case Opcodes.ANEWARRAY -> MethodCode.Kind.NEW_ARRAY;
                    default -> MethodCode.Kind.OTHER;
                };
                code.add(reader.offset, kind, type, 0);
            }

            @Override
            public void visitVarInsn(int opcode, int variable) {
                MethodCode.Kind kind = switch (opcode) {
                    case Opcodes.ASTORE -> MethodCode.Kind.STORE;
                    case Opcodes.ALOAD -> MethodCode.Kind.LOAD;
                    case Opcodes.ILOAD -> MethodCode.Kind.INDEX;
                    default -> MethodCode.Kind.OTHER;
                };
                code.add(reader.offset, kind, "", variable);
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                boolean put = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
                code.add(reader.offset, put ? MethodCode.Kind.PUT : MethodCode.Kind.GET, name, 0);
            }

            @Override
            public void visitInsn(int opcode) {
                MethodCode.Kind kind = switch (opcode) {
                    case Opcodes.DUP, Opcodes.DUP_X1, Opcodes.DUP_X2 -> MethodCode.Kind.PASS;
                    case Opcodes.ARETURN -> MethodCode.Kind.RETURN;
                    case Opcodes.AASTORE -> MethodCode.Kind.ARRAY_STORE;
                    default ->
                        opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5
                                ? MethodCode.Kind.INDEX
                                : MethodCode.Kind.OTHER;
                };
                code.add(reader.offset, kind, "", 0);
            }

            @Override
            public void visitJumpInsn(int opcode, Label label) {
                // The target may lie ahead and have no offset yet; it is looked up when the method is complete.
                code.addJump(reader.offset, opcode == Opcodes.GOTO, () -> reader.offsetOf(label));
            }

            @Override
            public void visitIntInsn(int opcode, int operand) {
                boolean number = opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH;
                code.add(reader.offset, number ? MethodCode.Kind.INDEX : MethodCode.Kind.OTHER, "", 0);
            }

            @Override
            public void visitLdcInsn(Object value) {
                code.add(reader.offset, MethodCode.Kind.OTHER, "", 0);
            }

            @Override
            public void visitIincInsn(int variable, int increment) {
                code.add(reader.offset, MethodCode.Kind.OTHER, "", 0);
            }

            @Override
            public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
                code.add(reader.offset, MethodCode.Kind.OTHER, "", 0);
            }

            @Override
            public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
                code.add(reader.offset, MethodCode.Kind.OTHER, "", 0);
            }

            @Override
            public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
                code.add(reader.offset, MethodCode.Kind.OTHER, "", 0);
            }

            @Override
            public void visitLineNumber(int line, Label start) {
                code.addLine(reader.offsetOf(start), line);
            }

            @Override
            public void visitLocalVariable(
                    String name, String descriptor, String signature, Label start, Label end, int index) {
                code.addVariable(index, reader.offsetOf(start), reader.offsetOf(end), name);
            }

            @Override
            public void visitEnd() {
                code.complete();
            }
        }
    }
}
