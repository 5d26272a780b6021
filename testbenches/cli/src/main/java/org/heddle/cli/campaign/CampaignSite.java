package org.heddle.cli.campaign;

/** The places that jobs can run at. */
enum CampaignSite {
    LOCAL,
    SLURM;

    /** Description of the option, for the help text. */
    static final String DESCRIPTION = "local: processes of this machine; slurm: array jobs. Default: local.";
}
