package org.heddle.experiment.verbs.request;

import java.util.Random;
import java.util.Set;

/** Jobs of any operation, shape and kind of trouble, by a seed. */
public final class RandomJobs {
    private RandomJobs() {}

    /** Returns the job of a seed. */
    public static VerbsJob of(long seed) {
        Random random = new Random(seed);
        VerbsOperation operation = VerbsOperation.values()[random.nextInt(7)];
        boolean atomic = operation.opcode().isAtomic();
        VerbsShape shape = new VerbsShape(
                atomic ? 8 : random.nextInt(3_000),
                atomic ? 1 : 1 + random.nextInt(31),
                operation.isSend() ? 1 + random.nextInt(30) : 1,
                1 + random.nextInt(40),
                1 + random.nextInt(8),
                256 << random.nextInt(5));
        boolean isLate = operation.opcode().takesReceive() && random.nextBoolean();
        // Retries of a late receive, and timeouts below a loaded node's answer, depend on time that no two devices
        // share.
        int rnrRetry = isLate ? 7 : random.nextInt(7);
        VerbsJob job = VerbsJob.of(operation)
                .with(shape)
                .with(new VerbsPosting(
                        random.nextInt(4) == 0, 1 + random.nextInt(3), 1 + random.nextInt(20), 512, true))
                .with(new VerbsRetries(rnrRetry, 1 + random.nextInt(7), 7, 5 + random.nextInt(4)))
                .with(new VerbsResponder(
                        isLate ? random.nextInt(20_000) : 0,
                        operation.isRun() && shape.bytes() > 10 && random.nextInt(4) == 0 ? 5 : 0));
        if (random.nextInt(3) == 0) {
            job = job.with(new VerbsLosses(
                    Set.of((long) random.nextInt(40), 40L + random.nextInt(40)), Set.of((long) random.nextInt(40))));
        }
        return job;
    }
}
