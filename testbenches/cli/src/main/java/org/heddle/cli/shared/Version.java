package org.heddle.cli.shared;

import picocli.CommandLine.IVersionProvider;

/** The version line: our own version, from the jar's manifest, and the JVM that runs it. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        String shown = version == null ? "(unpackaged)" : version; // classes run from a folder carry no manifest
        return new String[] {"heddle " + shown + ", Java " + Runtime.version()};
    }
}
