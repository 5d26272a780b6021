package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads values of properties, and definitions of enumerations and properties. */
final class RdlValues {
    /** Members of an enumeration, of which each is a constant of a Java enum. */
    private static final int MOST_MEMBERS = 1024;

    private final RdlTokens tokens;
    private final Set<RdlProperty> defined = EnumSet.noneOf(RdlProperty.class);

    RdlValues(RdlTokens tokens) {
        this.tokens = tokens;
    }

    /**
     * Takes the name of a property.
     *
     * @throws SystemRdlException if it is none that is read, or a user-defined one without a definition
     */
    RdlProperty property() {
        RdlToken token = tokens.take();
        RdlProperty property = RdlProperty.of(token.text())
                .orElseThrow(() -> token.place()
                        .refuse(
                                "the property \"" + token.text() + "\" is not read",
                                "take it out, and say what it does with those that are read, if they can"));
        if (property.isUserDefined() && !defined.contains(property)) {
            throw token.place()
                    .refuse(
                            "the user-defined property \"" + token.text() + "\" is not defined above",
                            "begin the file with property " + token.text() + " { type = "
                                    + property.kind().type() + "; component = "
                                    + property.component().word() + "; };");
        }
        return property;
    }

    /** Takes {@code = value}; nothing stands for true. */
    RdlValue value(RdlProperty property, RdlScope scope) {
        RdlPlace at = tokens.peek().place();
        boolean isTruth = property.kind() == RdlProperty.Kind.TRUTH || property.kind() == RdlProperty.Kind.TRUE;
        if (isTruth && tokens.peek().is(";")) {
            return new RdlValue.Truth(true, at);
        }
        tokens.require("=", "and a value of \"" + property.word() + "\"");
        RdlToken token = tokens.peek();
        return switch (property.kind()) {
            case TEXT -> {
                if (token.kind() != RdlToken.Kind.STRING) {
                    throw tokens.unexpected("a string");
                }
                yield new RdlValue.Text(tokens.take().text(), token.place());
            }
            case NUMBER -> numeral(scope);
            case TRUTH -> new RdlValue.Truth(truth(property), token.place());
            case TRUE -> {
                if (!truth(property)) {
                    throw token.place().refuse("\"" + property.word() + " = false\" is not read", "leave it out");
                }
                yield new RdlValue.Truth(true, token.place());
            }
            case WORD -> {
                if (token.kind() != RdlToken.Kind.WORD || !property.words().contains(token.text())) {
                    throw token.place()
                            .refuse(
                                    token.shown() + " is no value of \"" + property.word() + "\" that is read",
                                    "use " + String.join(", ", property.words()));
                }
                yield new RdlValue.Word(tokens.take().text(), token.place());
            }
            case ENUMERATION -> new RdlValue.Enumerated(enumerationNamed(scope), token.place());
        };
    }

    private boolean truth(RdlProperty property) {
        if (tokens.takes("true")) {
            return true;
        }
        if (tokens.takes("false")) {
            return false;
        }
        throw tokens.peek()
                .place()
                .refuse(
                        tokens.peek().shown() + " is no value of \"" + property.word() + "\" that is read",
                        "use true or false; references to signals and fields are not read");
    }

    /** Takes a number, or {@code Enumeration::member} for its code. */
    RdlValue.Numeral numeral(RdlScope scope) {
        RdlToken token = tokens.peek();
        if (token.kind() == RdlToken.Kind.NUMBER) {
            return new RdlValue.Numeral(RdlNumber.of(tokens.take()), token.place());
        }
        if (token.kind() != RdlToken.Kind.WORD && token.kind() != RdlToken.Kind.ESCAPED) {
            throw tokens.unexpected("a number");
        }
        RdlEnum enumeration = enumerationNamed(scope);
        tokens.require("::", "and a member of " + enumeration.name());
        RdlToken member = tokens.name("a member of " + enumeration.name());
        return new RdlValue.Numeral(
                BigInteger.valueOf(enumeration
                        .member(member.text())
                        .orElseThrow(() -> member.place()
                                .refuse(
                                        enumeration.name() + " has no member \"" + member.text() + "\"",
                                        "use one of its own"))
                        .code()),
                token.place());
    }

    private RdlEnum enumerationNamed(RdlScope scope) {
        RdlToken token = tokens.name("an enumeration");
        return scope.enumeration(token.text())
                .orElseThrow(() -> token.place()
                        .refuse(
                                "there is no enumeration \"" + token.text() + "\" above",
                                "define it before it is used"));
    }

    /** Takes {@code enum name { members }}. */
    RdlEnum enumeration() {
        tokens.require("enum", "of an enumeration");
        RdlToken name = tokens.name("an enumeration");
        tokens.require("{", "of the enumeration " + name.text());
        List<RdlEnum.Member> members = new ArrayList<>();
        long next = 0;
        do {
            RdlToken token = tokens.name("a member of " + name.text());
            long code = next;
            if (tokens.takes("=")) {
                code = tokens.number("the code of " + token.text(), Integer.MAX_VALUE);
            } else if (code > Integer.MAX_VALUE) {
                throw token.place()
                        .refuse("the code of " + token.text() + " is " + code, "use at most " + Integer.MAX_VALUE);
            }
            String documentation = tokens.peek().is("{") ? memberDocumentation(token) : "";
            RdlEnum.Member member = new RdlEnum.Member(token.text(), Math.toIntExact(code), documentation);
            requireOther(members, member, token.place());
            members.add(member);
            next = code + 1;
            tokens.require(";", "behind " + token.text());
        } while (!tokens.takes("}"));
        return new RdlEnum(name.text(), members);
    }

    private static void requireOther(List<RdlEnum.Member> members, RdlEnum.Member member, RdlPlace at) {
        if (members.size() == MOST_MEMBERS) {
            throw at.refuse("the enumeration has more than " + MOST_MEMBERS + " members", "make the field a number");
        }
        for (RdlEnum.Member other : members) {
            if (other.name().equals(member.name()) || other.code() == member.code()) {
                throw at.refuse(
                        "the member \"" + member.name() + "\" has the name or the code, " + member.code() + ", of \""
                                + other.name() + "\"",
                        "give each its own");
            }
        }
    }

    private String memberDocumentation(RdlToken member) {
        tokens.require("{", "of " + member.text());
        RdlComponent texts = new RdlComponent(RdlType.FIELD, member.text(), member.place(), java.util.Map.of());
        while (!tokens.takes("}")) {
            RdlToken token = tokens.peek();
            RdlProperty property = property();
            if (property != RdlProperty.NAME && property != RdlProperty.DESC) {
                throw token.place().refuse("a member has no property \"" + token.text() + "\"", "use name or desc");
            }
            texts.assign(property, value(property, new RdlScope(null)), token.place());
            tokens.require(";", "behind a property");
        }
        return texts.documentation();
    }

    /** Takes {@code property name { type = ..; component = ..; }}, of the user-defined properties that are read. */
    void propertyDefinition() {
        tokens.require("property", "of a definition");
        RdlToken token = tokens.name("a property");
        RdlProperty property = RdlProperty.of(token.text())
                .filter(RdlProperty::isUserDefined)
                .orElseThrow(() -> token.place()
                        .refuse("the user-defined property \"" + token.text() + "\" is not read", "take it out"));
        if (!defined.add(property)) {
            throw token.place().refuse("there are two definitions of \"" + token.text() + "\"", "leave one out");
        }
        tokens.require("{", "of the property " + token.text());
        attribute("type", property.kind().type(), property);
        attribute("component", property.component().word(), property);
        tokens.require("}", "behind the component of " + token.text());
    }

    private void attribute(String name, String value, RdlProperty property) {
        String whole = "in \"" + name + " = " + value + ";\" of " + property.word();
        tokens.require(name, whole);
        tokens.require("=", whole);
        for (String word : value.split(" ")) {
            tokens.require(word, whole);
        }
        tokens.require(";", whole);
    }
}
