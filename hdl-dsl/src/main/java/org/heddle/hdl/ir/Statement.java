package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.heddle.hdl.diagnostic.Site;

/** One statement of a module. Statements of one list run in order; the last assignment to a target wins. */
public sealed interface Statement {
    /** Place at which the statement was written. */
    Site site();

    /**
     * Returns the given answer for this kind of statement. A kind that is added later becomes an argument of its own,
     * so that whoever decides over all of them is not forgotten.
     */
    <R> R match(
            Function<Assign, R> assign,
            Function<MemoryWrite, R> write,
            Function<When, R> when,
            Function<Switch, R> choice,
            Function<Property, R> property);

    /** As {@link #match}, for somebody who does something with each kind. */
    void visit(
            Consumer<Assign> assign,
            Consumer<MemoryWrite> write,
            Consumer<When> when,
            Consumer<Switch> choice,
            Consumer<Property> property);

    /**
     * The target takes the value: a register at the clock edge, any other target at once.
     *
     * @param target id of the driven signal
     * @param value of exactly the target's width
     */
    record Assign(int target, Expression value, Site site) implements Statement {
        @Override
        public <R> R match(
                Function<Assign, R> assign,
                Function<MemoryWrite, R> write,
                Function<When, R> when,
                Function<Switch, R> choice,
                Function<Property, R> property) {
            return assign.apply(this);
        }

        @Override
        public void visit(
                Consumer<Assign> assign,
                Consumer<MemoryWrite> write,
                Consumer<When> when,
                Consumer<Switch> choice,
                Consumer<Property> property) {
            assign.accept(this);
        }
    }

    /**
     * One word is written at the clock edge.
     *
     * @param memory id of the memory
     * @param address word index; an address at or above the depth writes nothing
     * @param value of the memory's width
     * @param mask one bit for each part of the word, all parts of one width; a part is written where its bit is 1. Empty
     *     where the whole word is written
     * @param domain index of the clock domain
     */
    record MemoryWrite(
            int memory, Expression address, Expression value, Optional<Expression> mask, int domain, Site site)
            implements Statement {
        @Override
        public <R> R match(
                Function<Assign, R> assign,
                Function<MemoryWrite, R> write,
                Function<When, R> when,
                Function<Switch, R> choice,
                Function<Property, R> property) {
            return write.apply(this);
        }

        @Override
        public void visit(
                Consumer<Assign> assign,
                Consumer<MemoryWrite> write,
                Consumer<When> when,
                Consumer<Switch> choice,
                Consumer<Property> property) {
            write.accept(this);
        }
    }

    /**
     * The body of the first branch whose condition is 1, else {@code otherwise}.
     *
     * @param branches at least one
     */
    record When(List<Branch> branches, List<Statement> otherwise, Site site) implements Statement {
        public When {
            branches = List.copyOf(branches);
            otherwise = List.copyOf(otherwise);
        }

        @Override
        public <R> R match(
                Function<Assign, R> assign,
                Function<MemoryWrite, R> write,
                Function<When, R> when,
                Function<Switch, R> choice,
                Function<Property, R> property) {
            return when.apply(this);
        }

        @Override
        public void visit(
                Consumer<Assign> assign,
                Consumer<MemoryWrite> write,
                Consumer<When> when,
                Consumer<Switch> choice,
                Consumer<Property> property) {
            when.accept(this);
        }
    }

    /**
     * One condition of a {@link When}.
     *
     * @param condition 1 bit
     */
    record Branch(Expression condition, List<Statement> body, Site site) {
        public Branch {
            body = List.copyOf(body);
        }
    }

    /**
     * The body of the case that holds the selector's value, else {@code otherwise}.
     *
     * @param exhaustive whether the cases cover every value the selector can have; the last case then takes every other
     *     code too, which an enum of fewer constants than codes leaves
     */
    record Switch(Expression selector, List<Case> cases, List<Statement> otherwise, boolean exhaustive, Site site)
            implements Statement {
        public Switch {
            cases = List.copyOf(cases);
            otherwise = List.copyOf(otherwise);
        }

        @Override
        public <R> R match(
                Function<Assign, R> assign,
                Function<MemoryWrite, R> write,
                Function<When, R> when,
                Function<Switch, R> choice,
                Function<Property, R> property) {
            return choice.apply(this);
        }

        @Override
        public void visit(
                Consumer<Assign> assign,
                Consumer<MemoryWrite> write,
                Consumer<When> when,
                Consumer<Switch> choice,
                Consumer<Property> property) {
            choice.accept(this);
        }
    }

    /**
     * One case of a {@link Switch}.
     *
     * @param labels distinct over the whole switch
     */
    record Case(List<Expression.Literal> labels, List<Statement> body, Site site) {
        public Case {
            labels = List.copyOf(labels);
            body = List.copyOf(body);
        }

        /** The labels' values. */
        public List<BigInteger> values() {
            return labels.stream().map(Expression.Literal::value).toList();
        }
    }

    /**
     * A claim about a condition at every clock edge at which the reset is not active. It changes nothing.
     *
     * @param condition 1 bit
     * @param message what is wrong when an assertion or assumption is 0, or what a cover is for
     * @param domain index of the clock domain; {@link Signal#NO_DOMAIN} for a claim about every moment, of all clocks, which only
     *     proofs look at
     */
    record Property(Claim claim, Expression condition, String message, int domain, Site site) implements Statement {
        @Override
        public <R> R match(
                Function<Assign, R> assign,
                Function<MemoryWrite, R> write,
                Function<When, R> when,
                Function<Switch, R> choice,
                Function<Property, R> property) {
            return property.apply(this);
        }

        @Override
        public void visit(
                Consumer<Assign> assign,
                Consumer<MemoryWrite> write,
                Consumer<When> when,
                Consumer<Switch> choice,
                Consumer<Property> property) {
            property.accept(this);
        }
    }

    /** Claim of a {@link Property} about its condition. */
    enum Claim {
        /** The condition is always 1: the design's duty. */
        ASSERT("assertion failed"),
        /** The condition is always 1: the duty of whoever drives the inputs. A proof takes it for granted. */
        ASSUME("assumption violated"),
        /** The condition can become 1. Simulations ignore it. */
        COVER("not covered");

        private final String violation;

        Claim(String violation) {
            this.violation = violation;
        }

        /** Returns the beginning of a message about a violation. */
        public String violation() {
            return violation;
        }

        /** Whether a simulation stops where the condition is 0. */
        public boolean stopsSimulation() {
            return this != COVER;
        }
    }
}
