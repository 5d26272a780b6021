package org.heddle.hdl.registers.systemrdl;

import static org.heddle.hdl.registers.systemrdl.RdlType.ADDRMAP;
import static org.heddle.hdl.registers.systemrdl.RdlType.FIELD;
import static org.heddle.hdl.registers.systemrdl.RdlType.MEM;
import static org.heddle.hdl.registers.systemrdl.RdlType.REG;
import static org.heddle.hdl.registers.systemrdl.RdlType.REGFILE;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Properties that are read. Those of {@code heddle_} are user-defined. */
enum RdlProperty {
    NAME(Kind.TEXT, ADDRMAP, REGFILE, REG, FIELD, MEM),
    DESC(Kind.TEXT, ADDRMAP, REGFILE, REG, FIELD, MEM),
    SW(List.of("r", "w", "rw", "wr"), FIELD, MEM),
    HW(List.of("r", "w", "rw", "wr", "na"), FIELD),
    ONREAD(List.of("rclr", "ruser"), FIELD),
    ONWRITE(List.of("woclr", "woset", "wuser"), FIELD),
    RCLR(Kind.TRUTH, FIELD),
    WOCLR(Kind.TRUTH, FIELD),
    WOSET(Kind.TRUTH, FIELD),
    HWSET(Kind.TRUTH, FIELD),
    HWCLR(Kind.TRUTH, FIELD),
    WE(Kind.TRUTH, FIELD),
    SINGLEPULSE(Kind.TRUTH, FIELD),
    STICKYBIT(Kind.TRUTH, FIELD),
    PRECEDENCE(List.of("hw", "sw"), FIELD),
    RESET(Kind.NUMBER, FIELD),
    FIELDWIDTH(Kind.NUMBER, FIELD),
    ENCODE(Kind.ENUMERATION, FIELD),
    REGWIDTH(Kind.NUMBER, REG),
    ACCESSWIDTH(Kind.NUMBER, REG),
    MEMENTRIES(Kind.NUMBER, MEM),
    MEMWIDTH(Kind.NUMBER, MEM),
    /** The order of bits that {@code [high:low]} says anyway. */
    LSB0(Kind.TRUE, ADDRMAP),
    LITTLEENDIAN(Kind.TRUE, ADDRMAP),
    ADDRESSING(List.of("regalign"), ADDRMAP),
    /** Code of the access of a field, where the language has no words for it. */
    HEDDLE_ACCESS(Kind.TEXT, FIELD),
    /** Whether a field of one bit is a number. */
    HEDDLE_NUMBER(Kind.TRUTH, FIELD),
    /** Whether a field is one for all pages. */
    HEDDLE_SHARED(Kind.TRUTH, FIELD),
    /** Whether a register file is an array of numbers: {@code live}, or {@code snapshot}. */
    HEDDLE_WORDS(Kind.TEXT, REGFILE),
    /** Whether the only instance in the address map is its pages. */
    HEDDLE_PAGES(Kind.TRUTH, ADDRMAP),
    /** Whether an access waits for the answer to the one before it. */
    HEDDLE_IN_TURN(Kind.TRUTH, ADDRMAP),
    /** Number of bytes of the map, with those behind the last register. */
    HEDDLE_BYTES(Kind.NUMBER, ADDRMAP);

    /** Kinds of values. */
    enum Kind {
        TEXT("string"),
        NUMBER("longint unsigned"),
        TRUTH("boolean"),
        /** A boolean that is not read unless it is true. */
        TRUE("boolean"),
        WORD(""),
        ENUMERATION("");

        private final String type;

        Kind(String type) {
            this.type = type;
        }

        /** Returns the type in the definition of a property. */
        String type() {
            return type;
        }
    }

    private final Kind kind;
    private final List<String> words;
    private final Set<RdlType> types;

    RdlProperty(Kind kind, RdlType... types) {
        this(kind, List.of(), types);
    }

    RdlProperty(List<String> words, RdlType... types) {
        this(Kind.WORD, words, types);
    }

    RdlProperty(Kind kind, List<String> words, RdlType... types) {
        this.kind = kind;
        this.words = words;
        this.types = EnumSet.copyOf(Arrays.asList(types));
    }

    Kind kind() {
        return kind;
    }

    /** Returns the words that are read, of a property of words. */
    List<String> words() {
        return words;
    }

    boolean isOf(RdlType type) {
        return types.contains(type);
    }

    boolean isUserDefined() {
        return name().startsWith("HEDDLE_");
    }

    /** Returns its name in a file. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the component type of a user-defined one, which has one only. */
    RdlType component() {
        return types.iterator().next();
    }

    static Optional<RdlProperty> of(String word) {
        return Arrays.stream(values())
                .filter(property -> property.word().equals(word))
                .findFirst();
    }

    /** Returns the names of the properties of a component type, for an error. */
    static String namesFor(RdlType type) {
        return Arrays.stream(values())
                .filter(property -> property.isOf(type))
                .map(RdlProperty::word)
                .collect(Collectors.joining(", "));
    }
}
