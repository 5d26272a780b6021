package org.heddle.nic.stage.memory.translation;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.host.LayoutField;

/**
 * A page that the solver chooses is found exactly from the line on that brings it, until all is forgotten or its place is taken, and always with the frame that came last.
 * Lines, looks and the times of forgetting are the solver's.
 */
public final class TranslationCacheProof extends ProofComponent {
    private static final int KEY_WIDTH = 1;
    private static final int PAGE_WIDTH = 8;
    private static final int FRAME_WIDTH = 4;
    private static final int BANKS = 4;
    private static final int ROWS = 16;
    private static final int LOG_KEPT = 6;
    private static final int TAG_WIDTH = KEY_WIDTH + PAGE_WIDTH - LOG_KEPT;
    private static final int LATENCY = 3;
    private static final TranslationFormat FORMAT = new TranslationFormat(
            "proof",
            KEY_WIDTH,
            PAGE_WIDTH,
            new LayoutField("isPresent", 0, 1),
            new LayoutField("frame", 12, FRAME_WIDTH));

    public TranslationCacheProof() {
        TranslationCache unit = instance("unit", new TranslationCache(FORMAT, true));
        UInt key = in("key", uint(KEY_WIDTH));
        UInt page = in("page", uint(PAGE_WIDTH));
        Bool forgets = in("forgets", bool());
        Valid<TranslationLine> line = in("line", valid(TranslationLine.type(FORMAT)));
        unit.key.set(key);
        unit.page.set(page);
        unit.forgets.set(forgets);
        connect(unit.line, line);
        UInt chosenKey = in("chosenKey", uint(KEY_WIDTH));
        UInt chosen = in("chosen", uint(PAGE_WIDTH));
        assume(stable(chosenKey).and(stable(chosen)), "one page is watched");

        // The translation that a line has for the place of the chosen page: of that page or of another one.
        TranslationLine comes = line.data();
        UInt place = chosen.subWrap(comes.firstPage()).trunc(TranslationFormat.PLACE_WIDTH);
        UInt brought = comes.firstPage().addWrap(place.zext(PAGE_WIDTH));
        UInt entry = comes.entries().trunc(64);
        for (int i = 1; i < BANKS; i++) {
            entry = mux(place.eq(i), comes.entries().bits(64 * i + 63, 64 * i), entry);
        }
        Bool isItsPlace = brought.trunc(LOG_KEPT).eq(chosen.trunc(LOG_KEPT));
        Bool takesPlace = line.valid().and(FORMAT.isPresent().is(entry)).and(isItsPlace);
        Bool isChosen = brought.eq(chosen).and(comes.key().eq(chosenKey));
        Bool isKnown = reg("isKnown", bool()).init(false);
        UInt frame = reg("frame", uint(FRAME_WIDTH));
        UInt cameLast = FORMAT.frame().of(entry);
        when(takesPlace.and(isChosen), () -> frame.set(cameLast));
        when(forgets, () -> isKnown.set(false)).elseWhen(takesPlace, () -> isKnown.set(isChosen));

        UInt word = inside("rows_0[0]", TAG_WIDTH + FRAME_WIDTH);
        Bool isKept = lit(false);
        for (int bank = 0; bank < BANKS; bank++) {
            UInt kept = inside("isKept" + bank, ROWS);
            for (int row = 0; row < ROWS; row++) {
                Bool isHere = chosen.trunc(LOG_KEPT).eq(row * BANKS + bank);
                isKept = mux(isHere, kept.bit(row), isKept);
                if (bank + row > 0) {
                    word = mux(isHere, inside("rows_" + bank + "[" + row + "]", TAG_WIDTH + FRAME_WIDTH), word);
                }
            }
        }
        UInt tag = chosenKey.cat(chosen.bits(PAGE_WIDTH - 1, LOG_KEPT));
        Bool isTag = word.bits(TAG_WIDTH + FRAME_WIDTH - 1, FRAME_WIDTH).eq(tag);
        UInt keptFrame = word.trunc(FRAME_WIDTH);
        assertAlways(isKept.and(isTag).eq(isKnown), "the chosen page has its place while it is known");
        when(isKnown, () -> assertAlways(keptFrame.eq(frame), "its frame is that which came last"));

        Bool asks = key.eq(chosenKey).and(page.eq(chosen));
        Bool hits = isKnown;
        UInt wanted = frame;
        for (int i = 0; i < LATENCY; i++) {
            asks = later("asks" + i, asks);
            Bool hit = reg("hit" + i, bool()).init(false);
            hit.set(hits);
            hits = hit;
            UInt next = reg("wanted" + i, uint(FRAME_WIDTH));
            next.set(wanted);
            wanted = next;
        }
        Bool told = hits;
        UInt last = wanted;
        when(asks, () -> {
            assertAlways(unit.hits.eq(told), "it is found if it was known");
            when(told, () -> assertAlways(unit.physicalPage.eq(last), "and with its frame"));
        });
        cover(asks.and(told), "the page is found");
    }

    private Bool later(String name, Bool now) {
        Bool later = reg(name, bool()).init(false);
        later.set(now);
        return later;
    }
}
