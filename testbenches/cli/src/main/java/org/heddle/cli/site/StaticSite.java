package org.heddle.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The whole site of a repository, written into one folder: complete, or not there. */
public final class StaticSite {
    private static final String MARK = ".heddle-docs";

    private final Path root;
    private final Optional<Api> api;

    /** Writer of a site's Javadoc. */
    @FunctionalInterface
    public interface Api {
        /**
         * Writes the pages, {@code index.html} among them.
         *
         * @param folder for them, which does not exist yet
         */
        void write(Path folder) throws IOException;
    }

    /**
     * A site of a repository.
     *
     * @param root of the repository
     * @param api of the site, where it has one
     */
    public StaticSite(Path root, Optional<Api> api) {
        this.root = root;
        this.api = api;
    }

    /**
     * Refuses a folder that holds anything but an earlier site.
     *
     * @throws IllegalArgumentException if there is such a folder, or a file
     */
    static void requireOurs(Path folder) {
        boolean isFree = !Files.exists(folder);
        if (!isFree && !Files.isRegularFile(folder.resolve(MARK))) {
            throw new IllegalArgumentException(
                    folder
                            + " holds other things than a site that ./heddle docs has written: name a folder that need not exist yet");
        }
    }

    /**
     * Writes it, in place of an earlier one.
     *
     * @return links that lead nowhere; if there are any, the folder is as it was
     * @throws IOException if something cannot be read or written
     */
    public List<String> write(Path folder) throws IOException {
        requireOurs(folder);
        Path place = folder.toAbsolutePath().normalize();
        Files.createDirectories(place.getParent());
        Path draft = Files.createTempDirectory(place.getParent(), ".heddle-docs-");
        try {
            List<String> broken = draft(draft);
            if (broken.isEmpty()) {
                delete(place);
                Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
            }
            return broken;
        } finally {
            delete(draft);
        }
    }

    private List<String> draft(Path site) throws IOException {
        Files.writeString(site.resolve(MARK), "written by ./heddle docs\n");
        if (api.isPresent()) {
            api.get().write(site.resolve("api"));
        }
        PageWriter writer = new PageWriter(root, api.isPresent());
        Set<Path> pages = new TreeSet<>();
        for (Path page : SiteSources.pages(root)) {
            String html = writer.html(page);
            pages.add(put(site, SiteSources.htmlOf(page.toString()), html));
            if (page.equals(Path.of("README.md"))) {
                pages.add(put(site, "index.html", html));
            }
        }
        for (Path shown : List.copyOf(writer.shown())) {
            if (Files.isDirectory(root.resolve(shown))) {
                List<String> names = copyFolder(shown, site);
                pages.add(put(site, shown.resolve("index.html").toString(), writer.listing(shown, names)));
            } else {
                copy(shown, site);
            }
        }
        writer.index().write(site.resolve("search"));
        return new LinkCheck(site).broken(List.copyOf(pages));
    }

    private static Path put(Path site, String name, String text) throws IOException {
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return Path.of(name);
    }

    private void copy(Path file, Path site) throws IOException {
        Path target = site.resolve(file);
        Files.createDirectories(target.getParent());
        Files.copy(root.resolve(file), target, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Copies the files of a folder that are no pages, and returns the names of all. */
    private List<String> copyFolder(Path folder, Path site) throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.list(root.resolve(folder))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                names.add(file.getFileName().toString());
                if (!SiteSources.isPage(file)) {
                    copy(root.relativize(file), site);
                }
            }
        }
        return names;
    }

    private static void delete(Path tree) throws IOException {
        if (Files.exists(tree)) {
            try (Stream<Path> files = Files.walk(tree)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
