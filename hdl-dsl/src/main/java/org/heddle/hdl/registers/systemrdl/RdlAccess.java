package org.heddle.hdl.registers.systemrdl;

import static org.heddle.hdl.registers.systemrdl.RdlProperty.HWCLR;
import static org.heddle.hdl.registers.systemrdl.RdlProperty.HWSET;
import static org.heddle.hdl.registers.systemrdl.RdlProperty.SINGLEPULSE;
import static org.heddle.hdl.registers.systemrdl.RdlProperty.STICKYBIT;
import static org.heddle.hdl.registers.systemrdl.RdlProperty.WE;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.heddle.hdl.registers.RegisterAccess;

/**
 * Access of a field as properties say it. Where hardware writes, it must win, as it does in a register block: {@code precedence = hw}.
 *
 * @param access what they say
 * @param isFlag whether only a field of one bit can say it so
 * @param isNamed whether {@code heddle_access} must say it, too
 * @param sw of software
 * @param hw of hardware; the first is what is written
 * @param onread empty for none
 * @param onwrite empty for none
 * @param marks the properties that are true
 */
record RdlAccess(
        RegisterAccess access,
        boolean isFlag,
        boolean isNamed,
        String sw,
        List<String> hw,
        String onread,
        String onwrite,
        Set<RdlProperty> marks) {
    private static final Set<RdlProperty> MARKS = EnumSet.of(HWSET, HWCLR, WE, SINGLEPULSE, STICKYBIT);
    private static final List<String> SEEN = List.of("r", "na");
    private static final List<String> SET = List.of("rw", "w");

    private static final List<RdlAccess> ALL = List.of(
            any(RegisterAccess.CONSTANT, "r", List.of("na", "r"), "", ""),
            any(RegisterAccess.READ_ONLY, "r", List.of("w"), "", ""),
            any(RegisterAccess.READ_WRITE, "rw", SEEN, "", ""),
            flag(RegisterAccess.STROBE, "w", List.of("r"), "", "", SINGLEPULSE),
            any(RegisterAccess.WRITE_ONLY, "w", List.of("r"), "", ""),
            flag(RegisterAccess.WRITE_ONE_CLEARS, "rw", SEEN, "", "woclr", HWSET),
            any(RegisterAccess.WRITE_ONE_CLEARS, "rw", SET, "", "woclr", STICKYBIT),
            flag(RegisterAccess.WRITE_ONE_SETS, "rw", SEEN, "", "woset", HWCLR),
            flag(RegisterAccess.READ_CLEARS, "r", SEEN, "rclr", "", HWSET),
            any(RegisterAccess.READ_CLEARS, "r", SET, "rclr", "", STICKYBIT),
            any(RegisterAccess.HARDWARE_SET, "rw", SET, "", "", WE),
            named(RegisterAccess.WRITE_ONE_SETS, "rw", "rw", "", "woset"),
            named(RegisterAccess.STROBE, "w", "r", "", ""),
            named(RegisterAccess.PUSH, "w", "r", "", "wuser"),
            named(RegisterAccess.POP, "r", "w", "ruser", ""));

    private static RdlAccess any(
            RegisterAccess access, String sw, List<String> hw, String onread, String onwrite, RdlProperty... marks) {
        return new RdlAccess(access, false, false, sw, hw, onread, onwrite, Set.of(marks));
    }

    private static RdlAccess flag(
            RegisterAccess access, String sw, List<String> hw, String onread, String onwrite, RdlProperty... marks) {
        return new RdlAccess(access, true, false, sw, hw, onread, onwrite, Set.of(marks));
    }

    private static RdlAccess named(RegisterAccess access, String sw, String hw, String onread, String onwrite) {
        return new RdlAccess(access, false, true, sw, List.of(hw), onread, onwrite, Set.of());
    }

    /** Whether hardware and software may both change the field, so that one of them must win. */
    boolean isContended() {
        return !marks.isEmpty() && !marks.contains(SINGLEPULSE) || !onwrite.isEmpty() && !access.isQueued();
    }

    /** Returns the way in which an access is written. */
    static RdlAccess written(RegisterAccess access, boolean isFlag) {
        return ALL.stream()
                .filter(way -> way.access == access && (isFlag || !way.isFlag))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Returns the access that a field's properties say.
     *
     * @param isFlag whether it is a flag, of one bit
     * @throws SystemRdlException if they say none that a register map has
     */
    static RdlAccess of(RdlComponent field, RdlPlace at, boolean isFlag) {
        RdlAccess said = said(field, at);
        String code = field.text(RdlProperty.HEDDLE_ACCESS).orElse("");
        BiPredicate<RdlAccess, Boolean> isLike = (way, isHwAlike) -> way.sw.equals(said.sw)
                && (!isHwAlike || way.hw.contains(said.hw.get(0)))
                && way.onread.equals(said.onread)
                && way.onwrite.equals(said.onwrite)
                && way.marks.equals(said.marks)
                && (isFlag || !way.isFlag)
                && (code.isEmpty() ? !way.isNamed : way.access.code().equals(code));
        RdlAccess found = ALL.stream()
                .filter(way -> isLike.test(way, true))
                .findFirst()
                .orElseThrow(
                        () -> at.refuse(
                                "the field's access, " + said.shown()
                                        + (code.isEmpty() ? "" : ", heddle_access = " + code)
                                        + ", is none that a register map has",
                                ALL.stream()
                                        .filter(way -> isLike.test(way, false))
                                        .findFirst()
                                        .map(way -> "say hw = " + way.hw.get(0))
                                        .orElse(
                                                "say what one of the access kinds of a register does, such as sw = rw, hw = r")));
        if (found.isContended() && !field.word(RdlProperty.PRECEDENCE, "sw").equals("hw")) {
            throw at.refuse(
                    "software wins where both change the field, and in a register block the hardware does",
                    "say precedence = hw");
        }
        return found;
    }

    private static RdlAccess said(RdlComponent field, RdlPlace at) {
        Set<RdlProperty> marks = EnumSet.noneOf(RdlProperty.class);
        MARKS.stream().filter(field::isTrue).forEach(marks::add);
        String onread = oneOf(field, at, RdlProperty.ONREAD, RdlProperty.RCLR);
        String onwrite = oneOf(field, at, RdlProperty.ONWRITE, RdlProperty.WOCLR, RdlProperty.WOSET);
        return new RdlAccess(
                RegisterAccess.CONSTANT,
                false,
                false,
                field.word(RdlProperty.SW, "rw").replace("wr", "rw"),
                List.of(field.word(RdlProperty.HW, "rw").replace("wr", "rw")),
                onread,
                onwrite,
                marks);
    }

    /** Returns what happens on an access, which a word or a property of its own says. */
    private static String oneOf(RdlComponent field, RdlPlace at, RdlProperty word, RdlProperty... own) {
        String said = field.word(word, "");
        for (RdlProperty property : own) {
            if (field.isTrue(property) && !said.isEmpty() && !said.equals(property.word())) {
                throw at.refuse("the field has both " + said + " and " + property.word(), "leave one out");
            }
            said = field.isTrue(property) ? property.word() : said;
        }
        return said;
    }

    /** Returns the properties as a file has them, each with a semicolon. */
    String text() {
        StringBuilder text = new StringBuilder("sw = " + sw + "; hw = " + hw.get(0) + ";");
        text.append(onread.isEmpty() ? "" : " onread = " + onread + ";");
        text.append(onwrite.isEmpty() ? "" : " onwrite = " + onwrite + ";");
        marks.forEach(mark -> text.append(' ').append(mark.word()).append(';'));
        text.append(isContended() ? " precedence = hw;" : "");
        text.append(isNamed ? " heddle_access = \"" + access.code() + "\";" : "");
        return text.toString();
    }

    private String shown() {
        return text().replace(" precedence = hw;", "").replaceAll(";$", "").replace(";", ",");
    }
}
