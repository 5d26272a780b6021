package org.heddle.verify.diagram;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.report.Html;
import org.heddle.verify.diagram.BlockGraph.Block;
import org.heddle.verify.diagram.BlockGraph.End;
import org.heddle.verify.diagram.BlockGraph.Kind;
import org.heddle.verify.diagram.BlockGraph.Wire;

/** The block diagram of one module as SVG. Blocks that have a diagram of their own link to it. */
public final class BlockDiagram {
    private static final int WIDE_BITS = 32;

    private final BlockGraph graph;
    private final Placement placement;
    private final StringBuilder svg = new StringBuilder();

    private BlockDiagram(BlockGraph graph) {
        this.graph = graph;
        this.placement = Placement.of(graph);
    }

    /** Name of the file that a module's diagram goes to: links between diagrams use it. */
    public static String fileName(String module) {
        return module + ".svg";
    }

    /** Modules that consist of sub-modules, in the circuit's order: those that are worth a drawing. */
    public static List<ModuleDefinition> worthDrawing(Circuit circuit) {
        return circuit.modules().stream()
                .filter(module -> !module.instances().isEmpty())
                .toList();
    }

    /** Draws a module: the same text for the same circuit, everywhere. */
    public static String of(Circuit circuit, ModuleDefinition module) {
        return draw(BlockGraphs.of(circuit, module));
    }

    static String draw(BlockGraph graph) {
        return new BlockDiagram(graph).draw();
    }

    private String draw() {
        line(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\" font-family=\"'DejaVu Sans Mono',Menlo,Consolas,monospace\" role=\"img\" aria-label=\"Block diagram of %s\">",
                number(placement.width()),
                number(placement.height()),
                number(placement.width()),
                number(placement.height()),
                Html.escape(graph.module()));
        line("<style>");
        line(
                ".paper{fill:#fff} .block{fill:#f4f6fa;stroke:#445;stroke-width:1.3} .face{fill:#fff;stroke:#889;stroke-width:1.1}");
        line(
                ".state{fill:#fff;stroke:#445;stroke-width:1.1;stroke-dasharray:4 3} .name{font-size:%dpx;font-weight:bold;fill:#223}",
                Lettering.NAME_SIZE);
        line(
                ".detail{font-size:%dpx;fill:#667} .label{font-size:%dpx;fill:#334} .title{font-size:16px;font-weight:bold;fill:#223}",
                Lettering.DETAIL_SIZE, Lettering.FACE_SIZE);
        line(".wire{fill:none;stroke:#445;stroke-width:1.2} .wide{stroke-width:2.4} .logic{stroke:#99a}");
        line("a .detail{fill:#1a4f9c;text-decoration:underline} a:hover .block{fill:#e3e9f5}");
        line("</style>");
        line(
                "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#445\"/></marker></defs>");
        line("<rect class=\"paper\" width=\"100%%\" height=\"100%%\"/>");
        line("<text class=\"title\" x=\"16\" y=\"24\">%s</text>", Html.escape(graph.module()));
        line(
                "<text class=\"detail\" x=\"16\" y=\"39\">thick: more than %d bits; grey: through logic of this module; an underlined module has its own diagram</text>",
                WIDE_BITS);
        graph.wires().forEach(this::wire);
        graph.blocks().forEach(this::block);
        labels();
        line("</svg>");
        return svg.toString();
    }

    private void wire(Wire wire) {
        String path = placement.corners(wire).stream()
                .map(point -> number(point.x()) + " " + number(point.y()))
                .collect(Collectors.joining("L", "M", ""));
        String style = "wire" + (wire.bits() > WIDE_BITS ? " wide" : "") + (wire.direct() ? "" : " logic");
        line(
                "<path class=\"%s\" d=\"%s\" marker-end=\"url(#tip)\"><title>%s to %s%s</title></path>",
                style,
                path,
                Html.escape(name(wire.from())),
                Html.escape(name(wire.to())),
                wire.bits() == 0 ? "" : ", " + wire.bits() + (wire.bits() == 1 ? " bit" : " bits"));
    }

    private static String name(End end) {
        return end.face().isEmpty() ? end.block() : end.block() + "." + end.face();
    }

    private void block(Block block) {
        Placement.Box box = placement.box(block);
        String style = switch (block.kind()) {
            case INPUT, OUTPUT -> "face";
            case INSTANCE -> "block";
            case STATE -> "state";
        };
        if (block.hasDiagram()) {
            line("<a href=\"%s\">", Html.escape(fileName(block.detail())));
        }
        line(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>",
                style,
                number(box.x()),
                number(box.y()),
                number(box.width()),
                number(box.height()),
                block.kind() == Kind.INSTANCE ? "4" : "12");
        text("name", box.x() + Lettering.INSET, box.y() + 16, "start", block.name());
        text("detail", box.x() + Lettering.INSET, box.y() + 29, "start", block.detail());
        if (block.hasDiagram()) {
            line("</a>");
        }
    }

    private void labels() {
        Set<String> instances = graph.blocks().stream()
                .filter(block -> block.kind() == Kind.INSTANCE)
                .map(Block::name)
                .collect(Collectors.toSet());
        Set<List<Object>> done = new HashSet<>();
        for (Wire wire : graph.wires()) {
            for (boolean leaving : new boolean[] {true, false}) {
                End end = leaving ? wire.from() : wire.to();
                if (instances.contains(end.block()) && done.add(List.of(end, leaving))) {
                    Placement.Point point = placement.point(end, leaving);
                    double x = point.x() + (leaving ? -Lettering.INSET : Lettering.INSET);
                    text("label", x, point.y() + 4, leaving ? "end" : "start", end.face());
                }
            }
        }
    }

    private void text(String style, double x, double y, String anchor, String text) {
        line(
                "<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>",
                style, number(x), number(y), anchor, Html.escape(text));
    }

    private static String number(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? String.valueOf(tenths / 10) : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
    }

    private void line(String format, Object... arguments) {
        svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
