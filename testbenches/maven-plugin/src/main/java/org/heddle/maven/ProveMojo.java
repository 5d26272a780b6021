package org.heddle.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.heddle.hdl.Heddle;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.prove.OwnProof;
import org.heddle.verify.prove.OwnProperties;
import org.heddle.verify.prove.Prover;
import org.heddle.verify.prove.Verdict;

/** The goal {@code heddle:prove}: proves what the project's components assert, and fails where something does not hold. */
public final class ProveMojo extends HeddleMojo {
    private int depth;
    private int cycles;

    /** Made by Maven. */
    public ProveMojo() {}

    @Override
    void run(List<OwnDesign> chosen, Path folder) throws IOException, MojoFailureException {
        List<String> open = new ArrayList<>();
        requireCount("heddle.depth", depth);
        requireCount("heddle.cycles", cycles);
        Prover prover = new Prover(Files.createDirectories(folder));
        for (OwnDesign design : chosen) {
            OwnProperties properties = OwnProperties.of(Heddle.elaborateForProof(design.constructor()));
            if (properties.isEmpty()) {
                getLog().info(design.name() + " asserts nothing");
                continue;
            }
            OwnProperties.Outcome outcome = properties.prove(prover, design.fileName(), depth, cycles);
            new OwnProof(design.name(), properties, outcome).toString().lines().forEach(getLog()::info);
            if (outcome.verdict().result() != Verdict.Result.PROVEN) {
                open.add(design.name());
            }
        }
        if (!open.isEmpty()) {
            throw new MojoFailureException("not proven: " + String.join(", ", open));
        }
    }

    private static void requireCount(String property, int value) throws MojoFailureException {
        if (value < 0) {
            throw new MojoFailureException(property + " must be 0 or more, and is " + value);
        }
    }
}
