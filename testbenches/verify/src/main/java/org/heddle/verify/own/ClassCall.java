package org.heddle.verify.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A class and the arguments of its constructor, as users type them: {@code Uart}, {@code com.acme.Fifo(16, "name", true)}.
 *
 * @param name of the class, with or without its package
 * @param arguments as they stand there: whole numbers, true, false, texts in quotation marks, names of enum constants
 */
record ClassCall(String name, List<String> arguments) {
    private static final Pattern CALL = Pattern.compile(
            "\\s*((?:\\w+\\.)*[A-Z][\\w$]*(?:\\.[A-Z][\\w$]*)*)\\s*(?:\\((.*)\\))?\\s*", Pattern.DOTALL);
    private static final Pattern ARGUMENT = Pattern.compile("\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|[\\w.+-]+)\\s*(,|$)");

    ClassCall {
        arguments = List.copyOf(arguments);
    }

    /** Returns the call that a text is; empty where it can be none, as no class begins with a capital. */
    static Optional<ClassCall> of(String text) {
        Matcher call = CALL.matcher(text);
        if (!call.matches()) {
            return Optional.empty();
        }
        String inside = call.group(2);
        return Optional.of(new ClassCall(call.group(1), inside == null ? List.of() : arguments(text, inside.strip())));
    }

    /**
     * @throws OwnDesignException where the text between the parentheses is no list of literals
     */
    private static List<String> arguments(String text, String inside) {
        List<String> arguments = new ArrayList<>();
        Matcher argument = ARGUMENT.matcher(inside);
        int place = 0;
        boolean more = !inside.isEmpty();
        while (more) {
            argument.region(place, inside.length());
            if (!argument.lookingAt()) {
                throw new OwnDesignException("in " + text.strip() + ", what follows \"" + inside.substring(0, place)
                        + "\" is no argument: write whole numbers, true, false, texts in quotation marks or enum"
                        + " constants, with commas between them");
            }
            arguments.add(argument.group(1));
            more = argument.group(2).equals(",");
            place = argument.end();
        }
        return arguments;
    }

    /** Returns it as it is shown to users. */
    @Override
    public String toString() {
        return name + (arguments.isEmpty() ? "" : "(" + String.join(", ", arguments) + ")");
    }
}
