package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A k-ary n-tree: switches in n levels, each with k ports downwards and k upwards, k^n nodes below (Petrini and Vanneschi, 1997). Of a
 * tree with fewer nodes what no route takes is left out.
 *
 * <p>A switch of level l has n - 1 digits w of base k. It stands above node d if w[i] = d[i + 1] for all i from l on. Upwards a packet for
 * d takes port d[l], downwards port d[l] too, so that all packets for a node take the same way down (Gómez et al., 2007: d-mod-k). Routes
 * go up, then down, and never up again: links numbered by the levels, upward ones first, are taken in rising order, so no ring of packets
 * that wait for each other can close.
 */
public final class FatTree {
    /** Most nodes. */
    public static final int MOST_NODES = 1_024;
    /** Most ports downwards of a switch. */
    public static final int MOST_RADIX = 16;

    /**
     * End of a cable: a node, or a port of a switch.
     *
     * @param isNode whether it is a node; else it is a port of a switch
     * @param number of the node or switch
     * @param port of the switch; 0 for a node
     */
    public record End(boolean isNode, int number, int port) {}

    /** Where a switch stands: its digits as a number of base k. */
    private record Place(int level, int digits) {}

    private static final class Switch {
        final Place place;
        /** For each node: a port downwards, or the radix more than one upwards. */
        final int[] routes;
        /** Ports in use: downwards, then upwards. */
        int down;

        int up;

        Switch(Place place, int nodes) {
            this.place = place;
            routes = new int[nodes];
        }
    }

    private final int nodes;
    private final int radix;
    private final int levels;
    private final List<Switch> switches = new ArrayList<>();
    private final Map<Place, Integer> numbers = new HashMap<>();

    /**
     * A tree of the fewest levels that its nodes need.
     *
     * @param nodes 2 to {@value #MOST_NODES}
     * @param radix k: ports downwards of a switch, 2 to {@value #MOST_RADIX}
     * @throws IllegalArgumentException if there are too few or too many of them
     */
    public FatTree(int nodes, int radix) {
        if (nodes < 2 || nodes > MOST_NODES || radix < 2 || radix > MOST_RADIX) {
            throw new IllegalArgumentException("a fat tree has 2 to " + MOST_NODES + " nodes and a radix of 2 to "
                    + MOST_RADIX + ": nodes=" + nodes + ", radix=" + radix);
        }
        this.nodes = nodes;
        this.radix = radix;
        int needed = 1;
        while (power(needed) < nodes) {
            needed++;
        }
        levels = needed;
        for (int node = 0; node < nodes; node++) {
            number(leafOf(node));
        }
        // Switches that are reached from here come behind these in the list.
        for (int i = 0; i < switches.size(); i++) {
            for (int destination = 0; destination < nodes; destination++) {
                route(switches.get(i), destination);
            }
        }
    }

    /** Follows a packet through a switch, over a cable that ends at ports of both sides. */
    private void route(Switch here, int destination) {
        int level = here.place.level;
        int digit = digit(destination, level);
        if (!isAbove(here.place, destination)) {
            here.routes[destination] = radix + digit;
            here.up = Math.max(here.up, digit + 1);
            Switch above = switches.get(number(above(here, digit)));
            above.down = Math.max(above.down, digit(here.place.digits, level) + 1);
            return;
        }
        here.routes[destination] = digit;
        here.down = Math.max(here.down, digit + 1);
        if (level > 0) {
            Switch below = switches.get(number(below(here, digit)));
            below.up = Math.max(below.up, digit(here.place.digits, level - 1) + 1);
        }
    }

    /** Nodes. */
    public int nodes() {
        return nodes;
    }

    /** Switches, the leaves first. */
    public int switches() {
        return switches.size();
    }

    /** Ports of a switch that cables or routes may use: those downwards, then those upwards. */
    public int ports(int number) {
        return switches.get(number).down + switches.get(number).up;
    }

    /** The level of a switch, 0 for a leaf. */
    public int level(int number) {
        return switches.get(number).place.level;
    }

    /** Where a switch stands in its level: its w as a number of base k. Switches above the same nodes have near ones. */
    int digits(int number) {
        return switches.get(number).place.digits;
    }

    /** Levels of switches. */
    public int levels() {
        return levels;
    }

    /** Where a node's cable ends. */
    public End leaf(int node) {
        return new End(false, numbers.get(leafOf(node)), node % radix);
    }

    /** The port at which a switch forwards what is for a node. */
    public int route(int number, int destination) {
        Switch here = switches.get(number);
        int route = here.routes[destination];
        return route < radix ? route : here.down + route - radix;
    }

    /** The other end of the cable at a port of a switch; empty if there is no cable. */
    public Optional<End> peer(int number, int port) {
        Switch here = switches.get(number);
        int level = here.place.level;
        if (port >= here.down) {
            int digit = port - here.down;
            int there = digit(here.place.digits, level);
            return there(above(here, digit))
                    .filter(other -> digit < here.up && there < switches.get(other).down)
                    .map(other -> new End(false, other, there));
        }
        if (level == 0) {
            int node = here.place.digits * radix + port;
            return node < nodes ? Optional.of(new End(true, node, 0)) : Optional.empty();
        }
        int digit = digit(here.place.digits, level - 1);
        return there(below(here, port))
                .filter(other -> digit < switches.get(other).up)
                .map(other -> new End(false, other, switches.get(other).down + digit));
    }

    /** Switches between two nodes. */
    public int hops(int from, int to) {
        int hops = 1;
        End at = leaf(from);
        Optional<End> next = peer(at.number, route(at.number, to));
        while (next.isPresent() && !next.get().isNode) {
            hops++;
            at = next.get();
            next = peer(at.number, route(at.number, to));
        }
        if (next.map(End::number).filter(end -> end == to).isEmpty()) {
            throw new IllegalStateException("the route from node " + from + " to node " + to + " ends at " + next);
        }
        return hops;
    }

    private Optional<Integer> there(Place place) {
        return Optional.ofNullable(numbers.get(place));
    }

    private Place above(Switch here, int digit) {
        return new Place(here.place.level + 1, with(here.place.digits, here.place.level, digit));
    }

    private Place below(Switch here, int digit) {
        return new Place(here.place.level - 1, with(here.place.digits, here.place.level - 1, digit));
    }

    private int number(Place place) {
        return numbers.computeIfAbsent(place, absent -> {
            switches.add(new Switch(absent, nodes));
            return switches.size() - 1;
        });
    }

    private Place leafOf(int node) {
        return new Place(0, node / radix);
    }

    private boolean isAbove(Place place, int node) {
        return place.digits / power(place.level) == node / radix / power(place.level);
    }

    private int digit(int number, int index) {
        return number / power(index) % radix;
    }

    private int with(int number, int index, int digit) {
        return number + (digit - digit(number, index)) * power(index);
    }

    private int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= radix;
        }
        return power;
    }
}
