package org.heddle.nic.stage.memory.translation;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.host.LayoutField;

/**
 * A page that the solver chooses is found at most from a line on that brings it, until all is forgotten, and always with its frame; right behind its line it is found.
 * Lines, looks and the times of forgetting are the solver's.
 *
 * <p>A page has one frame from one forgetting to the next: a line that comes twice stands twice, and which of both is found is open. Who keeps translations
 * forgets all when one of them changes.
 */
public final class TranslationWaysProof extends ProofComponent {
    private static final int KEY_WIDTH = 1;
    private static final int PAGE_WIDTH = 5;
    private static final int FRAME_WIDTH = 2;
    private static final int BANKS = 4;
    private static final int LOG_BANKS = 2;
    private static final int WAYS = 2;
    private static final int ROWS = 2;
    /** Bits of a page above those that a bank and a row stand for. */
    private static final int UPPER_WIDTH = PAGE_WIDTH - LOG_BANKS - 1;

    private static final int WORD_WIDTH = KEY_WIDTH + UPPER_WIDTH + FRAME_WIDTH;
    private static final int LATENCY = 3;
    private static final TranslationFormat FORMAT = new TranslationFormat(
            "proof",
            KEY_WIDTH,
            PAGE_WIDTH,
            new LayoutField("isPresent", 0, 1),
            new LayoutField("frame", 12, FRAME_WIDTH));

    public TranslationWaysProof() {
        TranslationWays unit = instance("unit", new TranslationWays(FORMAT, WAYS, ROWS));
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

        // The unit takes a line a cycle later, unless all is forgotten in between.
        Bool isTaken = later("isTaken", line.valid().and(forgets.not()));
        TranslationLine comes = reg("comes", TranslationLine.type(FORMAT));
        connect(comes, line.data());
        UInt upper = comes.firstPage().bits(PAGE_WIDTH - 1, LOG_BANKS);
        assertAlways(inside("comes", 1).bit(0).eq(isTaken), "a line is taken a cycle later");
        assertAlways(inside("taken_key", KEY_WIDTH).eq(comes.key()), "with its key");
        assertAlways(inside("taken_firstPage", PAGE_WIDTH).eq(comes.firstPage()), "its page");
        assertAlways(inside("taken_entries", comes.entries().width()).eq(comes.entries()), "and its entries");
        assertAlways(inside("nextRow", PAGE_WIDTH - LOG_BANKS).eq(upper.addWrap(1)), "and the row behind it");
        UInt distance = chosen.subWrap(comes.firstPage());
        UInt entry = comes.entries().trunc(64);
        for (int i = 1; i < BANKS; i++) {
            entry = mux(distance.eq(i), comes.entries().bits(64 * i + 63, 64 * i), entry);
        }
        Bool brings = isTaken.and(comes.key().eq(chosenKey))
                .and(distance.lt(BANKS))
                .and(FORMAT.isPresent().is(entry));
        Bool isKnown = reg("isKnown", bool()).init(false);
        Bool isNew = reg("isNew", bool()).init(false);
        UInt frame = reg("frame", uint(FRAME_WIDTH));
        UInt own = FORMAT.frame().of(entry);
        assume(isKnown.and(brings).implies(own.eq(frame)), "a page's frame is one until all is forgotten");
        when(brings, () -> frame.set(own));
        when(forgets, () -> isKnown.set(false)).elseWhen(brings, () -> isKnown.set(true));
        isNew.set(brings.and(forgets.not()));
        Bool isKept = isKept(chosenKey, chosen, isKnown, frame);
        when(isNew, () -> assertAlways(isKept, "what has just come is kept"));

        Bool asks = key.eq(chosenKey).and(page.eq(chosen));
        Bool knows = isKnown;
        Bool hasJustCome = isNew;
        UInt wanted = frame;
        for (int i = 0; i < LATENCY; i++) {
            asks = later("asks" + i, asks);
            knows = later("knows" + i, knows);
            hasJustCome = later("hasJustCome" + i, hasJustCome);
            UInt next = reg("wanted" + i, uint(FRAME_WIDTH));
            next.set(wanted);
            wanted = next;
        }
        Bool isHit = asks.and(unit.hits);
        assertAlways(isHit.implies(knows), "it is found if it came since all was forgotten");
        assertAlways(isHit.implies(unit.physicalPage.eq(wanted)), "and with its frame");
        assertAlways(asks.and(hasJustCome).implies(unit.hits), "right behind its line it is found");
        cover(isHit, "the page is found");
    }

    /** Whether a way has the chosen page, which is known then, and has its frame. */
    private Bool isKept(UInt chosenKey, UInt chosen, Bool isKnown, UInt frame) {
        UInt upper = chosen.bits(PAGE_WIDTH - 1, LOG_BANKS);
        UInt row = TranslationCache.fold(upper, 1);
        UInt tag = chosenKey.cat(upper.bits(UPPER_WIDTH, 1));
        Bool any = lit(false);
        for (int way = 0; way < WAYS; way++) {
            Bool isThere = lit(false);
            UInt word = lit(0, WORD_WIDTH);
            for (int bank = 0; bank < BANKS; bank++) {
                UInt rows = inside("way" + way + ".isKept" + bank, ROWS);
                for (int i = 0; i < ROWS; i++) {
                    Bool isHere = chosen.trunc(LOG_BANKS).eq(bank).and(row.eq(i));
                    isThere = mux(isHere, rows.bit(i), isThere);
                    word = mux(isHere, inside("way" + way + ".rows_" + bank + "[" + i + "]", WORD_WIDTH), word);
                }
            }
            Bool isItsOwn = isThere.and(word.bits(WORD_WIDTH - 1, FRAME_WIDTH).eq(tag));
            assertAlways(isItsOwn.implies(isKnown), "a page that is kept came since all was forgotten");
            assertAlways(isItsOwn.implies(word.trunc(FRAME_WIDTH).eq(frame)), "its frame is kept with it");
            any = any.or(isItsOwn);
        }
        return any;
    }

    private Bool later(String name, Bool now) {
        Bool later = reg(name, bool()).init(false);
        later.set(now);
        return later;
    }
}
