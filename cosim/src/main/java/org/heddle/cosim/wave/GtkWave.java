package org.heddle.cosim.wave;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Makes GTKWave show a design's enum values by their Java names: beside a waveform it writes a save file, to be opened instead
 * of the waveform ({@code gtkwave wave.gtkw}), with the top's ports and every signal of an enum type in it, and one translation
 * file per enum.
 */
public final class GtkWave {
    /** Hexadecimal, right-justified. */
    private static final String PLAIN = "@22\n";

    /** The same through a translation file. */
    private static final String TRANSLATED = "@2022\n";

    private final Design<?> design;
    private final Path folder;
    private final String stem;
    private final StringBuilder save = new StringBuilder();
    private final Map<String, Path> filters = new LinkedHashMap<>();

    private GtkWave(Design<?> design, Path folder, String stem) {
        this.design = design;
        this.folder = folder;
        this.stem = stem;
    }

    /**
     * Writes the files for a waveform of a design.
     *
     * @param waveform an FST or VCD file, which need not exist yet
     * @return the save file
     */
    public static Path writeFor(Design<?> design, Path waveform) throws IOException {
        Path file = waveform.toAbsolutePath();
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.lastIndexOf('.'));
        return new GtkWave(design, file.getParent(), stem).write(file);
    }

    private Path write(Path waveform) throws IOException {
        Files.createDirectories(folder);
        save.append("[dumpfile] \"").append(waveform).append("\"\n");
        ModuleDefinition top = design.circuit().module(design.circuit().top());
        String scope = "TOP." + top.name();
        for (VerilogPort port : design.verilog().ports()) {
            Optional<Enumeration> enumeration = top.signals().stream()
                    .filter(signal -> signal.kind().isPort() && signal.name().equals(port.name()))
                    .findFirst()
                    .flatMap(Signal::enumeration);
            String path = path(scope, port.name(), port.width());
            if (enumeration.isPresent()) {
                add(path, enumeration.get());
            } else {
                save.append(PLAIN).append(path).append('\n');
            }
        }
        enums(top, scope);
        Path file = folder.resolve(stem + ".gtkw");
        Files.writeString(file, save);
        return file;
    }

    /** The enums of a module and of all in it. */
    private void enums(ModuleDefinition module, String path) throws IOException {
        for (Signal signal : module.signals()) {
            boolean drawn = signal.kind() == Signal.Kind.REGISTER
                    || signal.kind() == Signal.Kind.WIRE
                    || signal.kind() == Signal.Kind.NODE;
            if (drawn && signal.enumeration().isPresent()) {
                add(
                        path(path, signal.name(), signal.width()),
                        signal.enumeration().get());
            }
        }
        for (InstanceDefinition instance : module.instances()) {
            enums(design.circuit().module(instance.module()), path + "." + instance.name());
        }
    }

    private void add(String path, Enumeration enumeration) throws IOException {
        save.append(TRANSLATED)
                .append("^1 ")
                .append(filter(enumeration))
                .append('\n')
                .append(path)
                .append('\n');
    }

    private static String path(String scope, String name, int width) {
        return scope + "." + name + (width == 1 ? "" : "[" + (width - 1) + ":0]");
    }

    private Path filter(Enumeration enumeration) throws IOException {
        String name = (enumeration.scope().isEmpty() ? "" : enumeration.scope() + ".") + enumeration.name();
        Path known = filters.get(name);
        if (known != null) {
            return known;
        }
        StringBuilder lines = new StringBuilder();
        int digits = (enumeration.width() + 3) / 4;
        for (int code = 0; code < enumeration.labels().size(); code++) {
            lines.append(String.format("%0" + digits + "X", code))
                    .append(' ')
                    .append(enumeration.labels().get(code))
                    .append('\n');
        }
        Path file = folder.resolve(stem + "." + name + ".txt");
        Files.writeString(file, lines);
        filters.put(name, file);
        return file;
    }
}
