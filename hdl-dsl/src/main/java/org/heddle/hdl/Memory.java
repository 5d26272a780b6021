package org.heddle.hdl;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Domain;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.MemoryBuilder;
import org.heddle.hdl.elaboration.MemoryWritePort;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.operation.NumberText;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * A memory array. Each read and write belongs to the clock domain in which it is written. A read within the cycle returns the
 * word before the clock edge; {@link #readUnderWrite} decides about registered reads. Its words are unspecified at the
 * start unless {@link #init} gives them; a reset leaves them as they are. The depth need not be a power of two: an address
 * beyond it reads an unspecified word and writes nothing.
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

    /** The word at an address, in this cycle; its first part is the most significant. In a lemma it asks for no port: block RAM stays possible. */
    public T read(UInt address) {
        Caller caller = Caller.find();
        if (!module.body().isLemma()) {
            memory.addRead(false, caller.site());
        }
        Expression index = checkedAddress(address, caller.site());
        Expression read = new Expression.MemoryRead(memory.id(), index, memory.width());
        if (word instanceof ScalarType<?> scalar) {
            Net net = module.declarations().define(scalar.format(), read, caller);
            return word.instantiate("", false, (format, path, flipped) -> net);
        }
        Net raw = module.declarations()
                .define(
                        Format.uint(memory.width()),
                        read,
                        new Caller(Optional.of(caller.name().orElse("read") + "_word"), caller.site()));
        return unpack(raw.in(module, caller.site()), caller);
    }

    /**
     * A register that takes the word at an address at each clock edge at which {@code enable} is 1, and keeps it
     * otherwise: the data is there one cycle after the address. {@link #readUnderWrite} says what it takes of a word that is
     * written at the same edge.
     */
    public T readSync(UInt address, Bool enable) {
        Caller caller = Caller.find();
        Expression index = checkedAddress(address, caller.site());
        Expression read = new Expression.MemoryRead(memory.id(), index, memory.width());
        Net register =
                module.declarations().local(Format.uint(memory.width()), Signal.Kind.REGISTER, new NameGroup(caller));
        register.unused();
        memory.addRead(true, caller.site());
        Expression condition = enable.net().in(module, caller.site());
        Domain domain = module.domains().current();
        int target = ((Expression.Reference) register.in(module, caller.site())).signal();
        module.body().add(() -> {
            Expression seen = seen(read, index, domain);
            Statement assign = new Statement.Assign(target, seen, caller.site());
            Statement.Branch branch = new Statement.Branch(condition, List.of(assign), caller.site());
            return new Statement.When(List.of(branch), List.of(), caller.site());
        });
        return unpack(register.in(module, caller.site()), caller);
    }

    /** The word that a register takes, with what the writes of the same edge do to it. All writes are known by now. */
    private Expression seen(Expression read, Expression index, Domain domain) {
        Expression seen = read;
        if (memory.policy() != ReadUnderWrite.READ_FIRST) {
            for (MemoryWritePort port : memory.writes()) {
                if (port.domain() == domain) {
                    seen = port.over(seen, index, memory.policy() == ReadUnderWrite.WRITE_FIRST);
                }
            }
        }
        return seen;
    }

    /**
     * Decides what {@link #readSync} gives for a word that is written at the same clock edge of the same clock domain;
     * {@link ReadUnderWrite#READ_FIRST} if nothing is said. Said before the first write.
     *
     * @throws ElaborationException HDL022 if it is said later
     */
    public Memory<T> readUnderWrite(ReadUnderWrite policy) {
        Caller caller = Caller.find();
        memory.group().nameIfNameless(caller);
        if (!memory.writes().isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.MEMORY_SHAPE,
                    "readUnderWrite after a write: say it where the memory is made",
                    caller.site(),
                    memory.writes().get(0).site()));
        }
        memory.readUnderWrite(policy);
        return this;
    }

    /**
     * Wants block RAM: HDL027 if this memory cannot be one, because it is read within the cycle, never read, or written in
     * more than one place. Synthesis tools then take block RAM however small the memory is.
     */
    public Memory<T> blockRam() {
        Caller caller = Caller.find();
        memory.group().nameIfNameless(caller);
        memory.wishBlockRam(caller.site());
        return this;
    }

    /**
     * Gives the words at the start, from address 0; addresses beyond the array start with 0.
     *
     * @param contents at most {@link #depth} numbers of at most the word's width
     */
    public Memory<T> init(long... contents) {
        fill(Arrays.stream(contents).mapToObj(BigInteger::valueOf).toList());
        return this;
    }

    /**
     * Gives the words at the start, from address 0; addresses beyond the list start with 0.
     *
     * @param contents at most {@link #depth} numbers of at most the word's width
     */
    public Memory<T> init(List<BigInteger> contents) {
        fill(contents);
        return this;
    }

    /**
     * Gives the words at the start by a file in hexadecimal, as {@code $readmemh} takes it: words between blanks, {@code @} before an address, _ between
     * digits, comments as in Verilog. It is read while the circuit is built; words that it leaves out start with 0.
     *
     * @param file relative to the current folder
     */
    public Memory<T> initFromHex(Path file) {
        try {
            return initFromText(file.toString(), Files.readString(file));
        } catch (IOException missing) {
            return initFromNothing(file.toString());
        }
    }

    /**
     * Gives the words at the start by such a file on the class path.
     *
     * @param owner a class that the file stands beside
     * @param resource name of the file
     */
    public Memory<T> initFromHex(Class<?> owner, String resource) {
        try (InputStream stream = owner.getResourceAsStream(resource)) {
            return stream == null
                    ? initFromNothing(resource)
                    : initFromText(resource, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException missing) {
            return initFromNothing(resource);
        }
    }

    private Memory<T> initFromText(String name, String text) {
        Caller caller = Caller.find();
        fill(NumberText.words(
                text,
                depth,
                refusal -> module.report(
                        Code.MEMORY_SHAPE,
                        name + ", " + refusal + ": give words of hexadecimal digits, @ and an address, and comments",
                        caller.site())));
        return this;
    }

    private Memory<T> initFromNothing(String name) {
        module.report(
                Code.MEMORY_SHAPE,
                "initial words from " + name + ", which cannot be read: name a file that is there",
                Caller.find().site());
        return this;
    }

    private void fill(List<BigInteger> contents) {
        Caller caller = Caller.find();
        memory.group().nameIfNameless(caller);
        memory.filled()
                .ifPresent(earlier -> module.report(
                        Code.MEMORY_SHAPE,
                        "init of a memory that has its contents: give all words in one init",
                        caller.site(),
                        earlier));
        List<BigInteger> words = new ArrayList<>(contents);
        if (words.size() > depth) {
            module.report(
                    Code.MEMORY_SHAPE,
                    words.size() + " initial words for a memory of " + depth + ": leave some out, or make it deeper",
                    caller.site());
            words.clear();
        }
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).signum() < 0 || words.get(i).bitLength() > memory.width()) {
                module.report(
                        Code.LITERAL_DOES_NOT_FIT,
                        "initial word " + i + ", " + words.get(i) + ", does not fit " + memory.width()
                                + " unsigned bits: use a value from 0 to "
                                + Evaluation.ones(memory.width()),
                        caller.site());
                words.clear();
            }
        }
        while (words.size() < depth) {
            words.add(BigInteger.ZERO);
        }
        memory.fill(words, caller.site());
    }

    /** Writes a word at the clock edge, while the conditions around this statement hold. */
    public void write(UInt address, T value) {
        Site site = Caller.find().site();
        Expression word = packed(value, site);
        add(address, word, Optional.empty(), site);
    }

    /**
     * Writes parts of a word at the clock edge, while the conditions around this statement hold.
     *
     * @param mask one bit for each part, that of the lowest part in bit 0; the word's width is a multiple of the mask's, so
     *     that one bit for each byte means a mask of width / 8 bits
     */
    public void write(UInt address, T value, UInt mask) {
        Site site = Caller.find().site();
        Expression word = packed(value, site);
        if (memory.width() % mask.width() != 0) {
            module.report(
                    Code.MEMORY_SHAPE,
                    "mask of " + mask.width() + " bits for a word of " + memory.width()
                            + " bits: one mask bit stands for one part of the word, so the word's width is a multiple of"
                            + " the mask's",
                    site);
            add(address, word, Optional.empty(), site);
            return;
        }
        add(address, word, Optional.of(mask.net().in(module, site)), site);
    }

    private void add(UInt address, Expression word, Optional<Expression> mask, Site site) {
        Domain domain = module.domains().current();
        domain.clock();
        Expression index = checkedAddress(address, site);
        memory.add(new MemoryWritePort(domain, whileHere(site), index, word, mask, site));
        module.body().add(() -> new Statement.MemoryWrite(memory.id(), index, word, mask, domain.index(), site));
    }

    /** 1 while the conditions around this place hold. Reads that take the old word need not know it. */
    private Expression whileHere(Site site) {
        if (module.body().isUnconditional() || memory.policy() == ReadUnderWrite.READ_FIRST) {
            return Expression.Literal.of(1, 1);
        }
        String name = memory.group().root().orElse("memory") + "_written";
        Net here = module.declarations().local(Format.bool(), Signal.Kind.WIRE, new NameGroup(Optional.of(name), site));
        here.unused();
        Expression.Reference reference = (Expression.Reference) here.in(module, site);
        Statement no = new Statement.Assign(reference.signal(), Expression.Literal.of(0, 1), site);
        Statement yes = new Statement.Assign(reference.signal(), Expression.Literal.of(1, 1), site);
        module.body().addFirst(() -> no);
        module.body().add(() -> yes);
        return reference;
    }

    private Expression packed(T value, Site site) {
        List<Expression> parts = new ArrayList<>();
        Leaves.of(value).leaves().forEach(leaf -> parts.add(leaf.net().in(module, site)));
        Expression packed = parts.size() == 1 ? parts.get(0) : new Expression.Concatenation(parts);
        if (packed.width() > memory.width()) {
            module.report(
                    Code.VALUE_TOO_WIDE,
                    "word of " + packed.width() + " bits does not fit the memory's " + memory.width()
                            + " bits: truncate it with trunc(" + memory.width() + ")",
                    site);
            return Expression.Literal.of(0, memory.width());
        }
        return Expressions.zeroExtend(packed, memory.width());
    }

    /** Slices of a packed word as the word's type; the first part is the most significant. */
    private T unpack(Expression packed, Caller caller) {
        int[] position = {memory.width()};
        return word.instantiate("", false, (format, path, flipped) -> {
            position[0] -= format.width();
            Expression part = word instanceof ScalarType<?>
                    ? packed
                    : Expressions.slice(packed, position[0] + format.width() - 1, position[0]);
            return new Net(module, part, format);
        });
    }

    private Expression checkedAddress(UInt address, Site site) {
        int needed = Range.bitsToNumber(depth);
        if (address.width() > needed) {
            module.report(
                    Code.VALUE_TOO_WIDE,
                    "address of " + address.width() + " bits for " + depth + " words: truncate it with trunc(" + needed
                            + ")",
                    site);
            return Expression.Literal.of(0, needed);
        }
        if (address.width() < needed && address.net().constant().isEmpty()) {
            module.report(
                    Code.ADDRESS_RANGE,
                    "an address of " + address.width() + " bits reaches " + (1L << address.width())
                            + " of the " + depth + " words: widen it with zext(" + needed
                            + "), make the memory smaller, or say allow(Code.ADDRESS_RANGE, why that is enough)",
                    site);
        }
        return Expressions.zeroExtend(address.net().in(module, site), needed);
    }
}
