package org.heddle.nic.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** Each half of the addresses keeps its own words, whatever the master's pauses. */
class AccessSplitterTest {
    private static final int WORDS = 4;

    /** Four words. */
    private static final class Words extends RegisterMap {
        final List<Word> words = IntStream.range(0, WORDS)
                .mapToObj(i -> register("word" + i, 4L * i, new Word()))
                .toList();

        Words() {
            super("words", 32, "Four words.");
        }

        static final class Word extends Register {
            final NumberField value = number(31, 0, RegisterAccess.READ_WRITE);
        }
    }

    /** Words behind each half. */
    private static final class TwoHalves extends Component {
        final Stream<RegisterRequest> request = in(stream(RegisterRequest.type(5, 32)));
        final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(32)));
        final EnumValue<AccessSplitter.Half> half = out(enumOf(AccessSplitter.Half.class));

        TwoHalves() {
            allow(Code.READY_CHAIN, "a test has no clock to miss");
            AccessSplitter split = instance("split", new AccessSplitter(4));
            RegisterBlock<Words> lower = instance("lower", new RegisterBlock<>(new Words()));
            RegisterBlock<Words> upper = instance("upper", new RegisterBlock<>(new Words()));
            connect(split.request, request);
            connect(response, split.response);
            connect(lower.request, split.lower);
            connect(split.lowerResponse, lower.response);
            connect(upper.request, split.upper);
            connect(split.upperResponse, upper.response);
            half.set(split.half);
        }
    }

    private final Design<TwoHalves> design = Heddle.elaborate(TwoHalves::new);

    @HardwareTest
    void wordsOfBothHalvesStayApart(TestBench bench) {
        TwoHalves dut = design.component();
        for (StallProfile stalls : new StallProfile[] {StallProfile.NEVER, StallProfile.RANDOM_HALF}) {
            Simulation sim = bench.open(design);
            BusMaster master = BusMaster.in(sim, dut.request, dut.response, stalls, 100);
            sim.reset(1);
            long[] expected = new long[2 * WORDS];
            for (int i = 0; i < 200; i++) {
                int word = bench.random().nextInt(expected.length);
                if (bench.random().nextBoolean()) {
                    expected[word] = Integer.toUnsignedLong(bench.random().nextInt());
                    master.write(4L * word, expected[word]);
                } else {
                    assertThat(master.read(4L * word)).as("word %d", word).isEqualTo(expected[word]);
                }
                sim.step();
                assertThat(sim.peek(dut.half)).isEqualTo(AccessSplitter.Half.NONE);
            }
        }
    }
}
