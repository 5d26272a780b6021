package org.heddle.cosim.jvm.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.cosim.jvm.plan.PlannedCircuits.plan;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Schedules of small circuits: parts and their order, and the bits that a change makes stale, no more than depend on it. */
class SchedulesTest {
    private static PlanOptions cutAt(int segmentCost) {
        return new PlanOptions(false, true, segmentCost);
    }

    @Test
    void outputsOfDifferentInputsAreDifferentParts() {
        ModuleSchedule plan = plan(PlannedCircuits.Cones::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: a -> notA, bits {0}
                  [0] notA
                part 1: b -> twiceB, bits {1}
                  [1] twiceB
                part 2: a b -> both, bits {2}
                  [2] both
                """);
        assertThat(PlanText.readers(plan)).isEqualTo("""
                a: {0, 2}
                b: {1, 2}
                notA: {} up 1
                twiceB: {} up 2
                both: {} up 4
                """);
    }

    @Test
    void whatIsReadOnceStandsInWhatReadsItUnlessEachNamedSignalKeepsAValue() {
        ModuleSchedule fast = plan(PlannedCircuits.Shared::new);
        assertThat(PlanText.parts(fast)).isEqualTo("""
                part 0: a -> up down, bits {0}
                  [0] twice up down
                """);
        assertThat(PlanText.stored(fast)).isEqualTo("a up down");
        ModuleSchedule open = plan(PlannedCircuits.Shared::new, PlanOptions.FAST.opened());
        assertThat(PlanText.parts(open)).isEqualTo("""
                part 0: a -> up down, bits {0}
                  [0] once twice up down
                """);
        assertThat(PlanText.stored(open)).isEqualTo("a up down once twice");
    }

    @Test
    void aSegmentEndsBeforeItsCodeIsLargerThanWhatIsAskedFor() {
        // twice is (a ^ 0x55) | 3, 9 for each of its six expressions with once in it; up and down are driven by
        // statements, 12 + 27 + 14.
        int all = 9 * 6 + 2 * (12 + 27 + 14);
        assertThat(PlanText.parts(plan(PlannedCircuits.Shared::new, cutAt(all))))
                .contains("[0] twice up down\n");
        ModuleSchedule two = plan(PlannedCircuits.Shared::new, cutAt(all - 1));
        assertThat(PlanText.parts(two)).isEqualTo("""
                part 0: a -> up down, bits {0, 1}
                  [0] twice up
                  [1] down
                """);
        assertThat(PlanText.readers(two)).startsWith("a: {0}\n").contains("twice: {1}\n");
        assertThat(PlanText.stored(two)).isEqualTo("a up down twice");
        assertThat(PlanText.parts(plan(PlannedCircuits.Shared::new, cutAt(1))))
                .as("each alone, however large")
                .contains("[0] twice\n", "[1] up\n", "[2] down\n");
    }

    @Test
    void whatOnlyEdgesNeedIsNotSettled() {
        ModuleSchedule plan = plan(PlannedCircuits.NextValue::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: nothing -> held, bits {1}
                  [1] held
                """);
        assertThat(PlanText.readers(plan)).isEqualTo("""
                a: {0}
                go: {0}
                held: {} up 1
                state: {0, 1}
                other: {1}
                reset: {0}
                """);
        ModuleSchedule open = plan(PlannedCircuits.NextValue::new, PlanOptions.FAST.opened());
        assertThat(PlanText.parts(open)).as("unless it can be looked at").isEqualTo("""
                part 0: nothing -> held, bits {1}
                  [1] held
                part 1: a -> nothing, bits {2}
                  [2] sum
                """);
    }

    @Test
    void aMemorysReadersFollowItsWordsAndItsAddress() {
        ModuleSchedule plan = plan(PlannedCircuits.Store::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: place -> read, bits {1}
                  [1] read
                part 1: word -> plain, bits {2}
                  [2] plain
                """);
        assertThat(PlanText.readers(plan)).isEqualTo("""
                place: {0, 1}
                word: {0, 2}
                write: {0}
                read: {} up 1
                plain: {} up 2
                words: {1}
                """);
    }

    @Test
    void instancesArePartsOfTheirOwnAndCalledAsLateAsCanBe() {
        ModuleSchedule plan = plan(PlannedCircuits.Between::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: x -> nothing, bits {3, 4}
                  [3] first_a
                  [4] first part 0
                part 1: y -> nothing, bits {5, 6, 7, 8}
                  [5] first_b
                  [6] first part 1
                  [7] second_b
                  [8] second part 1
                part 2: reset -> nothing, bits {9}
                  [9] copy0 copy1
                part 3: x y -> result, after {0, 1}, bits {10, 11, 12}
                  [10] second_a
                  [11] second part 0
                  [12] result
                """);
        assertThat(PlanText.readers(plan))
                .as("a changed input of an instance asks for the parts and edges that read it, no others")
                .isEqualTo("""
                x: {3}
                y: {5, 10}
                result: {} up 1
                reset: {9}
                first_a: {1, 4} in first {0, 1}
                first_b: {6} in first {2}
                first_sum: {10}
                first_mirror: {7}
                second_a: {2, 11} in second {0, 1}
                second_b: {8} in second {2}
                second_sum: {12}
                second_mirror: {12}
                copy0: {1} in first {0}
                copy1: {2} in second {0}
                """);
    }

    @Test
    void anOutputMayReachAnotherInputOfItsInstance() {
        ModuleSchedule plan = plan(PlannedCircuits.Around::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: x -> result, bits {2, 3, 4, 5, 6}
                  [2] leaf_b
                  [3] leaf part 1
                  [4] leaf_a
                  [5] leaf part 0
                  [6] result
                part 1: reset -> nothing, bits {7}
                  [7] copy0
                """);
    }

    @Test
    void aLoopOfSignalsThatIsNoneOfBitsIsRepeatedAlone() {
        ModuleSchedule plan = plan(PlannedCircuits.Loop::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: x -> early result, bits {0, 1, 2, 3}
                  [0] mixed early
                  knot
                    [1] crossed_in
                    [2] crossed part 0
                  [3] result
                """);
        assertThat(PlanText.readers(plan)).isEqualTo("""
                x: {0}
                early: {} up 1
                result: {} up 2
                crossed_in: {2} in crossed {0}
                crossed_out: {1, 3}
                mixed: {1}
                """);
        assertThat(plan.parts().get(0).steps().stream().flatMap(step -> ModuleSchedule.inner(List.of(step)).stream()))
                .as("calls inside of a knot are found")
                .hasSize(1);
    }

    @Test
    void anEnableIsComputedAtEdgesAndAnAsynchronousResetInEachSettle() {
        ModuleSchedule plan = plan(PlannedCircuits.Controlled::new);
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: nothing -> slow cleared, bits {1}
                  [1] slow cleared
                part 1: x -> nothing, bits {2}
                  [2] reset_reset
                """);
        assertThat(PlanText.readers(plan)).isEqualTo("""
                x: {0, 2}
                slow: {} up 1
                moved: {0, 1}
                reset_reset: {0}
                cleared: {} up 2
                counter: {0, 1}
                reset: {0}
                """);
        assertThat(PlanText.stored(plan)).isEqualTo("x slow moved reset_reset cleared counter clock reset");
    }

    /** Each value is two expressions deep, so that eleven of them stay below a depth of 24, and costs 27. */
    @Test
    void chainsAreInlinedToABoundedDepth() {
        assertThat(PlanText.parts(plan(() -> new PlannedCircuits.Chain(11)))).isEqualTo("""
                part 0: x -> last, bits {0}
                  [0] last
                """);
        ModuleSchedule plan = plan(() -> new PlannedCircuits.Chain(30));
        assertThat(PlanText.parts(plan)).isEqualTo("""
                part 0: x -> last, bits {0}
                  [0] value_11 value_23 last
                """);
        assertThat(costs(plan)).containsExactly(12 * 27, 12 * 27, 6 * 27 + 12 + 2 * 9 + 14);
    }

    /** Each bit costs 18, and the concatenation 9: 32 bits stay below 600. */
    @Test
    void valuesAreInlinedToABoundedSize() {
        assertThat(PlanText.parts(plan(() -> new PlannedCircuits.Broad(32)))).contains("[0] last\n");
        assertThat(PlanText.parts(plan(() -> new PlannedCircuits.Broad(33)))).contains("[0] broad last\n");
    }

    private static List<Integer> costs(ModuleSchedule plan) {
        return plan.parts().stream()
                .flatMap(part -> part.steps().stream())
                .flatMap(step -> ((SettleStep.Segment) step).items().stream())
                .map(SettleItem::cost)
                .toList();
    }
}
