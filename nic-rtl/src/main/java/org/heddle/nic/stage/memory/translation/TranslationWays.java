package org.heddle.nic.stage.memory.translation;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;

/**
 * Keeps translations of pages at any stride, in several ways: of lines whose first pages have one row the oldest gives its place to a new one.
 *
 * <p>Rows are numbered by all bits of a page, so that pages at a wide stride, as blocks that lie far apart have them, are kept beside each other. Latency and throughput are those of a
 * {@link TranslationCache}, but a line is kept a cycle later. A line that comes twice is kept twice, and which of both is found is open: all is to be forgotten when a translation changes. Proof: {@code translation-ways}.
 */
public final class TranslationWays extends Component {
    /** Number of the table. */
    public final UInt key;
    /** Number of the virtual page. */
    public final UInt page;
    /** 1 if its translation is kept, of what was looked for three cycles ago. */
    public final Bool hits = out(bool());
    /** Number of the physical page, with it. */
    public final UInt physicalPage;
    /** A line of translations. */
    public final Valid<TranslationLine> line;
    /** 1 to forget all. */
    public final Bool forgets = in(bool());

    /**
     * @param format of tables and translations
     * @param ways number of lines of a row, a power of two, at least 2
     * @param rows number of rows, a power of two
     */
    public TranslationWays(TranslationFormat format, int ways, int rows) {
        key = in(uint(format.keyWidth()));
        page = in(uint(format.pageWidth()));
        physicalPage = out(uint(format.frame().width()));
        line = in(valid(TranslationLine.type(format)));
        parameter("ways", ways);
        parameter("rows", rows);
        if (!format.name().isEmpty()) {
            parameter("format", format.name());
        }
        int logRows = Integer.numberOfTrailingZeros(rows);
        Bool comes = reg("comes", bool()).init(false);
        comes.set(line.valid().and(forgets.not()));
        TranslationLine taken = reg("taken", TranslationLine.type(format));
        connect(taken, line.data());
        UInt nextRow = reg("nextRow", uint(format.pageWidth() - TranslationCache.LOG_BANKS));
        nextRow.set(line.data()
                .firstPage()
                .bits(format.pageWidth() - 1, TranslationCache.LOG_BANKS)
                .addWrap(1));
        UInt row = TranslationCache.fold(taken.firstPage(), logRows);
        Memory<UInt> turns = memory(uint(Types.bitsToNumber(ways)), rows).init(0);
        UInt turn = turns.read(row);
        when(comes, () -> turns.write(row, turn.addWrap(1)));
        Bool isFound = lit(false);
        UInt found = lit(0, physicalPage.width());
        for (int i = 0; i < ways; i++) {
            TranslationCache way = instance("way" + i, new TranslationCache(format, logRows, true));
            way.key.set(key);
            way.page.set(page);
            way.forgets.set(forgets);
            way.line.valid().set(comes.and(turn.eq(i)));
            connect(way.line.data(), taken);
            way.nextRow.set(nextRow);
            isFound = isFound.or(way.hits);
            found = mux(way.hits, way.physicalPage, found);
        }
        hits.set(isFound);
        physicalPage.set(found);
        // Whoever has shown a key and a page looks at them, some cycles later.
        payloadOf(lit(false), hits, physicalPage);
    }

    /** Returns its ports. */
    public TranslationPorts ports() {
        return new TranslationPorts(key, page, hits, physicalPage, line, forgets);
    }
}
