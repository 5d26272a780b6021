package org.heddle.hdl;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;

/** A signal while its module is being built. */
final class SignalBuilder {
    private final ModuleBuilder owner;
    private final int id;
    private final Signal.Kind kind;
    private final int width;
    private final NameGroup group;
    private final String path;
    private final Optional<Enumeration> enumeration;
    private final Optional<Expression> definition;
    private Optional<BigInteger> resetValue = Optional.empty();
    private String finalName = "";

    SignalBuilder(
            ModuleBuilder owner,
            int id,
            Signal.Kind kind,
            int width,
            NameGroup group,
            String path,
            Optional<Enumeration> enumeration,
            Optional<Expression> definition) {
        this.owner = owner;
        this.id = id;
        this.kind = kind;
        this.width = width;
        this.group = group;
        this.path = path;
        this.enumeration = enumeration;
        this.definition = definition;
    }

    ModuleBuilder owner() {
        return owner;
    }

    int id() {
        return id;
    }

    Signal.Kind kind() {
        return kind;
    }

    int width() {
        return width;
    }

    NameGroup group() {
        return group;
    }

    String path() {
        return path;
    }

    Site site() {
        return group.site();
    }

    Optional<Enumeration> enumeration() {
        return enumeration;
    }

    Expression.Reference reference() {
        return new Expression.Reference(id, width);
    }

    void resetTo(BigInteger value) {
        resetValue = Optional.of(value);
    }

    boolean hasReset() {
        return resetValue.isPresent();
    }

    /** The Verilog name once the module is complete; before that the Java name as far as it is known. */
    String displayName() {
        if (!finalName.isEmpty()) {
            return finalName;
        }
        return Type.join(group.root().orElse(""), path);
    }

    void finish(String name) {
        finalName = name;
    }

    Signal build(int domain) {
        return new Signal(
                id,
                finalName,
                kind,
                width,
                resetValue,
                kind == Signal.Kind.REGISTER ? domain : -1,
                definition,
                enumeration,
                group.site());
    }
}
