package org.heddle.cosim.jvm.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.cosim.jvm.plan.PlannedCircuits.plan;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Edges of small circuits: work in methods that the JIT takes, and the bits that ask for it. */
class EdgePlansTest {
    private static List<Integer> registers(ModuleSchedule plan) {
        return plan.edge().chunks().stream()
                .map(chunk -> chunk.targets().size())
                .toList();
    }

    private static List<Integer> items(ModuleSchedule plan) {
        return plan.edge().chunks().stream().map(chunk -> chunk.items().size()).toList();
    }

    @Test
    void nothingHappensWithoutAClock() {
        ModuleSchedule plan = plan(PlannedCircuits.Cones::new);
        assertThat(PlanText.edges(plan)).isEqualTo("clocks:  own []\n");
        assertThat(plan.edge().all().isEmpty()).isTrue();
    }

    @Test
    void registersAndWhatTheyAloneReadShareAMethod() {
        assertThat(PlanText.edges(plan(PlannedCircuits.NextValue::new))).isEqualTo("""
                edge: sum -> state other, domains [0]
                clocks: clock own [0]
                """);
        assertThat(PlanText.edges(plan(PlannedCircuits.Store::new))).isEqualTo("""
                edge: ->  words, domains [0]
                clocks: clock own [0]
                """);
        assertThat(PlanText.edges(plan(PlannedCircuits.Controlled::new))).isEqualTo("""
                edge: enabled_enable -> moved counter, domains [1, 2]
                clocks: clock own [0]
                """);
    }

    @Test
    void anInstanceIsVisitedByTheClocksThatReachIt() {
        ModuleSchedule plan = plan(PlannedCircuits.TwoClocks::new);
        assertThat(PlanText.edges(plan)).isEqualTo("""
                edge: -> counter other, domains [0, 1]
                clocks: clock link_clock own [0, 1]
                own: clocks [0] visited by [2, -1]
                """);
        assertThat(plan.edge().all()).hasToString("{0, 1, 2}");
        assertThat(plan.edge().ownBits()).hasToString("{0, 1}");
        assertThat(plan.edge().visits(0)).hasToString("{2}");
    }

    @Test
    void bothInstancesHaveTheirOwnVisit() {
        ModuleSchedule plan = plan(PlannedCircuits.Between::new);
        assertThat(PlanText.edges(plan)).isEqualTo("""
                clocks: clock own [0]
                first: clocks [0] visited by [1]
                second: clocks [0] visited by [2]
                """);
    }

    /** Each register of Many costs 12 for its statement, 27 for its value, 14 for the target and 40 for itself: 93 of 6,000. */
    @Test
    void registersAreCutToMethodsOfBoundedSize() {
        assertThat(registers(plan(() -> new PlannedCircuits.Many(64)))).containsExactly(64);
        assertThat(registers(plan(() -> new PlannedCircuits.Many(65)))).containsExactly(64, 1);
        assertThat(registers(plan(() -> new PlannedCircuits.Many(200)))).containsExactly(64, 64, 64, 8);
    }

    /** Each value of Pairs costs 27, so that 222 are a method; each of its registers 12 + 9 + 14 + 40, so that 80 are one. */
    @Test
    void valuesAreCutBeforeTheRegistersThatReadThem() {
        ModuleSchedule plan = plan(() -> new PlannedCircuits.Pairs(300));
        assertThat(items(plan)).containsExactly(222, 78, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(registers(plan)).containsExactly(0, 0, 80, 80, 80, 80, 80, 80, 80, 40);
        assertThat(plan.edge().chunks().stream()
                        .mapToInt(chunk -> chunk.bodies().size()))
                .containsExactly(0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    }

    @Test
    void everyRegisterIsInExactlyOneMethod() {
        ModuleSchedule plan = plan(() -> new PlannedCircuits.Pairs(300));
        assertThat(plan.edge().chunks().stream().flatMap(chunk -> chunk.targets().stream()))
                .doesNotHaveDuplicates()
                .hasSize(600);
    }
}
