package org.heddle.hdl.registers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;

/** Everything that can be wrong with the fields of one register. */
final class FieldCheck {
    private final RegisterMap map;
    private final Register register;
    private final List<Diagnostic> mistakes = new ArrayList<>();

    private FieldCheck(RegisterMap map, Register register) {
        this.map = map;
        this.register = register;
    }

    static List<Diagnostic> of(RegisterMap map, Register register) {
        FieldCheck check = new FieldCheck(map, register);
        if (register.fields().isEmpty()) {
            check.report(
                    Code.REGISTER_PLACE,
                    "register " + register.name() + " has no fields: declare one, or reserve its address",
                    register.site());
        }
        check.names();
        register.fields().forEach(check::place);
        check.overlaps();
        if (check.mistakes.isEmpty()) {
            register.fields().forEach(check::reset);
            register.fields().forEach(check::kind);
            register.fields().forEach(check::sharing);
            check.queues();
            check.neighbours();
        }
        return check.mistakes;
    }

    private void report(Code code, String message, Site... sites) {
        mistakes.add(new Diagnostic(code, message, sites));
    }

    private void names() {
        Map<String, Field<?>> taken = new HashMap<>();
        for (Field<?> field : register.fields()) {
            if (!field.isNamed()) {
                report(
                        Code.REGISTER_NAME,
                        "the field at bit " + field.low() + " of " + register.name()
                                + " has no name: keep it in a field of its class",
                        field.site());
            }
            Field<?> earlier = taken.putIfAbsent(field.name().toLowerCase(Locale.ROOT), field);
            if (earlier != null) {
                report(
                        Code.REGISTER_NAME,
                        "two fields of " + register.name() + " are named \"" + field.name() + "\": rename one",
                        field.site(),
                        earlier.site());
            }
        }
    }

    private void place(Field<?> field) {
        if (field.low() < 0 || field.high() < field.low() || field.high() >= map.width()) {
            report(
                    Code.REGISTER_PLACE,
                    "field " + field + ", bits " + field.high() + " to " + field.low() + ": use high >= low within "
                            + (map.width() - 1) + " to 0",
                    field.site());
        } else if (field instanceof ChoiceField<?> choice && choice.codeWidth() > field.width()) {
            report(
                    Code.REGISTER_PLACE,
                    "field " + field + " has " + field.width() + " bits, and the codes of "
                            + choice.constants().size() + " constants have "
                            + choice.codeWidth() + ": give it as many at least",
                    field.site());
        }
    }

    private void overlaps() {
        List<Field<?>> fields = register.fields();
        for (int i = 1; i < fields.size(); i++) {
            Field<?> below = fields.get(i - 1);
            Field<?> field = fields.get(i);
            if (field.low() <= below.high() && below.low() >= 0) {
                report(
                        Code.REGISTER_OVERLAP,
                        "field " + field + ", from bit " + field.low() + ", lies on field " + below + ", up to bit "
                                + below.high() + ": move one",
                        field.site(),
                        below.site());
            }
        }
    }

    private void reset(Field<?> field) {
        if ((field.resetValue() & ~field.ones()) != 0) {
            report(
                    Code.REGISTER_RESET,
                    "the reset value " + field.resetValue() + " of " + field + " does not fit " + field.width()
                            + " bits: use a value from 0 to " + Long.toUnsignedString(field.ones()),
                    field.site());
        }
        boolean keepsNothing = !field.access().isStored() && field.access() != RegisterAccess.CONSTANT;
        if (keepsNothing && field.resetValue() != 0) {
            report(
                    Code.REGISTER_RESET,
                    field + " is " + field.access().code()
                            + " and keeps nothing that a reset could set: leave reset out",
                    field.site());
        }
    }

    private void kind(Field<?> field) {
        boolean isCode = field instanceof ChoiceField<?>;
        boolean passesBits = field.access() == RegisterAccess.STROBE || field.access() == RegisterAccess.PUSH;
        if (isCode && (field.access().isBitwise() || passesBits)) {
            report(
                    Code.REGISTER_MIX,
                    "field " + field + " holds a code and is " + field.access().code()
                            + ", which takes its bits one by one or keeps none: make it a number",
                    field.site());
        }
    }

    /** Pages have a field in common only where there are pages and it is kept, given or pulsed; a queue is one for all anyway. */
    private void sharing(Field<?> field) {
        if (field.isShared() && (map.pages() < 2 || field.access().isQueued())) {
            report(
                    Code.REGISTER_PLACE,
                    "field " + field + " (" + field.access().code() + ") is shared by pages, "
                            + (map.pages() < 2 ? "and the map has none" : "which queues are without being told")
                            + ": leave shared out",
                    field.site());
        }
    }

    /** A queue takes and gives whole registers. */
    private void queues() {
        for (Field<?> queued : register.fields()) {
            for (Field<?> other : register.fields()) {
                if (queued.access().isQueued() && other.access() != queued.access()) {
                    report(
                            Code.REGISTER_MIX,
                            "field " + queued + " (" + queued.access().code() + ") is a part of a queue's value, and "
                                    + other + " is " + other.access().code() + ": put them into two registers",
                            other.site(),
                            queued.site());
                }
            }
        }
    }

    /** A driver writes one field of several; what it then does to the others must be nothing. */
    private void neighbours() {
        for (Field<?> kept : register.fields()) {
            if (!kept.access().isKept()) {
                continue;
            }
            for (Field<?> other : register.fields()) {
                if (Register.isBlind(other)) {
                    report(
                            Code.REGISTER_MIX,
                            "a write of " + kept + " (" + kept.access().code() + ") would change " + other + " ("
                                    + other.access().code() + "), which cannot be read: put them into two registers",
                            other.site(),
                            kept.site());
                } else if (other.access() == RegisterAccess.READ_CLEARS) {
                    report(
                            Code.REGISTER_MIX,
                            "a write of " + kept + " (" + kept.access().code()
                                    + ") may begin with a read, which would clear " + other
                                    + " (rc): put them into two registers",
                            other.site(),
                            kept.site());
                }
            }
        }
    }
}
