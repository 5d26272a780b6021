package org.heddle.cosim.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheRootTest {
    private static final int THREADS = 8;
    private static final int ROOTS = 100;

    @Test
    void aNewRootIsOpenedByManyThreadsAtOnce(@TempDir Path folder) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        try {
            for (int i = 0; i < ROOTS; i++) {
                Path root = folder.resolve("root" + i);
                Callable<Path> task = () -> {
                    together.await();
                    return CacheRoot.opened(root, (kind, message) -> {}).work();
                };
                for (Future<Path> opened : pool.invokeAll(Collections.nCopies(THREADS, task))) {
                    assertThat(opened.get()).isDirectory();
                }
                assertThat(Files.readString(root.resolve(CacheMarker.FILE))).isEqualTo(CacheMarker.TEXT);
                try (var left = Files.list(root)) {
                    assertThat(left.map(Path::getFileName).map(Path::toString).sorted())
                            .isEqualTo(List.of(CacheMarker.FILE, CacheRoot.WORK));
                }
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
