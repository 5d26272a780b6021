package org.heddle.verify.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.heddle.report.Nearest;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads a manifest line by line, and collects everything that is wrong with it. */
final class ManifestReader {
    private static final List<String> KEYS =
            List.of("job", "command", "design", "configuration", "program", "seed", "limitSeconds");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final int LONGEST_SECONDS = 7 * 24 * 3600;

    private final Path file;
    private final Collection<String> verbs;
    private final List<String> mistakes = new ArrayList<>();
    private final Map<String, Integer> lineOf = new HashMap<>();
    private int line;

    /**
     * Prepares a reader.
     *
     * @param verbs names of the commands that a job may run
     */
    ManifestReader(Path file, Collection<String> verbs) {
        this.file = file;
        this.verbs = verbs;
    }

    /** Returns a mistake as a sentence that names file, line, key, rule and mend. */
    static String mistake(Path file, int line, String key, String found, String rule, String mend) {
        return file + ":" + line + ": key \"" + key + "\" " + found + ", and " + rule + ": " + mend;
    }

    Manifest read() throws IOException {
        List<CampaignJob> jobs = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        for (String text : Files.readAllLines(file)) {
            line++;
            if (!text.isBlank()) {
                CampaignJob job = job(text);
                if (job != null) {
                    jobs.add(job);
                    lines.add(line);
                }
            }
        }
        if (jobs.isEmpty() && mistakes.isEmpty()) {
            mistakes.add(mistake(
                    file,
                    1,
                    "job",
                    "is on no line",
                    "a campaign has at least one job",
                    "write one object on each line"));
        }
        if (!mistakes.isEmpty()) {
            throw new ManifestException(mistakes);
        }
        return new Manifest(file, jobs, lines);
    }

    private @Nullable CampaignJob job(String text) {
        int before = mistakes.size();
        JsonNode object = object(text);
        if (object == null) {
            return null;
        }
        for (String key : object.propertyNames()) {
            if (!KEYS.contains(key)) {
                String question = Nearest.question(key, KEYS);
                wrong(
                        key,
                        "is unknown",
                        "a job has the keys " + String.join(", ", KEYS),
                        question.isEmpty() ? "leave it out" : question.strip());
            }
        }
        String name = name(object);
        List<String> command = command(object);
        String design = text(object, "design", HASH, "64 hexadecimal digits", "write the manifest again");
        String configuration = words(object, "configuration");
        String program = words(object, "program");
        Long seed = seed(object);
        int limit = limit(object);
        return mistakes.size() > before
                ? null
                : new CampaignJob(name, command, design, configuration, program, seed, limit);
    }

    private @Nullable JsonNode object(String text) {
        try {
            JsonNode node = JsonLines.parse(text);
            if (node.isObject()) {
                return node;
            }
            wrong("job", "is not there", "a line is one JSON object", "write {\"job\": ..} on this line");
        } catch (JacksonException broken) {
            wrong(
                    "job",
                    "cannot be read (" + broken.getOriginalMessage() + ")",
                    "a line is one JSON object with each key once",
                    "mend the line, or write the manifest again");
        }
        return null;
    }

    private String name(JsonNode object) {
        String name = text(
                object,
                "job",
                NAME,
                "1 to 100 letters, digits, dots, dashes and underscores, a letter or digit first",
                "give it such a name");
        Integer former = lineOf.putIfAbsent(name, line);
        if (former != null && !name.isEmpty()) {
            wrong(
                    "job",
                    "is " + name + " as on line " + former,
                    "no two jobs have one name",
                    "give one of them another");
        }
        return name;
    }

    private List<String> command(JsonNode object) {
        JsonNode value = value(object, "command");
        if (value == null) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        for (JsonNode word : value) {
            if (word.isString() && word.stringValue().chars().noneMatch(c -> c < ' ')) {
                words.add(word.stringValue());
            }
        }
        if (!value.isArray() || value.isEmpty() || words.size() < value.size()) {
            wrong(
                    "command",
                    "is " + shown(value),
                    "it must be a list of words without control characters",
                    "write [\"soak\", \"verbs\", ..]");
            return List.of();
        }
        if (!verbs.contains(words.get(0))) {
            String question = Nearest.question(words.get(0), verbs);
            wrong(
                    "command",
                    "begins with \"" + words.get(0) + "\"",
                    "a job runs a command of heddle, no shell and none that runs jobs or changes the sources",
                    question.isEmpty()
                            ? "begin with one of " + String.join(", ", new TreeSet<>(verbs))
                            : question.strip());
        }
        return words;
    }

    private String text(JsonNode object, String key, Pattern pattern, String rule, String mend) {
        JsonNode value = value(object, key);
        if (value == null) {
            return "";
        }
        if (!value.isString() || !pattern.matcher(value.stringValue()).matches()) {
            wrong(key, "is " + shown(value), "it must be " + rule, mend);
            return "";
        }
        return value.stringValue();
    }

    private @Nullable String words(JsonNode object, String key) {
        JsonNode value = value(object, key);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isString()) {
            wrong(key, "is " + shown(value), "it must be a text or null", "write a text, or null");
            return null;
        }
        return value.stringValue();
    }

    private @Nullable Long seed(JsonNode object) {
        JsonNode value = value(object, "seed");
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            wrong("seed", "is " + shown(value), "it must be a whole number of 64 bits or null", "write such a number");
            return null;
        }
        return value.longValue();
    }

    private int limit(JsonNode object) {
        JsonNode value = value(object, "limitSeconds");
        if (value == null) {
            return 0;
        }
        boolean fits = value.isIntegralNumber()
                && value.canConvertToInt()
                && value.intValue() >= 1
                && value.intValue() <= LONGEST_SECONDS;
        if (!fits) {
            wrong(
                    "limitSeconds",
                    "is " + shown(value),
                    "it must be 1 to " + LONGEST_SECONDS + " seconds",
                    "write a number in that range");
        }
        return fits ? value.intValue() : 0;
    }

    private @Nullable JsonNode value(JsonNode object, String key) {
        JsonNode value = object.get(key);
        if (value == null) {
            wrong(key, "is missing", "a job has each of " + String.join(", ", KEYS), "add it, null where none applies");
        }
        return value;
    }

    private void wrong(String key, String found, String rule, String mend) {
        mistakes.add(mistake(file, line, key, found, rule, mend));
    }

    private static String shown(JsonNode value) {
        String text = value.toString();
        return text.length() > 60 ? text.substring(0, 57) + "..." : text;
    }
}
