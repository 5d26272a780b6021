package org.heddle.cli.create;

import java.util.Locale;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Rules for the names that a new project is made of. */
final class ProjectNames {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final int LONGEST = 64;

    private ProjectNames() {}

    /**
     * Refuses what cannot be a folder, an artefact and part of a package at once.
     *
     * @throws IllegalArgumentException if it cannot; the text says what could
     */
    static void requireName(String name) {
        if (name.contains("/") || name.contains("\\")) {
            throw new IllegalArgumentException(
                    "'" + name + "' is a path: go to the folder that is to hold the project, and give its name alone");
        }
        if (!NAME.matcher(name).matches() || name.length() > LONGEST) {
            String mended = mended(name);
            throw new IllegalArgumentException("'" + name
                    + "' cannot be the name of a project: it is a folder and an artefact of Maven, so it begins with a"
                    + " small letter and has small letters, digits and single hyphens, " + LONGEST + " characters at"
                    + " most" + (mended.isEmpty() ? "" : "; for example " + mended));
        }
    }

    private static String mended(String name) {
        String words = name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^[-0-9]+|-+$", "");
        return words.substring(0, Math.min(words.length(), LONGEST)).replaceAll("-+$", "");
    }

    /** Returns the package of a project that names none: its name behind {@code com.example}. */
    static String packageOf(String name) {
        String last = name.replace("-", "");
        return "com.example." + (SourceVersion.isKeyword(last) ? last + "_" : last);
    }

    /**
     * Refuses what cannot be a package.
     *
     * @throws IllegalArgumentException if it cannot; the text says why
     */
    static void requirePackage(String name) {
        for (String part : name.split("\\.", -1)) {
            if (SourceVersion.isKeyword(part)) {
                throw new IllegalArgumentException("'" + name + "' cannot be a package: '" + part
                        + "' is a word of Java's own; for example " + name.replace(part, part + "_"));
            }
            if (!SourceVersion.isIdentifier(part) || !part.equals(part.toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException("'" + name
                        + "' cannot be a package: its parts are names in small letters with dots between them, such as"
                        + " com.example.demo");
            }
        }
        if (name.equals("java") || name.startsWith("java.") || (name + ".").startsWith("org.heddle.")) {
            throw new IllegalArgumentException(
                    "the package " + name + " belongs to others: take one of your own, such as com.example.demo");
        }
    }
}
