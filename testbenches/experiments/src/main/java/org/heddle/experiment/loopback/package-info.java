/**
 * Latency of messages between loopback nodes: {@link org.heddle.experiment.loopback.LoopbackLatency}. Nothing here knows MPI or a tool.
 */
@NullMarked
package org.heddle.experiment.loopback;

import org.jspecify.annotations.NullMarked;
