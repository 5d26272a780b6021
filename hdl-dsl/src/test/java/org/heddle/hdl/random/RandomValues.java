package org.heddle.hdl.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** Draws operations over the values that a circuit has so far. */
final class RandomValues {
    private static final int WIDEST = 80;

    /** The operators of a component that are not methods of values. */
    interface Language {
        UInt mux(Bool condition, UInt whenTrue, UInt whenFalse);

        UInt lit(BigInteger value, int width);
    }

    private final Random random;
    private final Language language;
    private final List<UInt> pool = new ArrayList<>();

    RandomValues(Random random, Language language) {
        this.random = random;
        this.language = language;
    }

    void add(UInt value) {
        pool.add(value);
    }

    /** The latest values are likelier, so that chains grow. */
    UInt pick() {
        int size = pool.size();
        return pool.get(random.nextBoolean() ? random.nextInt(size) : Math.max(0, size - 1 - random.nextInt(4)));
    }

    /** A value of the given width. */
    UInt pick(int width) {
        return fit(value(random.nextInt(4)), width);
    }

    static UInt fit(UInt value, int width) {
        return value.width() > width ? value.trunc(width) : value.zext(width);
    }

    Bool condition(int depth) {
        UInt left = value(depth);
        UInt right = value(depth);
        return switch (random.nextInt(14)) {
            case 0 -> left.eq(right);
            case 1 -> left.ne(right);
            case 2 -> left.lt(right);
            case 3 -> left.le(right);
            case 4 -> left.gt(right);
            case 5 -> left.ge(right);
            case 6 -> left.reduceAnd();
            case 7 -> left.reduceOr();
            case 8 -> left.reduceXor();
            case 9 -> left.bit(random.nextInt(left.width()));
            case 10 -> left.bit(right);
            case 11 -> depth > 0 ? condition(depth - 1).and(condition(depth - 1)) : left.bit(0);
            case 12 ->
                depth > 0
                        ? condition(depth - 1).or(condition(depth - 1).not())
                        : left.bit(0).not();
            default ->
                depth > 0 ? condition(depth - 1).xor(condition(depth - 1)).not() : left.le(constant(left.width()));
        };
    }

    private BigInteger constant(int width) {
        BigInteger ones = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        return switch (random.nextInt(4)) {
            case 0 -> BigInteger.ZERO;
            case 1 -> ones;
            default -> new BigInteger(width, random);
        };
    }

    UInt value(int depth) {
        if (depth == 0) {
            return random.nextInt(8) == 0 ? language.lit(constant(5), 5) : pick();
        }
        UInt left = value(depth - 1);
        UInt right = value(random.nextInt(depth));
        UInt like = fit(right, left.width());
        int top = left.width() - 1;
        int low = random.nextInt(left.width());
        return switch (random.nextInt(32)) {
            case 0 -> left.addWrap(like);
            case 1 -> left.subWrap(like);
            case 2 -> left.width() < WIDEST ? left.addGrow(right) : left;
            case 3 -> left.width() + right.width() < WIDEST ? left.mulGrow(right) : left;
            case 4 -> left.and(like);
            case 5 -> left.or(like);
            case 6 -> left.xor(like);
            case 7 -> left.not();
            case 8 -> left.bits(low + random.nextInt(left.width() - low), low);
            case 9 -> left.width() + right.width() < WIDEST ? left.cat(right) : right;
            case 10 -> left.shlWrap(right);
            case 11 -> left.shr(right);
            case 12 -> left.shlGrow(random.nextInt(3));
            case 13 -> language.mux(condition(depth - 1), left, like);
            case 14 -> condition(depth - 1).asUInt();
            case 15 -> left.addWrap(constant(left.width()));
            case 16 -> left.xor(constant(left.width())).and(constant(left.width()));
            case 17 -> left.bits(top, low).cat(left.bits(low, 0));
            case 18 -> Types.cat(right.bit(0), left, right.bit(right.width() - 1));
            case 19 -> left.rotateLeft(right);
            case 20 -> left.rotateRight(right);
            case 21 -> left.popCount();
            case 22 -> left.leadingZeros();
            case 23 -> left.trailingZeros().cat(left.reverse());
            case 24 -> left.div(1 + random.nextInt(20));
            case 25 -> left.asSInt().div(-1 - random.nextInt(9)).asUInt();
            case 26 -> left.rem(1 + random.nextInt(20)).max(right);
            case 27 -> left.asSInt().abs().min(right);
            case 28 -> Types.priorityMux(fit(right, 3), List.of(left, like, like.not()));
            case 29 -> Types.oneHotMux(fit(right, 2), List.of(left, like));
            case 30 -> left.asSInt().shr(right).mulWrap(like.asSInt()).asUInt();
            default -> left.subWrap(constant(left.width()));
        };
    }
}
