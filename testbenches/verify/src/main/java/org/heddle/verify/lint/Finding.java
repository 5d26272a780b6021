package org.heddle.verify.lint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.diagnostic.Waiver;

/**
 * Something that the language or a tool says about a design.
 *
 * @param rule code of the language's rule, or name of the tool
 * @param level how bad it is
 * @param message what is wrong, and the mend
 * @param sites the places in Java source, the first being where the rule is broken; empty where none is known
 */
public record Finding(String rule, Level level, String message, List<Site> sites) {
    /** Severity of a finding, in SARIF's words. */
    public enum Level {
        /** The language refuses the design. */
        ERROR,
        /** A tool has a complaint. */
        WARNING,
        /** The designer allows it. */
        NOTE;

        /** Returns the word for it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Pattern JAVA_PLACE = Pattern.compile("\\b(\\w+\\.java):(\\d+)\\b");

    public Finding {
        sites = List.copyOf(sites);
    }

    /** Returns a broken rule of the language. */
    public static Finding of(Diagnostic diagnostic) {
        return new Finding(diagnostic.code().id(), Level.ERROR, diagnostic.message(), diagnostic.sites());
    }

    /** Returns a rule of the language that a component is allowed to break. */
    public static Finding of(Waiver waiver) {
        return new Finding(
                waiver.code().id(),
                Level.NOTE,
                "allowed in " + waiver.module() + ": " + waiver.reason(),
                List.of(waiver.site()));
    }

    /** Returns a line of a tool, at the Java line that it names, if it does. */
    public static Finding of(String tool, String line) {
        Matcher place = JAVA_PLACE.matcher(line);
        return new Finding(
                tool,
                Level.WARNING,
                line.strip(),
                place.find() ? List.of(new Site(place.group(1), Integer.parseInt(place.group(2)))) : List.of());
    }

    /** Returns what the rule asks, for a rule of the language. */
    public Optional<String> ruleText() {
        for (Code code : Code.values()) {
            if (code.id().equals(rule)) {
                return Optional.of(code.rule());
            }
        }
        return Optional.empty();
    }
}
