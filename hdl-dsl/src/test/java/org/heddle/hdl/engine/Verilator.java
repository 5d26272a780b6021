package org.heddle.hdl.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** Verilator as an engine, with Verilog's own test bench around the design: rows as for {@link Icarus}. */
public final class Verilator {
    /** Verilator's own runtime, compiled: two thirds of the time that a small design takes, and the same for all. */
    private static final Map<String, byte[]> RUNTIME = new ConcurrentHashMap<>();

    private Verilator() {}

    /** The outputs of every row. */
    public static List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows) {
        if (Tool.NONE) {
            return Reference.run(design, rows);
        }
        VerilogDesign verilog = design.verilog();
        return Tool.withFiles(verilog, folder -> {
            VerilogBench.write(folder, verilog, rows);
            String kept = writeRuntime(folder);
            List<String> command = Tool.command(
                    Tool.names(verilog),
                    "verilator",
                    "--binary",
                    "--timescale",
                    "1ns/1ns",
                    "-O0",
                    // Its makefile puts -Os behind what -CFLAGS asks for.
                    "-MAKEFLAGS",
                    "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0" + kept,
                    "--x-initial",
                    "0",
                    "--x-assign",
                    "0",
                    "-Wno-fatal",
                    "--top-module",
                    "heddle_bench",
                    "bench.v");
            VerilogBench.succeed(folder, command);
            keepRuntime(folder);
            return VerilogBench.parse(
                    verilog, VerilogBench.succeed(folder, List.of("obj_dir/Vheddle_bench")), rows.size());
        });
    }

    /** Puts the runtime that an earlier run compiled where make looks for it; the options that let make take it. */
    private static String writeRuntime(Path folder) {
        try {
            Path objects = Files.createDirectory(folder.resolve("obj_dir"));
            StringBuilder options = new StringBuilder();
            for (Map.Entry<String, byte[]> object : RUNTIME.entrySet()) {
                Files.write(objects.resolve(object.getKey()), object.getValue());
                // It is older than the makefile of this design, and none of its business.
                options.append(" -o ").append(object.getKey());
            }
            return options.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void keepRuntime(Path folder) {
        if (!RUNTIME.isEmpty()) {
            return;
        }
        try (DirectoryStream<Path> objects = Files.newDirectoryStream(folder.resolve("obj_dir"), "verilated*.o")) {
            for (Path object : objects) {
                RUNTIME.put(object.getFileName().toString(), Files.readAllBytes(object));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
