package org.heddle.verify.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.eclipse.elk.alg.layered.options.FixedAlignment;
import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.heddle.verify.diagram.BlockGraph.Block;
import org.heddle.verify.diagram.BlockGraph.End;
import org.heddle.verify.diagram.BlockGraph.Kind;
import org.heddle.verify.diagram.BlockGraph.Wire;

/**
 * Where everything of a drawing lies, in pixels from its upper left corner.
 *
 * <p>The layout is that of the Eclipse Layout Kernel's layered algorithm: data flows from left to right, inputs of the module
 * stand in the first layer, outputs in the last.
 */
final class Placement {
    static {
        LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    }

    /** A rectangle. */
    record Box(double x, double y, double width, double height) {}

    /** A point. */
    record Point(double x, double y) {}

    private final ElkNode root = ElkGraphUtil.createGraph();
    private final Map<String, ElkNode> nodes = new LinkedHashMap<>();
    private final Map<List<Object>, ElkPort> ports = new LinkedHashMap<>();
    private final Map<Wire, ElkEdge> edges = new LinkedHashMap<>();

    private Placement() {}

    static Placement of(BlockGraph graph) {
        Placement placement = new Placement();
        placement.build(graph);
        RecursiveGraphLayoutEngine engine = new RecursiveGraphLayoutEngine();
        engine.layout(placement.root, new BasicProgressMonitor());
        placement.fixRows();
        engine.layout(placement.root, new BasicProgressMonitor());
        return placement;
    }

    private void build(BlockGraph graph) {
        root.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
        root.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
        root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        root.setProperty(
                CoreOptions.PADDING,
                new ElkPadding(Lettering.TITLE, Lettering.MARGIN, Lettering.MARGIN, Lettering.MARGIN));
        root.setProperty(CoreOptions.SPACING_NODE_NODE, 26.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE, 14.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 9.0);
        root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 34.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 14.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 9.0);
        root.setProperty(LayeredOptions.NODE_PLACEMENT_BK_FIXED_ALIGNMENT, FixedAlignment.BALANCED);
        for (Block block : graph.blocks()) {
            nodes.put(block.name(), node(block, graph.wires()));
        }
        for (Wire wire : graph.wires()) {
            ElkPort from = port(wire.from(), PortSide.EAST);
            ElkPort to = port(wire.to(), PortSide.WEST);
            if (from.getParent() != to.getParent()) {
                edges.put(wire, ElkGraphUtil.createSimpleEdge(from, to));
            }
        }
    }

    private ElkNode node(Block block, List<Wire> wires) {
        ElkNode node = ElkGraphUtil.createNode(root);
        node.setProperty(CoreOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_SIDE);
        if (block.kind() == Kind.INPUT) {
            node.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.FIRST);
        } else if (block.kind() == Kind.OUTPUT) {
            node.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.LAST);
        }
        List<String> left = faces(block, wires.stream().map(Wire::to).toList());
        List<String> right = faces(block, wires.stream().map(Wire::from).toList());
        double words = Math.max(Lettering.nameWidth(block.name()), Lettering.detailWidth(block.detail()));
        double labels = widest(left, Lettering::faceWidth) + widest(right, Lettering::faceWidth);
        boolean labelled = block.kind() == Kind.INSTANCE;
        node.setWidth(Math.max(words, labelled ? labels + Lettering.GAP : 0) + 2 * Lettering.INSET);
        int rows = labelled ? Math.max(left.size(), right.size()) : 0;
        node.setHeight(Lettering.HEAD + rows * Lettering.ROW);
        return node;
    }

    /**
     * Gives the ends of wires their rows, below the block's head, in the order that a first layout found: the layout itself knows of no
     * part of a block that ends must keep out of.
     */
    private void fixRows() {
        for (ElkNode node : nodes.values()) {
            boolean labelled = node.getHeight() > Lettering.HEAD;
            for (PortSide side : new PortSide[] {PortSide.WEST, PortSide.EAST}) {
                List<ElkPort> inOrder = node.getPorts().stream()
                        .filter(port -> port.getProperty(CoreOptions.PORT_SIDE) == side)
                        .sorted(Comparator.comparingDouble(ElkPort::getY))
                        .toList();
                for (int row = 0; row < inOrder.size(); row++) {
                    double y = labelled ? Lettering.HEAD + row * Lettering.ROW + Lettering.ROW / 4 : Lettering.HEAD / 2;
                    inOrder.get(row).setY(y);
                }
            }
            node.setProperty(CoreOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_POS);
        }
    }

    private static List<String> faces(Block block, List<End> ends) {
        return ends.stream()
                .filter(end -> end.block().equals(block.name()))
                .map(End::face)
                .distinct()
                .toList();
    }

    private static double widest(List<String> texts, ToDoubleFunction<String> width) {
        return texts.stream().mapToDouble(width).max().orElse(0);
    }

    private ElkPort port(End end, PortSide side) {
        return ports.computeIfAbsent(List.of(end, side), key -> {
            ElkPort port = ElkGraphUtil.createPort(nodes.get(end.block()));
            port.setProperty(CoreOptions.PORT_SIDE, side);
            return port;
        });
    }

    double width() {
        return root.getWidth();
    }

    double height() {
        return root.getHeight();
    }

    Box box(Block block) {
        ElkNode node = nodes.get(block.name());
        return new Box(node.getX(), node.getY(), node.getWidth(), node.getHeight());
    }

    /** Where a wire leaves or enters its block. */
    Point point(End end, boolean leaving) {
        ElkPort port = ports.get(List.of(end, leaving ? PortSide.EAST : PortSide.WEST));
        ElkNode node = port.getParent();
        return new Point(node.getX() + port.getX(), node.getY() + port.getY());
    }

    /** The corners of a wire, its ends included. */
    List<Point> corners(Wire wire) {
        if (!edges.containsKey(wire)) {
            return around(
                    point(wire.from(), true),
                    point(wire.to(), false),
                    nodes.get(wire.from().block()));
        }
        List<Point> corners = new ArrayList<>();
        for (ElkEdgeSection section : edges.get(wire).getSections()) {
            corners.add(new Point(section.getStartX(), section.getStartY()));
            section.getBendPoints().forEach(bend -> corners.add(new Point(bend.getX(), bend.getY())));
            corners.add(new Point(section.getEndX(), section.getEndY()));
        }
        return corners;
    }

    /** A wire back to its own block, over its head. The layout would choose a side by hash codes. */
    private static List<Point> around(Point from, Point to, ElkNode block) {
        double right = from.x() + Lettering.LOOP;
        double left = to.x() - Lettering.LOOP;
        double above = block.getY() - Lettering.LOOP;
        return List.of(
                from,
                new Point(right, from.y()),
                new Point(right, above),
                new Point(left, above),
                new Point(left, to.y()),
                to);
    }
}
