package org.heddle.cosim.build;

import java.util.List;

/** File format of a waveform. */
public enum WaveFormat {
    /** Text, large, read by every viewer. */
    VCD("vcd", "--trace", "verilated_vcd_c.cpp", List.of()),
    /** Compressed: some hundred times smaller, read by GTKWave and Surfer. */
    FST("fst", "--trace-fst", "verilated_fst_c.cpp", List.of("-Dmmap=heddle_map"));

    private final String extension;
    private final String verilatorFlag;
    private final String runtimeSource;
    private final List<String> runtimeFlags;

    WaveFormat(String extension, String verilatorFlag, String runtimeSource, List<String> runtimeFlags) {
        this.extension = extension;
        this.verilatorFlag = verilatorFlag;
        this.runtimeSource = runtimeSource;
        this.runtimeFlags = runtimeFlags;
    }

    /** File name extension without the dot. */
    public String extension() {
        return extension;
    }

    String verilatorFlag() {
        return verilatorFlag;
    }

    String runtimeSource() {
        return runtimeSource;
    }

    /** Flags for that source alone. */
    List<String> runtimeFlags() {
        return runtimeFlags;
    }
}
