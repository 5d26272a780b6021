package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.Encoding;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class FsmTest {
    enum Phase {
        IDLE,
        LOAD,
        RUN,
        FLUSH
    }

    /** Loads, runs for as long as nobody cancels, restarts, and flushes unless held. */
    static final class Engine extends Component {
        final Bool start = in(bool());
        final Bool again = in(bool());
        final Bool cancel = in(bool());
        final Bool hold = in(bool());
        final UInt phase = out(uint(2));
        final UInt runs = out(uint(6));
        final UInt ended = out(uint(6));
        final UInt ticks = out(uint(8));
        final Bool entersRun = out(bool());
        final Bool leavesRun = out(bool());

        Engine(Encoding encoding) {
            parameter("encoding", encoding);
            UInt runCount = reg(uint(6)).init(0);
            UInt endCount = reg(uint(6)).init(0);
            UInt tickCount = reg(uint(8)).init(0);
            Fsm<Phase> machine = fsm(Phase.IDLE, encoding, m -> {
                m.state(Phase.IDLE).goTo(Phase.LOAD, start);
                m.state(Phase.LOAD).goTo(Phase.RUN);
                m.state(Phase.RUN)
                        .onEntry(() -> runCount.set(runCount.addWrap(1)))
                        .onExit(() -> endCount.set(endCount.addWrap(1)))
                        .during(() -> tickCount.set(tickCount.addWrap(1)))
                        .goTo(Phase.FLUSH, cancel)
                        .goTo(Phase.RUN, again)
                        .goTo(Phase.IDLE, start.and(hold));
                m.state(Phase.FLUSH).stay(hold).goTo(Phase.RUN, again).goTo(Phase.IDLE);
            });
            phase.set(machine.value().encoded(Encoding.BINARY).asUInt());
            runs.set(runCount);
            ended.set(endCount);
            ticks.set(tickCount);
            entersRun.set(machine.entering(Phase.RUN));
            leavesRun.set(machine.leaving(Phase.RUN));
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource(Encoding.class)
    void transitionsAndActionsFollowAMachineInJava(Encoding encoding) {
        Design<Engine> design = Heddle.elaborate(() -> new Engine(encoding));
        Lint.requireClean(design);
        Random random = new Random(2);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        Set<Phase> seen = new HashSet<>();
        Phase phase = Phase.IDLE;
        int runs = 0;
        int ended = 0;
        int ticks = 0;
        for (int cycle = 0; cycle < 300; cycle++) {
            boolean start = random.nextBoolean();
            boolean again = random.nextInt(3) == 0;
            boolean cancel = random.nextInt(4) == 0;
            boolean hold = random.nextBoolean();
            rows.add(Map.of("start", bit(start), "again", bit(again), "cancel", bit(cancel), "hold", bit(hold)));
            seen.add(phase);
            Phase next = phase;
            boolean moves = true;
            switch (phase) {
                case IDLE -> {
                    next = Phase.LOAD;
                    moves = start;
                }
                case LOAD -> next = Phase.RUN;
                case RUN -> {
                    next = cancel ? Phase.FLUSH : again ? Phase.RUN : Phase.IDLE;
                    moves = cancel || again || start && hold;
                }
                default -> {
                    next = again ? Phase.RUN : Phase.IDLE;
                    moves = !hold;
                }
            }
            boolean enters = moves && next == Phase.RUN;
            boolean leaves = moves && phase == Phase.RUN;
            expected.add(Map.of(
                    "phase", BigInteger.valueOf(phase.ordinal()),
                    "runs", BigInteger.valueOf(runs % 64),
                    "ended", BigInteger.valueOf(ended % 64),
                    "ticks", BigInteger.valueOf(ticks % 256),
                    "entersRun", bit(enters),
                    "leavesRun", bit(leaves)));
            ticks += phase == Phase.RUN ? 1 : 0;
            runs += enters ? 1 : 0;
            ended += leaves ? 1 : 0;
            phase = moves ? next : phase;
        }
        assertThat(seen).containsExactlyInAnyOrder(Phase.values());
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Test
    void theDrawingShowsEveryStateAndEveryConditionOnce() throws Exception {
        Design<Engine> design = Heddle.elaborate(() -> new Engine(Encoding.BINARY));
        Map<String, String> files = design.companions().get(0).files();
        assertThat(files).containsOnlyKeys("Engine_BINARY_machine.svg");
        Document drawing = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(files.get("Engine_BINARY_machine.svg"))));
        assertThat(texts(drawing, "state")).containsExactlyInAnyOrder("IDLE", "LOAD", "RUN", "FLUSH");
        assertThat(texts(drawing, "label"))
                .containsExactlyInAnyOrder("start", "cancel", "again", "start && hold", "again");
        List<String> ways = attributes(drawing, "path", "d");
        assertThat(ways).doesNotHaveDuplicates().hasSize(1 + 7 + 1); // the start, the ways, the arrow's tip
        assertThat(ways.stream().filter(way -> way.contains("V")).map(way -> way.replaceAll(".*H(\\d+)V.*", "$1")))
                .as("lanes")
                .doesNotHaveDuplicates()
                .hasSize(4);
    }

    /** Labels have a class of their own; the names of the states have none. */
    private static List<String> texts(Document drawing, String kind) {
        List<String> texts = new ArrayList<>();
        NodeList nodes = drawing.getElementsByTagName("text");
        for (int i = 0; i < nodes.getLength(); i++) {
            Element text = (Element) nodes.item(i);
            if (text.getAttribute("class").equals("label") == kind.equals("label")) {
                texts.add(text.getTextContent());
            }
        }
        return texts;
    }

    private static List<String> attributes(Document drawing, String tag, String attribute) {
        List<String> values = new ArrayList<>();
        NodeList nodes = drawing.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
            values.add(((Element) nodes.item(i)).getAttribute(attribute));
        }
        return values;
    }

    /** Its condition is made of its own state, which must be there before it. */
    static final class Alternating extends Component {
        final Bool go = in(bool());
        final Bool busy = out(bool());

        Alternating() {
            Fsm<Half> state = fsm(Half.EVEN);
            Bool moves = go.or(state.is(Half.ODD));
            state.describe(m -> {
                m.state(Half.EVEN).goTo(Half.ODD, moves);
                m.state(Half.ODD).goTo(Half.EVEN, moves);
            });
            busy.set(state.leaving(Half.EVEN).or(state.is(Half.ODD)));
        }
    }

    enum Half {
        EVEN,
        ODD
    }

    @Test
    void aMachineMayBeDescribedBehindWhatIsMadeOfItsState() {
        Design<Alternating> design = Heddle.elaborate(Alternating::new);
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.poke("go", 1);
        assertThat(run.peek("busy")).isEqualTo(BigInteger.ONE);
        run.step();
        run.poke("go", 0);
        assertThat(run.peek("busy")).isEqualTo(BigInteger.ONE);
        run.step();
        assertThat(run.peek("busy")).isEqualTo(BigInteger.ZERO);
    }
}
