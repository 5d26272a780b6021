package org.heddle.hdl.blackbox;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The ports of one module of a Verilog file.
 *
 * @param ports by name, in the order of their declarations
 * @param parameters that can be given, in the order of their declarations
 */
public record VerilogHeader(Map<String, Port> ports, List<String> parameters) {
    /**
     * One port.
     *
     * @param direction input, output or inout
     * @param width in bits
     */
    public record Port(String direction, int width) {}

    /** Reports a header that the reader does not understand. */
    public static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnreadableException(String message) {
            super(message);
        }
    }

    /**
     * Reads the header.
     *
     * @param given numbers for parameters that are not to have their default
     * @throws UnreadableException if there is no such module, or its header is beyond this reader
     */
    public static VerilogHeader read(String text, String module, Map<String, BigInteger> given) {
        return new Reader(new Tokens(text), given).read(module);
    }

    private static final class Reader {
        private final Tokens tokens;
        private final Map<String, BigInteger> given;
        private final Map<String, BigInteger> values = new LinkedHashMap<>();
        private final List<String> parameters = new ArrayList<>();
        private final Map<String, Port> ports = new LinkedHashMap<>();

        Reader(Tokens tokens, Map<String, BigInteger> given) {
            this.tokens = tokens;
            this.given = given;
        }

        VerilogHeader read(String module) {
            if (!tokens.skipPast("module", module)) {
                throw new UnreadableException("there is no module " + module);
            }
            if (tokens.take("#")) {
                tokens.require("(");
                while (!tokens.take(")")) {
                    tokens.take("parameter");
                    parameter(true);
                    tokens.take(",");
                }
            }
            List<String> names = tokens.take("(") ? portList() : List.of();
            tokens.require(";");
            body();
            for (String name : names) {
                if (!ports.containsKey(name)) {
                    throw new UnreadableException("port " + name + " is never declared");
                }
            }
            return new VerilogHeader(ports, parameters);
        }

        /** Declarations in the list; or bare names, declared behind it. */
        private List<String> portList() {
            List<String> bare = new ArrayList<>();
            while (!tokens.take(")")) {
                if (isDirection(tokens.peek())) {
                    String direction = tokens.next();
                    int width = typeAndWidth();
                    ports.put(tokens.next(), new Port(direction, width));
                    while (tokens.take(",") && !isDirection(tokens.peek())) {
                        ports.put(tokens.next(), new Port(direction, width));
                    }
                } else {
                    bare.add(tokens.next());
                    tokens.take(",");
                }
            }
            return bare;
        }

        /** Only declarations of parameters and ports are looked at. */
        private void body() {
            while (!tokens.take("endmodule")) {
                String word = tokens.next();
                if (word.equals("parameter") || word.equals("localparam")) {
                    do {
                        parameter(word.equals("parameter"));
                    } while (tokens.take(","));
                } else if (isDirection(word)) {
                    int width = typeAndWidth();
                    do {
                        ports.put(tokens.next(), new Port(word, width));
                    } while (tokens.take(","));
                } else if (word.equals("function") || word.equals("task")) {
                    tokens.skipPast("end" + word);
                }
            }
        }

        private void parameter(boolean settable) {
            typeAndWidth();
            String name = tokens.next();
            tokens.require("=");
            if (tokens.isString()) {
                tokens.next();
            } else {
                BigInteger value = new HeaderNumbers(tokens, values).expression();
                values.put(name, settable ? given.getOrDefault(name, value) : value);
            }
            if (settable) {
                parameters.add(name);
            }
        }

        private int typeAndWidth() {
            while (List.of("wire", "reg", "signed", "integer", "tri", "logic").contains(tokens.peek())) {
                tokens.next();
            }
            if (!tokens.take("[")) {
                return 1;
            }
            HeaderNumbers numbers = new HeaderNumbers(tokens, values);
            BigInteger high = numbers.expression();
            tokens.require(":");
            BigInteger low = numbers.expression();
            tokens.require("]");
            return high.subtract(low).abs().intValueExact() + 1;
        }

        private static boolean isDirection(String word) {
            return word.equals("input") || word.equals("output") || word.equals("inout");
        }
    }
}
