/**
 * Cycles of a job's slowest rank, each counted once: {@link org.heddle.experiment.study.path.JobWatch} collects what ranks, messages and
 * nodes did, {@link org.heddle.experiment.study.path.CriticalPath} says which part each cycle belongs to. Programs and networks are not known
 * here.
 */
@NullMarked
package org.heddle.experiment.study.path;

import org.jspecify.annotations.NullMarked;
