package org.heddle.nic.stage.arithmetic.adder;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.Batch;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.ExactSum;

/** One adder alone: pairs go in, one in every cycle, and lines in the form of {@code testfloat_gen} come out. */
public final class AdderBench {
    private final FloatFormat format;
    private final VerilogDesign verilog;

    public AdderBench(FloatFormat format) {
        this(format, Heddle.elaborate(() -> new FloatAdder(format)).verilog());
    }

    public AdderBench(FloatFormat format, VerilogDesign verilog) {
        this.format = format;
        this.verilog = verilog;
    }

    /** Each pair as a line: both operands, their sum, the flags. */
    public List<String> lines(List<long[]> pairs) {
        int last = FloatAdder.LATENCY - 1;
        try (Simulation sim = Simulation.open(verilog)) {
            sim.reset(1);
            Batch batch = sim.batch(pairs.size() + last);
            for (int row = 0; row < pairs.size(); row++) {
                batch.set(row, sim.port("pair_data_left"), pairs.get(row)[0]);
                batch.set(row, sim.port("pair_data_right"), pairs.get(row)[1]);
                batch.set(row, sim.port("pair_valid"), 1);
            }
            batch.run();
            for (int row = 0; row < batch.rows(); row++) {
                assertThat(batch.get(row, sim.port("sum_valid")))
                        .as("valid in row %d", row)
                        .isEqualTo(row < last ? 0 : 1);
            }
            return IntStream.range(0, pairs.size())
                    .mapToObj(
                            row -> line(format, pairs.get(row), batch.get(row + last, sim.port("sum_data_value")), (int)
                                    batch.get(row + last, sim.port("sum_data_flags"))))
                    .toList();
        }
    }

    /** Returns the line for a pair as the standard requires it. */
    public static String exactLine(FloatFormat format, long[] pair) {
        ExactSum sum = ExactSum.of(format, unsigned(pair[0]), unsigned(pair[1]));
        return line(format, pair, sum.value().longValue(), sum.flags());
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }

    private static String line(FloatFormat format, long[] pair, long sum, int flags) {
        String number = "%0" + format.width() / 4 + "X";
        return (number + " " + number + " " + number + " %02X").formatted(pair[0], pair[1], sum, flags);
    }
}
