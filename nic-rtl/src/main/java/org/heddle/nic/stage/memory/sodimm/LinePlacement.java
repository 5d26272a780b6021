package org.heddle.nic.stage.memory.sodimm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;

/**
 * Finds the bank, row and column of a line and deals its bytes out to the modules. Combinational.
 *
 * <p>A module's share is one burst of 16 bytes. Lines of 16 bytes are the share of one module; the other gets no lanes.
 */
public final class LinePlacement extends Component {
    /** Line number. */
    public final UInt line;
    /** The bytes of the line. */
    public final UInt data;
    /** One bit for each 4-byte lane. */
    public final UInt lanes;

    /** 2 bits: bank of the line. */
    public final UInt bank = out(uint(2));
    /** 14 bits: row of the line. */
    public final UInt row = out(uint(14));
    /** 8 bits: column of the line. */
    public final UInt column = out(uint(8));
    /** 1 where the line begins in module 1. */
    public final Bool startsInModule1 = out(bool());
    /** 128 bits for module 0. */
    public final UInt data0 = out(uint(128));
    /** 4 bits for module 0. */
    public final UInt lanes0 = out(uint(4));
    /** 128 bits for module 1. */
    public final UInt data1 = out(uint(128));
    /** 4 bits for module 1. */
    public final UInt lanes1 = out(uint(4));

    /**
     * @param map where lines lie
     * @param lineBytes 32, or 16 with a map of 16-byte granules
     */
    public LinePlacement(LineMap map, int lineBytes) {
        if (lineBytes != 32 && (lineBytes != 16 || map.granuleBytes() != 16)) {
            throw new IllegalArgumentException(
                    "lineBytes must be 32, or 16 with granules of 16: lineBytes=%d granule=%d"
                            .formatted(lineBytes, map.granuleBytes()));
        }
        parameter("map", map.name());
        parameter("lineBytes", lineBytes);
        line = in(uint(LineRequest.lineWidth(lineBytes)));
        data = in(uint(8 * lineBytes));
        lanes = in(uint(lineBytes / LineRequest.LANE_BYTES));

        UInt burst = lineBytes == 16 ? line : line.cat(lit(0, 1));
        bank.set(map.bank(burst));
        row.set(map.row(burst));
        column.set(map.column(burst));

        int granules = lineBytes / map.granuleBytes();
        UInt evenLanes = share(lanes, granules, 0);
        UInt oddLanes = granules == 1 ? lit(0, 4) : share(lanes, granules, 1);
        Optional<Bool> exchanged = map.startsInModule1(burst);
        startsInModule1.set(exchanged.orElseGet(() -> lit(false)));
        lanes0.set(exchanged.map(e -> mux(e, oddLanes, evenLanes)).orElse(evenLanes));
        lanes1.set(exchanged.map(e -> mux(e, evenLanes, oddLanes)).orElse(oddLanes));
        if (granules == 1) {
            data0.set(data); // the module without lanes does not look
            data1.set(data);
        } else {
            UInt evenData = share(data, granules, 0);
            UInt oddData = share(data, granules, 1);
            data0.set(exchanged.map(e -> mux(e, oddData, evenData)).orElse(evenData));
            data1.set(exchanged.map(e -> mux(e, evenData, oddData)).orElse(oddData));
        }
    }

    /** Every second granule of a line, beginning with the first or the second. */
    private static UInt share(UInt whole, int granules, int first) {
        int bits = whole.width() / granules;
        List<UInt> parts = new ArrayList<>();
        for (int i = first; i < granules; i += 2) {
            parts.add(0, whole.bits(bits * i + bits - 1, bits * i));
        }
        return Types.cat(parts);
    }
}
