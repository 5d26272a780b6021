package org.heddle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.heddle.report.Workers;

/**
 * Episodes of a soak, several at once, until all of it is done or one has failed.
 *
 * @param <F> description of an episode that failed
 */
public final class SoakEpisodes<F> {
    /**
     * One episode.
     *
     * @param <F> its description if it fails
     */
    @FunctionalInterface
    public interface Episode<F> {
        /**
         * Runs it.
         *
         * @param index from 0; with the soak's seed it says what the episode does
         * @param size commands or reductions in it
         * @return what went wrong, if anything did
         */
        Optional<F> run(long index, int size);
    }

    private final SoakSettings settings;
    private final int most;
    private final Episode<F> episode;
    private final List<F> failures = new ArrayList<>();
    private final AtomicLong next = new AtomicLong();

    /**
     * @param most size of every episode but the last
     * @param episode called from several threads at once
     */
    public SoakEpisodes(SoakSettings settings, int most, Episode<F> episode) {
        this.settings = settings;
        this.most = most;
        this.episode = episode;
    }

    /** Runs everything, and returns what failed; the first failure ends the run. */
    public List<F> run() {
        Workers.run(settings.threads(), "an episode", this::work);
        return List.copyOf(failures);
    }

    private void work() {
        while (!hasFailed()) {
            long index = next.getAndIncrement();
            long left = settings.count() - index * most;
            if (left <= 0) {
                return;
            }
            episode.run(index, (int) Math.min(most, left)).ifPresent(this::fail);
        }
    }

    private synchronized void fail(F failure) {
        failures.add(failure);
    }

    private synchronized boolean hasFailed() {
        return !failures.isEmpty();
    }
}
