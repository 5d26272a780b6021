package org.heddle.cli.shared;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.report.FileTrouble;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks of folders and files for output, made before the work whose results they take. */
public record OutputPlace(CommandSpec spec) {
    /**
     * Makes a folder if it does not exist.
     *
     * @param option what the user named it by, such as {@code --out}
     * @param files names in it that will be written
     * @throws ParameterException if nothing can be written there
     */
    public void requireFolder(String option, Path folder, String... files) {
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, ".heddle-", ".tmp"));
            for (String file : files) {
                requireNoFolder(folder.resolve(file));
            }
        } catch (IOException e) {
            throw refusal(option, folder, e);
        }
    }

    /**
     * Makes the folder of a file if it does not exist.
     *
     * @param option what the user named it by, such as {@code --timeline}
     * @throws ParameterException if the file cannot be written
     */
    public void requireFile(String option, Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            requireNoFolder(file);
            if (!Files.isWritable(Files.exists(file) ? file : folder)) {
                throw new FileSystemException(file.toString(), null, "its permissions forbid it");
            }
        } catch (IOException e) {
            throw refusal(option, file, e);
        }
    }

    private static void requireNoFolder(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, file.getFileName() + " is a folder");
        }
    }

    private ParameterException refusal(String option, Path place, IOException trouble) {
        return new ParameterException(
                spec.commandLine(),
                "cannot write " + place + ": " + FileTrouble.because(trouble) + " (" + option + ")",
                trouble);
    }
}
