package org.heddle.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.heddle.verify.generate.OutputFolder;
import org.heddle.verify.generate.OutputRefusedException;
import org.heddle.verify.generate.TopFolder;
import org.heddle.verify.own.OwnDesign;

/** The goal {@code heddle:generate}: writes the Verilog of the project's components, a folder for each. */
public final class GenerateMojo extends HeddleMojo {
    /** Made by Maven. */
    public GenerateMojo() {}

    @Override
    void run(List<OwnDesign> chosen, Path folder) throws IOException, MojoFailureException {
        try {
            OutputFolder output = OutputFolder.at(folder);
            List<TopFolder> folders =
                    chosen.stream().map(OwnDesign::top).map(TopFolder::of).toList();
            output.replace(folders);
            folders.forEach(each -> getLog().info("%s: %d modules, %d lines of Verilog"
                    .formatted(shown(folder.resolve(each.name())), each.modules(), each.lines())));
        } catch (OutputRefusedException refused) {
            throw new MojoFailureException(String.valueOf(refused.getMessage()), refused);
        }
    }
}
