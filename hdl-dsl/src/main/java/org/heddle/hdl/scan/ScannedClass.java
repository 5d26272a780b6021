package org.heddle.hdl.scan;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.naming.DesignerClasses;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Comparisons and uses in a class file.
 *
 * @param comparisons of hardware as Java objects
 * @param uses classes of the designer that it calls, makes or extends; none if it does not mention the language
 */
record ScannedClass(List<Diagnostic> comparisons, List<Class<?>> uses) {
    private static final String LANGUAGE = "org/heddle/hdl/";
    private static final ScannedClass NOTHING = new ScannedClass(List.of(), List.of());

    static ScannedClass read(Class<?> type, Class<?> hardware) {
        String name = type.getName();
        ClassNode node = new ClassNode();
        try (InputStream stream = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
            if (stream == null) {
                return NOTHING;
            }
            new ClassReader(stream).accept(node, ClassReader.SKIP_FRAMES);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the class file of " + name, e);
        }
        Set<String> names = new LinkedHashSet<>();
        if (node.superName != null) {
            names.add(node.superName);
        }
        names.addAll(node.interfaces);
        List<Diagnostic> comparisons = new ArrayList<>();
        for (MethodNode method : node.methods) {
            method.instructions.forEach(instruction -> addUsed(instruction, names));
            HardwareComparisons.find(type, hardware, node, method, comparisons);
        }
        boolean mentionsLanguage = names.stream().anyMatch(used -> used.startsWith(LANGUAGE))
                || node.fields.stream().anyMatch(field -> field.desc.contains(LANGUAGE))
                || node.methods.stream().anyMatch(ScannedClass::mentionsLanguage);
        return new ScannedClass(
                List.copyOf(comparisons), mentionsLanguage ? load(names, type.getClassLoader()) : List.of());
    }

    private static boolean mentionsLanguage(MethodNode method) {
        if (method.desc.contains(LANGUAGE)) {
            return true;
        }
        for (AbstractInsnNode instruction : method.instructions) {
            boolean mentions = instruction instanceof MethodInsnNode call && call.desc.contains(LANGUAGE)
                    || instruction instanceof FieldInsnNode field && field.desc.contains(LANGUAGE)
                    || instruction instanceof InvokeDynamicInsnNode dynamic && dynamic.desc.contains(LANGUAGE);
            if (mentions) {
                return true;
            }
        }
        return false;
    }

    private static void addUsed(AbstractInsnNode instruction, Set<String> names) {
        if (instruction instanceof MethodInsnNode call) {
            names.add(call.owner);
        } else if (instruction instanceof FieldInsnNode field) {
            names.add(field.owner);
        } else if (instruction instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
            names.add(made.desc);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            for (Object argument : dynamic.bsmArgs) {
                if (argument instanceof Handle handle) {
                    names.add(handle.getOwner());
                }
            }
        }
    }

    private static List<Class<?>> load(Set<String> names, ClassLoader loader) {
        List<Class<?>> loaded = new ArrayList<>();
        for (String internal : names) {
            String name = internal.replace('/', '.');
            if (!internal.startsWith("[") && DesignerClasses.contains(name)) {
                try {
                    loaded.add(Class.forName(name, false, loader));
                } catch (ClassNotFoundException | LinkageError e) {
                    continue; // what cannot be loaded cannot run either
                }
            }
        }
        return loaded;
    }
}
