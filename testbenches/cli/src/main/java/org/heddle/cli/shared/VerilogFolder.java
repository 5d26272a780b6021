package org.heddle.cli.shared;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.FileList;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.testbench.VerilogSource;

/**
 * Verilog files of a folder, one for each module, in the stead of those of the same names that are made from Java. A module that the
 * folder does not have, such as a test bench's own top, stays as it is.
 */
public final class VerilogFolder implements VerilogSource {
    private static final String EXTENSION = ".v";

    private final Path folder;
    private final Map<String, Path> files;
    private final Consumer<String> told;
    private final Map<String, VerilogDesign> read = new ConcurrentHashMap<>();

    /**
     * The files of a folder.
     *
     * @param told of each design, once, how many of its modules come from the folder
     * @throws IllegalArgumentException if there is no such folder, no Verilog file in it, or not the one beside it that its list names
     * @throws IOException if it cannot be read
     */
    public VerilogFolder(Path folder, Consumer<String> told) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(folder
                    + " is no folder: give one that ./heddle generate has written, such as v/dimmnet2-pair-published");
        }
        this.files = verilogFiles(folder);
        if (files.isEmpty()) {
            throw new IllegalArgumentException(folder + " holds no Verilog files: give the folder of one design, as"
                    + " ./heddle generate writes them, such as v/dimmnet2-pair-published");
        }
        this.folder = folder;
        this.told = told;
    }

    /** Returns the files of a folder by name, and those that its list names in the folder of a top inside. */
    private static Map<String, Path> verilogFiles(Path folder) throws IOException {
        Map<String, Path> files = new HashMap<>();
        if (Files.exists(folder.resolve(FileList.NAME))) {
            FileList.in(folder).forEach(file -> files.put(file.getFileName().toString(), file));
        }
        try (Stream<Path> own = Files.list(folder)) {
            own.filter(file -> file.getFileName().toString().endsWith(EXTENSION))
                    .forEach(file -> files.put(file.getFileName().toString(), file));
        }
        return files;
    }

    /**
     * The design with the text of its files taken from the folder.
     *
     * @throws IllegalArgumentException if the folder has none of its modules
     */
    @Override
    public VerilogDesign of(VerilogDesign made) {
        return read.computeIfAbsent(made.top(), top -> {
            List<VerilogFile> texts = new ArrayList<>();
            int taken = 0;
            for (VerilogFile file : made.files()) {
                Path path = files.get(file.name());
                taken += path == null ? 0 : 1;
                texts.add(path == null ? file : new VerilogFile(file.name(), text(path), file.lineSites()));
            }
            if (taken == 0) {
                throw new IllegalArgumentException(folder + " holds no module of " + top
                        + ": give the folder of a design that has some, as ./heddle generate writes them");
            }
            told.accept("Verilog of %d of the %d modules of %s from %s"
                    .formatted(taken, made.files().size(), top, folder));
            return new VerilogDesign(top, texts, made.ports());
        });
    }

    /**
     * The design with the text of all its files taken from a folder.
     *
     * @param folder one file for each module, named as in the design
     * @param design names the files, the top and the ports
     * @throws IllegalArgumentException if a file is missing; the message names it
     * @throws IOException if a file cannot be read
     */
    public static VerilogDesign read(Path folder, VerilogDesign design) throws IOException {
        VerilogFolder read = new VerilogFolder(folder, ignored -> {});
        for (VerilogFile file : design.files()) {
            if (!read.files.containsKey(file.name())) {
                throw new IllegalArgumentException(folder.resolve(file.name()) + " is missing: " + folder
                        + " must hold every module of " + design.top() + ", as ./heddle generate writes them");
            }
        }
        return read.of(design);
    }

    private static String text(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException wrong) {
            throw new UncheckedIOException(path + " cannot be read: " + wrong.getMessage(), wrong);
        }
    }
}
