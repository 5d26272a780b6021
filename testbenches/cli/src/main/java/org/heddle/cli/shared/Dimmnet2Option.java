package org.heddle.cli.shared;

import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import picocli.CommandLine.Option;

/** Option for the configuration of a DIMMnet-2 node; the published one where nothing is said. */
public final class Dimmnet2Option {
    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "published",
            converter = ConfigurationConverter.class,
            description = ConfigurationConverter.DESCRIPTION)
    private Dimmnet2Configuration configuration = Dimmnet2Configuration.published();

    /** Returns the configuration that was asked for. */
    public Dimmnet2Configuration configuration() {
        return configuration;
    }
}
