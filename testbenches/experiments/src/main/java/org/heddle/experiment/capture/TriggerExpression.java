package org.heddle.experiment.capture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.host.analyser.CaptureCondition;
import org.heddle.host.analyser.CaptureTrigger;
import org.heddle.report.Nearest;

/**
 * Makes a trigger of words such as {@code sent.fires and sent.last 2 times then rises(arrived.valid)}.
 *
 * <pre>
 * trigger   = condition [ "then" condition ]
 * condition = term { ( "and" | "&amp;" ) term } [ NUMBER "times" ]
 * term      = "rises" "(" signal ")" | "falls" "(" signal ")" | "changes" "(" signal ")"
 *           | [ "!" ] signal | signal "==" ( NUMBER | CONSTANT )
 * signal    = NAME [ "[" NUMBER "]" ]
 * </pre>
 *
 * <p>A signal alone is of one bit, and must be 1. {@code x.fires} is {@code x.valid and x.ready}. Numbers are decimal, or begin with 0x or 0b; an enum's
 * constants have their names.
 */
public final class TriggerExpression {
    private static final String FIRES = ".fires";

    private final ProbeLayout layout;
    private final TriggerWords words;
    private ConditionBuilder condition = new ConditionBuilder();

    private TriggerExpression(ProbeLayout layout, String text) {
        this.layout = layout;
        this.words = new TriggerWords(text);
    }

    /**
     * Returns the trigger.
     *
     * @param layout whose signals are named
     * @throws IllegalArgumentException if the words make none, a signal is not there, or a condition can never hold
     */
    public static CaptureTrigger parse(String text, ProbeLayout layout) {
        return new TriggerExpression(layout, text).trigger();
    }

    /** Returns the names that an expression may have: those of the probes, and {@code x.fires} of each handshake. */
    public static List<String> names(ProbeLayout layout) {
        List<String> names = new ArrayList<>();
        for (LogicProbe probe : layout.probes()) {
            names.add(probe.name());
            if (probe.name().endsWith(".ready")) {
                stream(layout, probe.name().replaceFirst("\\.ready$", FIRES))
                        .ifPresent(both -> names.add(both.name() + FIRES));
            }
        }
        return names;
    }

    /**
     * Handshake of a stream.
     *
     * @param name of the stream
     */
    private record Handshake(String name, LogicProbe valid, LogicProbe ready) {}

    private static Optional<Handshake> stream(ProbeLayout layout, String fires) {
        if (!fires.endsWith(FIRES)) {
            return Optional.empty();
        }
        String name = fires.substring(0, fires.length() - FIRES.length());
        return layout.find(name + ".valid")
                .flatMap(valid -> layout.find(name + ".ready").map(ready -> new Handshake(name, valid, ready)));
    }

    private CaptureTrigger trigger() {
        CaptureCondition first = condition();
        Optional<CaptureCondition> second = words.takes("then") ? Optional.of(condition()) : Optional.empty();
        if (!words.isAtEnd()) {
            throw words.refusal(
                    second.isPresent() ? "its end (two conditions are all there are)" : "\"and\", \"then\" or its end");
        }
        return new CaptureTrigger(first, second);
    }

    private CaptureCondition condition() {
        condition = new ConditionBuilder();
        do {
            term();
        } while (words.takes("and") || words.takes("&"));
        if (!words.isAtEnd() && Character.isDigit(words.peek().charAt(0))) {
            BigInteger count = number(words.take("a number"));
            words.require("times");
            return condition.build(count.bitLength() < Integer.SIZE ? count.intValue() : Integer.MAX_VALUE);
        }
        return condition.build(1);
    }

    private void term() {
        if (words.takes("!")) {
            condition.level(bit("!"), BigInteger.ZERO);
            return;
        }
        String word = words.take("a signal");
        if (words.takes("(")) {
            edge(word);
            return;
        }
        Optional<Handshake> stream = stream(layout, word);
        if (layout.find(word).isEmpty() && stream.isPresent()) {
            condition.level(bits(stream.get().valid()), BigInteger.ONE);
            condition.level(bits(stream.get().ready()), BigInteger.ONE);
            return;
        }
        ProbedBits bits = index(word);
        if (words.takes("==")) {
            condition.level(bits, value(word, words.take("a number or a constant")));
        } else if (words.peek().equals("!")) {
            throw words.refusal("\"==\"");
        } else {
            condition.level(requireBit(bits, ""), BigInteger.ONE);
        }
    }

    private void edge(String verb) {
        switch (verb) {
            case "rises" -> condition.becomes(bit(verb), 1);
            case "falls" -> condition.becomes(bit(verb), 0);
            case "changes" -> condition.changes(index(words.take("a signal")));
            default ->
                throw new IllegalArgumentException(
                        "there is no " + verb + "(..): take rises(x), falls(x) or changes(x)");
        }
        words.require(")");
    }

    private ProbedBits bit(String verb) {
        return requireBit(index(words.take("a signal")), verb);
    }

    private static ProbedBits requireBit(ProbedBits bits, String verb) {
        if (bits.width() != 1) {
            String mend = verb.equals("rises") || verb.equals("falls")
                    ? "changes(" + bits.name() + ")"
                    : bits.name() + " == 3";
            throw new IllegalArgumentException(bits.name() + " has " + bits.width()
                    + " bits, where one is meant: write " + mend + ", or name one bit, " + bits.name() + "[0]");
        }
        return bits;
    }

    /** Returns a signal, or the bit of it that is named behind it. */
    private ProbedBits index(String name) {
        LogicProbe probe = layout.find(name).orElseThrow(() -> unknown(name));
        if (!words.takes("[")) {
            return bits(probe);
        }
        BigInteger bit = number(words.take("the number of a bit"));
        words.require("]");
        if (bit.compareTo(BigInteger.valueOf(probe.width())) >= 0) {
            throw new IllegalArgumentException(
                    name + " has bits 0 to " + (probe.width() - 1) + ": " + name + "[" + bit + "] is none");
        }
        return new ProbedBits(name + "[" + bit + "]", probe.low() + bit.intValue(), 1);
    }

    private IllegalArgumentException unknown(String name) {
        if (stream(layout, name).isPresent()) {
            return new IllegalArgumentException(name + " is made of two signals, and stands alone: take rises("
                    + name.replace(FIRES, ".valid") + ")");
        }
        return new IllegalArgumentException(
                "no signal is called '" + name + "'." + Nearest.questionOrAll(name, names(layout), "signals"));
    }

    private static ProbedBits bits(LogicProbe probe) {
        return new ProbedBits(probe.name(), probe.low(), probe.width());
    }

    private BigInteger value(String signal, String word) {
        if (Character.isDigit(word.charAt(0))) {
            return number(word);
        }
        Map<BigInteger, String> constants = layout.find(signal).orElseThrow().constants();
        return constants.entrySet().stream()
                .filter(constant -> constant.getValue().equals(word))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        constants.isEmpty()
                                ? signal + " is a number, and is compared with one: " + word + ": write such as "
                                        + signal + " == 3"
                                : signal + " has no constant '" + word + "'."
                                        + Nearest.questionOrAll(word, constants.values(), "constants")));
    }

    private static BigInteger number(String word) {
        try {
            String digits = word.replace("_", "").toLowerCase(Locale.ROOT);
            return digits.startsWith("0x")
                    ? new BigInteger(digits.substring(2), 16)
                    : digits.startsWith("0b") ? new BigInteger(digits.substring(2), 2) : new BigInteger(digits);
        } catch (NumberFormatException none) {
            throw new IllegalArgumentException(word + " is no number: write such as 12, 0x1f or 0b101", none);
        }
    }
}
