package org.heddle.cosim.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ModelBuildException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentCacheTest {
    @TempDir
    Path folder;

    private final AtomicInteger made = new AtomicInteger();
    private final List<String> heard = new CopyOnWriteArrayList<>();

    /** Returns an item of a made-up model; the cache knows nothing about it but its files. */
    private static CacheItem item(String name) {
        return new CacheItem(CacheKind.MODELS, key(name), "thing " + name, Set.of("thing.bin"));
    }

    private static String key(String name) {
        return new CacheKey().add("name", name).name();
    }

    private CacheEntry get(String name, int bytes) {
        return ContentCache.at(folder).get(item(name), (kind, message) -> heard.add(message), place -> {
            made.incrementAndGet();
            Files.write(place.resolve("thing.bin"), new byte[bytes]);
        });
    }

    @Test
    void anEntryIsMadeOnceAndThenFound() throws IOException {
        try (CacheEntry first = get("a", 10)) {
            assertThat(first.fresh()).isTrue();
            assertThat(first.file("thing.bin")).hasSize(10);
        }
        try (CacheEntry second = get("a", 10)) {
            assertThat(second.fresh()).isFalse();
        }
        assertThat(made).hasValue(1);
        assertNothingUnfinished();
    }

    @Test
    void aDamagedEntryIsMadeAgain() throws IOException {
        Path file;
        try (CacheEntry entry = get("a", 10)) {
            file = entry.file("thing.bin");
        }
        Files.write(file, new byte[] {1, 2, 3});
        try (CacheEntry entry = get("a", 10)) {
            assertThat(entry.fresh()).isTrue();
            assertThat(entry.file("thing.bin")).hasSize(10);
        }
        assertThat(heard).contains("the cached thing a is damaged and is made again");
    }

    @Test
    void anEntryWithAMissingFileOrSealIsMadeAgain() throws IOException {
        for (String victim : List.of("thing.bin", EntrySeal.FILE)) {
            made.set(0);
            try (CacheEntry entry = get("a", 10)) {
                Files.delete(entry.file(victim));
            }
            get("a", 10).close();
            assertThat(made.get()).as(victim).isPositive();
        }
    }

    @Test
    void aFailedMakerLeavesNothing() throws IOException {
        assertThatThrownBy(() -> ContentCache.at(folder).get(item("a"), (kind, message) -> {}, place -> {
                    Files.writeString(place.resolve("half"), "half");
                    throw new ModelBuildException("broken");
                }))
                .hasMessage("broken");
        assertThat(folder.resolve("models")).isEmptyDirectory();
        assertNothingUnfinished();
        get("a", 10).close();
        assertThat(made).hasValue(1);
    }

    @Test
    void oneThreadMakesAndTheOthersWait() throws Exception {
        CountDownLatch somebodyWaits = new CountDownLatch(1);
        BuildListener listener = (kind, message) -> {
            heard.add(message);
            somebodyWaits.countDown();
        };
        ExecutorService pool = Executors.newFixedThreadPool(6);
        try {
            Callable<Boolean> task = () -> {
                try (CacheEntry entry = ContentCache.at(folder).get(item("slow"), listener, place -> {
                    await(somebodyWaits);
                    made.incrementAndGet();
                    Files.write(place.resolve("thing.bin"), new byte[10]);
                })) {
                    return entry.fresh();
                }
            };
            int fresh = 0;
            for (Future<Boolean> result : pool.invokeAll(List.of(task, task, task, task, task, task))) {
                fresh += result.get() ? 1 : 0;
            }
            assertThat(fresh).isEqualTo(1);
            assertThat(made).hasValue(1);
            assertThat(heard).contains("waiting for thing slow, which another thread of this program is building");
        } finally {
            pool.shutdownNow();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void theBoundRemovesWhatWasUnusedForLongest() throws IOException {
        System.setProperty(CacheSweep.PROPERTY, "3");
        try {
            for (String key : List.of("old", "used", "third")) {
                get(key, 900_000).close();
                Files.setLastModifiedTime(seal(key), FileTime.from(Instant.now().minusSeconds(1000)));
            }
            get("used", 900_000).close();
            Files.setLastModifiedTime(seal("old"), FileTime.from(Instant.now().minusSeconds(2000)));
            get("new", 900_000).close();
            assertThat(folder.resolve("models").resolve(key("old"))).doesNotExist();
            assertThat(List.of("used", "third", "new"))
                    .allSatisfy(key -> assertThat(seal(key)).exists());
        } finally {
            System.clearProperty(CacheSweep.PROPERTY);
        }
    }

    @Test
    void anEntryInUseIsNeverRemoved() throws IOException {
        System.setProperty(CacheSweep.PROPERTY, "1");
        try (CacheEntry held = get("held", 900_000)) {
            get("other", 900_000).close();
            get("third", 900_000).close();
            assertThat(held.file("thing.bin")).exists();
            assertThat(folder.resolve("models").resolve(key("other"))).doesNotExist();
        } finally {
            System.clearProperty(CacheSweep.PROPERTY);
        }
    }

    @Test
    void aThreadThatStillHoldsAnEntryIsToldInsteadOfWaitingForItself() {
        try (CacheEntry held = get("a", 10)) {
            assertThat(held.fresh()).isTrue();
            assertThatThrownBy(() -> get("a", 10)).hasMessageContaining("this thread still holds");
        }
    }

    private Path seal(String name) {
        return folder.resolve("models").resolve(key(name)).resolve(EntrySeal.FILE);
    }

    private void assertNothingUnfinished() throws IOException {
        try (Stream<Path> unfinished = Files.list(folder.resolve("tmp"))) {
            assertThat(unfinished).isEmpty();
        }
    }

    @Test
    void itsContentsAreListed() {
        get("a", 10).close();
        get("b", 1_000).close();
        assertThat(ContentCache.at(folder).contents())
                .extracting(ContentCache.Content::kind, ContentCache.Content::key)
                .containsExactlyInAnyOrder(tuple("models", key("a")), tuple("models", key("b")));
        assertThat(ContentCache.at(folder).contents())
                .extracting(ContentCache.Content::bytes)
                .anyMatch(bytes -> bytes >= 1_000);
    }

    @Test
    void clearingRemovesEverythingButWhatIsInUse() {
        get("a", 10).close();
        try (CacheEntry used = get("b", 10)) {
            assertThat(ContentCache.at(folder).clear())
                    .extracting(ContentCache.Content::key)
                    .containsExactly(key("a"));
            assertThat(used.file("thing.bin")).exists();
        }
        assertThat(ContentCache.at(folder).contents())
                .extracting(ContentCache.Content::key)
                .containsExactly(key("b"));
    }

    @Test
    void aCacheThatWasNeverUsedIsEmpty() {
        ContentCache cache = ContentCache.at(folder.resolve("nowhere"));
        assertThat(cache.contents()).isEmpty();
        assertThat(cache.clear()).isEmpty();
    }
}
