package org.heddle.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.verify.own.OwnClasses;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.own.OwnDesignException;
import org.jspecify.annotations.Nullable;

/** A goal on the components of a project. Maven fills the fields before it calls {@link #execute}. */
abstract class HeddleMojo extends AbstractMojo {
    @SuppressWarnings("NullAway.Init")
    private List<String> classPath;

    @SuppressWarnings("NullAway.Init")
    private File output;

    @SuppressWarnings("NullAway.Init")
    private File build;

    private @Nullable List<String> designs;
    private boolean skip;

    /** Does the work of the goal. */
    abstract void run(List<OwnDesign> chosen, Path folder) throws IOException, MojoFailureException;

    /**
     * Finds the components that are meant, and does the work.
     *
     * @throws MojoFailureException where the project is to be changed: a component breaks a rule, or cannot be found
     * @throws MojoExecutionException where the machine is: a tool is missing, a folder cannot be written
     */
    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("skipped (heddle.skip)");
            return;
        }
        try {
            List<OwnDesign> chosen =
                    chosen(OwnClasses.in(classPath.stream().map(Path::of).toList()));
            if (chosen.isEmpty()) {
                getLog().info(
                                "no class is marked @TopLevel (org.heddle.hdl.catalogue.TopLevel), and <designs> names none");
            } else {
                run(chosen, output.toPath());
            }
        } catch (OwnDesignException | ElaborationException refused) {
            throw new MojoFailureException(String.valueOf(refused.getMessage()), refused);
        } catch (IOException | MissingToolException trouble) {
            throw new MojoExecutionException(String.valueOf(trouble.getMessage()), trouble);
        }
    }

    private List<OwnDesign> chosen(OwnClasses classes) {
        if (designs == null || designs.isEmpty()) {
            return classes.marked();
        }
        List<OwnDesign> chosen = new ArrayList<>();
        for (String text : designs) {
            chosen.add(classes.require(text));
        }
        return chosen;
    }

    /** Returns a place as it is shown: from the project's folder on. */
    final Path shown(Path place) {
        Path project = build.toPath().toAbsolutePath().getParent();
        Path whole = place.toAbsolutePath();
        return project != null && whole.startsWith(project) ? project.relativize(whole) : whole;
    }
}
