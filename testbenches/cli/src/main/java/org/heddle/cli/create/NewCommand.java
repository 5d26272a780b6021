package org.heddle.cli.create;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.tool.FileTree;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a project that uses Heddle. */
@Command(
        name = "new",
        description = "Makes a Maven project with a component, its test and its proof.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A folder that exists is never written into. \"heddle install\" must have filled",
            "the local Maven repository once.",
            "",
            "Examples:",
            "  heddle new demo && cd demo && mvn test",
            "  heddle new serial-port --package com.acme.serial --with uart",
        })
public final class NewCommand implements Callable<Integer>, Verb {
    @Parameters(paramLabel = "NAME", description = "Its folder and artefact: small letters, digits, hyphens.")
    private String name = "";

    @Option(names = "--package", paramLabel = "P", description = "Package of its classes. Default: com.example.NAME.")
    private @Nullable String packageName;

    @Option(
            names = "--with",
            paramLabel = "KIND",
            description = "What it begins with: counter, uart (a serial transmitter), axi (registers behind AXI4-Lite)"
                    + " or stream (a pipeline stage). Default: counter.")
    private String kind = "counter";

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        ProjectTemplate template = template();
        Path folder = Path.of(name);
        if (FileTree.exists(folder)) {
            throw taken(folder, null);
        }
        try {
            template.write(folder);
        } catch (FileAlreadyExistsException now) {
            throw taken(folder, now);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("made %s: %s, with test and proof"
                .formatted(folder, template.kind().component()));
        out.println("Next: cd %s && mvn test".formatted(folder));
        out.flush();
        return 0;
    }

    private ParameterException taken(Path folder, @Nullable Exception cause) {
        return new ParameterException(
                spec.commandLine(),
                "there is a " + folder
                        + " here already, and nothing was written: take another name, or another folder.",
                cause);
    }

    private ProjectTemplate template() {
        try {
            ProjectNames.requireName(name);
            String chosen = packageName == null ? ProjectNames.packageOf(name) : packageName;
            ProjectNames.requirePackage(chosen);
            return new ProjectTemplate(name, chosen, kind(), Version.number());
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage() + ".", refused);
        }
    }

    private ProjectKind kind() {
        for (ProjectKind each : ProjectKind.values()) {
            if (each.toString().equals(kind.toLowerCase(Locale.ROOT))) {
                return each;
            }
        }
        throw new IllegalArgumentException("--with " + kind + " is unknown: take counter, uart, axi or stream");
    }
}
