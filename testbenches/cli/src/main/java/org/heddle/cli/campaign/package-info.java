/**
 * Commands for long work as a list of jobs: {@link org.heddle.cli.campaign.CampaignCommand} runs manifests, which other commands write where
 * they are given {@code --campaign}.
 *
 * <p>A worker is this program again, started as {@code org.heddle.cli.CampaignWorker}, which this package does not know.
 */
@NullMarked
package org.heddle.cli.campaign;

import org.jspecify.annotations.NullMarked;
