/**
 * Jobs as array tasks of a Slurm cluster: {@link org.heddle.verify.campaign.slurm.SlurmCampaign} submits them and watches the queue, {@link
 * org.heddle.verify.campaign.slurm.SlurmTask} is what a task runs.
 *
 * <p>Nothing is asked but {@code sbatch}, {@code squeue} and {@code scancel}, and {@code scontrol} for the largest array where it is
 * there: a cluster without an accounting database forgets a task when it has ended. What became of a job stands in the campaign's folder,
 * which all nodes share; a task that has left the queue without an end of its jobs is lost, and they are submitted again.
 */
@NullMarked
package org.heddle.verify.campaign.slurm;

import org.jspecify.annotations.NullMarked;
