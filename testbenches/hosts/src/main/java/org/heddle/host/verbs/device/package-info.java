/**
 * Verbs hardware as its software sees it: {@link org.heddle.host.verbs.device.VerbsDevice} is the door of one process to its node, with
 * commands, work queues, doorbells, completion entries and events. Entries are records of values here; who implements the door lays them
 * out in memory.
 *
 * <p>Knows no program and no cost; the contract's checks of requests stand above it.
 */
@NullMarked
package org.heddle.host.verbs.device;

import org.jspecify.annotations.NullMarked;
