package org.heddle.hdl.registers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;

/** Everything that can be wrong with a map as a whole; {@link FieldCheck} looks at each register. */
final class MapCheck {
    private final RegisterMap map;
    private final List<Diagnostic> mistakes = new ArrayList<>();

    private MapCheck(RegisterMap map) {
        this.map = map;
    }

    static List<Diagnostic> of(RegisterMap map) {
        MapCheck check = new MapCheck(map);
        if (!Set.of(8, 16, 32, 64).contains(map.width())) {
            check.report(
                    Code.REGISTER_PLACE,
                    map.name() + " has registers of " + map.width() + " bits: make them of 8, 16, 32 or 64",
                    map.site());
            return check.mistakes;
        }
        check.names();
        check.alignment();
        check.mistakes.addAll(RangeCheck.of(map));
        check.order();
        map.registers().forEach(register -> check.mistakes.addAll(FieldCheck.of(map, register)));
        return onceForEachLine(check.mistakes);
    }

    /** A register class of which there are several is wrong in one place only. */
    private static List<Diagnostic> onceForEachLine(List<Diagnostic> mistakes) {
        Set<List<Object>> seen = new HashSet<>();
        return mistakes.stream()
                .filter(mistake ->
                        seen.add(List.of(mistake.code(), mistake.sites().get(0))))
                .toList();
    }

    private void report(Code code, String message, Site... sites) {
        mistakes.add(new Diagnostic(code, message, sites));
    }

    private void names() {
        if (!map.name().matches("[a-z][a-z0-9_]*")) {
            report(
                    Code.REGISTER_NAME,
                    "the map's name \"" + map.name() + "\" is no C identifier in lower case: call it something else",
                    map.site());
        }
        Map<String, Register> taken = new HashMap<>();
        for (Register register : map.registers()) {
            if (!register.isNamed()) {
                report(
                        Code.REGISTER_NAME,
                        "the register at " + hex(register.address())
                                + " has no name: keep it in a field, or name it with register(\"name\", ..)",
                        register.site());
            }
            Register earlier = taken.putIfAbsent(register.name().toLowerCase(Locale.ROOT), register);
            if (earlier != null) {
                report(
                        Code.REGISTER_NAME,
                        "two registers of " + map.name() + " are named \"" + register.name() + "\": rename one",
                        register.site(),
                        earlier.site());
            }
        }
    }

    private void alignment() {
        int bytes = map.width() / 8;
        for (Register register : map.registers()) {
            if (register.address() < 0 || register.address() % bytes != 0) {
                report(
                        Code.REGISTER_PLACE,
                        "register " + register.name() + " at " + hex(register.address())
                                + ": an address is a multiple of " + bytes + ", the bytes of a register",
                        register.site());
            }
        }
        for (RegisterMap.Reserved free : map.reserved()) {
            if (free.from() < 0 || free.from() % bytes != 0 || free.to() % bytes != 0 || free.to() <= free.from()) {
                report(
                        Code.REGISTER_PLACE,
                        "reserved(" + hex(free.from()) + ", " + hex(free.to())
                                + "): give the first byte and the one behind" + " the last, both multiples of " + bytes,
                        free.site());
            }
        }
    }

    /** A piece of the address range with an owner. */
    private record Piece(long from, long to, String what, Site site) {}

    private void order() {
        if (!mistakes.isEmpty()) {
            return; // crooked addresses would only lead to a second report of the same mistake
        }
        List<Piece> pieces = new ArrayList<>();
        for (Register register : map.registers()) {
            pieces.add(new Piece(
                    register.address(),
                    register.address() + map.width() / 8,
                    "register " + register.name(),
                    register.site()));
        }
        for (AddressRange range : map.ranges()) {
            pieces.add(
                    new Piece(range.address(), range.address() + range.bytes(), "range " + range.name(), range.site()));
        }
        for (RegisterMap.Reserved free : map.reserved()) {
            pieces.add(new Piece(free.from(), free.to(), "a reserved range", free.site()));
        }
        pieces.sort(Comparator.comparingLong(Piece::from));
        Piece before = new Piece(0, 0, "the beginning", map.site());
        for (Piece piece : pieces) {
            if (piece.from() < before.to()) {
                report(
                        Code.REGISTER_OVERLAP,
                        piece.what() + " at " + hex(piece.from()) + " lies on " + before.what() + ", which ends before "
                                + hex(before.to()) + ": move one",
                        piece.site(),
                        before.site());
            } else if (piece.from() > before.to()) {
                report(
                        Code.REGISTER_GAP,
                        "nothing is declared from " + hex(before.to()) + " to " + piece.what() + " at "
                                + hex(piece.from()) + ": move it down, or say reserved(" + hex(before.to()) + ", "
                                + hex(piece.from()) + ")",
                        piece.site());
            }
            before = piece.to() > before.to() ? piece : before;
        }
        if (map.registers().isEmpty() && map.ranges().isEmpty()) {
            report(Code.REGISTER_GAP, map.name() + " has no registers: declare one, or leave the map out", map.site());
        }
    }

    static String hex(long address) {
        return (address < 0 ? "-" : "") + "0x%02x".formatted(Math.abs(address));
    }
}
