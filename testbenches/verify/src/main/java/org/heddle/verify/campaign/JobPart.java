package org.heddle.verify.campaign;

/**
 * A job that came to its end, with its result.
 *
 * @param result of the same job, done or failed
 */
public record JobPart(CampaignJob job, JobResult result) {}
