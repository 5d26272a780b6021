package org.heddle.verify.fuzz.draw;

import java.util.List;
import org.heddle.verify.fuzz.hardware.Choices;
import org.heddle.verify.fuzz.plan.Shape;

/** Draws types: mostly narrow ones, sometimes at the edges of machine words. */
final class ShapeDraw {
    private static final List<Integer> EDGES = List.of(1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65);

    private final Dice dice;

    ShapeDraw(Dice dice) {
        this.dice = dice;
    }

    int width() {
        return switch (dice.below(10)) {
            case 0 -> dice.of(EDGES);
            case 1 -> 1 + dice.below(40);
            default -> 1 + dice.below(9);
        };
    }

    Shape scalar() {
        return switch (dice.below(10)) {
            case 8 -> new Shape.Raw(width());
            case 9 -> new Shape.Point(1 + dice.below(6), dice.below(6));
            case 0 -> new Shape.Bit();
            case 1, 2 -> new Shape.Signed(width());
            case 3 -> new Shape.Choice(dice.below(Choices.kinds()));
            default -> new Shape.Unsigned(width());
        };
    }

    /** Draws the shape of a port, register or wire. */
    Shape any() {
        return switch (dice.below(9)) {
            case 0 -> new Shape.Vector(1 + dice.below(3), dice.oneIn(4) ? plainCouple() : scalar());
            case 1 -> plainCouple();
            default -> scalar();
        };
    }

    /** Parts of ports may flow the other way. */
    Shape port() {
        return dice.oneIn(8) ? new Shape.Couple(scalar(), any(), true) : any();
    }

    /** Draws the shape of a memory's words. */
    Shape word() {
        return dice.oneIn(4) ? plainCouple() : scalar();
    }

    private Shape plainCouple() {
        return new Shape.Couple(scalar(), dice.oneIn(4) ? new Shape.Vector(2, scalar()) : scalar(), false);
    }
}
