package org.heddle.hdl.lib.analyser;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * A capture has as many samples before its trigger as were asked for, or all that there were, and never more than its depth together; the trigger comes where its conditions have held
 * as often as they must; and what is read is any sample that was watched, at its place from the oldest on. So it is for whatever settings, signals, accesses and further armings.
 *
 * <p>Taken for granted is what the map asks of software: settings are written while nothing is armed.
 */
public final class LogicAnalyserProof extends ProofComponent {
    private static final int WIDTH = 2;
    private static final int DEPTH = 4;
    /** Width of a place in the memory. */
    private static final int PLACE = 2;
    /** Width of a number of samples. */
    private static final int SAMPLES = PLACE + 1;

    private static final int COUNT = 16;
    private static final int WORD = 32;
    private static final int CONTROL = 0x0C;
    private static final int FIRST_SETTING = 0x14;
    private static final int WINDOW = 0x40;
    private static final int SETTLING = 2;
    // States of the registers' block.
    private static final int WAITING = 0;
    private static final int READING = 1;

    private final UInt signal = in(uint(WIDTH));
    private final LogicAnalyser unit = new LogicAnalyser(new ProbeList().add("signal", signal), DEPTH);
    private final Stream<RegisterRequest> request;
    private final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(WORD)));

    private final UInt before = inside("registers.setup_before_kept", PLACE);
    private final Bool isSequence = insideBit("registers.setup_sequence_kept");

    /** Place of the next sample in the memory. */
    private final UInt next = inside("place", PLACE);

    /** The signal of one, two and three cycles before: the second is the sample. */
    private final UInt last = reg(uint(WIDTH)).init(0);

    private final UInt sample = reg(uint(WIDTH)).init(0);
    private final UInt sampleBefore = reg(uint(WIDTH)).init(0);

    // The capture, in plain words.
    private final UInt phase = reg(uint(2)).init(0);
    private final UInt settling = reg(uint(2)).init(0);
    private final Bool second = reg(bool()).init(false);
    /** Cycles in which the condition that is waited for has held. */
    private final UInt held = reg(uint(COUNT)).init(0);
    /** Samples before the trigger that were asked for. */
    private final UInt asked = reg(uint(PLACE)).init(0);
    /** Samples before the trigger that are kept. */
    private final UInt kept = reg(uint(SAMPLES)).init(0);
    /** Samples from the trigger on. */
    private final UInt behind = reg(uint(SAMPLES)).init(0);

    // Any sample: what holds for it holds for all.
    private final Bool isWatched = reg(bool()).init(false);
    private final UInt watched = reg(uint(WIDTH)).init(0);
    /** Samples from it on, itself too; one more than the depth stands for all above. */
    private final UInt since = reg(uint(SAMPLES)).init(0);
    /** It is one of those that the capture keeps, and that from the oldest on. */
    private final Bool isKept = reg(bool()).init(false);

    private final UInt number = reg(uint(PLACE)).init(0);

    private final Bool runs;
    private final Bool triggers;
    private final Bool holdsFirst;
    private final Bool holdsSecond;

    /** Joins the unit, and claims. */
    public LogicAnalyserProof() {
        instance("unit", unit);
        unit.connectProbes();
        request = in(stream(RegisterRequest.type(7, WORD)));
        connect(unit.request, request);
        connect(response, unit.response);
        last.set(signal);
        sample.set(last);
        sampleBefore.set(sample);
        runs = is(CapturePhase.ARMED).or(is(CapturePhase.TRIGGERED)).and(settling.eq(0));
        holdsFirst = holds("first");
        holdsSecond = holds("second");
        Bool holds = mux(second, holdsSecond, holdsFirst);
        UInt needed = mux(second, setting("second_rule_count", COUNT), setting("first_rule_count", COUNT));
        Bool passes = runs.and(is(CapturePhase.ARMED))
                .and(holds)
                .and(held.zext(COUNT + 1).addWrap(1).ge(needed.zext(COUNT + 1)));
        triggers = passes.and(second.or(isSequence.not()));
        when(runs.and(holds), () -> held.set(held.addWrap(1)));
        when(passes, () -> {
            second.set(true);
            held.set(0);
        });
        capture();
        watch();
        begin();
        triggersWhereItMust(needed);
        keepsWhatWasAsked();
        givesBackInOrder();
    }

    private Bool is(CapturePhase which) {
        return phase.eq(which.ordinal());
    }

    private UInt setting(String name, int width) {
        return inside("registers." + name + "_kept", width);
    }

    /** Whether the sample is as a condition asks. */
    private Bool holds(String name) {
        UInt mask = setting(name + "_mask0_bits", WIDTH);
        UInt value = setting(name + "_value0_bits", WIDTH);
        UInt edge = setting(name + "_edge0_bits", WIDTH);
        UInt changed = sample.xor(sampleBefore);
        Bool levels = sample.and(mask).eq(value.and(mask));
        Bool one = changed.and(edge).ne(0);
        Bool all = changed.not().and(edge).eq(0);
        return levels.and(mux(insideBit("registers." + name + "_rule_anyEdge_kept"), one, all));
    }

    private void capture() {
        UInt all = lit(DEPTH, SAMPLES).subWrap(asked.zext(SAMPLES));
        UInt now = mux(triggers, lit(1, SAMPLES), behind.addWrap(1));
        when(triggers.or(runs.and(is(CapturePhase.TRIGGERED))), () -> {
            behind.set(now);
            phase.set(mux(now.eq(all), lit(CapturePhase.FULL.ordinal(), 2), lit(CapturePhase.TRIGGERED.ordinal(), 2)));
        });
        when(
                runs.and(is(CapturePhase.ARMED)).and(triggers.not()).and(kept.lt(asked.zext(SAMPLES))),
                () -> kept.set(kept.addWrap(1)));
        when(settling.ne(0), () -> settling.set(settling.subWrap(1)));
    }

    private void watch() {
        Bool begins = in("watches", bool()).and(runs).and(isWatched.not());
        when(runs.and(isWatched).and(since.le(DEPTH)), () -> since.set(since.addWrap(1)));
        when(triggers.and(isWatched), () -> {
            isKept.set(since.le(kept));
            number.set(kept.subWrap(since).trunc(PLACE));
        });
        when(begins, () -> {
            isWatched.set(true);
            watched.set(sample);
            since.set(1);
            isKept.set(triggers.or(is(CapturePhase.TRIGGERED)));
            number.set(mux(triggers, kept, kept.addWrap(behind)).trunc(PLACE));
        });
    }

    private void begin() {
        Bool writes = request.fires().and(request.data().write());
        UInt address = request.data().address();
        Bool controls =
                writes.and(address.eq(CONTROL)).and(request.data().strobes().bit(0));
        when(controls.and(request.data().data().bit(1)), () -> phase.set(CapturePhase.IDLE.ordinal()));
        when(controls.and(request.data().data().bit(0)), () -> {
            phase.set(CapturePhase.ARMED.ordinal());
            settling.set(SETTLING);
            second.set(false);
            held.set(0);
            asked.set(before);
            kept.set(0);
            behind.set(0);
            isWatched.set(false);
            isKept.set(false);
        });
        Bool isArmed = is(CapturePhase.ARMED).or(is(CapturePhase.TRIGGERED));
        assume(isArmed.and(writes).implies(address.lt(FIRST_SETTING)), "settings are written while nothing is armed");
        assertAlways(isArmed.implies(asked.eq(before)), "what was asked for stays");
    }

    private void triggersWhereItMust(UInt needed) {
        Bool isArmed = is(CapturePhase.ARMED);
        Bool isActive = isArmed.or(is(CapturePhase.TRIGGERED));
        assertAlways(inside("phase", 2).eq(phase), "the trigger comes where it must, and the end");
        assertAlways(isActive.implies(inside("settling", 2).eq(settling)), "the first sample is behind the arming");
        assertAlways(settling.le(SETTLING), "it is two cycles on its way");
        assertAlways(isActive.implies(inside("newer", WIDTH).eq(last)), "signals are on their way");
        assertAlways(
                isActive.and(settling.lt(SETTLING))
                        .implies(inside("older", WIDTH).eq(sample)),
                "the sample behind");
        assertAlways(runs.implies(insideBit("hit0").eq(holdsFirst)), "the first condition is judged");
        assertAlways(runs.implies(insideBit("hit1").eq(holdsSecond)), "and the second");
        assertAlways(isArmed.implies(insideBit("second").eq(second)), "which of both is waited for");
        assertAlways(isArmed.implies(inside("count", COUNT).eq(needed.subWrap(held))), "how often it must still hold");
        assertAlways(isArmed.implies(held.eq(0).or(held.lt(needed))), "it has not held as often");
        cover(triggers.and(second), "the second condition comes");
    }

    private void keepsWhatWasAsked() {
        Bool hasTriggered = is(CapturePhase.TRIGGERED).or(is(CapturePhase.FULL));
        UInt wanted = asked.zext(SAMPLES);
        UInt left = lit(DEPTH, SAMPLES).subWrap(wanted);
        assertAlways(kept.le(wanted), "no more samples before the trigger than were asked for");
        assertAlways(kept.addWrap(behind).le(DEPTH), "no more samples than there are places");
        assertAlways(
                is(CapturePhase.FULL).implies(behind.eq(left)), "with the trigger's all that are left come behind it");
        assertAlways(is(CapturePhase.TRIGGERED).implies(behind.ne(0).and(behind.lt(left))), "some are missing");
        assertAlways(is(CapturePhase.ARMED).implies(behind.eq(0)), "none is behind what has not come");
        assertAlways(
                is(CapturePhase.ARMED)
                        .or(hasTriggered)
                        .implies(inside("taken", PLACE).eq(kept.trunc(PLACE))),
                "software is told how many there are");
        assertAlways(
                is(CapturePhase.TRIGGERED)
                        .implies(inside("missing", PLACE).zext(SAMPLES).eq(left.subWrap(behind))),
                "those that are missing are counted");
        UInt oldest = next.subWrap(kept.addWrap(behind).trunc(PLACE));
        assertAlways(hasTriggered.implies(inside("first", PLACE).eq(oldest)), "the oldest is the first");
    }

    private void givesBackInOrder() {
        UInt place = next.subWrap(since.trunc(PLACE));
        UInt there = lit(0, WIDTH);
        for (int i = 0; i < DEPTH; i++) {
            there = mux(place.eq(i), inside("memory[" + i + "]", WIDTH), there);
        }
        assertAlways(isWatched.implies(since.ne(0)), "it is one of those since");
        assertAlways(since.le(DEPTH + 1), "those are counted to beyond the depth");
        assertAlways(
                isWatched.and(since.le(DEPTH)).implies(there.eq(watched)), "it stays for as many as there are places");
        Bool hasTriggered = is(CapturePhase.TRIGGERED).or(is(CapturePhase.FULL));
        assertAlways(
                isKept.and(hasTriggered)
                        .implies(isWatched.and(
                                since.addWrap(number.zext(SAMPLES)).eq(kept.addWrap(behind)))),
                "it has its number from the oldest on");
        assertAlways(isKept.and(is(CapturePhase.ARMED)).not(), "none is kept for good before the trigger");

        UInt address = request.data().address();
        Bool reads = request.fires()
                .and(request.data().write().not())
                .and(address.bits(6, PLACE + 2).eq(WINDOW >> PLACE + 2))
                .and(address.trunc(2).eq(0));
        Bool isRead = reg("isRead", bool()).init(false);
        UInt expected = reg("expected", uint(WIDTH)).init(0);
        Bool isIt =
                isKept.and(is(CapturePhase.FULL)).and(address.bits(PLACE + 1, 2).eq(number));
        when(request.fires(), () -> {
            isRead.set(reads.and(isIt));
            expected.set(watched);
        });
        UInt access = inside("registers.state", 2);
        when(access.eq(WAITING), () -> assertAlways(response.valid().not(), "no answer without a question"));
        assertAlways(
                isRead.and(access.eq(READING))
                        .implies(inside("sample", WIDTH).eq(expected).and(insideBit("registers.late0"))),
                "the sample is read");
        when(isRead.and(response.valid()), () -> {
            assertAlways(response.data().data().eq(expected.zext(WORD)), "a sample is read at its number");
            assertAlways(response.data().error().not(), "its address is known");
        });
        assertAlways(
                isRead.and(access.eq(READING))
                        .implies(insideBit("registers.error").not()),
                "it will be");
        cover(isRead.and(response.valid()).and(number.ne(kept.trunc(PLACE))), "one beside the trigger is read");
    }
}
