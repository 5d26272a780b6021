package org.heddle.nic.stage.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.harness.Flat;

/**
 * Each request goes to the side that it names, once and unchanged, and its answer comes in its turn: never are requests of both sides
 * under way. The solver chooses any one request; the proof counts those before it.
 */
public final class SpaceRouterProof extends ProofComponent {
    private static final int LINE_BYTES = 16;
    private static final int UNDER_WAY = 3;
    private static final int WIDTH = 2;
    /** The proof's own counts could be too high. */
    private static final int COUNT_WIDTH = WIDTH + 1;

    private final Stream<LineRequest> request = in(stream(LineRequest.type(LINE_BYTES)));
    private final Bool toWindow = in(bool());
    private final Stream<LineRequest> memory = out(stream(LineRequest.type(LINE_BYTES)));
    private final Stream<LineRequest> window = out(stream(LineRequest.type(LINE_BYTES)));
    private final Bool memoryAnswers = in(bool());
    private final Bool windowAnswers = in(bool());
    private final Bool choose = in(bool());

    public SpaceRouterProof() {
        SpaceRouter unit = instance("unit", new SpaceRouter(LINE_BYTES, UNDER_WAY));
        connect(unit.request, request);
        unit.toWindow.set(toWindow);
        connect(memory, unit.memory);
        connect(window, unit.window);
        unit.memoryAnswers.set(memoryAnswers);
        unit.windowAnswers.set(windowAnswers);
        UInt bits = Flat.bits(request.data());
        assumeKept(new Stream<>(bits.cat(toWindow.asUInt()), request.valid(), request.ready()));
        assertKept(Flat.requests(memory));
        assertKept(Flat.requests(window));
        assertAlways(memory.fires().eq(request.fires().and(toWindow.not())), "a line of the memory is asked there");
        assertAlways(window.fires().eq(request.fires().and(toWindow)), "a line of a window is asked there");
        when(memory.valid(), () -> assertAlways(Flat.bits(memory.data()).eq(bits), "a request is unchanged"));
        when(window.valid(), () -> assertAlways(Flat.bits(window.data()).eq(bits), "a request is unchanged"));

        UInt atMemory = underWay("atMemory", memory.fires(), memoryAnswers);
        UInt atWindow = underWay("atWindow", window.fires(), windowAnswers);
        assertAlways(atMemory.eq(0).or(atWindow.eq(0)), "never are requests of both sides under way");
        UInt waiting = atMemory.or(atWindow);
        assertAlways(waiting.le(UNDER_WAY), "no more than may be under way");
        assertAlways(waiting.eq(inside("waiting", WIDTH)), "it counts those under way");
        Bool side = insideBit("atWindow");
        when(waiting.ne(0), () -> assertAlways(side.eq(atWindow.ne(0)), "it knows where they are"));
        assertAlways(unit.answers.eq(memoryAnswers.or(windowAnswers)), "an answer is passed on");
        Bool freeWay = waiting.eq(0).or(waiting.ne(UNDER_WAY).and(toWindow.eq(atWindow.ne(0))));
        assertAlways(
                request.ready().eq(freeWay.and(mux(toWindow, window.ready(), memory.ready()))),
                "a request goes as soon as it may and its side takes it");
        answersInTurn(unit.answers, waiting, side);
        cover(waiting.eq(UNDER_WAY).and(windowAnswers), "a full side answers");
        cover(past(memoryAnswers).and(window.fires()), "the other side is asked");
    }

    private UInt underWay(String name, Bool asked, Bool answered) {
        UInt count = reg(name, uint(COUNT_WIDTH)).init(0);
        assume(count.ne(0).or(answered.not()), "only what was asked is answered");
        when(asked.and(answered.not()), () -> count.set(count.addWrap(1)))
                .elseWhen(answered.and(asked.not()), () -> count.set(count.subWrap(1)));
        return count;
    }

    private void answersInTurn(Bool answers, UInt waiting, Bool side) {
        Bool chosen = reg(bool()).init(false);
        Bool ofWindow = reg(bool()).init(false);
        UInt ahead = reg(uint(COUNT_WIDTH)).init(0);
        when(chosen.not().and(choose).and(request.fires()), () -> {
                    chosen.set(true);
                    ofWindow.set(toWindow);
                    ahead.set(mux(answers, waiting.subWrap(1), waiting));
                })
                .elseWhen(chosen.and(answers), () -> {
                    when(ahead.eq(0), () -> chosen.set(false)).otherwise(() -> ahead.set(ahead.subWrap(1)));
                });
        when(chosen, () -> {
            assertAlways(ahead.lt(waiting), "the chosen request is under way");
            assertAlways(ofWindow.eq(side), "it is where all are");
        });
        when(
                chosen.and(ahead.eq(0)).and(answers),
                () -> assertAlways(mux(ofWindow, windowAnswers, memoryAnswers), "its answer comes in its turn"));
    }
}
