package org.heddle.hdl.lib.analyser;

import static org.heddle.hdl.registers.RegisterAccess.CONSTANT;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.STROBE;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONLY;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Types;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WindowMode;

/**
 * Registers of a logic analyser, 32 bits each. Settings are written while nothing is armed.
 *
 * <p>A sample lies in the {@link #samples} as so many words as it needs, the lowest first, at a multiple of the next power of two; the oldest
 * one is the first.
 */
public final class LogicAnalyserMap extends RegisterMap {
    /** Word by which software knows an analyser: "HLA1" in ASCII. */
    public static final long IDENTITY = 0x484C4131;

    private static final int WORD = 32;
    private static final int WORD_BYTES = 4;
    private static final int SETTINGS = 0x1C;

    public final Identity identity = register(0x00, new Identity());
    public final Shape shape;
    public final Layout layout;
    public final Control control = register(0x0C, new Control());
    public final State state = register(0x10, new State());
    public final Setup setup;
    public final Before taken;
    /** Both conditions, in their order. */
    public final List<Condition> conditions;

    public final Window samples;

    /**
     * Declares the map.
     *
     * @param probes of the analyser
     */
    public LogicAnalyserMap(ProbeLayout probes) {
        super("logic_analyser", WORD, "Samples signals around a trigger.");
        int bits = Types.bitsToNumber(probes.depth());
        shape = register(0x04, new Shape(probes));
        layout = register(0x08, new Layout(probes));
        setup = register(0x14, new Setup(bits));
        taken = register(0x18, new Before(bits));
        Condition first = new Condition("first", SETTINGS, probes.width());
        Condition second = new Condition("second", first.end, probes.width());
        conditions = List.of(first, second);
        long bytes = (long) probes.depth() * probes.stride() * WORD_BYTES;
        long from = Math.max(bytes, Long.highestOneBit(2 * second.end - 1));
        if (second.end < from) {
            reserved(second.end, from);
        }
        samples = window(from, bytes, WindowMode.READ).doc("words of the samples, the oldest sample first");
    }

    /** Tells what this is. */
    public static final class Identity extends Register {
        public final NumberField text = number(31, 0, CONSTANT).reset(IDENTITY).doc("\"HLA1\" in ASCII");
    }

    /** Tells how large it is. */
    public static final class Shape extends Register {
        public final NumberField width = number(15, 0, CONSTANT).doc("bits of a sample");
        public final NumberField depth =
                number(20, 16, CONSTANT).doc("samples of a capture are 2 to the power of this");

        Shape(ProbeLayout probes) {
            width.reset(probes.width());
            depth.reset(Integer.numberOfTrailingZeros(probes.depth()));
        }
    }

    /** Tells whose signals these are. */
    public static final class Layout extends Register {
        public final NumberField checksum = number(31, 0, CONSTANT).doc("CRC-32 of the probes' description");

        Layout(ProbeLayout probes) {
            checksum.reset(probes.checksum());
        }
    }

    /** Begins and ends. */
    public static final class Control extends Register {
        public final FlagField arm = flag(0, STROBE).doc("begins a capture, whatever was under way");
        public final FlagField stop = flag(1, STROBE).doc("calls it off");
    }

    /** Tells how far it is. */
    public static final class State extends Register {
        public final ChoiceField<CapturePhase> phase =
                choice(1, 0, CapturePhase.class, READ_ONLY).doc("how far the capture is");
        public final FlagField second =
                flag(2, READ_ONLY).doc("the first condition has come, and the second is waited for");
    }

    /** Says how much of what comes before the trigger is kept, and what the trigger is. */
    public static final class Setup extends Register {
        public final NumberField before;
        public final FlagField sequence = flag(31, READ_WRITE).doc("the second condition must come behind the first");

        Setup(int bits) {
            before = number(bits - 1, 0, READ_WRITE).doc("samples before that of the trigger");
        }
    }

    /** Tells how much came before the trigger. */
    public static final class Before extends Register {
        public final NumberField before;

        Before(int bits) {
            before = number(bits - 1, 0, READ_ONLY)
                    .doc("samples before that of the trigger, fewer than wished where it came early");
        }
    }

    /** Says how often a condition must hold, and how its edges are joined. */
    public static final class Rule extends Register {
        public final NumberField count = number(15, 0, READ_WRITE).reset(1).doc("cycles in which it must hold; 0 is 1");
        public final FlagField anyEdge = flag(31, READ_WRITE).doc("one of the edges is enough");
    }

    /** Some bits of a condition. */
    public static final class Part extends Register {
        public final NumberField bits;

        Part(int width, String text) {
            bits = number(width - 1, 0, WRITE_ONLY).doc(text);
        }
    }

    /**
     * Registers of one condition: where {@code mask} is 1 a bit must be as in {@code value}, and where {@code edge} is 1 it must differ from the cycle
     * before. Both 1 are a rising or a falling edge; an edge alone is a change.
     */
    public final class Condition {
        public final Rule rule;
        /** From the lowest bits up. */
        public final List<Part> mask;
        /** From the lowest bits up. */
        public final List<Part> value;
        /** From the lowest bits up. */
        public final List<Part> edge;

        private final int end;

        private Condition(String name, int from, int width) {
            int words = (width + WORD - 1) / WORD;
            rule = register(name + "_rule", from, new Rule());
            int next = from + WORD_BYTES;
            mask = parts(name + "_mask", next, width, "bits that must be as in value");
            value = parts(name + "_value", next + words * WORD_BYTES, width, "what they must be");
            edge = parts(name + "_edge", next + 2 * words * WORD_BYTES, width, "bits that must change");
            end = next + 3 * words * WORD_BYTES;
        }

        private List<Part> parts(String name, int from, int width, String text) {
            int words = (width + WORD - 1) / WORD;
            return IntStream.range(0, words)
                    .mapToObj(word -> register(
                            name + word, from + word * WORD_BYTES, new Part(Math.min(WORD, width - word * WORD), text)))
                    .toList();
        }
    }
}
