package org.heddle.hdl.registers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;

/** Everything that can be wrong with a map's windows, arrays and pages, but for what lies on what. */
final class RangeCheck {
    private final RegisterMap map;
    private final List<Diagnostic> mistakes = new ArrayList<>();

    private RangeCheck(RegisterMap map) {
        this.map = map;
    }

    static List<Diagnostic> of(RegisterMap map) {
        RangeCheck check = new RangeCheck(map);
        check.names();
        map.windows().forEach(check::window);
        map.arrays().forEach(check::array);
        check.pages();
        return check.mistakes;
    }

    private void report(Code code, String message, Site... sites) {
        mistakes.add(new Diagnostic(code, message, sites));
    }

    private void names() {
        Map<String, Site> taken = new HashMap<>();
        map.registers().forEach(register -> taken.put(register.name().toLowerCase(Locale.ROOT), register.site()));
        for (AddressRange range : map.ranges()) {
            if (!range.isNamed()) {
                report(
                        Code.REGISTER_NAME,
                        "the range at " + MapCheck.hex(range.address())
                                + " has no name: keep it in a field of the map's class",
                        range.site());
            }
            Site earlier = taken.putIfAbsent(range.name().toLowerCase(Locale.ROOT), range.site());
            if (earlier != null) {
                report(
                        Code.REGISTER_NAME,
                        "two parts of " + map.name() + " are named \"" + range.name() + "\": rename one",
                        range.site(),
                        earlier);
            }
        }
    }

    private void window(Window window) {
        if (!isPowerOfTwo(window.bytes()) || window.bytes() < 2L * map.wordBytes()) {
            report(
                    Code.REGISTER_PLACE,
                    "window " + window.name() + " of " + window.bytes() + " bytes: make it a power of two, of at least "
                            + 2 * map.wordBytes() + " bytes",
                    window.site());
        } else {
            place("window " + window.name(), window, window.bytes());
        }
    }

    private void array(WordArray array) {
        if (array.names().isEmpty() || array.width() < 1 || array.width() > map.width()) {
            report(
                    Code.REGISTER_PLACE,
                    "array " + array.name() + " of " + array.names().size() + " numbers of " + array.width()
                            + " bits: give it at least one, of 1 to " + map.width() + " bits",
                    array.site());
            return;
        }
        Set<String> seen = new HashSet<>();
        for (String name : array.names()) {
            if (!name.matches("[A-Z][A-Z0-9_]*") || !seen.add(name)) {
                report(
                        Code.REGISTER_NAME,
                        "the number \"" + name + "\" of " + array.name()
                                + " needs a name of its own, in capitals as constants have them: rename it",
                        array.site());
            }
        }
        place("array " + array.name(), array, 2 * Long.highestOneBit(Math.max(1, array.bytes() - 1)));
    }

    private void place(String what, AddressRange range, long unit) {
        if (range.address() < 0 || range.address() % unit != 0) {
            report(
                    Code.REGISTER_PLACE,
                    what + " at " + MapCheck.hex(range.address()) + ": its address is a multiple of " + unit
                            + ", its bytes as a power of two",
                    range.site());
        }
    }

    private void pages() {
        if (map.pages() == 1) {
            return;
        }
        if (!isPowerOfTwo(map.pages()) || !isPowerOfTwo(map.pageBytes()) || map.pageBytes() < map.bytes()) {
            report(
                    Code.REGISTER_PLACE,
                    map.name() + " has " + map.pages() + " pages, " + map.pageBytes() + " bytes apart, of "
                            + map.bytes()
                            + " bytes: give pages two powers of two, the second no smaller than a page's bytes",
                    map.site());
        }
    }

    private static boolean isPowerOfTwo(long number) {
        return number > 0 && Long.bitCount(number) == 1;
    }
}
