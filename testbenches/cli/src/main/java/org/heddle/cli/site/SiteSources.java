package org.heddle.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Sources of the site: Markdown pages of a repository, by their paths in it. */
final class SiteSources {
    /** Folders whose pages belong to the site, with all below them. */
    private static final List<String> FOLDERS = List.of("docs", "gallery", "generated-verilog");

    private static final String PAGE = ".md";

    private SiteSources() {}

    /** Returns the pages at the root and in the folders of documents, sorted. */
    static List<Path> pages(Path root) throws IOException {
        List<Path> pages = new ArrayList<>(below(root, 1));
        for (String folder : FOLDERS) {
            if (Files.isDirectory(root.resolve(folder))) {
                pages.addAll(below(root.resolve(folder), Integer.MAX_VALUE));
            }
        }
        return pages.stream().map(root::relativize).sorted().toList();
    }

    private static List<Path> below(Path folder, int depth) throws IOException {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.filter(file -> isPage(file) && Files.isRegularFile(file))
                    .toList();
        }
    }

    static boolean isPage(Path file) {
        return file.toString().endsWith(PAGE);
    }

    /** Returns the name that a page has in the site. */
    static String htmlOf(String page) {
        return page.substring(0, page.length() - PAGE.length()) + ".html";
    }
}
