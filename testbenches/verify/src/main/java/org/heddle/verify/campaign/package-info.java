/**
 * Long work as a list of jobs: the {@link org.heddle.verify.campaign.Manifest} names them, the {@link
 * org.heddle.verify.campaign.CampaignFolder} keeps what became of each, and a {@link org.heddle.verify.campaign.PartMerge} makes the result
 * of the whole from those of its parts.
 *
 * <p>A manifest is a text of JSON lines, one job each. The folder has a journal for each process that runs jobs, to which that process
 * alone appends: a line when an attempt begins, and one when a job has ended. A process that is killed leaves at most one line without
 * an end, which is ignored. Results follow from the journals alone, whatever order they were written in.
 *
 * <p>This package starts no process; {@code run} does so on this machine, {@code slurm} on a cluster. It knows no design and no command.
 */
@NullMarked
package org.heddle.verify.campaign;

import org.jspecify.annotations.NullMarked;
