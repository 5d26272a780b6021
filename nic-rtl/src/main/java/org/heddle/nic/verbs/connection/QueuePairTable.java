package org.heddle.nic.verbs.connection;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of all queue pairs that one engine looks at.
 *
 * <p>Latency: attributes are there two cycles behind {@link #looks}, from a register, and stay until the next ones. Before it is first set, a queue pair is
 * in state RESET.
 */
public final class QueuePairTable extends Component {
    /** Bits of a queue pair's number in this node. */
    public static final int INDEX_WIDTH = Types.bitsToNumber(VerbsMap.QUEUE_PAIRS);

    /** Number of the queue pair that is looked at, or set. */
    public final UInt index = in(uint(INDEX_WIDTH));
    /** 1 to look. */
    public final Bool looks = in(bool());
    /** The attributes that were looked at, the first one lowest. */
    public final UInt attributes;
    /** 1 to set. */
    public final Bool sets = in(bool());
    /** A {@link QueuePairContext}. */
    public final UInt record = in(uint(QueuePairContext.LAYOUT.bits()));
    /** 1 while somebody else wants to look; a port where others may. */
    public final @Nullable Bool borrows;
    /** Queue pair that they look at; a port where others may. */
    public final @Nullable UInt borrowed;
    /** 1 if they look now: the attributes are {@link #lent} in the next cycle; a port where others may. */
    public final @Nullable Bool lends;
    /** Attributes that others have looked at, not from a register; a port where others may. */
    public final @Nullable UInt lent;

    private final List<LayoutField> fields;

    /**
     * @param reader name of the engine
     * @param fields of {@link QueuePairContext} that are kept
     */
    public QueuePairTable(String reader, LayoutField... fields) {
        this(reader, false, fields);
    }

    /**
     * @param reader name of the engine
     * @param isShared whether others may look in cycles in which the engine does not
     * @param fields of {@link QueuePairContext} that are kept
     */
    public QueuePairTable(String reader, boolean isShared, LayoutField... fields) {
        this.fields = List.of(fields);
        parameter("reader", reader);
        if (isShared) {
            parameter("rows", "SHARED");
        }
        List<UInt> parts = new ArrayList<>();
        for (LayoutField field : fields) {
            parts.add(0, field.of(record));
        }
        UInt kept = Types.cat(parts);
        attributes = out(uint(kept.width()));
        Memory<UInt> rows = memory(uint(kept.width()), VerbsMap.QUEUE_PAIRS).init(0);
        when(sets, () -> rows.write(index, kept));
        borrows = isShared ? in(bool()) : null;
        borrowed = isShared ? in(uint(INDEX_WIDTH)) : null;
        lends = isShared ? out(bool()) : null;
        lent = isShared ? out(uint(kept.width())) : null;
        UInt found =
                isShared ? rows.readSync(mux(looks, index, borrowed), looks.or(borrows)) : rows.readSync(index, looks);
        if (isShared) {
            lends.set(borrows.and(looks.not()));
            lent.set(found);
        }
        Bool comes = reg(bool()).init(false);
        comes.set(looks);
        UInt front = reg(uint(kept.width()));
        when(comes, () -> front.set(found));
        attributes.set(front);
    }

    /**
     * Returns an attribute, for the component around the table.
     *
     * @throws IllegalArgumentException if it is not kept
     */
    public UInt value(LayoutField wanted) {
        return value(attributes, wanted);
    }

    /**
     * Returns an attribute of a row, for the component around the table.
     *
     * @throws IllegalArgumentException if it is not kept
     */
    public UInt value(UInt row, LayoutField wanted) {
        int low = 0;
        for (LayoutField field : fields) {
            if (field.equals(wanted)) {
                return row.bits(low + field.width() - 1, low);
            }
            low += field.width();
        }
        throw new IllegalArgumentException("the table keeps " + fields + ", and not " + wanted);
    }
}
