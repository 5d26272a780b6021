package org.heddle.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Walks over the links of a site's pages: each leads to a file of the site, and to an anchor that is in it. */
final class LinkCheck {
    private static final Pattern LINK = Pattern.compile("\\b(?:src|href)=\"([^\"]*)\"");
    private static final Pattern ANCHOR = Pattern.compile("\\bid=\"([^\"]*)\"");
    private static final Pattern OUTSIDE = Pattern.compile("(https?|mailto):.*");

    private final Path site;
    private final Map<Path, Set<String>> anchors = new HashMap<>();

    LinkCheck(Path site) {
        this.site = site;
    }

    /** Returns a line for each link that leads nowhere: the page, the link, and what is missing. */
    List<String> broken(List<Path> pages) throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages) {
            Matcher links = LINK.matcher(Files.readString(site.resolve(page)));
            while (links.find()) {
                String trouble = trouble(page, links.group(1));
                if (!trouble.isEmpty()) {
                    broken.add(page + ": " + links.group(1) + " (" + trouble + ")");
                }
            }
        }
        return broken;
    }

    private String trouble(Path page, String link) throws IOException {
        if (OUTSIDE.matcher(link).matches()) {
            return "";
        }
        int hash = link.indexOf('#');
        String path = hash < 0 ? link : link.substring(0, hash);
        Path target = path.isEmpty()
                ? site.resolve(page)
                : site.resolve(page).resolveSibling(path).normalize();
        if (!target.startsWith(site) || !Files.isRegularFile(target)) {
            return "no such file";
        }
        boolean isFound = hash < 0
                || !target.toString().endsWith(".html")
                || anchors(target).contains(link.substring(hash + 1));
        return isFound ? "" : "no such heading";
    }

    private Set<String> anchors(Path file) throws IOException {
        Set<String> known = anchors.get(file);
        if (known == null) {
            known = new HashSet<>();
            Matcher found = ANCHOR.matcher(Files.readString(file));
            while (found.find()) {
                known.add(found.group(1));
            }
            anchors.put(file, known);
        }
        return known;
    }
}
