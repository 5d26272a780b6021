package org.heddle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.report.Interruption;
import org.heddle.report.Workers;

/** Episodes of a soak, each with a seed of its own, several at once, until all of it is done or one has failed. */
public final class SoakEpisodes {
    /** One episode. */
    @FunctionalInterface
    public interface Episode {
        /**
         * Runs it; whatever it throws is what went wrong, but for a model that cannot be built.
         *
         * @param seed of this episode: the soak's first one and the number of the episode
         * @param size commands, reductions, or what else the soak counts
         */
        void run(long seed, int size);
    }

    private final SoakSettings settings;
    private final int most;
    private final Episode episode;
    private final LongSupplier done;
    private final LongConsumer progress;
    private final List<SoakFailure> failures = new ArrayList<>();
    private final AtomicLong next = new AtomicLong();

    /**
     * @param most size of every episode but the last
     * @param episode called from several threads at once
     * @param done tells how much has been done, in the soak's unit
     * @param progress hears that behind each episode
     */
    public SoakEpisodes(SoakSettings settings, int most, Episode episode, LongSupplier done, LongConsumer progress) {
        this.settings = settings;
        this.most = most;
        this.episode = episode;
        this.done = done;
        this.progress = progress;
    }

    /**
     * Runs everything, and returns what failed; the first failure ends the run, and so does an end of the process.
     *
     * @throws IllegalStateException if a model cannot be built, which says nothing about the hardware
     */
    public List<SoakFailure> run() {
        Workers.run(settings.threads(), "an episode", this::work);
        return failures();
    }

    private synchronized List<SoakFailure> failures() {
        return List.copyOf(failures);
    }

    private void work() {
        while (!hasFailed() && !Interruption.hasBegun()) {
            long index = next.getAndIncrement();
            long left = settings.count() - index * most;
            if (left <= 0) {
                return;
            }
            run(settings.seed() + index, (int) Math.min(most, left));
        }
    }

    private void run(long seed, int size) {
        try {
            episode.run(seed, size);
        } catch (ModelBuildException | MissingToolException tool) {
            // That a tool fails, or is too slow, says nothing about the hardware.
            throw tool;
        } catch (AssertionError | RuntimeException wrong) {
            // Wrong hardware may be seen by a comparison, an assertion of its RTL, any model, or a wait that does not
            // end. A process that ends closes models below those who step them.
            if (Interruption.hasBegun()) {
                return;
            }
            fail(new SoakFailure(seed, size, wrong));
        }
        tell();
    }

    private synchronized void tell() {
        progress.accept(Math.min(settings.count(), done.getAsLong()));
    }

    private synchronized void fail(SoakFailure failure) {
        failures.add(failure);
    }

    private synchronized boolean hasFailed() {
        return !failures.isEmpty();
    }
}
