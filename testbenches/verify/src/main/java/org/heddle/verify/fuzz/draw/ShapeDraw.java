package org.heddle.verify.fuzz.draw;

import java.util.List;
import org.heddle.verify.fuzz.hardware.Choices;
import org.heddle.verify.fuzz.plan.PlanShape;

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

    PlanShape scalar() {
        return switch (dice.below(10)) {
            case 8 -> new PlanShape.Raw(width());
            case 9 -> new PlanShape.Point(1 + dice.below(6), dice.below(6));
            case 0 -> new PlanShape.Bit();
            case 1, 2 -> new PlanShape.Signed(width());
            case 3 -> new PlanShape.Choice(dice.below(Choices.kinds()));
            default -> new PlanShape.Unsigned(width());
        };
    }

    /** Draws the shape of a port, register or wire. */
    PlanShape any() {
        return switch (dice.below(9)) {
            case 0 -> new PlanShape.Vector(1 + dice.below(3), dice.oneIn(4) ? plainCouple() : scalar());
            case 1 -> plainCouple();
            default -> scalar();
        };
    }

    /** Parts of ports may flow the other way. */
    PlanShape port() {
        return dice.oneIn(8) ? new PlanShape.Couple(scalar(), any(), true) : any();
    }

    /** Draws the shape of a memory's words. */
    PlanShape word() {
        return dice.oneIn(4) ? plainCouple() : scalar();
    }

    private PlanShape plainCouple() {
        return new PlanShape.Couple(scalar(), dice.oneIn(4) ? new PlanShape.Vector(2, scalar()) : scalar(), false);
    }
}
