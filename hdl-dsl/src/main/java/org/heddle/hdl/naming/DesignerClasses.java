package org.heddle.hdl.naming;

import java.util.List;
import java.util.Set;

/** The classes that are a designer's: those of the language's library among them, since they are components like any other. */
public final class DesignerClasses {
    private static final List<String> LIBRARY = List.of("org.heddle.hdl.lib.", "org.heddle.hdl.registers.block.");
    /** Library with which the language reads class files: on the stack of a thread that looks for a variable's name. */
    private static final String CLASS_FILES = "org.objectweb.asm.";

    private static final Set<String> LANGUAGE = Set.of(
            "org.heddle.hdl",
            "org.heddle.hdl.area",
            "org.heddle.hdl.blackbox",
            "org.heddle.hdl.check",
            "org.heddle.hdl.diagnostic",
            "org.heddle.hdl.drawing",
            "org.heddle.hdl.elaboration",
            "org.heddle.hdl.flow",
            "org.heddle.hdl.interpreter",
            "org.heddle.hdl.ir",
            "org.heddle.hdl.machine",
            "org.heddle.hdl.naming",
            "org.heddle.hdl.operation",
            "org.heddle.hdl.option",
            "org.heddle.hdl.registers",
            "org.heddle.hdl.scan",
            "org.heddle.hdl.verilog");

    private DesignerClasses() {}

    /** Whether a class is of the language's library. */
    static boolean isOfLibrary(String name) {
        return LIBRARY.stream().anyMatch(name::startsWith);
    }

    /** Returns the name of a component's class in messages; a class without one is named after the class that it extends. */
    public static String nameOf(Class<?> type) {
        return type.isAnonymousClass() ? "an anonymous " + nameOf(type.getSuperclass()) : type.getSimpleName();
    }

    /**
     * Whether a class is neither of Java nor of the language, nor of the library it reads class files with.
     *
     * @param name with its package
     */
    public static boolean contains(String name) {
        if (name.startsWith("java.")
                || name.startsWith("javax.")
                || name.startsWith("jdk.")
                || name.startsWith("sun.")
                || name.startsWith(CLASS_FILES)) {
            return false;
        }
        int dot = name.lastIndexOf('.');
        return isOfLibrary(name) || dot < 0 || !LANGUAGE.contains(name.substring(0, dot));
    }
}
