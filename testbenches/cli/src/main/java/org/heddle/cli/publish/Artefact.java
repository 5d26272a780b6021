package org.heddle.cli.publish;

import java.util.List;

/**
 * A module of this repository that others use.
 *
 * @param id its name in repositories
 * @param folder of its sources, from the root of the repository
 * @param packaging as POMs have it
 * @param module name for who builds with Java modules
 * @param witness a class of it, which tells where its classes are
 */
record Artefact(String id, String folder, String packaging, String module, String witness) {
    /** Name of the artefact that lists the others with their versions. */
    static final String BOM = "heddle-bom";

    /** Name of the archetype, which is made of the template of {@code heddle new}. */
    static final String ARCHETYPE = "heddle-archetype";

    static final String GROUP = "org.heddle";

    /** Every artefact, each behind those that it needs. None knows a network interface. */
    static final List<Artefact> ALL = List.of(
            new Artefact("heddle-hdl", "hdl-dsl", "jar", "org.heddle.hdl", "org/heddle/hdl/Heddle.class"),
            new Artefact("heddle-cosim", "cosim", "jar", "org.heddle.cosim", "org/heddle/cosim/Simulation.class"),
            new Artefact(
                    "heddle-report",
                    "testbenches/report",
                    "jar",
                    "org.heddle.report",
                    "org/heddle/report/TextTable.class"),
            new Artefact(
                    "heddle-verify",
                    "testbenches/verify",
                    "jar",
                    "org.heddle.verify",
                    "org/heddle/verify/prove/Prover.class"),
            new Artefact("heddle-mpi", "testbenches/mpi", "jar", "org.heddle.mpi", "org/heddle/mpi/Mpi.class"),
            new Artefact(
                    "heddle-maven-plugin",
                    "testbenches/maven-plugin",
                    "maven-plugin",
                    "org.heddle.maven",
                    "org/heddle/maven/HeddleMojo.class"));
}
