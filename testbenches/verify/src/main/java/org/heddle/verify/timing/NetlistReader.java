package org.heddle.verify.timing;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.Netlist.NetName;
import org.heddle.verify.timing.Netlist.Pin;
import org.heddle.verify.timing.Netlist.Port;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads the JSON of yosys value by value: a node's netlist has some 100 MB, of which a tenth matters.
 *
 * <p>The library's cells stand beside the top as modules without contents and are passed over.
 */
final class NetlistReader {
    private final JsonParser json;
    private final String top;
    private final List<Port> ports = new ArrayList<>();
    private final List<Cell> cells = new ArrayList<>();
    private final List<NetName> names = new ArrayList<>();
    private final Map<String, String> words = new HashMap<>();
    private int nets;
    private boolean found;

    private NetlistReader(JsonParser json, String top) {
        this.json = json;
        this.top = top;
    }

    /**
     * Reads the top of a netlist.
     *
     * @throws TimingException if it is not there, or the text is none of yosys
     */
    static Netlist read(InputStream stream, String top) throws IOException {
        try (JsonParser json = JsonFactory.builder().build().createParser(ObjectReadContext.empty(), stream)) {
            return new NetlistReader(json, top).netlist();
        } catch (JacksonException broken) {
            throw new TimingException("the netlist of " + top + " is not JSON of yosys (" + broken.getOriginalMessage()
                    + "): clear the cache with ./heddle cache --clear");
        }
    }

    private Netlist netlist() {
        json.nextToken();
        object(key -> {
            if (key.equals("modules")) {
                object(this::module);
            } else {
                json.skipChildren();
            }
        });
        if (!found) {
            throw new TimingException("the netlist holds no module " + top + ": it is another design's");
        }
        return new Netlist(top, List.copyOf(ports), List.copyOf(cells), List.copyOf(names), nets);
    }

    @FunctionalInterface
    private interface Member {
        /** Reads the value of a key, at whose first token the parser stands. */
        void read(String key);
    }

    private void object(Member member) {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw new TimingException(
                    "the netlist of " + top + " has " + json.currentToken() + " where an object belongs");
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String key = json.currentName();
            json.nextToken();
            member.read(key);
        }
    }

    private void module(String name) {
        if (!name.equals(top)) {
            json.skipChildren();
            return;
        }
        found = true;
        object(part -> {
            switch (part) {
                case "ports" -> object(this::port);
                case "cells" -> object(this::cell);
                case "netnames" -> object(this::netName);
                default -> json.skipChildren();
            }
        });
    }

    private void port(String name) {
        String[] direction = {""};
        int[][] bits = {{}};
        object(key -> {
            switch (key) {
                case "direction" -> direction[0] = json.getString();
                case "bits" -> bits[0] = bits();
                default -> json.skipChildren();
            }
        });
        if (direction[0].equals("inout")) {
            throw new TimingException("port " + name + " of " + top
                    + " goes both ways, which has no timing here: split it into an input and an output");
        }
        ports.add(new Port(name, direction[0].equals("input"), bits[0]));
    }

    private void cell(String name) {
        String[] type = {""};
        Map<String, String> attributes = new HashMap<>();
        Map<String, String> parameters = new HashMap<>();
        Set<String> outputs = new HashSet<>();
        List<Pin> pins = new ArrayList<>();
        object(key -> {
            switch (key) {
                case "type" -> type[0] = word(json.getString());
                case "attributes" -> texts(attributes);
                case "parameters" -> texts(parameters);
                case "port_directions" ->
                    object(pin -> {
                        if (!json.getString().equals("input")) {
                            outputs.add(pin);
                        }
                    });
                case "connections" -> object(pin -> pins.add(new Pin(word(pin), outputs.contains(pin), bits())));
                default -> json.skipChildren();
            }
        });
        parameters.keySet().removeIf(parameter -> parameter.contains("INIT"));
        cells.add(new Cell(
                name, type[0], word(attributes.getOrDefault("src", "")), Map.copyOf(parameters), List.copyOf(pins)));
    }

    private void netName(String name) {
        Map<String, String> attributes = new HashMap<>();
        int[][] bits = {{}};
        boolean[] hidden = {false};
        object(key -> {
            switch (key) {
                case "hide_name" -> hidden[0] = json.getIntValue() != 0;
                case "bits" -> bits[0] = bits();
                case "attributes" -> texts(attributes);
                default -> json.skipChildren();
            }
        });
        if (!hidden[0]) {
            String path = attributes.getOrDefault("hdlname", "");
            names.add(new NetName(
                    name,
                    path.isEmpty() ? List.of() : List.of(path.split(" ")),
                    word(attributes.getOrDefault("src", "")),
                    attributes.containsKey("ASYNC_REG"),
                    bits[0]));
        }
    }

    private void texts(Map<String, String> into) {
        object(key -> into.put(word(key), word(value(json.getString().strip()))));
    }

    /** Whole numbers come as 32 bits. */
    private static String value(String text) {
        return text.length() == Integer.SIZE && text.chars().allMatch(c -> c == '0' || c == '1')
                ? Integer.toString(Integer.parseUnsignedInt(text, 2))
                : text;
    }

    /** The same few words come again and again. */
    private String word(String text) {
        String known = words.putIfAbsent(text, text);
        return known == null ? text : known;
    }

    private int[] bits() {
        int[] bits = new int[8];
        int count = 0;
        while (json.nextToken() != JsonToken.END_ARRAY) {
            if (count == bits.length) {
                bits = Arrays.copyOf(bits, 2 * count);
            }
            bits[count++] = bit();
        }
        return Arrays.copyOf(bits, count);
    }

    private int bit() {
        if (json.currentToken() == JsonToken.VALUE_NUMBER_INT) {
            int net = json.getIntValue();
            nets = Math.max(nets, net + 1);
            return net;
        }
        return switch (json.getString()) {
            case "0" -> Netlist.ZERO;
            case "1" -> Netlist.ONE;
            default -> Netlist.UNKNOWN;
        };
    }
}
