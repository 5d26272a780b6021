package org.heddle.hdl.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Draws a state graph.
 *
 * <pre>
 * Design
 *
 * The states stand in one column, in the order in which they are first reached. A way to the next state is an arrow straight
 * down. Every other way leaves its state on a line of its own, to the right if it leads down and to the left if it leads up,
 * runs along a lane of its own beyond all labels, and comes back to its target. So no label meets a label, no lane a lane, and
 * nothing has to be measured but the length of texts.
 * </pre>
 */
public final class StateGraphSvg {
    private static final int CHARACTER = 7;
    private static final int LINE = 22;
    private static final int LANE = 14;
    private static final int GAP = 46;
    private static final int LONGEST_LABEL = 60;

    /** An edge beside the column, the height at which it leaves and that at which it arrives. */
    private record Side(StateGraph.Edge edge, boolean down, int fromY, int toY) {}

    private final StateGraph graph;
    private final List<String> order;
    private final List<StateGraph.Edge> straight = new ArrayList<>();
    private final List<Side> sides = new ArrayList<>();
    private final Map<String, Integer> top = new HashMap<>();
    private final Map<String, Integer> height = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    private StateGraphSvg(StateGraph graph) {
        this.graph = graph;
        this.order = order(graph);
    }

    /** The drawing as an SVG document. */
    public static String draw(StateGraph graph) {
        return new StateGraphSvg(graph).draw();
    }

    private static List<String> order(StateGraph graph) {
        Set<String> order = new LinkedHashSet<>();
        List<String> open = new ArrayList<>(List.of(graph.states().get(0)));
        while (!open.isEmpty()) {
            String state = open.remove(open.size() - 1);
            if (order.add(state)) {
                List<String> next = graph.edges().stream()
                        .filter(edge -> edge.from().equals(state))
                        .map(StateGraph.Edge::to)
                        .toList();
                for (int i = next.size() - 1; i >= 0; i--) {
                    open.add(next.get(i));
                }
            }
        }
        order.addAll(graph.states());
        return List.copyOf(order);
    }

    private String draw() {
        place();
        int box = 40 + CHARACTER * order.stream().mapToInt(String::length).max().orElse(0);
        int labelsLeft = labelWidth(false);
        int labelsRight = labelWidth(true);
        int lanesLeft = (int) sides.stream().filter(side -> !side.down()).count();
        int lanesRight = sides.size() - lanesLeft;
        int left = 20 + lanesLeft * LANE + labelsLeft;
        int width = left + box + labelsRight + lanesRight * LANE + 20;
        String last = order.get(order.size() - 1);
        int bottom = top.get(last) + height.get(last) + 20;
        line("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">"
                .formatted(width, bottom, width, bottom));
        line("<title>" + escape(graph.title()) + "</title>");
        line("<style>text{font:13px monospace;fill:#1a2b3c}.state{fill:#eef3f8;stroke:#35506b;stroke-width:1.5}"
                + ".way{fill:none;stroke:#35506b;stroke-width:1.3}.label{paint-order:stroke;stroke:#fff;stroke-width:4}"
                + "</style>");
        line("<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\""
                + " orient=\"auto\"><path d=\"M0 0L8 4L0 8Z\" fill=\"#35506b\"/></marker></defs>");
        int middle = left + box / 2;
        line("<circle cx=\"%d\" cy=\"14\" r=\"6\" fill=\"#35506b\"/>".formatted(middle));
        way("M%d 20L%d %d".formatted(middle, middle, top.get(order.get(0))));
        straight.forEach(edge -> straight(edge, middle));
        int laneLeft = left - labelsLeft;
        int laneRight = left + box + labelsRight;
        for (Side side : sides) {
            if (side.down()) {
                laneRight += LANE;
                side(side, left + box, laneRight, left + box + 8, "start");
            } else {
                laneLeft -= LANE;
                side(side, left, laneLeft, left - 8, "end");
            }
        }
        order.forEach(state -> box(state, left, box));
        line("</svg>");
        return text.toString();
    }

    /** Heights: a state has a line for each way that leaves or enters it at its busier side. */
    private void place() {
        List<StateGraph.Edge> beside = new ArrayList<>();
        Set<String> taken = new LinkedHashSet<>();
        for (StateGraph.Edge edge : graph.edges()) {
            boolean next = order.indexOf(edge.to()) == order.indexOf(edge.from()) + 1;
            if (next && taken.add(edge.from())) {
                straight.add(edge);
            } else {
                beside.add(edge);
            }
        }
        int y = 44;
        for (String state : order) {
            int lines = Math.max(lines(beside, state, true), lines(beside, state, false));
            top.put(state, y);
            height.put(state, Math.max(36, (lines + 1) * LINE));
            y += height.get(state) + GAP;
        }
        Map<String, Integer> used = new HashMap<>();
        for (StateGraph.Edge edge : beside) {
            boolean down = isDown(edge);
            int from = nextLine(used, edge.from(), down);
            int to = nextLine(used, edge.to(), down);
            sides.add(new Side(edge, down, from, to));
        }
    }

    private boolean isDown(StateGraph.Edge edge) {
        return order.indexOf(edge.to()) >= order.indexOf(edge.from());
    }

    private int lines(List<StateGraph.Edge> beside, String state, boolean down) {
        int lines = 0;
        for (StateGraph.Edge edge : beside) {
            if (isDown(edge) == down) {
                lines += (edge.from().equals(state) ? 1 : 0) + (edge.to().equals(state) ? 1 : 0);
            }
        }
        return lines;
    }

    private int nextLine(Map<String, Integer> used, String state, boolean down) {
        return top.get(state) + LINE * used.merge(state + down, 1, Integer::sum);
    }

    private int labelWidth(boolean down) {
        return 24
                + CHARACTER
                        * sides.stream()
                                .filter(side -> side.down() == down)
                                .mapToInt(side -> shortened(side.edge().label()).length())
                                .max()
                                .orElse(0);
    }

    private void straight(StateGraph.Edge edge, int middle) {
        int from = top.get(edge.from()) + height.get(edge.from());
        way("M%d %dL%d %d".formatted(middle, from, middle, top.get(edge.to())));
        label(edge.label(), middle + 8, from + GAP / 2 + 4, "start");
    }

    private void side(Side side, int edgeX, int laneX, int labelX, String anchor) {
        way("M%d %dH%dV%dH%d".formatted(edgeX, side.fromY(), laneX, side.toY(), edgeX));
        label(side.edge().label(), labelX, side.fromY() - 4, anchor);
    }

    private void box(String state, int left, int width) {
        int y = top.get(state);
        line("<rect class=\"state\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"9\"/>"
                .formatted(left, y, width, height.get(state)));
        line("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>"
                .formatted(left + width / 2, y + height.get(state) / 2 + 5, escape(state)));
    }

    private void way(String path) {
        line("<path class=\"way\" d=\"" + path + "\" marker-end=\"url(#tip)\"/>");
    }

    private void label(String label, int x, int y, String anchor) {
        if (!label.isEmpty()) {
            String whole = shortened(label).equals(label) ? "" : "<title>" + escape(label) + "</title>";
            line("<text class=\"label\" x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s%s</text>"
                    .formatted(x, y, anchor, whole, escape(shortened(label))));
        }
    }

    private static String shortened(String label) {
        return label.length() <= LONGEST_LABEL ? label : label.substring(0, LONGEST_LABEL - 2) + "..";
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private void line(String content) {
        text.append(content).append('\n');
    }
}
