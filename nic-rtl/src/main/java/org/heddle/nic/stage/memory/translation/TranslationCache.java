package org.heddle.nic.stage.memory.translation;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.jspecify.annotations.Nullable;

/**
 * Keeps translations, one for each value of a page's lowest bits, or of the sum of all its bits without a carry.
 *
 * <p>Latency: three cycles from a page to its translation, which was kept in the first of them. Throughput: a page and a line per cycle. What
 * lies in a line beside a region's translations is kept as well, under pages that are no region's. Proof: {@code translation-cache}.
 */
public final class TranslationCache extends Component {
    /** Number of translations of a line, each in a memory of its own. */
    private static final int BANKS = 4;

    /** Bits of a bank's number. */
    static final int LOG_BANKS = 2;

    private static final int LOG_ROWS = 4;
    private static final int ENTRY_BITS = HostMemoryRequest.LINE_BITS / BANKS;

    /** Number of translations that are kept at most. */
    public static final int KEPT = BANKS << LOG_ROWS;

    /** Number of the table. */
    public final UInt key;
    /** Number of the virtual page. */
    public final UInt page;
    /** 1 if its translation is kept, of what was looked for three cycles ago. */
    public final Bool hits;
    /** Number of the physical page, with it. */
    public final UInt physicalPage;
    /** A line of translations. */
    public final Valid<TranslationLine> line;
    /** Number of the row behind that of the line's first page; a port of one that folds pages, as the sum would come late. */
    final @Nullable UInt nextRow;
    /** 1 to forget all. */
    public final Bool forgets;

    private final TranslationFormat format;
    private final boolean keepsLines;
    private final int logRows;
    private final boolean folds;
    private final int pageWidth;
    private final int frameWidth;
    private final int tagWidth;

    /**
     * @param format of tables and translations
     * @param keepsLines whether all translations of a line are kept, or the one alone for which it was read
     */
    public TranslationCache(TranslationFormat format, boolean keepsLines) {
        this(format, keepsLines, LOG_ROWS, false);
    }

    /**
     * One that keeps whole lines.
     *
     * @param format of tables and translations
     * @param logRows bits of a row's number: so many lines are kept at most
     * @param folds whether rows are numbered by all bits of a page, so that pages at a wide stride lie in different ones
     */
    TranslationCache(TranslationFormat format, int logRows, boolean folds) {
        this(format, true, logRows, folds);
    }

    private TranslationCache(TranslationFormat format, boolean keepsLines, int logRows, boolean folds) {
        this.format = format;
        this.keepsLines = keepsLines;
        this.logRows = logRows;
        this.folds = folds;
        int logKept = LOG_BANKS + logRows;
        pageWidth = format.pageWidth();
        frameWidth = format.frame().width();
        tagWidth = format.keyWidth() + pageWidth - logKept;
        key = in(uint(format.keyWidth()));
        page = in(uint(pageWidth));
        hits = out(bool());
        physicalPage = out(uint(frameWidth));
        line = in(valid(TranslationLine.type(format)));
        nextRow = folds ? in(uint(pageWidth - LOG_BANKS)) : null;
        forgets = in(bool());
        parameter("keepsLines", keepsLines);
        if (logRows != LOG_ROWS) {
            parameter("rows", 1 << logRows);
        }
        if (folds) {
            parameter("pages", "FOLDED");
        }
        if (!format.name().isEmpty()) {
            parameter("format", format.name());
        }
        UInt bank = reg("bank", uint(LOG_BANKS));
        bank.set(page.trunc(LOG_BANKS));
        UInt tag = reg("tag", uint(tagWidth));
        UInt tagNow = reg("tagNow", uint(tagWidth));
        tag.set(key.cat(page.bits(pageWidth - 1, logKept)));
        tagNow.set(tag);
        UInt found = null;
        Bool isKept = null;
        for (int i = 0; i < BANKS; i++) {
            UInt word = reg("word" + i, uint(tagWidth + frameWidth));
            Bool isHere = reg("isHere" + i, bool());
            keep(i, word, isHere);
            found = found == null ? word : mux(bank.eq(i), word, found);
            isKept = isKept == null ? isHere : mux(bank.eq(i), isHere, isKept);
        }
        UInt word = reg("word", uint(tagWidth + frameWidth));
        Bool isHere = reg("isHere", bool());
        word.set(found);
        isHere.set(isKept);
        Bool isHit = reg("isHit", bool());
        UInt foundPage = reg("foundPage", uint(frameWidth));
        isHit.set(isHere.and(word.bits(tagWidth + frameWidth - 1, frameWidth).eq(tagNow)));
        foundPage.set(word.trunc(frameWidth));
        hits.set(isHit);
        physicalPage.set(foundPage);
    }

    /** Returns its ports. */
    public TranslationPorts ports() {
        return new TranslationPorts(key, page, hits, physicalPage, line, forgets);
    }

    /** A memory of the pages whose number ends so. */
    private void keep(int bank, UInt word, Bool isHere) {
        Memory<UInt> rows = memory(uint(tagWidth + frameWidth), 1 << logRows);
        UInt isKept = reg("isKept" + bank, uint(1 << logRows)).init(0);
        UInt row = folds
                ? fold(page.bits(pageWidth - 1, LOG_BANKS), logRows)
                : page.bits(logRows + LOG_BANKS - 1, LOG_BANKS);
        word.set(rows.read(row));
        isHere.set(isKept.bit(row));

        // The line's first translation is of the page "first", this memory's is up to three behind it.
        TranslationLine comes = line.data();
        UInt first = comes.firstPage();
        UInt upper = first.bits(pageWidth - 1, LOG_BANKS);
        UInt own = lit(bank, LOG_BANKS);
        Bool isNextRow = bank == BANKS - 1 ? lit(false) : own.lt(first.trunc(LOG_BANKS));
        UInt rowNumber = nextRow == null
                ? upper.addWrap(isNextRow.asUInt().zext(upper.width()))
                : mux(isNextRow, nextRow, upper);
        UInt place = own.subWrap(first.trunc(LOG_BANKS));
        UInt entry = mux(place.bit(1), mux(place.bit(0), entry(3), entry(2)), mux(place.bit(0), entry(1), entry(0)));
        Bool isThere = format.isPresent().is(entry);
        UInt written = folds ? fold(rowNumber, logRows) : rowNumber.trunc(logRows);
        Bool isWanted = keepsLines ? lit(true) : place.eq(comes.place());
        Bool keeps = line.valid().and(isThere).and(isWanted);
        when(
                keeps,
                () -> rows.write(
                        written,
                        comes.key()
                                .cat(rowNumber.bits(rowNumber.width() - 1, logRows))
                                .cat(format.frame().of(entry))));
        UInt one = written.toOneHot(1 << logRows);
        when(forgets, () -> isKept.set(0)).elseWhen(keeps, () -> isKept.set(isKept.or(one)));
    }

    /** Returns the sum without a carry of a number's groups of so many bits. */
    static UInt fold(UInt number, int bits) {
        UInt sum = number.trunc(bits);
        for (int low = bits; low < number.width(); low += bits) {
            int high = Math.min(low + bits, number.width());
            sum = sum.xor(number.bits(high - 1, low).zext(bits));
        }
        return sum;
    }

    private UInt entry(int place) {
        return line.data().entries().bits((place + 1) * ENTRY_BITS - 1, place * ENTRY_BITS);
    }
}
