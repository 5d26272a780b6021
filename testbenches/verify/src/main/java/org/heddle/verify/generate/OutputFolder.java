package org.heddle.verify.generate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.verify.constraints.Constraints;
import org.heddle.verify.timing.RecordedTiming;

/**
 * The folder that takes generated folders.
 *
 * <p>Each is replaced as a whole, so no file of an earlier generation stays behind; a full generation also removes the folders of
 * tops that no longer exist. The timing that was recorded in a folder stays in it: it carries the hash of the text that it belongs to.
 * Whatever else lies in the folder is left alone, and a generated folder with files of somebody else in it
 * is refused rather than replaced.
 */
public final class OutputFolder {
    /** Pattern of the names of files that register maps leave beside the Verilog. */
    private static final Pattern REGISTERS = Pattern.compile("[a-z][a-z0-9_]*-registers\\.(h|md|svd|rdl|csv)");

    private final Path folder;

    private OutputFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Tries to write at a place, and leaves nothing there: what takes long is begun only where its files can go.
     *
     * @param folder where to write; it need not exist
     * @throws OutputRefusedException when nothing can be written there
     */
    public static OutputFolder at(Path folder) throws OutputRefusedException {
        Path existing = folder.toAbsolutePath().normalize();
        while (!Files.exists(existing)) {
            existing = existing.getParent();
        }
        if (!Files.isDirectory(existing)) {
            throw new OutputRefusedException(
                    "cannot write into " + folder + ": " + existing + " is a file. Name a folder, or remove the file.");
        }
        if (!Files.isWritable(existing)) {
            throw new OutputRefusedException("cannot write into " + folder + ": " + existing
                    + " is not writable. Change its permissions, or name another folder.");
        }
        Staging.in(folder).close();
        return new OutputFolder(folder);
    }

    /**
     * Puts everything there is in place: these folders and the page that lists them, no others.
     *
     * @throws OutputRefusedException when files of somebody else would be lost
     * @throws IOException when writing fails; then every folder is as it was before, or wholly new
     */
    public void replaceAll(List<TopFolder> tops, String overview) throws IOException {
        refuseForeignPage();
        Set<String> current = tops.stream().map(TopFolder::name).collect(Collectors.toSet());
        List<String> stale =
                generated().stream().filter(name -> !current.contains(name)).toList();
        write(tops, Optional.of(overview), stale);
    }

    /**
     * Puts some folders in place, beside what is there.
     *
     * @throws OutputRefusedException when files of somebody else would be lost
     * @throws IOException when writing fails; then every folder is as it was before, or wholly new
     */
    public void replace(List<TopFolder> tops) throws IOException {
        write(tops, Optional.empty(), List.of());
    }

    private void write(List<TopFolder> tops, Optional<String> overview, List<String> stale) throws IOException {
        for (TopFolder top : tops) {
            refuseForeignFiles(folder.resolve(top.name()));
        }
        try (Staging staging = Staging.in(folder)) {
            for (TopFolder top : tops) {
                for (var file : top.files().entrySet()) {
                    staging.write(Path.of(top.name(), file.getKey()), file.getValue());
                }
                Path timing = folder.resolve(top.name()).resolve(RecordedTiming.NAME);
                if (Files.exists(timing)) {
                    staging.write(Path.of(top.name(), RecordedTiming.NAME), Files.readString(timing));
                }
            }
            List<String> fresh =
                    new ArrayList<>(tops.stream().map(TopFolder::name).toList());
            if (overview.isPresent()) {
                staging.write(Path.of(Overview.NAME), overview.get());
                fresh.add(Overview.NAME);
            }
            staging.publish(fresh, stale);
        }
    }

    private void refuseForeignPage() throws IOException {
        Path page = folder.resolve(Overview.NAME);
        if (Files.exists(page) && !Files.readString(page).startsWith(Overview.TITLE + "\n")) {
            throw new OutputRefusedException(
                    "cannot write into " + folder + ": its " + Overview.NAME
                            + " is not one that ./heddle generate wrote, and would be replaced. Name another folder, or move the file away.");
        }
    }

    private static void refuseForeignFiles(Path place) throws IOException {
        if (!Files.exists(place)) {
            return;
        }
        if (!Files.isDirectory(place)) {
            throw new OutputRefusedException("cannot write the folder " + place
                    + ": there is a file of that name. Move it away, or name another folder.");
        }
        for (Path file : list(place)) {
            if (!isOurs(file)) {
                throw new OutputRefusedException("cannot replace the folder " + place + ": it holds "
                        + file.getFileName()
                        + ", which ./heddle generate did not write. Move it away, or name another folder.");
            }
        }
    }

    /** Folders that an earlier generation made, whatever they are called. */
    private List<String> generated() throws IOException {
        List<String> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            for (Path place : list(folder)) {
                if (Files.isDirectory(place) && isGenerated(list(place))) {
                    found.add(place.getFileName().toString());
                }
            }
        }
        return found;
    }

    private static boolean isGenerated(List<Path> files) {
        Set<String> names =
                files.stream().map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        return names.containsAll(TopFolder.COMPANIONS) && files.stream().allMatch(OutputFolder::isOurs);
    }

    private static boolean isOurs(Path file) {
        String name = file.getFileName().toString();
        return Files.isRegularFile(file)
                && (name.endsWith(".v")
                        || name.endsWith(".svg")
                        || REGISTERS.matcher(name).matches()
                        || Constraints.NAMES.contains(name)
                        || name.equals(RecordedTiming.NAME)
                        || TopFolder.COMPANIONS.contains(name));
    }

    private static List<Path> list(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.sorted().toList();
        }
    }
}
