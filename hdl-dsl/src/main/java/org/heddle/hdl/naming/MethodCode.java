package org.heddle.hdl.naming;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;

/** One method's instructions, lines and local variables, as far as names and places need them. */
final class MethodCode {
    /** What an instruction does with the value on top of the stack. */
    enum Kind {
        CALL,
        /** A call through an interface, which may run a method of another name: that of a method reference. */
        INTERFACE_CALL,
        PASS,
        STORE,
        PUT,
        RETURN,
        JUMP,
        OTHER
    }

    /** Where the result of a call goes: into a named variable, to the caller's caller, or nowhere that has a name. */
    record Use(Optional<String> name, boolean returned) {
        static final Use NAMELESS = new Use(Optional.empty(), false);
    }

    private record Instruction(int offset, Kind kind, String name, int variable, IntSupplier target) {}

    private record Variable(int index, int start, int end, String name) {}

    private final String sourceFile;
    private final List<Instruction> instructions = new ArrayList<>();
    private final List<Variable> variables = new ArrayList<>();
    private final TreeMap<Integer, Integer> lines = new TreeMap<>();
    private final Set<Integer> checked = ConcurrentHashMap.newKeySet();
    private int[] offsets = {};

    MethodCode(String sourceFile) {
        this.sourceFile = sourceFile;
    }

    void add(int offset, Kind kind, String name, int variable) {
        instructions.add(new Instruction(offset, kind, name, variable, () -> -1));
    }

    void addJump(int offset, boolean unconditional, IntSupplier target) {
        instructions.add(new Instruction(offset, unconditional ? Kind.JUMP : Kind.OTHER, "", 0, target));
    }

    void addLine(int offset, int line) {
        lines.put(offset, line);
    }

    void addVariable(int index, int start, int end, String name) {
        variables.add(new Variable(index, start, end, name));
    }

    void complete() {
        offsets = instructions.stream().mapToInt(Instruction::offset).toArray();
    }

    Site siteAt(int offset) {
        Map.Entry<Integer, Integer> line = lines.floorEntry(offset);
        return new Site(sourceFile, line == null ? 0 : line.getValue());
    }

    /**
     * Follows the result of the call that a frame is in.
     *
     * @param callee the method that the stack says was called; empty if it is not known
     * @throws ElaborationException HDL019 if the class file has another call or another line there
     */
    Use useOfCallAt(StackWalker.StackFrame frame, Optional<String> callee) {
        if (offsets.length == 0) {
            return Use.NAMELESS;
        }
        int offset = frame.getByteCodeIndex();
        int index = Arrays.binarySearch(offsets, offset);
        if (index < 0 || !isCallOf(instructions.get(index), callee) || !isAtLineOf(frame)) {
            throw new ElaborationException(
                    new Diagnostic(Code.BYTECODE_REWRITTEN, rewritten(sourceFile), siteAt(offset)));
        }
        return instructions.get(index).kind() == Kind.OTHER ? Use.NAMELESS : follow(index + 1);
    }

    static String rewritten(String sourceFile) {
        return "the running bytecode of " + sourceFile
                + " is not that of its class file, so names cannot be read from it:"
                + " exclude the design's packages from the coverage or profiling agent";
    }

    /** Constructors and bridges appear under other names; only ordinary methods can be compared. */
    private static boolean isCallOf(Instruction instruction, Optional<String> callee) {
        return switch (instruction.kind()) {
            case CALL ->
                callee.isEmpty()
                        || instruction.name().equals(callee.get())
                        || callee.get().startsWith("<")
                        || instruction.name().startsWith("<")
                        || callee.get().contains("$");
            // What an "invokedynamic" runs and class initialisation are no calls of the designer's.
            case INTERFACE_CALL, OTHER -> true;
            default -> false;
        };
    }

    /** An agent that inserts instructions keeps the running lines right, while those of the class file no longer fit. */
    private boolean isAtLineOf(StackWalker.StackFrame frame) {
        int offset = frame.getByteCodeIndex();
        if (checked.contains(offset)) {
            return true;
        }
        boolean same =
                lines.isEmpty() || frame.getLineNumber() == siteAt(offset).line();
        if (same) {
            checked.add(offset);
        }
        return same;
    }

    private Use follow(int start) {
        int index = start;
        for (int hops = 0; hops < 16 && index < instructions.size(); hops++) {
            Instruction instruction = instructions.get(index);
            switch (instruction.kind()) {
                case PASS -> index++;
                case JUMP -> {
                    index = Arrays.binarySearch(offsets, instruction.target().getAsInt());
                    if (index < 0) {
                        return Use.NAMELESS;
                    }
                }
                case STORE -> {
                    return new Use(variableAfter(index, instruction.variable()), false);
                }
                case PUT -> {
                    return new Use(Optional.of(instruction.name()), false);
                }
                case RETURN -> {
                    return new Use(Optional.empty(), true);
                }
                default -> {
                    return Use.NAMELESS;
                }
            }
        }
        return Use.NAMELESS;
    }

    /** A variable's scope begins after the store that first fills it. */
    private Optional<String> variableAfter(int storeIndex, int slot) {
        int next = storeIndex + 1 < offsets.length ? offsets[storeIndex + 1] : offsets[storeIndex] + 1;
        return variables.stream()
                .filter(variable -> variable.index() == slot && variable.start() <= next && next < variable.end())
                .map(Variable::name)
                .findFirst();
    }
}
