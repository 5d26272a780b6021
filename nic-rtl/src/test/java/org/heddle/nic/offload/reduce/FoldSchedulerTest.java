package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionSize;

/**
 * Folds and messages to the parent, event by event, of reductions in all slots at once, against {@link FoldModel}. A job names a message by
 * the number under which its place has been kept; the test keeps the child there.
 */
class FoldSchedulerTest {
    private static final Design<FoldScheduler> DESIGN =
            Heddle.elaborate(() -> new FoldScheduler(new ReductionSize(4, 4, 256, 256, true)));

    private static final int SLOTS = 16;
    private static final int CHILD_WIDTH = 5;
    private static final int EVENTS = 12_000;
    /** Cycles from an event to what it makes possible. */
    private static final int LATENCY = 2;

    /** A reduction of one slot: what is still to happen, and its model. */
    private static final class Slot {
        final Deque<FoldModel.Event> coming = new ArrayDeque<>();
        FoldModel model = new FoldModel();
        int ended;
        /** Cycle from which on the next reduction may begin: behind the message of the one before. */
        int begins;
    }

    /** Jobs that the event of a cycle makes possible; neither if there was none. */
    private record Expected(int slot, Optional<FoldModel.Fold> fold, Optional<FoldModel.Send> send) {
        static final Expected NOTHING = new Expected(0, Optional.empty(), Optional.empty());
    }

    private final Slot[] slots = new Slot[SLOTS];
    private final Map<Long, Integer> childOf = new HashMap<>();
    private final Random random;

    FoldSchedulerTest() {
        random = new Random();
    }

    @HardwareTest(seeds = 3)
    void everyEventHasTheFoldOrMessageThatItMakesPossible(TestBench bench) {
        random.setSeed(bench.seed());
        Rig<FoldScheduler> rig = Rig.of(bench, DESIGN);
        Simulation simulation = rig.simulation();
        FoldScheduler dut = rig.dut();
        for (int slot = 0; slot < SLOTS; slot++) {
            slots[slot] = new Slot();
        }
        simulation.reset(2);
        int last = 0;
        Deque<Expected> expected = new ArrayDeque<>();
        for (int i = 1; i < LATENCY; i++) {
            expected.add(Expected.NOTHING);
        }
        for (int i = 0; i < EVENTS; i++) {
            // The same slot in two cycles meets what has not been written yet.
            int slot = random.nextInt(3) == 0 ? last : random.nextInt(SLOTS);
            last = slot;
            Slot mine = slots[slot];
            Optional<FoldModel.Event> event = i < mine.begins ? Optional.empty() : next(mine);
            simulation.poke(dut.event.valid(), event.isPresent());
            event.ifPresent(happens -> {
                FoldEvent data = dut.event.data();
                simulation.poke(data.kind(), happens.kind());
                simulation.poke(data.slot(), slot);
                simulation.poke(data.child(), happens.child());
                simulation.poke(data.control().head(), happens.control()[0]);
                simulation.poke(data.control().shape(), happens.control()[1]);
                simulation.poke(data.control().outcome(), happens.control()[2]);
                simulation.poke(data.fires(), happens.fires());
                simulation.poke(data.fails(), happens.fails());
            });
            expected.add(event.map(happens -> follows(mine, slot, happens)).orElse(Expected.NOTHING));
            if (mine.model.isOver()) {
                mine.model = new FoldModel();
                mine.ended++;
                mine.begins = i + LATENCY + 1;
            }
            simulation.step();
            boolean arrives = event.filter(happens -> happens.kind() == FoldEvent.Kind.ARRIVED)
                    .isPresent();
            assertThat(simulation.peek(dut.keeps)).as("an arrival").isEqualTo(arrives);
            if (arrives) {
                childOf.put(simulation.peek(dut.number), event.orElseThrow().child());
            }
            expect(simulation, dut, expected.remove());
        }
        for (Slot slot : slots) {
            assertThat(slot.ended).as("reductions to their ends").isGreaterThan(5);
        }
    }

    private static Expected follows(Slot mine, int slot, FoldModel.Event event) {
        mine.model.note(event);
        return new Expected(slot, mine.model.fold(), mine.model.send());
    }

    private void expect(Simulation simulation, FoldScheduler dut, Expected expected) {
        int slot = expected.slot();
        Optional<FoldModel.Fold> fold = expected.fold();
        assertThat(simulation.peek(dut.fold.valid())).as("a fold").isEqualTo(fold.isPresent());
        fold.ifPresent(begins -> {
            FoldJob job = dut.fold.data();
            assertThat(simulation.peek(job.slot())).isEqualTo(slot);
            assertThat(simulation.peek(job.isOwn())).isEqualTo(begins.child().isEmpty());
            begins.child().filter(child -> !begins.isSkip()).ifPresent(child -> {
                long number = (long) slot << CHILD_WIDTH | simulation.peek(job.number());
                assertThat(childOf.remove(number)).as("child").isEqualTo(child);
            });
            assertThat(simulation.peek(job.isSkip())).as("skip").isEqualTo(begins.isSkip());
            assertThat(simulation.peek(job.isFirst())).as("first").isEqualTo(begins.isFirst());
            assertThat(simulation.peek(job.isBinned())).as("binned").isEqualTo(begins.isBinned());
            assertThat(simulation.peek(job.words())).as("words").isEqualTo(begins.words());
            assertThat(simulation.peek(job.operation())).as("operation").isEqualTo(begins.operation());
            assertThat(simulation.peek(job.type())).as("type").isEqualTo(begins.type());
        });
        Optional<FoldModel.Send> send = expected.send();
        assertThat(simulation.peek(dut.send.valid())).as("a message").isEqualTo(send.isPresent());
        send.ifPresent(goes -> {
            SendJob job = dut.send.data();
            assertThat(simulation.peek(job.slot())).isEqualTo(slot);
            assertThat(simulation.peek(job.isUp())).isTrue();
            assertThat(simulation.peek(job.isReplaced())).isEqualTo(goes.isReplaced());
            assertThat(simulation.peek(job.errors())).as("errors").isEqualTo(goes.errors());
            assertThat(simulation.peek(job.named())).as("named").isEqualTo(goes.named());
        });
    }

    /** Returns the next event of a slot: somebody comes, or a fold ends; sometimes nothing. */
    private Optional<FoldModel.Event> next(Slot mine) {
        if (mine.model.isBusy() && (mine.coming.isEmpty() || random.nextBoolean())) {
            return Optional.of(new FoldModel.Event(FoldEvent.Kind.FOLDED, 0, words(), false, false));
        }
        if (mine.coming.isEmpty()) {
            mine.coming.addAll(reduction());
        }
        return random.nextInt(8) == 0 ? Optional.empty() : Optional.of(mine.coming.remove());
    }

    /** Returns the arrivals of one reduction, in their order, with what each asks for. */
    private List<FoldModel.Event> reduction() {
        int branch = random.nextInt(5) == 0 ? random.nextInt(33) : random.nextInt(5);
        int missing = random.nextInt(5) == 0 ? random.nextInt(branch + 1) : 0;
        List<Integer> threads = new ArrayList<>();
        for (int thread = 0; thread < 255; thread++) {
            threads.add(thread);
        }
        Collections.shuffle(threads, random);
        List<Integer> children = new ArrayList<>();
        for (int child = 0; child < branch; child++) {
            children.add(child);
        }
        Collections.shuffle(children, random);
        long[] asked = words();
        DescriptorField.BRANCH.put(asked, branch);
        DescriptorField.MODE.put(asked, random.nextInt(ReductionMode.values().length));
        DescriptorField.OPERATION.put(asked, random.nextInt(3) == 0 ? 0 : random.nextInt(16));
        DescriptorField.TYPE.put(asked, random.nextInt(16));
        DescriptorField.COUNT.put(asked, random.nextInt(3) == 0 ? 1 : random.nextInt(256));
        List<FoldModel.Event> events = new ArrayList<>();
        for (int child : children.subList(0, branch - missing)) {
            events.add(new FoldModel.Event(
                    FoldEvent.Kind.ARRIVED, child, asks(asked, threads.get(child + 1)), false, false));
        }
        long[] own = asks(asked, threads.get(0));
        DescriptorField.BRANCH.put(own, branch);
        boolean strangers = missing > 0 && random.nextBoolean();
        FoldModel.Event armed = new FoldModel.Event(FoldEvent.Kind.ARMED, 0, own, false, strangers);
        events.add(strangers ? events.size() : random.nextInt(events.size() + 1), armed);
        if (missing > 0 && !strangers) {
            events.add(new FoldModel.Event(FoldEvent.Kind.EXPIRED, 0, words(), true, true));
        } else {
            FoldModel.Event end = events.remove(events.size() - 1);
            events.add(new FoldModel.Event(end.kind(), end.child(), end.control(), true, end.fails()));
        }
        return events;
    }

    /** Nearly what was asked for, by a thread. */
    private long[] asks(long[] asked, int thread) {
        long[] control = asked.clone();
        control[2] = random.nextInt(3) == 0 ? random.nextLong() : asked[2];
        DescriptorField.ERRORS.put(control, random.nextInt(6) == 0 ? random.nextInt(1 << 16) : random.nextInt(32));
        DescriptorField.STATUS.put(control, random.nextInt(256));
        if (random.nextInt(6) == 0) {
            DescriptorField[] fields = DescriptorField.values();
            DescriptorField field = fields[random.nextInt(fields.length)];
            field.put(control, random.nextLong() & (1L << field.width()) - 1);
        }
        DescriptorField.SOURCE.put(control, thread);
        return control;
    }

    private long[] words() {
        return new long[] {random.nextLong(), random.nextLong(), random.nextLong()};
    }
}
