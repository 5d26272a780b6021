package org.heddle.nic.stage.arithmetic.bench;

import java.util.List;
import org.heddle.cosim.Batch;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionAlu;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/**
 * Streams words through a {@link ReductionAlu} in RTL, one per cycle, natively, and requires each result exactly {@link
 * ReductionAlu#LATENCY} cycles later, with its tag, and none where there was no word.
 */
public final class AluBatch implements AutoCloseable {
    private static final int TAG_WIDTH = 8;
    private static final int DRAIN = ReductionAlu.LATENCY - 1;

    private final Simulation simulation;
    private final Batch batch;
    private final int words;
    private final boolean[] present;
    private final long[] inputs;
    private final long[] outputs;
    private final long[] values;
    private final byte[] flags;
    private final int operation;
    private final int type;
    private final int location;
    private final int left;
    private final int right;
    private final int tag;
    private final int valid;
    private final int resultValue;
    private final int resultFlags;
    private final int resultTag;
    private final int resultValid;

    /** Its Verilog. */
    public static VerilogDesign verilog() {
        return Heddle.elaborate(() -> new ReductionAlu(TAG_WIDTH)).verilog();
    }

    /**
     * Opens a simulation.
     *
     * @param verilog that of {@link #verilog}, or a changed one
     * @param words of each run
     */
    public AluBatch(VerilogDesign verilog, SimulationOptions options, int words) {
        this.words = words;
        simulation = Simulation.open(verilog, options);
        simulation.reset(2);
        batch = simulation.batch(words + DRAIN);
        present = new boolean[words];
        values = new long[words];
        flags = new byte[words];
        inputs = new long[batch.inputWords()];
        outputs = new long[batch.outputWords()];
        List<String> ins = names(true);
        operation = ins.indexOf("operands_data_operation");
        type = ins.indexOf("operands_data_type");
        location = ins.indexOf("operands_data_isLocation");
        left = ins.indexOf("operands_data_left");
        right = ins.indexOf("operands_data_right");
        tag = ins.indexOf("operands_data_tag");
        valid = ins.indexOf("operands_valid");
        List<String> outs = names(false);
        resultValue = outs.indexOf("result_data_value");
        resultFlags = outs.indexOf("result_data_flags");
        resultTag = outs.indexOf("result_data_tag");
        resultValid = outs.indexOf("result_valid");
    }

    private List<String> names(boolean ofInputs) {
        return simulation.ports().stream()
                .filter(port -> port.isInput() == ofInputs)
                .map(Port::name)
                .toList();
    }

    /** Words of each run. */
    public int words() {
        return words;
    }

    /** Puts two words at a place of the stream. */
    public void set(
            int word,
            ReductionOperation wordOperation,
            ElementType wordType,
            boolean isLocation,
            long wordLeft,
            long wordRight) {
        inputs[operation] = wordOperation.code();
        inputs[type] = wordType.code();
        inputs[location] = isLocation ? 1 : 0;
        inputs[left] = wordLeft;
        inputs[right] = wordRight;
        inputs[tag] = tagOf(word);
        inputs[valid] = 1;
        batch.setRow(word, inputs);
        present[word] = true;
    }

    /** Leaves a place of the stream empty, but for bits that are not valid. */
    public void setEmpty(int word, long bits) {
        inputs[left] = bits;
        inputs[right] = ~bits;
        inputs[valid] = 0;
        batch.setRow(word, inputs);
        present[word] = false;
    }

    private static int tagOf(int word) {
        return word & (1 << TAG_WIDTH) - 1;
    }

    /**
     * Runs the stream until the last result is out. Places that were not set again keep their words.
     *
     * @throws IllegalStateException if a result does not come when it is due, or another comes
     */
    public void run() {
        batch.run();
        for (int row = 0; row < words + DRAIN; row++) {
            int word = row - DRAIN;
            batch.getRow(row, outputs);
            boolean due = word >= 0 && present[word];
            if (due != (outputs[resultValid] == 1)) {
                throw new IllegalStateException("word " + word + ": " + (due ? "no" : "a") + " result "
                        + ReductionAlu.LATENCY + " cycles behind it");
            }
            if (!due) {
                continue;
            }
            if (outputs[resultTag] != tagOf(word)) {
                throw new IllegalStateException(
                        "word " + word + " has the tag " + tagOf(word) + ", its result " + outputs[resultTag]);
            }
            values[word] = outputs[resultValue];
            flags[word] = (byte) outputs[resultFlags];
        }
    }

    /** The result of a word. */
    public long value(int word) {
        return values[word];
    }

    /** The flags of a word. */
    public int flags(int word) {
        return flags[word];
    }

    @Override
    public void close() {
        simulation.close();
    }
}
