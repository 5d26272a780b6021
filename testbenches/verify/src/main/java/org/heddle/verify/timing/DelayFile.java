package org.heddle.verify.timing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.heddle.verify.timing.CellRule.Verb;

/** Reads a file of delays; {@link DelayTable} describes its form. */
final class DelayFile {
    private final String name;
    private final String text;
    private final String wanted;
    private final Map<String, List<CellRule>> rules = new HashMap<>();
    private final Map<String, double[]> general = new HashMap<>();
    private List<String> speeds = List.of();
    private List<List<CellRule>> current = List.of();
    private int line;

    /**
     * Delays of wires, and of the registers around the top.
     *
     * @param net a routed net, in nanoseconds
     * @param load what each load on it adds, in nanoseconds
     * @param loads how many of them count at most
     * @param outsideLaunch clock to output of a register outside, in nanoseconds
     * @param outsideSetup setup of a register outside, in nanoseconds
     */
    record Wires(double net, double load, int loads, double outsideLaunch, double outsideSetup) {}

    private DelayFile(String name, String text, String wanted) {
        this.name = name;
        this.text = text;
        this.wanted = wanted;
    }

    /**
     * Reads a file.
     *
     * @param wanted the speed; empty for the first one
     * @throws TimingException if a line cannot be understood, or there is no such speed
     */
    static DelayTable read(String name, String text, String wanted) {
        return new DelayFile(name, text, wanted).table();
    }

    private DelayTable table() {
        for (String raw : text.lines().toList()) {
            line++;
            String[] words = raw.replaceFirst("#.*", "").strip().split("\\s+");
            if (!words[0].isEmpty()) {
                read(words);
            }
        }
        double[] outside = general("outside");
        Wires wires = new Wires(
                perSpeed("net"), perSpeed("load"), (int) general("loads")[0], outside[0], outside[outside.length - 1]);
        return new DelayTable(name, text, speeds.get(column()), wires, rules);
    }

    private void read(String[] words) {
        List<String> rest = Arrays.asList(words).subList(1, words.length);
        switch (words[0]) {
            case "speeds" -> {
                speeds = List.copyOf(rest);
                column();
            }
            case "net", "load", "loads", "outside" ->
                general.put(words[0], rest.stream().mapToDouble(this::number).toArray());
            case "cell" ->
                current = rest.stream()
                        .map(type -> rules.computeIfAbsent(type, unused -> new ArrayList<>()))
                        .toList();
            default -> {
                CellRule rule = rule(verb(words[0]), new ArrayList<>(rest));
                if (current.isEmpty()) {
                    throw wrong("'" + words[0] + "' belongs below a line 'cell NAME'");
                }
                current.forEach(rules -> rules.add(rule));
            }
        }
    }

    private Verb verb(String word) {
        try {
            return Verb.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw wrong("'" + word + "' is no kind of line");
        }
    }

    private CellRule rule(Verb verb, List<String> words) {
        Map<String, Set<String>> conditions = new LinkedHashMap<>();
        String write = "";
        int writes = words.indexOf("writes");
        if (writes >= 0) {
            write = words.get(writes + 1);
            words.subList(writes, writes + 2).clear();
        }
        int begin = verb == Verb.NEEDS ? 0 : words.indexOf("if") + 1;
        if (verb == Verb.NEEDS || begin > 0) {
            for (String condition : words.subList(begin, words.size())) {
                String[] sides = condition.split("=", 2);
                if (sides.length != 2) {
                    throw wrong("'" + condition + "' is no PARAMETER=VALUE");
                }
                conditions.put(sides[0], Set.of(sides[1].split("\\|")));
            }
            words.subList(Math.max(begin - 1, 0), words.size()).clear();
        }
        int arrow = words.indexOf(verb == Verb.DIRECT ? "from" : "->");
        int numbers = words.size();
        while (numbers > 0 && words.get(numbers - 1).matches("[0-9.]+")) {
            numbers--;
        }
        boolean hasNumber = verb != Verb.KEEPS && verb != Verb.DIRECT && verb != Verb.NEEDS;
        if (hasNumber == (numbers == words.size())) {
            throw wrong(hasNumber ? "a delay in nanoseconds is missing" : "a delay has no meaning here");
        }
        List<String> from = words.subList(0, arrow < 0 ? numbers : arrow);
        List<String> to = arrow < 0 ? List.of() : words.subList(arrow + 1, numbers);
        boolean hasArrow = verb != Verb.DETOUR && verb != Verb.NEEDS;
        if (hasArrow && (from.isEmpty() || to.isEmpty())) {
            throw wrong("pins are missing on one side of the arrow");
        }
        double nanoseconds = hasNumber
                ? chosen(words.subList(numbers, words.size()).stream()
                        .mapToDouble(this::number)
                        .toArray())
                : 0;
        return new CellRule(verb, patterns(from), patterns(to), nanoseconds, conditions, write);
    }

    private List<PinPattern> patterns(List<String> words) {
        return words.stream().map(PinPattern::of).toList();
    }

    private double number(String word) {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException broken) {
            throw wrong("'" + word + "' is no number");
        }
    }

    private int column() {
        if (wanted.isEmpty()) {
            return 0;
        }
        int column = speeds.indexOf(wanted);
        if (column < 0) {
            throw new TimingException(
                    name + " has no speed '" + wanted + "'. Its speeds are: " + String.join(", ", speeds) + ".");
        }
        return column;
    }

    private double chosen(double[] numbers) {
        if (numbers.length == 1) {
            return numbers[0];
        }
        if (numbers.length != speeds.size()) {
            throw wrong(
                    "there are " + numbers.length + " delays for the speeds " + speeds + ": give one, or one for each");
        }
        return numbers[column()];
    }

    private double[] general(String key) {
        double[] numbers = general.get(key);
        if (numbers == null || speeds.isEmpty()) {
            throw new TimingException(name + " has no line '" + (speeds.isEmpty() ? "speeds" : key) + "': add it");
        }
        return numbers;
    }

    private double perSpeed(String key) {
        return chosen(general(key));
    }

    private TimingException wrong(String what) {
        return new TimingException(name + ":" + line + ": " + what + ": see the form in DelayTable");
    }
}
