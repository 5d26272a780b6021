package org.heddle.hdl.naming;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;

/**
 * Translates an exception that ended an elaboration into the language's terms.
 *
 * <p>What a constructor throws itself is left as it is: a component that refuses its arguments says so in its own words. What the
 * virtual machine, Java's library, the language or its library throws at a line of the designer is a broken rule of that line.
 */
public final class Failure {
    private Failure() {}

    /**
     * The broken rule that an exception stands for, or the exception itself if it is the designer's own.
     *
     * @param entrance class of the language through which the designer begins, whose frames end what counts
     * @throws Error what was thrown, if it is one that no line of the designer leads to
     */
    public static RuntimeException of(Throwable thrown, Class<?> entrance) {
        if (thrown instanceof ElaborationException refused) {
            return refused;
        }
        List<StackTraceElement> frames = Arrays.stream(thrown.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(entrance.getName()))
                .toList();
        Optional<StackTraceElement> line = frames.stream()
                .filter(frame -> DesignerClasses.contains(frame.getClassName()))
                .findFirst();
        boolean thrownThere = line.isPresent() && frames.get(0) == line.get();
        if (thrown.getStackTrace().length == 0 && isOfMachine(thrown)) {
            return new ElaborationException(
                    List.of(new Diagnostic(
                            Code.NOT_THERE,
                            thrown.getClass().getSimpleName()
                                    + " at a line that the virtual machine has left out: give what"
                                    + " the call takes; java -XX:-OmitStackTraceInFastThrow names the line",
                            Site.NONE)),
                    thrown);
        }
        Optional<ElaborationException> refusal = refusedByLibrary(thrown, frames);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        if (line.isEmpty() || thrownThere && !isOfMachine(thrown)) {
            if (thrown instanceof RuntimeException own) {
                return own;
            }
            throw (Error) thrown;
        }
        return new ElaborationException(List.of(describe(thrown, frames, site(line.get()))), thrown);
    }

    private static Site site(StackTraceElement line) {
        String file = line.getFileName();
        return new Site(file == null ? line.getClassName() : file, Math.max(0, line.getLineNumber()));
    }

    /**
     * Returns the refusal of an argument of a library component, at the line of the designer who gave it: by the component itself,
     * or by what it calls with a number or a type that it cannot be built of.
     */
    private static Optional<ElaborationException> refusedByLibrary(Throwable thrown, List<StackTraceElement> frames) {
        List<StackTraceElement> lines = frames.stream()
                .filter(frame -> DesignerClasses.contains(frame.getClassName()))
                .toList();
        boolean ofArguments =
                thrown instanceof IllegalArgumentException || isOfMachine(thrown) && !(thrown instanceof Error);
        if (!ofArguments
                || lines.isEmpty()
                || !DesignerClasses.isOfLibrary(lines.get(0).getClassName())) {
            return Optional.empty();
        }
        String part = lines.stream()
                .filter(frame -> DesignerClasses.isOfLibrary(frame.getClassName()))
                .filter(frame -> frame.getMethodName().equals("<init>"))
                .findFirst()
                .orElse(lines.get(0))
                .getClassName();
        return lines.stream()
                .filter(frame -> !DesignerClasses.isOfLibrary(frame.getClassName()))
                .findFirst()
                .map(line -> new ElaborationException(
                        List.of(new Diagnostic(
                                Code.LIBRARY_ARGUMENT,
                                part.substring(part.lastIndexOf('.') + 1) + " cannot be built of this: "
                                        + Objects.requireNonNullElse(thrown.getMessage(), "null")
                                        + ": give it another value, or leave it out where Java knows that there is"
                                        + " none",
                                site(line))),
                        thrown));
    }

    private static boolean isOfMachine(Throwable thrown) {
        return thrown instanceof NullPointerException
                || thrown instanceof IndexOutOfBoundsException
                || thrown instanceof ClassCastException
                || thrown instanceof ArithmeticException
                || thrown instanceof NegativeArraySizeException
                || thrown instanceof ArrayStoreException
                || thrown instanceof LinkageError
                || thrown instanceof VirtualMachineError;
    }

    private static Diagnostic describe(Throwable thrown, List<StackTraceElement> frames, Site site) {
        if (thrown instanceof StackOverflowError) {
            return new Diagnostic(
                    Code.WITHOUT_END,
                    "the stack overflows here: a component or a method calls itself without an end, or deeper than the"
                            + " stack is: end the recursion, or build with a loop",
                    site);
        } else if (thrown instanceof OutOfMemoryError) {
            return new Diagnostic(
                    Code.WITHOUT_END,
                    "the memory is full here: end the loop that makes hardware, or give Java more memory with -Xmx",
                    site);
        } else if (thrown instanceof NullPointerException) {
            return new Diagnostic(Code.NOT_THERE, absent(thrown, frames), site);
        }
        if (thrown instanceof LinkageError) {
            return new Diagnostic(Code.NOT_THERE, notLoaded((LinkageError) thrown), site);
        }
        return new Diagnostic(
                Code.NOT_THERE,
                thrown.getClass().getSimpleName() + " here: " + thrown.getMessage() + ": give what the call takes",
                site);
    }

    /** A class that Java cannot load, or whose static fields cannot be made; the first failure has a cause, the later ones a text. */
    private static String notLoaded(LinkageError thrown) {
        Throwable cause = thrown.getCause();
        return "a class that this line uses cannot be loaded: " + (cause == null ? thrown : cause)
                + ": mend its static fields, or put it on the class path";
    }

    /** A value that is null: used in the designer's line, or given to a method. */
    private static String absent(Throwable thrown, List<StackTraceElement> frames) {
        Optional<String> called = frames.stream()
                .takeWhile(frame -> !DesignerClasses.contains(frame.getClassName()))
                .reduce((inner, outer) -> outer)
                .map(StackTraceElement::getMethodName);
        return called.map(method -> (method.equals("<init>") ? "a constructor" : method + "(..)") + " is given null")
                        .orElse("null is used: " + thrown.getMessage())
                + ": a field is there only below the line that makes it, so make it earlier, or give another value";
    }
}
