package org.heddle.cosim.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.StorageException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cache whose folder is, or holds, somebody else's. */
class ForeignTreeTest {
    private static final String KEY = "0123456789abcdef".repeat(4);

    @TempDir
    Path folder;

    private Path root;
    private Path elsewhere;
    private final List<String> heard = new ArrayList<>();

    @BeforeEach
    void makeFolders() throws IOException {
        root = folder.resolve("root");
        elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        write(elsewhere.resolve(KEY).resolve("thesis.tex"), "years of work");
        write(elsewhere.resolve("photo.png"), "a photo");
        System.setProperty(CacheSweep.PROPERTY, "0"); // every new entry removes all others that it may
    }

    @AfterEach
    void forgetTheBound() {
        System.clearProperty(CacheSweep.PROPERTY);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void get(CacheKind kind, String digit) {
        ContentCache.at(root)
                .get(
                        new CacheItem(kind, digit.repeat(64), "thing", Set.of("thing")),
                        (level, message) -> heard.add(message),
                        place -> Files.writeString(place.resolve("thing"), "made"))
                .close();
    }

    /** Writes the content of a home or of a folder of caches, some of it named as in a cache, in the wrong places. */
    private void putForeignThings() throws IOException {
        write(root.resolve("firefox").resolve("profile").resolve("history"), "pages");
        write(root.resolve("notes.txt"), "notes");
        write(root.resolve(KEY).resolve("entry.sha256"), "not a kind");
        write(root.resolve("models").resolve("weights").resolve("entry.sha256"), "not a key");
        write(root.resolve("models").resolve("f".repeat(64)), "a file, not an entry");
        write(root.resolve("models").resolve("models").resolve(KEY).resolve("model.so"), "too deep");
        write(root.resolve("library").resolve("books").resolve("one"), "a book");
        write(root.resolve("Models").resolve(KEY).resolve("model.so"), "another case");
        write(root.resolve("tmp").resolve("download").resolve("big"), "a download");
        write(root.resolve("tmp").resolve("heddle-1-2").resolve("file"), "no mark");
        write(root.resolve("locks").resolve("door"), "a lock of another kind");
        Files.createSymbolicLink(root.resolve("models").resolve("e".repeat(64)), elsewhere);
        Files.createSymbolicLink(root.resolve("tmp").resolve("heddle-3-4"), elsewhere);
        Files.createSymbolicLink(root.resolve("loops"), elsewhere);
        Files.createSymbolicLink(root.resolve("pictures"), elsewhere);
    }

    /** Every path below a folder with what it is. */
    private static Map<String, String> tree(Path top) throws IOException {
        Map<String, String> tree = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(top)) {
            for (Path path : paths.toList()) {
                String content = "folder";
                if (Files.isSymbolicLink(path)) {
                    content = "link to " + Files.readSymbolicLink(path);
                } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                    content = Files.readString(path);
                }
                tree.put(top.relativize(path).toString(), content);
            }
        }
        return tree;
    }

    @Test
    void aFolderOfOtherThingsIsRefusedByNameAndNothingInItChanges() throws IOException {
        putForeignThings();
        Map<String, String> before = tree(folder);
        ContentCache cache = ContentCache.at(root);
        for (Runnable use : List.<Runnable>of(cache::clear, cache::contents, () -> get(CacheKind.MODELS, "a"))) {
            assertThatThrownBy(use::run)
                    .isInstanceOf(StorageException.class)
                    .hasMessageStartingWith("the folder " + root + " is not a cache of Heddle: it has no CACHEDIR.TAG")
                    .hasMessageContaining("Nothing was changed")
                    .hasMessageEndingWith("set HEDDLE_CACHE to a folder of its own, which need not exist yet");
        }
        assertThat(tree(folder)).isEqualTo(before);
    }

    @Test
    void anotherProgramsCacheIsRefusedThoughItIsMarkedAsACache() throws IOException {
        write(root.resolve(CacheMarker.FILE), "Signature: 8a477f597d28d172789f06886806bc55\n# of another program\n");
        write(root.resolve("models").resolve(KEY).resolve("data"), "theirs");
        assertThatThrownBy(() -> ContentCache.at(root).clear()).hasMessageContaining("holds " + root);
        assertThat(root.resolve("models").resolve(KEY).resolve("data")).hasContent("theirs");
    }

    @Test
    void foreignThingsThatCameLaterSurviveClearingAndTheBound() throws IOException {
        get(CacheKind.OBJECTS, "a");
        putForeignThings();
        Map<String, String> before = tree(folder);
        get(CacheKind.OBJECTS, "b");
        assertThat(root.resolve("objects").resolve("a".repeat(64))).doesNotExist();
        assertThat(ContentCache.at(root).clear())
                .extracting(ContentCache.Content::key)
                .containsExactly("b".repeat(64));
        Map<String, String> after = tree(folder);
        before.keySet().removeIf(path -> path.startsWith("root/objects/"));
        after.keySet().removeIf(path -> path.startsWith("root/locks/objects-"));
        before.keySet().removeIf(path -> path.startsWith("root/locks/objects-"));
        assertThat(after).isEqualTo(before);
    }

    @Test
    void aKindsFolderThatIsALinkIsRefusedByName() throws IOException {
        get(CacheKind.OBJECTS, "a");
        Files.createSymbolicLink(root.resolve("models"), elsewhere);
        Map<String, String> before = tree(elsewhere);
        assertThatThrownBy(() -> get(CacheKind.MODELS, "a"))
                .isInstanceOf(StorageException.class)
                .hasMessageStartingWith(root.resolve("models") + " is a link or a file where the cache needs a folder");
        assertThat(tree(elsewhere)).isEqualTo(before);
    }

    @Test
    void anEntryThatIsALinkIsMadeAgainAndWhatItLedToStays() throws IOException {
        get(CacheKind.MODELS, "a");
        Path entry = root.resolve("models").resolve("b".repeat(64));
        Files.createSymbolicLink(entry, elsewhere);
        Map<String, String> before = tree(elsewhere);
        get(CacheKind.MODELS, "b");
        assertThat(FileTree.isFolder(entry)).isTrue();
        assertThat(tree(elsewhere)).isEqualTo(before);
    }

    @Test
    void aNewOrEmptyFolderIsMarkedAsBackupProgramsExpect() throws IOException {
        get(CacheKind.MODELS, "a");
        assertThat(Files.readAllLines(root.resolve("CACHEDIR.TAG")))
                .startsWith(
                        "Signature: 8a477f597d28d172789f06886806bc55",
                        "# This folder is Heddle's cache of compiled models.");
        assertThat(heard).isEmpty();
    }

    @Test
    void aCacheOfAnOlderHeddleIsTakenOverAndMarked() throws IOException {
        get(CacheKind.MODELS, "a");
        Files.delete(root.resolve(CacheMarker.FILE));
        Files.createDirectories(root.resolve("tmp").resolve("4711-8150815"));
        assertThat(ContentCache.at(root).contents()).hasSize(1);
        get(CacheKind.MODELS, "a");
        assertThat(heard).containsExactly("the cache " + root + " is marked as Heddle's from now on");
        assertThat(CacheMarker.stands(root)).isTrue();
    }
}
