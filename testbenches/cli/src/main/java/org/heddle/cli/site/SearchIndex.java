package org.heddle.cli.site;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.report.Json;

/**
 * Index of the site's search: each section of each page, and the script that finds words in them.
 *
 * <p>Browsers let a page from the disk load scripts, but no other files; so the index is a script, too.
 */
final class SearchIndex {
    /** The library that ranks sections, from its WebJar. */
    private static final String LUNR = "/META-INF/resources/webjars/lunr/2.3.9/lunr.min.js";

    private static final Pattern HEADING = Pattern.compile("<h[1-4] id=\"([^\"]*)\">(.*?)</h[1-4]>", Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private final List<Section> sections = new ArrayList<>();

    /**
     * A section of a page.
     *
     * @param address of it, from the site's root
     * @param title of the page
     * @param heading of the section
     * @param text between it and the next one
     */
    record Section(String address, String title, String heading, String text) {}

    /**
     * Adds the sections of a page.
     *
     * @param address of the page, from the site's root
     * @param title of it
     * @param body of it, as HTML
     */
    void add(String address, String title, String body) {
        Matcher headings = HEADING.matcher(body);
        String anchor = "";
        String heading = title;
        int from = 0;
        while (headings.find()) {
            add(address, anchor, title, heading, body.substring(from, headings.start()));
            anchor = "#" + headings.group(1);
            heading = text(headings.group(2));
            from = headings.end();
        }
        add(address, anchor, title, heading, body.substring(from));
    }

    private void add(String address, String anchor, String title, String heading, String body) {
        String text = text(body);
        if (!anchor.isEmpty() || !text.isEmpty()) {
            sections.add(new Section(address + anchor, title, heading, text));
        }
    }

    private static String text(String html) {
        return TAG.matcher(html)
                .replaceAll(" ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** Writes the scripts of the search into a folder of the site. */
    void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("sections.js"), "var heddleSections = " + Json.line(sections) + ";\n");
        copy(LUNR, folder.resolve("lunr.js"));
        copy("search.js", folder.resolve("search.js"));
    }

    private static void copy(String resource, Path file) throws IOException {
        try (InputStream in = SearchIndex.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new FileNotFoundException(resource + " is not on the class path");
            }
            Files.copy(in, file);
        }
    }
}
