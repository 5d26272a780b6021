/**
 * Jobs in processes of this machine: {@link org.heddle.verify.campaign.run.LocalCampaign} deals them out to workers, each a process that
 * serves one job after another with {@link org.heddle.verify.campaign.run.JobServer}, so that starting one costs little and a crash takes
 * only its own job with it.
 *
 * <p>A worker is told a job by a line of JSON on its standard input, and answers by one on its standard output that begins with a mark;
 * other lines there are what native code prints. It ends itself when its input ends.
 */
@NullMarked
package org.heddle.verify.campaign.run;

import org.jspecify.annotations.NullMarked;
