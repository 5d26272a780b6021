package org.heddle.verify.diagram;

import static org.heddle.hdl.Types.stream;
import static org.heddle.hdl.Types.uint;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.catalogue.Tops;
import org.heddle.verify.diagram.BlockGraph.Block;
import org.heddle.verify.diagram.BlockGraph.End;
import org.heddle.verify.diagram.BlockGraph.Kind;
import org.heddle.verify.diagram.BlockGraph.Wire;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@Tag("slow")
class BlockDiagramTest {
    /** Two queues in a row; the second one's input goes through logic with a register. */
    static final class TwoQueues extends Component {
        final org.heddle.hdl.Stream<UInt> source = in(stream(uint(8)));
        final org.heddle.hdl.Stream<UInt> sink = out(stream(uint(8)));
        final Bool busy = out(org.heddle.hdl.Types.bool());

        TwoQueues() {
            Queue<UInt> first = instance(new Queue<>(uint(8), 4));
            Queue<UInt> second = instance(new Queue<>(uint(8), 2));
            UInt mask = reg(uint(8)).init(0);
            mask.set(mask.addWrap(1));
            first.enqueue.data().set(source.data());
            first.enqueue.valid().set(source.valid());
            source.ready().set(first.enqueue.ready());
            second.enqueue.data().set(first.dequeue.data().xor(mask));
            second.enqueue.valid().set(first.dequeue.valid());
            first.dequeue.ready().set(second.enqueue.ready());
            sink.data().set(second.dequeue.data());
            sink.valid().set(second.dequeue.valid());
            second.dequeue.ready().set(sink.ready());
            busy.set(mask.ne(0));
        }
    }

    static Stream<Top> tops() {
        return Tops.all().stream();
    }

    /** Circuits by name: elaborating a whole node takes longer than drawing it. */
    private static final Map<String, Circuit> CIRCUITS = new HashMap<>();

    private static Circuit circuit(Top top) {
        return CIRCUITS.computeIfAbsent(
                top.name(), name -> Heddle.elaborate(top.constructor()).circuit());
    }

    @AfterAll
    static void forgetTheCircuits() {
        CIRCUITS.clear();
    }

    @Test
    void blocksAndWiresAreThoseOfTheDesign() {
        Circuit circuit = Heddle.elaborate(TwoQueues::new).circuit();

        BlockGraph graph = BlockGraphs.of(circuit, circuit.module(circuit.top()));

        assertEquals(
                List.of(
                        "INPUT source",
                        "OUTPUT sink",
                        "OUTPUT busy",
                        "INSTANCE first",
                        "INSTANCE second",
                        "STATE own registers"),
                graph.blocks().stream()
                        .map(block -> block.kind() + " " + block.name())
                        .toList());
        assertEquals(
                List.of(
                        new Wire(new End("source", ""), new End("first", "enqueue"), 9, true),
                        new Wire(new End("first", "dequeue"), new End("second", "enqueue"), 9, true),
                        new Wire(new End("second", "dequeue"), new End("sink", ""), 9, true),
                        new Wire(new End("own registers", ""), new End("busy", ""), 1, false)),
                graph.wires());
    }

    @ParameterizedTest
    @MethodSource("tops")
    void everyDrawingIsWellFormedAndItsLinksLeadToDrawings(Top top) throws Exception {
        Circuit circuit = circuit(top);
        List<String> drawn = BlockDiagram.worthDrawing(circuit).stream()
                .map(module -> BlockDiagram.fileName(module.name()))
                .toList();
        for (ModuleDefinition module : BlockDiagram.worthDrawing(circuit)) {
            Document svg = parse(BlockDiagram.of(circuit, module));
            NodeList links = svg.getElementsByTagName("a");
            long nested = module.instances().stream()
                    .filter(instance ->
                            !circuit.module(instance.module()).instances().isEmpty())
                    .count();
            assertEquals(nested, links.getLength(), module.name());
            for (int i = 0; i < links.getLength(); i++) {
                String target =
                        links.item(i).getAttributes().getNamedItem("href").getNodeValue();
                assertTrue(drawn.contains(target), target);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tops")
    void blocksDoNotOverlapAndWiresEndAtThem(Top top) {
        Circuit circuit = circuit(top);
        for (ModuleDefinition module : BlockDiagram.worthDrawing(circuit)) {
            BlockGraph graph = BlockGraphs.of(circuit, module);
            Placement placement = Placement.of(graph);
            List<Placement.Box> boxes =
                    graph.blocks().stream().map(placement::box).toList();
            IntStream.range(0, boxes.size())
                    .forEach(i -> IntStream.range(0, i)
                            .forEach(j -> assertFalse(
                                    overlap(boxes.get(i), boxes.get(j)),
                                    () -> module.name() + ": " + graph.blocks().get(i) + " and "
                                            + graph.blocks().get(j))));
            for (Wire wire : graph.wires()) {
                List<Placement.Point> corners = placement.corners(wire);
                Placement.Point first = corners.get(0);
                Placement.Point last = corners.get(corners.size() - 1);
                Placement.Box from = placement.box(block(graph, wire.from()));
                Placement.Box to = placement.box(block(graph, wire.to()));
                assertAll(
                        wire.toString(),
                        () -> assertEquals(from.x() + from.width(), first.x(), 0.5),
                        () -> assertTrue(first.y() > from.y() && first.y() < from.y() + from.height()),
                        () -> assertEquals(to.x(), last.x(), 0.5),
                        () -> assertTrue(last.y() > to.y() && last.y() < to.y() + to.height()));
            }
        }
    }

    @Test
    void labelsKeepOutOfTheHeadOfTheirBlock() {
        Circuit circuit = Heddle.elaborate(TwoQueues::new).circuit();
        BlockGraph graph = BlockGraphs.of(circuit, circuit.module(circuit.top()));
        Placement placement = Placement.of(graph);
        for (Wire wire : graph.wires()) {
            Block to = block(graph, wire.to());
            if (to.kind() == Kind.INSTANCE) {
                double below = placement.point(wire.to(), false).y()
                        - placement.box(to).y();
                assertTrue(below >= Lettering.HEAD, wire + ": " + below);
            }
        }
    }

    private static Block block(BlockGraph graph, End end) {
        return graph.blocks().stream()
                .filter(block -> block.name().equals(end.block()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean overlap(Placement.Box a, Placement.Box b) {
        return a.x() < b.x() + b.width()
                && b.x() < a.x() + a.width()
                && a.y() < b.y() + b.height()
                && b.y() < a.y() + a.height();
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
