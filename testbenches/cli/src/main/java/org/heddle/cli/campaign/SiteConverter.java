package org.heddle.cli.campaign;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A place that jobs can run at, by its name. */
final class SiteConverter implements ITypeConverter<CampaignSite> {
    @Override
    public CampaignSite convert(String word) {
        return switch (word) {
            case "local" -> CampaignSite.LOCAL;
            case "slurm" -> CampaignSite.SLURM;
            default -> throw new TypeConversionException("jobs run on local or slurm: '" + word + "' is neither.");
        };
    }
}
