package org.heddle.hdl.naming;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Site;

/**
 * The user's call into the language that is running now.
 *
 * @param name of the variable or field that takes the call's result; empty if there is none
 * @param site the line of the call
 */
public record Caller(Optional<String> name, Site site) {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final String LANGUAGE = "org.heddle.hdl";

    /** Finds the innermost frame outside the language and what it does with the result. */
    public static Caller find() {
        return WALKER.walk(Caller::fromFrames);
    }

    private static Caller fromFrames(Stream<StackWalker.StackFrame> frames) {
        Iterator<StackWalker.StackFrame> iterator = frames.iterator();
        String callee = "";
        while (iterator.hasNext()) {
            StackWalker.StackFrame frame = iterator.next();
            if (isLanguage(frame.getDeclaringClass())) {
                callee = frame.getMethodName();
                continue;
            }
            return describe(frame, callee, iterator);
        }
        return new Caller(Optional.empty(), Site.NONE);
    }

    private static Caller describe(
            StackWalker.StackFrame first, String callee, Iterator<StackWalker.StackFrame> outer) {
        StackWalker.StackFrame frame = first;
        MethodCode code = ClassCode.of(frame.getDeclaringClass()).method(frame.getMethodName(), frame.getDescriptor());
        Site site = code.siteAt(frame.getByteCodeIndex());
        MethodCode.Use use = code.useOfCallAt(frame.getByteCodeIndex(), callee);
        while (use.returned() && outer.hasNext()) {
            String returning = frame.getMethodName();
            frame = outer.next();
            if (isLanguage(frame.getDeclaringClass())) {
                break;
            }
            code = ClassCode.of(frame.getDeclaringClass()).method(frame.getMethodName(), frame.getDescriptor());
            use = code.useOfCallAt(frame.getByteCodeIndex(), returning);
        }
        return new Caller(use.name(), site);
    }

    /** The language's own frames are those of its root packages; its library is ordinary user code. */
    private static boolean isLanguage(Class<?> type) {
        String name = type.getPackageName();
        return name.equals(LANGUAGE) || name.equals(LANGUAGE + ".naming");
    }
}
