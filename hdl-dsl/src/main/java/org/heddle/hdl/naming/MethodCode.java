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
    /** Effect of an instruction on the value on top of the stack. */
    enum Kind {
        CALL,
        /** A call through an interface, which may run a method of another name: that of a method reference. */
        INTERFACE_CALL,
        PASS,
        STORE,
        PUT,
        /** Puts the value into an array, which was loaded before the value was computed. */
        ARRAY_STORE,
        NEW_ARRAY,
        LOAD,
        GET,
        /** Loads a number that can be an array's index. */
        INDEX,
        RETURN,
        JUMP,
        OTHER
    }

    /** Destination of a call's result: into a named variable, to the caller's caller, or nowhere that has a name. */
    record Use(Optional<String> name, boolean returned) {
        static final Use NAMELESS = new Use(Optional.empty(), false);
    }

    /** Methods of {@code Component} that return their argument, and so do not end the way of a value to its variable. */
    private static final Set<String> RETURNING_THEIR_ARGUMENT = Set.of("doc", "unused");

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

    boolean hasCode() {
        return !instructions.isEmpty();
    }

    boolean hasLines() {
        return !lines.isEmpty();
    }

    boolean hasVariables() {
        return !variables.isEmpty();
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
        return isCall(instructions.get(index)) ? follow(index) : Use.NAMELESS;
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
            case INTERFACE_CALL, OTHER, GET -> true;
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

    private static boolean isCall(Instruction instruction) {
        return instruction.kind() == Kind.CALL || instruction.kind() == Kind.INTERFACE_CALL;
    }

    private Use follow(int call) {
        int index = call + 1;
        for (int hops = 0; hops < 16 && index < instructions.size(); hops++) {
            Instruction instruction = instructions.get(index);
            switch (instruction.kind()) {
                case PASS -> index++;
                case CALL -> {
                    if (!RETURNING_THEIR_ARGUMENT.contains(instruction.name())) {
                        return Use.NAMELESS;
                    }
                    index++;
                }
                case JUMP -> {
                    index = Arrays.binarySearch(offsets, instruction.target().getAsInt());
                    if (index < 0) {
                        return Use.NAMELESS;
                    }
                }
                case STORE -> {
                    return new Use(variableAfter(index, instruction.variable()), false);
                }
                case ARRAY_STORE -> {
                    return new Use(arrayBefore(call), false);
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

    /**
     * {@code lanes[i] = ..} is a statement that begins with the array and the index. The arrays of calls with any number of
     * arguments have no name: such an element follows a copy of the new array's reference.
     */
    private Optional<String> arrayBefore(int call) {
        int unnamed = 0;
        for (int i = call - 1; i > 0; i--) {
            Instruction before = instructions.get(i - 1);
            boolean indexed = instructions.get(i).kind() == Kind.INDEX;
            if (instructions.get(i).kind() == Kind.ARRAY_STORE) {
                unnamed--;
            } else if (indexed && before.kind() == Kind.PASS && i > 1 && isArrayMaker(instructions.get(i - 2))) {
                unnamed++;
            } else if (indexed && unnamed <= 0 && before.kind() == Kind.LOAD && lines.containsKey(before.offset())) {
                return variableAt(before).filter(name -> !name.equals("this"));
            } else if (indexed && unnamed <= 0 && before.kind() == Kind.GET && beginsLine(i - 1)) {
                return Optional.of(before.name());
            }
        }
        return Optional.empty();
    }

    private static boolean isArrayMaker(Instruction instruction) {
        return instruction.kind() == Kind.NEW_ARRAY || instruction.kind() == Kind.ARRAY_STORE;
    }

    /** A static field does, and a field whose object is loaded first. */
    private boolean beginsLine(int field) {
        return lines.containsKey(instructions.get(field).offset())
                || field > 0 && lines.containsKey(instructions.get(field - 1).offset());
    }

    private Optional<String> variableAt(Instruction load) {
        return variables.stream()
                .filter(variable -> variable.index() == load.variable()
                        && variable.start() <= load.offset()
                        && load.offset() < variable.end())
                .map(Variable::name)
                .findFirst();
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
