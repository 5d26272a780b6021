package org.heddle.hdl.naming;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;

/**
 * The user's call into the language that is running now.
 *
 * @param name of the variable or field that takes the call's result, behind that of the area; empty if there is none
 * @param site the line of the call
 * @param area name of the area whose constructor makes the call, behind those that it stands in; empty if it is none
 */
public record Caller(Optional<String> name, Site site, String area) {
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final Set<String> LANGUAGE_PACKAGES = Set.of(
            "org.heddle.hdl",
            "org.heddle.hdl.area",
            "org.heddle.hdl.elaboration",
            "org.heddle.hdl.flow",
            "org.heddle.hdl.machine",
            "org.heddle.hdl.naming",
            "org.heddle.hdl.operation",
            "org.heddle.hdl.registers");
    /**
     * Parts of the library that are methods and areas for a designer's own component: what they make keeps their names, and has the designer's
     * line.
     */
    private static final Set<String> HELPING_PACKAGES = Set.of("org.heddle.hdl.area", "org.heddle.hdl.lib.pipeline");

    /** A call whose name says already in which area it is. */
    public Caller(Optional<String> name, Site site) {
        this(name, site, "");
    }

    /** Finds the innermost frame outside the language and what it does with the result. */
    public static Caller find() {
        return WALKER.walk(Caller::fromFrames);
    }

    /** Returns this call as one of an area, for methods of an area that is complete. */
    public Caller within(String outer) {
        return outer.isEmpty() || !area.isEmpty()
                ? this
                : new Caller(name.map(own -> NameGroup.join(outer, own)), site, outer);
    }

    /** Names what the call makes, behind the name of the area. */
    public NameGroup named(String given) {
        return new NameGroup(Optional.of(given).map(own -> NameGroup.join(area, own)), site);
    }

    /**
     * The variable that takes a new object.
     *
     * @param outside the frames outside its constructors, the one that calls them first
     */
    static Optional<String> ofNew(List<StackWalker.StackFrame> outside) {
        Iterator<StackWalker.StackFrame> outer = outside.iterator();
        if (!outer.hasNext()) {
            return Optional.empty();
        }
        StackWalker.StackFrame creator = outer.next();
        return isLanguage(creator.getDeclaringClass()) || isPlatform(creator.getDeclaringClass())
                ? Optional.empty()
                : use(methodOf(creator).useOfCallAt(creator, Optional.of("<init>")), creator, outer)
                        .name();
    }

    /**
     * The designer's line that leads to the language, methods of a name left aside: those that javac writes, as the {@code equals}
     * of a record, have no line of the designer.
     */
    public static Site siteBeyond(String method) {
        return siteOfFirst(frame -> !frame.getMethodName().equals(method));
    }

    private static Site siteBeyondHelp() {
        return siteOfFirst(
                frame -> !HELPING_PACKAGES.contains(frame.getDeclaringClass().getPackageName()));
    }

    /** The line of the innermost frame of a designer that is wanted. */
    private static Site siteOfFirst(Predicate<StackWalker.StackFrame> wanted) {
        return WALKER.walk(frames -> frames.filter(frame ->
                                !isLanguage(frame.getDeclaringClass()) && !isPlatform(frame.getDeclaringClass()))
                        .filter(wanted)
                        .findFirst())
                .map(frame -> methodOf(frame).siteAt(frame.getByteCodeIndex()))
                .orElse(Site.NONE);
    }

    private static Caller fromFrames(Stream<StackWalker.StackFrame> frames) {
        Iterator<StackWalker.StackFrame> iterator = frames.iterator();
        Optional<String> callee = Optional.empty();
        boolean pooled = false;
        while (iterator.hasNext()) {
            StackWalker.StackFrame frame = iterator.next();
            if (isLanguage(frame.getDeclaringClass())) {
                callee = Optional.of(frame.getMethodName());
            } else if (isPlatform(frame.getDeclaringClass())) {
                callee = Optional.empty();
                pooled |= frame.getDeclaringClass() == ForkJoinTask.class;
            } else if (pooled) {
                throw pooled(frame);
            } else {
                return describe(frame, callee, alone(frame, iterator));
            }
        }
        return new Caller(Optional.empty(), Site.NONE);
    }

    /**
     * The frames further out, of which none up to the constructor runs a task of a pool: the caller's own thread takes part in a
     * parallel stream, in an order that is another in every run.
     *
     * @throws ElaborationException HDL033 if one does
     */
    private static Iterator<StackWalker.StackFrame> alone(
            StackWalker.StackFrame first, Iterator<StackWalker.StackFrame> outer) {
        List<StackWalker.StackFrame> looked = new ArrayList<>();
        StackWalker.StackFrame frame = first;
        while (outer.hasNext() && !frame.getMethodName().equals("<init>") && !isLanguage(frame.getDeclaringClass())) {
            frame = outer.next();
            looked.add(frame);
            if (frame.getDeclaringClass() == ForkJoinTask.class) {
                throw pooled(first);
            }
        }
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < looked.size() || outer.hasNext();
            }

            @Override
            public StackWalker.StackFrame next() {
                return next < looked.size() ? looked.get(next++) : outer.next();
            }
        };
    }

    private static ElaborationException pooled(StackWalker.StackFrame at) {
        return new ElaborationException(new Diagnostic(
                Code.SECOND_THREAD,
                "hardware is made in a task of a thread pool, as in a parallel stream, so that its order would change from"
                        + " run to run: leave parallel() out",
                methodOf(at).siteAt(at.getByteCodeIndex())));
    }

    private static Caller describe(
            StackWalker.StackFrame first, Optional<String> callee, Iterator<StackWalker.StackFrame> outer) {
        MethodCode code = methodOf(first);
        Site site = HELPING_PACKAGES.contains(first.getDeclaringClass().getPackageName())
                ? siteBeyondHelp()
                : code.siteAt(first.getByteCodeIndex());
        MethodCode.Use use = use(code.useOfCallAt(first, callee), first, outer);
        String area = AreaNames.here();
        return new Caller(use.name().map(name -> NameGroup.join(area, name)), site, area);
    }

    /** Follows the result of a call in a frame out of the methods that return it. */
    private static MethodCode.Use use(
            MethodCode.Use inside, StackWalker.StackFrame first, Iterator<StackWalker.StackFrame> outer) {
        MethodCode.Use use = inside;
        Optional<String> returning = Optional.of(first.getMethodName());
        while (use.returned() && outer.hasNext()) {
            StackWalker.StackFrame frame = outer.next();
            if (isLanguage(frame.getDeclaringClass())) {
                break;
            } else if (isPlatform(frame.getDeclaringClass())) {
                // A stream or list calls back: its user's call, such as toList, has another name.
                returning = Optional.empty();
            } else {
                use = methodOf(frame).useOfCallAt(frame, returning);
                returning = Optional.of(frame.getMethodName());
            }
        }
        return use;
    }

    private static MethodCode methodOf(StackWalker.StackFrame frame) {
        return ClassCode.of(frame.getDeclaringClass()).method(frame.getMethodName(), frame.getDescriptor());
    }

    /** Whether a class is Java's own, and so may stand between a designer's lambda and the call that runs it. */
    private static boolean isPlatform(Class<?> type) {
        String name = type.getName();
        return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
    }

    /** The language's own frames: those of the packages that users talk to. The library's components and areas are ordinary user code. */
    private static boolean isLanguage(Class<?> type) {
        return LANGUAGE_PACKAGES.contains(type.getPackageName()) && !AreaNames.isArea(type);
    }
}
