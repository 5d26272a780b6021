package org.heddle.hdl.lib.bus;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever breaks a rule of a bus is told which; the other side's rules are silent then. */
class BusRulesTest {
    private static final Supplier<Component> AXI_MASTER = () -> new AxiLiteRules(8, 32, Asserted.MASTER);
    private static final Supplier<Component> AXI_SLAVE = () -> new AxiLiteRules(8, 32, Asserted.SLAVE);
    private static final Supplier<Component> AXI4_MASTER = () -> new Axi4Rules(1, 13, 32, 2, Asserted.MASTER);
    private static final Supplier<Component> AXI4_SLAVE = () -> new Axi4Rules(1, 13, 32, 2, Asserted.SLAVE);
    /** Beats of 4 bytes, one behind the other. */
    private static final String BURSTS = "awsize=2 awburst=1 arsize=2 arburst=1|";

    private static final Supplier<Component> STREAM = () -> new AxiStreamRules(4, 1, Asserted.MASTER);
    private static final Supplier<Component> CLASSIC_MASTER =
            () -> new WishboneRules(8, 32, Mode.CLASSIC, Asserted.MASTER);
    private static final Supplier<Component> CLASSIC_SLAVE =
            () -> new WishboneRules(8, 32, Mode.CLASSIC, Asserted.SLAVE);
    private static final Supplier<Component> PIPED_MASTER =
            () -> new WishboneRules(8, 32, Mode.PIPELINED, Asserted.MASTER);
    private static final Supplier<Component> PIPED_SLAVE =
            () -> new WishboneRules(8, 32, Mode.PIPELINED, Asserted.SLAVE);
    private static final Supplier<Component> APB_MASTER = () -> new ApbRules(8, 32, Asserted.MASTER);
    private static final Supplier<Component> APB_SLAVE = () -> new ApbRules(8, 32, Asserted.SLAVE);

    private static Arguments broken(String rule, Supplier<Component> rules, String cycles) {
        return Arguments.of(rule, rules, cycles);
    }

    /** Each cycle sets what it names, and leaves all else as it is; {@code |} ends it. */
    static Stream<Arguments> broken() {
        return Stream.of(
                broken("A3.2.1: awvalid stays until awready", AXI_MASTER, "|awvalid=1|awvalid=0"),
                broken("A3.2.1: what awvalid offers stays until awready", AXI_MASTER, "|awvalid=1|awaddr=4"),
                broken("A3.1.2: awvalid is 0 behind a reset", AXI_MASTER, "awvalid=1"),
                broken("A3.2.1: wvalid stays until wready", AXI_MASTER, "|wvalid=1|wvalid=0"),
                broken("A3.2.1: what wvalid offers stays until wready", AXI_MASTER, "|wvalid=1|wstrb=1"),
                broken("A3.2.1: arvalid stays until arready", AXI_MASTER, "|arvalid=1|arvalid=0"),
                broken("A3.2.1: what arvalid offers stays until arready", AXI_MASTER, "|arvalid=1|arprot=1"),
                broken("at most 15 accesses", AXI_MASTER, "|arvalid=1 arready=1" + "|".repeat(15)),
                broken(
                        "A3.3.1: bvalid comes behind awvalid and awready",
                        AXI_SLAVE,
                        "|wvalid=1 wready=1|wvalid=0 bvalid=1"),
                broken(
                        "A3.3.1: bvalid comes behind wvalid and wready",
                        AXI_SLAVE,
                        "|awvalid=1 awready=1|awvalid=0 bvalid=1"),
                broken("A3.3.1: rvalid comes behind arvalid and arready", AXI_SLAVE, "|arvalid=1 arready=1 rvalid=1"),
                broken("A3.1.2: bvalid is 0 behind a reset", AXI_SLAVE, "bvalid=1"),
                broken(
                        "A3.2.1: rvalid stays until rready",
                        AXI_SLAVE,
                        "|arvalid=1 arready=1|arvalid=0 rvalid=1|rvalid=0"),
                broken(
                        "A3.2.1: what rvalid offers stays until rready",
                        AXI_SLAVE,
                        "|arvalid=1 arready=1|arvalid=0 rvalid=1|rdata=1"),
                broken("B1.1.1: rresp is not EXOKAY", AXI_SLAVE, "|arvalid=1 arready=1|arvalid=0 rvalid=1 rresp=1"),
                broken(
                        "B1.1.1: bresp is not EXOKAY",
                        AXI_SLAVE,
                        "|awvalid=1 awready=1 wvalid=1 wready=1|awvalid=0 wvalid=0 bvalid=1 bresp=1"),
                broken("A3.2.1: awvalid stays until awready", AXI4_MASTER, BURSTS + "awvalid=1|awvalid=0"),
                broken("A3.2.1: what awvalid offers stays until awready", AXI4_MASTER, BURSTS + "awvalid=1|awid=1"),
                broken("A3.2.1: what arvalid offers stays until arready", AXI4_MASTER, BURSTS + "arvalid=1|arlock=1"),
                broken("A3.2.1: what wvalid offers stays until wready", AXI4_MASTER, BURSTS + "wvalid=1|wlast=1"),
                broken("A3.1.2: arvalid is 0 behind a reset", AXI4_MASTER, "arsize=2 arburst=1 arvalid=1"),
                broken("A3.4.1: aw: size is not wider", AXI4_MASTER, BURSTS + "awsize=3|awvalid=1"),
                broken("A3.4.1: ar: burst is FIXED, INCR or WRAP", AXI4_MASTER, BURSTS + "arburst=3|arvalid=1"),
                broken(
                        "A3.4.1: ar: a FIXED burst has at most 16",
                        AXI4_MASTER,
                        BURSTS + "arburst=0 arlen=16|arvalid=1"),
                broken("A3.4.1: aw: a WRAP burst has 2, 4", AXI4_MASTER, BURSTS + "awburst=2 awlen=2|awvalid=1"),
                broken(
                        "A3.4.1: aw: a WRAP burst begins at a multiple",
                        AXI4_MASTER,
                        BURSTS + "awburst=2 awlen=3 awaddr=2|awvalid=1"),
                broken(
                        "A3.4.1: ar: a burst does not cross 4 KiB",
                        AXI4_MASTER,
                        BURSTS + "araddr=4088 arlen=1|arvalid=1 arready=1|araddr=4090 arlen=2"),
                broken("at most 2 bursts of a kind", AXI4_MASTER, BURSTS + "arvalid=1 arready=1|" + "|"),
                broken(
                        "at most 2 bursts of data come before their addresses",
                        AXI4_MASTER,
                        BURSTS + "wvalid=1 wlast=1 wready=1|" + "|"),
                broken(
                        "A3.4.1: wlast comes with the last",
                        AXI4_MASTER,
                        BURSTS + "awlen=1|awvalid=1 awready=1|awvalid=0 wvalid=1 wready=1|"),
                broken(
                        "A3.4.1: wlast comes with the last",
                        AXI4_MASTER,
                        BURSTS + "awlen=1|awvalid=1 awready=1|awvalid=0|wvalid=1 wlast=1"),
                broken(
                        "A3.4.1: awlen is that of the data that began",
                        AXI4_MASTER,
                        BURSTS + "wvalid=1 wready=1|awvalid=1 awready=1"),
                broken(
                        "A3.4.1: awlen is that of the data",
                        AXI4_MASTER,
                        BURSTS + "wvalid=1 wready=1|wlast=1|wvalid=0|awvalid=1 awready=1"),
                broken(
                        "A3.3.1: bvalid comes behind the address and the last",
                        AXI4_SLAVE,
                        BURSTS + "awvalid=1 awready=1|awvalid=0 wvalid=1 wlast=1 wready=1 bvalid=1"),
                broken(
                        "A3.3.1: bvalid comes behind the address and the last",
                        AXI4_SLAVE,
                        BURSTS + "wvalid=1 wlast=1 wready=1|wvalid=0 bvalid=1"),
                broken(
                        "A3.3.1: bvalid comes behind the address and the last",
                        AXI4_SLAVE,
                        BURSTS + "awvalid=1 awready=1 wvalid=1 wlast=1 wready=1|awvalid=0 wvalid=0|bvalid=1 bid=1"),
                broken("A3.3.1: rvalid comes behind", AXI4_SLAVE, BURSTS + "arvalid=1 arready=1 rvalid=1 rlast=1"),
                broken(
                        "A3.3.1: rvalid comes behind",
                        AXI4_SLAVE,
                        BURSTS + "arvalid=1 arready=1|arvalid=0 rvalid=1 rlast=1 rready=1|"),
                broken(
                        "A3.4.1: rlast comes with the last",
                        AXI4_SLAVE,
                        BURSTS + "arlen=1 arvalid=1 arready=1|arvalid=0 rvalid=1 rready=1|"),
                broken(
                        "A3.4.1: rlast comes with the last",
                        AXI4_SLAVE,
                        BURSTS
                                + "arlen=1 arvalid=1 arready=1|arid=1 arlen=0|arvalid=0 rvalid=1 rready=1 rlast=1 rid=1|rid=0"),
                broken(
                        "A3.2.1: what rvalid offers stays until rready",
                        AXI4_SLAVE,
                        BURSTS + "arvalid=1 arready=1|arvalid=0 rvalid=1 rlast=1|rresp=2"),
                broken("A3.1.2: bvalid is 0 behind a reset", AXI4_SLAVE, "bvalid=1"),
                broken("2.2.1: tvalid stays until tready", STREAM, "|tvalid=1|tvalid=0"),
                broken("2.2.1: what tvalid offers stays until tready", STREAM, "|tvalid=1|tlast=1"),
                broken("3.25: stb only while cyc", CLASSIC_MASTER, "|stb=1"),
                broken("3.20: cyc and stb are 0 behind a reset", CLASSIC_MASTER, "cyc=1"),
                broken("3.60: an access is offered until it is taken", CLASSIC_MASTER, "|cyc=1 stb=1|stb=0"),
                broken("3.60: an access stays as it is until it is taken", CLASSIC_MASTER, "|cyc=1 stb=1|we=1"),
                broken("3.45: one of ack and err", CLASSIC_SLAVE, "|cyc=1 stb=1|ack=1 err=1"),
                broken("3.35: ack and err answer cyc and stb", CLASSIC_SLAVE, "|cyc=1|ack=1"),
                broken("5.1: stall is 0 on a classic bus", CLASSIC_SLAVE, "|stall=1"),
                broken("3.25: cyc stays until all is answered", PIPED_MASTER, "|cyc=1 stb=1|cyc=0 stb=0"),
                broken("at most 15 accesses", PIPED_MASTER, "|cyc=1 stb=1" + "|".repeat(15)),
                broken("3.35: an answer to each access, no more", PIPED_SLAVE, "|cyc=1 stb=1|stb=0 ack=1|ack=1"),
                broken("2.1: penable only while psel", APB_MASTER, "|penable=1"),
                broken("3.1: a transfer begins with a cycle without penable", APB_MASTER, "|psel=1 penable=1"),
                broken("3.1: psel and penable stay until pready", APB_MASTER, "|psel=1|"),
                broken("3.1: a transfer stays as it is until pready", APB_MASTER, "|psel=1|penable=1|paddr=4"),
                broken("3.2: pstrb is 0 for a read", APB_MASTER, "|psel=1 pstrb=1"),
                broken("psel is 0 behind a reset", APB_MASTER, "psel=1"),
                broken("3.4: pslverr in the last cycle of a transfer only", APB_SLAVE, "|psel=1|penable=1 pslverr=1"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("broken")
    void aBrokenRuleIsNamed(String rule, Supplier<Component> rules, String cycles) {
        assertThatThrownBy(() -> run(rules, cycles))
                .isInstanceOf(AssertionViolation.class)
                .hasMessageContaining(rule);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("broken")
    void itIsSeenInTheLastCycleAndNotBefore(String rule, Supplier<Component> rules, String cycles) {
        int last = cycles.lastIndexOf('|');
        if (last > 0) {
            assertThatCode(() -> run(rules, cycles.substring(0, last))).doesNotThrowAnyException();
        }
    }

    private static void run(Supplier<Component> rules, String cycles) {
        Interpreter design = new Interpreter(Heddle.elaborate(rules::get).circuit());
        design.poke("reset", 1);
        design.step();
        design.poke("reset", 0);
        for (String cycle : cycles.split("\\|", -1)) {
            Arrays.stream(cycle.split(" "))
                    .filter(word -> !word.isEmpty())
                    .forEach(word -> design.poke("bus_" + word.split("=")[0], Long.parseLong(word.split("=")[1])));
            design.step();
        }
    }
}
