package org.heddle.hdl.registers.systemrdl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads definitions and instances. A name stands for a definition above it, so that no component can be a part of itself, and the
 * defaults that a component has are those above it.
 */
final class RdlParser {
    /** Words that begin what the language has and a register map has not. */
    private static final Map<String, String> NOT_READ = Map.of(
            "signal", "describe the ports of the hardware in Java",
            "constraint", "take it out",
            "struct", "take it out",
            "alias", "describe the register once",
            "posedge", "describe the interrupt in Java",
            "negedge", "describe the interrupt in Java",
            "bothedge", "describe the interrupt in Java",
            "level", "describe the interrupt in Java",
            "nonsticky", "describe the interrupt in Java",
            "abstract", "take it out");

    private final RdlTokens tokens;
    private final RdlValues values;
    private final List<RdlComponent> maps = new ArrayList<>();
    private final Set<RdlComponent> used = Collections.newSetFromMap(new IdentityHashMap<>());

    private RdlParser(List<RdlToken> tokens) {
        this.tokens = new RdlTokens(tokens);
        this.values = new RdlValues(this.tokens);
    }

    /**
     * Returns the address maps of a file that are no part of another one.
     *
     * @throws SystemRdlException at the first thing that is not read
     */
    static List<RdlComponent> maps(List<RdlToken> tokens) {
        RdlParser parser = new RdlParser(tokens);
        RdlScope file = new RdlScope(null);
        while (parser.tokens.peek().kind() != RdlToken.Kind.END) {
            parser.element(file, Optional.empty());
            parser.tokens.require(";", "behind what ends here");
        }
        return parser.maps.stream().filter(map -> !parser.used.contains(map)).toList();
    }

    private void element(RdlScope scope, Optional<RdlComponent> owner) {
        RdlToken first = tokens.peek();
        RdlToken second = tokens.peekBehind();
        if (RdlType.of(first).isPresent()) {
            definition(scope, owner, false);
        } else if (first.is("external") || first.is("internal")) {
            tokens.take();
            if (RdlType.of(tokens.peek()).isPresent()) {
                definition(scope, owner, first.is("external"));
            } else {
                namedInstances(scope, owner, first.is("external"));
            }
        } else if (first.is("enum")) {
            scope.define(values.enumeration(), second.place());
        } else if (first.is("property") && owner.isEmpty()) {
            values.propertyDefinition();
        } else if (first.is("default")) {
            tokens.take();
            RdlPlace at = tokens.peek().place();
            RdlProperty property = values.property();
            scope.setDefault(property, values.value(property, scope), at);
        } else if (first.kind() == RdlToken.Kind.WORD && (second.is("=") || second.is(";"))) {
            RdlProperty property = values.property();
            RdlValue value = values.value(property, scope);
            owner.orElseThrow(() -> first.place()
                            .refuse("a property stands outside of a component", "move it in, or put default before it"))
                    .assign(property, value, first.place());
        } else if (first.kind() == RdlToken.Kind.WORD && NOT_READ.containsKey(first.text())) {
            throw first.place().refuse(first.shown() + " is not read", NOT_READ.get(first.text()));
        } else if (second.is("->") || second.is(".") || second.is("[")) {
            throw first.place()
                    .refuse(
                            "a property is given to " + first.shown() + " behind its definition, which is not read",
                            "give it in the definition");
        } else {
            namedInstances(scope, owner, false);
        }
    }

    private void definition(RdlScope scope, Optional<RdlComponent> owner, boolean isExternalBefore) {
        RdlToken word = tokens.take();
        RdlType type = RdlType.of(word).orElseThrow();
        boolean isNamed = !tokens.peek().is("{");
        RdlPlace place = isNamed ? tokens.peek().place() : word.place();
        RdlComponent component = new RdlComponent(
                type, isNamed ? tokens.name("the " + type.word()).text() : "", place, scope.defaults());
        refuseParameters();
        body(component, word, scope);
        if (isNamed) {
            scope.define(component);
            if (owner.isEmpty() && type == RdlType.ADDRMAP) {
                maps.add(component);
            }
        }
        boolean isExternal = tokens.takes("external");
        boolean isPlaced = isExternal
                || isExternalBefore
                || tokens.takes("internal")
                || !tokens.peek().is(";");
        if (isPlaced) {
            instances(scope, owner, component, isExternal || isExternalBefore);
        } else if (!isNamed) {
            throw word.place().refuse("the " + type.word() + " has neither name nor instance", "name what it is");
        }
    }

    private void body(RdlComponent component, RdlToken word, RdlScope scope) {
        RdlScope inner = new RdlScope(scope);
        if (inner.depth() > RdlComponent.MOST_LEVELS) {
            throw word.place()
                    .refuse(
                            "there are more than " + RdlComponent.MOST_LEVELS + " definitions in one another",
                            "use fewer levels");
        }
        tokens.require("{", "of the " + word.text());
        while (!tokens.takes("}")) {
            if (tokens.peek().kind() == RdlToken.Kind.END) {
                throw word.place().refuse("the " + word.text() + " begins here and does not end", "close it with };");
            }
            element(inner, Optional.of(component));
            tokens.require(";", "behind what ends here");
        }
    }

    private void refuseParameters() {
        if (tokens.peek().is("#")) {
            throw tokens.peek().place().refuse("parameters are not read", "write the values themselves");
        }
    }

    private void namedInstances(RdlScope scope, Optional<RdlComponent> owner, boolean isExternal) {
        RdlToken type = tokens.peek();
        if (type.is("alias")) {
            throw type.place().refuse("\"alias\" is not read", NOT_READ.get("alias"));
        }
        tokens.name("a component or property");
        refuseParameters();
        RdlComponent component = scope.component(type.text())
                .orElseThrow(() -> type.place()
                        .refuse("there is no component " + type.shown() + " above", "define it before it is used"));
        instances(scope, owner, component, isExternal);
    }

    private void instances(RdlScope scope, Optional<RdlComponent> owner, RdlComponent component, boolean isExternal) {
        do {
            RdlToken name = tokens.name("the instance");
            RdlInstance instance =
                    new RdlInstance(name.text(), name.place(), component, isExternal, suffix(component.type(), scope));
            owner.orElseThrow(() ->
                            name.place().refuse("an instance stands outside of an address map", "move it into one"))
                    .add(instance);
            used.add(component);
        } while (tokens.takes(","));
    }

    private RdlInstance.Suffix suffix(RdlType type, RdlScope scope) {
        boolean isField = type == RdlType.FIELD;
        Optional<Long> count = Optional.empty();
        Optional<Long> high = Optional.empty();
        Optional<Long> low = Optional.empty();
        if (tokens.takes("[")) {
            RdlToken token = tokens.peek();
            long first = tokens.number("a number of elements or bits", RdlSize.MOST_REGISTERS);
            if (tokens.takes(":")) {
                high = Optional.of(first);
                low = Optional.of(tokens.number("a bit", RdlSize.MOST_REGISTERS));
            } else {
                count = Optional.of(first);
            }
            tokens.require("]", "behind the number");
            if (tokens.peek().is("[")) {
                throw tokens.peek().place().refuse("an array of two dimensions is not read", "use one dimension");
            }
            if (high.isPresent() && !isField || count.isPresent() && first == 0) {
                throw token.place()
                        .refuse(
                                "[" + token.text() + "..] fits no " + type.word(),
                                "give fields bits, arrays at least 1 element");
            }
        }
        RdlToken behind = tokens.peek();
        if (!isField && behind.is("=") || isField && (behind.is("@") || behind.is("+=") || behind.is("%="))) {
            throw behind.place()
                    .refuse(
                            behind.shown() + " stands behind " + type.shown(),
                            "only fields have a reset, only others an address");
        }
        Optional<RdlValue.Numeral> reset = Optional.empty();
        if (tokens.takes("=")) {
            reset = Optional.of(values.numeral(scope));
        }
        return new RdlInstance.Suffix(count, high, low, reset, number("@"), number("+="), number("%="));
    }

    private Optional<Long> number(String sign) {
        return tokens.takes(sign)
                ? Optional.of(tokens.number("an address or distance", RdlSize.MOST_BYTES))
                : Optional.empty();
    }
}
