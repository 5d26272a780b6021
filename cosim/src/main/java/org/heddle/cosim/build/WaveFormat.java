package org.heddle.cosim.build;

/** File format of a waveform. */
public enum WaveFormat {
    /** Text, large, read by every viewer. */
    VCD("vcd", "--trace", "verilated_vcd_c.cpp"),
    /** Compressed: some hundred times smaller, read by GTKWave and Surfer. */
    FST("fst", "--trace-fst", "verilated_fst_c.cpp");

    private final String extension;
    private final String verilatorFlag;
    private final String runtimeSource;

    WaveFormat(String extension, String verilatorFlag, String runtimeSource) {
        this.extension = extension;
        this.verilatorFlag = verilatorFlag;
        this.runtimeSource = runtimeSource;
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
}
