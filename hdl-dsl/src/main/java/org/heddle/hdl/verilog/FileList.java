package org.heddle.hdl.verilog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The Verilog files of a top, children before parents, for tools that take such a list ({@code verilator -F}, {@code iverilog
 * -c}). Modules of a top inside it are named in that one's folder, beside this one: {@code ../node-small/Queue.v}.
 *
 * <p>It holds names and nothing else, so that {@code $(cat files.f)} works for tools without such an option.
 */
public final class FileList {
    /** Name of the list in a top's folder. */
    public static final String NAME = "files.f";

    private FileList() {}

    /**
     * Returns the list of a design.
     *
     * @param inFolder names of the files that stand beside the list
     * @param inner folder of the others
     */
    public static String of(VerilogDesign verilog, Set<String> inFolder, Optional<String> inner) {
        return verilog.files().stream()
                .map(file ->
                        inFolder.contains(file.name()) ? file.name() : "../" + inner.orElseThrow() + "/" + file.name())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /**
     * Returns the files that the list in a folder names, in its order.
     *
     * @throws IllegalArgumentException if there is no list, or a file that it names is missing; the message says which
     * @throws IOException if the list cannot be read
     */
    public static List<Path> in(Path folder) throws IOException {
        Path list = folder.resolve(NAME);
        if (!Files.isRegularFile(list)) {
            throw new IllegalArgumentException(
                    folder + " has no " + NAME + ": name the folder of one top, as ./heddle generate writes it");
        }
        List<Path> files = Files.readAllLines(list).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(folder::resolve)
                .toList();
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new IllegalArgumentException(list + " names " + file
                        + ", which is missing: keep the folders side by side, as ./heddle generate writes them");
            }
        }
        return files;
    }
}
