package org.heddle.cli.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The browser of whoever sits at the terminal: that of the variable BROWSER, else what the desktop has for pages. */
final class Browser {
    private final String system;
    private final Map<String, String> environment;

    /**
     * @param system name of the operating system, as Java has it
     * @param environment of the process
     */
    Browser(String system, Map<String, String> environment) {
        this.system = system.toLowerCase(Locale.ROOT);
        this.environment = environment;
    }

    /** Returns the command that shows a page, without the page; empty where there is no desktop. */
    Optional<List<String>> command() {
        String named = environment.getOrDefault("BROWSER", "");
        if (!named.isEmpty()) {
            return Optional.of(List.of(named.split(File.pathSeparator)[0]));
        } else if (system.contains("mac")) {
            return Optional.of(List.of("open"));
        } else if (system.contains("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        boolean hasDesktop = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return hasDesktop && isOnPath("xdg-open") ? Optional.of(List.of("xdg-open")) : Optional.empty();
    }

    private boolean isOnPath(String program) {
        return Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(environment.getOrDefault("PATH", ""))
                .filter(folder -> !folder.isEmpty())
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /**
     * Shows a page, and does not wait for the browser.
     *
     * @return whether one was started
     */
    boolean show(Path page) {
        Optional<List<String>> command = command();
        if (command.isEmpty()) {
            return false;
        }
        List<String> words = new ArrayList<>(command.get());
        words.add(page.toAbsolutePath().toUri().toString());
        try {
            new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }
}
