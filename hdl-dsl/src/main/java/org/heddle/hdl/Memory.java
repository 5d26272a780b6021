package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/**
 * A memory array. A read in the cycle of a write to the same word returns the old word.
 *
 * @param <T> the word
 */
public final class Memory<T extends Data> {
    private final ModuleBuilder module;
    private final Type<T> word;
    private final MemoryBuilder memory;
    private final int depth;

    Memory(ModuleBuilder module, Type<T> word, MemoryBuilder memory, int depth) {
        this.module = module;
        this.word = word;
        this.memory = memory;
        this.depth = depth;
    }

    /** Number of words. */
    public int depth() {
        return depth;
    }

    /** The word at an address, in this cycle; its first part is the most significant. */
    public T read(UInt address) {
        Caller caller = Caller.find();
        Expression index = checkedAddress(address, caller.site());
        Expression read = new Expression.MemoryRead(memory.id(), index, memory.width());
        if (word instanceof ScalarType<?> scalar) {
            return readScalar(scalar, read, caller);
        }
        NameGroup group = new NameGroup(caller);
        UInt raw = module.define(
                Types.uint(memory.width()),
                read,
                new Caller(Optional.of(group.root().orElse("read") + "_word"), caller.site()));
        return unpack(raw.in(module, caller.site()), caller);
    }

    @SuppressWarnings("unchecked")
    private T readScalar(ScalarType<?> scalar, Expression read, Caller caller) {
        return (T) module.define(scalar, read, caller);
    }

    /**
     * A register that takes the word at an address at each clock edge at which {@code enable} is 1, and keeps it
     * otherwise: the data is there one cycle after the address.
     */
    public T readSync(UInt address, Bool enable) {
        Caller caller = Caller.find();
        Expression index = checkedAddress(address, caller.site());
        Expression read = new Expression.MemoryRead(memory.id(), index, memory.width());
        UInt register = module.declareLocal(Types.uint(memory.width()), Signal.Kind.REGISTER, new NameGroup(caller));
        WhenChain chain = new WhenChain(module, caller.site());
        module.add(chain);
        chain.arm(enable, () -> register.assign(module, read, caller.site()), caller.site());
        return unpack(register.in(module, caller.site()), caller);
    }

    /** Writes a word at the clock edge, while the conditions around this statement hold. */
    public void write(UInt address, T value) {
        Site site = Caller.find().site();
        List<Expression> parts = new ArrayList<>();
        Leaves.of(value).forEach(leaf -> parts.add(leaf.value().in(module, site)));
        Expression packed = parts.size() == 1 ? parts.get(0) : new Expression.Concatenation(parts);
        if (packed.width() > memory.width()) {
            module.report(
                    Code.VALUE_TOO_WIDE,
                    "word of " + packed.width() + " bits does not fit the memory's " + memory.width()
                            + " bits: truncate it with trunc(" + memory.width() + ")",
                    site);
            return;
        }
        Statement.MemoryWrite write = new Statement.MemoryWrite(
                memory.id(), checkedAddress(address, site), Expressions.zeroExtend(packed, memory.width()), site);
        module.add(() -> write);
    }

    /** Slices of a packed word as the word's type; the first part is the most significant. */
    private T unpack(Expression packed, Caller caller) {
        if (word instanceof ScalarType<?> scalar) {
            @SuppressWarnings("unchecked")
            T value = (T) scalar.of(module, packed);
            return value;
        }
        int[] position = {memory.width()};
        return word.instantiate("", false, new Type.LeafMaker() {
            @Override
            public <V extends Value> V make(ScalarType<V> leaf, String path, boolean flipped) {
                position[0] -= leaf.width();
                return leaf.of(module, Expressions.slice(packed, position[0] + leaf.width() - 1, position[0]));
            }
        });
    }

    private Expression checkedAddress(UInt address, Site site) {
        int needed = Types.bitsToNumber(depth);
        if (address.width() > needed) {
            module.report(
                    Code.VALUE_TOO_WIDE,
                    "address of " + address.width() + " bits for " + depth + " words: truncate it with trunc(" + needed
                            + ")",
                    site);
            return Expression.Literal.of(0, needed);
        }
        return Expressions.zeroExtend(address.in(module, site), needed);
    }
}
