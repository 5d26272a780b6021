package org.heddle.hdl.lib.analyser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Encoding;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.junit.jupiter.api.Test;

/** One list gives names, places and constants; what cannot be sampled is refused with the rule and the mend. */
class ProbeListTest {
    /** Steps of a traffic light. */
    private enum Light {
        RED,
        AMBER,
        GREEN
    }

    /** Four signals of different kinds. */
    private static final class Watched extends Component {
        final Bool flag = in(bool());
        final EnumValue<Light> light = in(enumOf(Light.class, Encoding.ONE_HOT));
        final Stream<UInt> beats = in(Types.observed(stream(uint(40))));
        final Stream<RegisterRequest> request;
        final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(32)));
        final LogicAnalyser analyser;

        Watched(int depth, UnaryOperator<ProbeList> more) {
            ProbeList seen = new ProbeList()
                    .add("light", light)
                    .add("flag", flag)
                    .handshake("beats", beats)
                    .add("beats.data", beats.data());
            analyser = instance("analyser", new LogicAnalyser(more.apply(seen), depth));
            request = in(Types.typeOf(analyser.request));
            connect(analyser.request, request);
            connect(response, analyser.response);
            analyser.connectProbes();
        }
    }

    private static ProbeLayout layout() {
        return Heddle.elaborate(() -> new Watched(16, list -> list))
                .component()
                .analyser
                .layout();
    }

    @Test
    void theLayoutComesOfTheSignalsThemselves() {
        ProbeLayout layout = layout();
        assertThat(layout.probes())
                .extracting(probe -> probe.name() + " " + probe.low() + " " + probe.width())
                .containsExactly("light 0 3", "flag 3 1", "beats.valid 4 1", "beats.ready 5 1", "beats.data 6 40");
        assertThat(layout.width()).isEqualTo(46);
        assertThat(layout.words()).isEqualTo(2);
        assertThat(layout.stride()).isEqualTo(2);
        LogicProbe light = layout.find("light").orElseThrow();
        assertThat(light.text(light.in(BigInteger.valueOf(0b1100)))).isEqualTo("GREEN");
        assertThat(light.text(light.in(BigInteger.valueOf(0b0111)))).isEqualTo("7");
    }

    @Test
    void theDescriptionStandsBesideTheVerilog() {
        assertThat(Heddle.elaborate(() -> new Watched(16, list -> list)).companions())
                .anySatisfy(companion -> assertThat(companion.files()).containsEntry(ProbeLayout.FILE, """
                        {
                          "depth" : 16,
                          "probes" : [
                            { "name" : "light", "low" : 0, "width" : 3, "constants" : { "RED" : 1, "AMBER" : 2, "GREEN" : 4 } },
                            { "name" : "flag", "low" : 3, "width" : 1 },
                            { "name" : "beats.valid", "low" : 4, "width" : 1 },
                            { "name" : "beats.ready", "low" : 5, "width" : 1 },
                            { "name" : "beats.data", "low" : 6, "width" : 40 }
                          ]
                        }
                        """));
        assertThat(layout().checksum()).isEqualTo(layout().checksum()).isBetween(1L, 0xFFFF_FFFFL);
    }

    private static void refuses(int depth, UnaryOperator<ProbeList> more, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Heddle.elaborate(() -> new Watched(depth, more)))
                .withMessageContaining(message);
    }

    @Test
    void whatCannotBeSampledIsRefusedByName() {
        refuses(100, list -> list, "the depth of a logic analyser is a power of two from 4 to 65536: depth=100");
        refuses(2, list -> list, "depth=2");
        refuses(
                16,
                list -> new ProbeList(),
                "a logic analyser samples 1 to 1024 bits: 0 in 0 probes: add(name, signal) adds one");
    }

    @Test
    void namesAreNamesAndEachItsOwn() {
        Heddle.elaborate(() -> new Component() {
            {
                Bool flag = in("flag", bool());
                unused(flag);
                ProbeList list = new ProbeList().add("link.up", flag);
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> list.add("link.up", flag))
                        .withMessage("probe link.up is there twice, and each has a name of its own: rename one");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> list.add("link up", flag))
                        .withMessageContaining("such as sent.valid: \"link up\": take letters and digits");
                assertThatIllegalArgumentException().isThrownBy(() -> list.add("link_up", flag));
            }
        });
    }
}
