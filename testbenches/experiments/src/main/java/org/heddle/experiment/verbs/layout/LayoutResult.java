package org.heddle.experiment.verbs.layout;

import org.heddle.host.verbs.choose.ChosenMethod;

/**
 * Result of one message.
 *
 * @param cycles of the core from the later of both calls to the later return
 * @param copiedBytes by both processors
 * @param requests posted by both to send and receive queues
 * @param creations of keys by both
 * @param chosen method and reason
 * @param verified whether every byte of both processes is as it must be
 */
public record LayoutResult(
        long cycles, long copiedBytes, long requests, long creations, ChosenMethod chosen, boolean verified) {}
