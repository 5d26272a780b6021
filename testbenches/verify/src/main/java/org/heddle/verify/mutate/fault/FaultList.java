package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Collects the faults that one statement can have. */
final class FaultList {
    private final String text;
    private final FaultStatement statement;
    private final Map<FaultKind, List<Fault>> faults = new EnumMap<>(FaultKind.class);

    FaultList(String text, FaultStatement statement) {
        this.text = text;
        this.statement = statement;
    }

    /** By kind, in the order of the text; kinds that the statement cannot have are missing. */
    Map<FaultKind, List<Fault>> byKind() {
        return faults;
    }

    FaultStatement statement() {
        return statement;
    }

    String text(Node node) {
        return node.in(text);
    }

    /** An operand as it may stand beside any operator. */
    String operand(Node node) {
        return switch (node.kind()) {
            case UNARY, BINARY, CHOICE -> "(" + text(node) + ")";
            default -> text(node);
        };
    }

    /** Adds what changes something. */
    void add(FaultKind kind, String form, int start, int end, String replacement) {
        if (!text.substring(start, end).equals(replacement)) {
            faults.computeIfAbsent(kind, k -> new ArrayList<>()).add(new Fault(kind, form, start, end, replacement));
        }
    }

    void replace(FaultKind kind, String form, Node node, String replacement) {
        add(kind, form, node.start(), node.end(), replacement);
    }
}
