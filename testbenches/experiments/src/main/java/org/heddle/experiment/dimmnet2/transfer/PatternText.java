package org.heddle.experiment.dimmnet2.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.report.FileTrouble;
import org.heddle.report.Nearest;

/** Reads patterns as users type them, such as {@code stride:base=0x0,element=8,count=4096,stride=32776}. */
public final class PatternText {
    private static final Map<String, List<String>> KEYS = new LinkedHashMap<>();

    static {
        KEYS.put("contiguous", List.of("base", "bytes"));
        KEYS.put("stride", List.of("base", "element", "count", "stride"));
        KEYS.put("list", List.of("element", "file"));
    }

    private final String side;
    private final Map<String, String> values;

    private PatternText(String side, Map<String, String> values) {
        this.side = side;
        this.values = values;
    }

    /**
     * The pattern of a text.
     *
     * @param side "source" or "destination", for the message
     * @throws TransferRefusedException if it cannot be read, with what is wrong and what was probably meant
     */
    public static Pattern parse(String side, String text) {
        int colon = text.indexOf(':');
        String kind = colon < 0 ? text : text.substring(0, colon);
        List<String> keys = KEYS.get(kind);
        if (keys == null) {
            throw new TransferRefusedException(side + ": no pattern is called '" + kind + "'."
                    + Nearest.questionOrAll(kind, KEYS.keySet(), "patterns"));
        }
        PatternText read =
                new PatternText(side, values(side, keys, kind, text.substring(Math.min(colon + 1, text.length()))));
        return switch (kind) {
            case "contiguous" -> new Pattern.Contiguous(read.number("base"), read.number("bytes"));
            case "stride" ->
                new Pattern.Stride(read.number("base"), read.element(), read.count(), read.number("stride"));
            default -> new Pattern.Listed(read.element(), read.addresses(), read.values.get("file"));
        };
    }

    private static Map<String, String> values(String side, List<String> keys, String kind, String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            int equals = part.indexOf('=');
            String key = equals < 0 ? part : part.substring(0, equals);
            if (!keys.contains(key) || equals < 0) {
                String question =
                        keys.contains(key) ? " It needs a value: " + key + "=.." : Nearest.question(key, keys);
                throw new TransferRefusedException(side + ": '" + part + "' is nothing that '" + kind + "' takes."
                        + (question.isEmpty() ? " It takes " + String.join(", ", keys) + "." : question));
            }
            if (values.put(key, part.substring(equals + 1)) != null) {
                throw new TransferRefusedException(side + ": " + key + " is given twice");
            }
        }
        for (String key : keys) {
            if (!values.containsKey(key)) {
                throw new TransferRefusedException(
                        side + ": '" + kind + "' needs " + key + "=..; it takes " + String.join(", ", keys));
            }
        }
        return values;
    }

    private long number(String key) {
        String text = String.valueOf(values.get(key));
        return number(text, side + ": " + key + "=" + text);
    }

    /** A decimal or, after 0x, hexadecimal number of either sign; small enough for sums of it not to overflow. */
    private static long number(String text, String where) {
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
        try {
            if (digits.startsWith("+", hex ? 2 : 0) || digits.startsWith("-", hex ? 2 : 0)) {
                throw new NumberFormatException("two signs");
            }
            long value = hex ? Long.parseLong(digits.substring(2), 16) : Long.parseLong(digits);
            if (value > 1L << 33) {
                throw new TransferRefusedException(where + " is more than any node's memory has");
            }
            return negative ? -value : value;
        } catch (NumberFormatException e) {
            throw new TransferRefusedException(
                    where + " is no number: numbers are decimal, or hexadecimal after 0x, such as 4096 or 0x1000");
        }
    }

    private int element() {
        return (int) Math.max(0, Math.min(number("element"), Integer.MAX_VALUE));
    }

    private long count() {
        long count = number("count");
        if (count < 1 || count > Transfer.MEMORY_BYTES) {
            throw new TransferRefusedException(
                    side + ": a stride has at least 1 element, and no more than a node has bytes: count=" + count);
        }
        return count;
    }

    private List<Long> addresses() {
        String file = String.valueOf(values.get("file"));
        List<Long> addresses = new ArrayList<>();
        try {
            List<String> lines = Files.readAllLines(Path.of(file));
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i).strip();
                if (!line.isEmpty()) {
                    addresses.add(number(line, side + ": " + file + ":" + (i + 1) + ": '" + line + "'"));
                }
            }
        } catch (IOException | java.nio.file.InvalidPathException e) {
            throw new TransferRefusedException(
                    side + ": cannot read the addresses in " + file + ": " + FileTrouble.because(e));
        }
        if (addresses.isEmpty()) {
            throw new TransferRefusedException(side + ": " + file + " has no address; put one on each line");
        }
        return addresses;
    }
}
