package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.heddle.experiment.dimmnet2.submatrix.PaperPacking;

/** The paper's host that packs; its times for one of 8 segments. */
final class PackConstants {
    private static final String TABLE = "the paper's Table 4, d = 8";
    private static final String RATE = "the paper: unpacking at 135.4 MB/s, n = 16";
    private static final String SOLVED =
            "fitted on the packed row at n = 16: solved from its 3,828.3 us, see PaperPacking";

    private PackConstants() {}

    static List<Constant> all() {
        return List.of(
                of(
                        "packSend",
                        "the paper's Table 4: its latencies need 2.40, it says 2.24",
                        PackModel::send,
                        (model, value) -> new PackModel(value, model.narrow(), model.wide())),
                of(
                        "packN1",
                        TABLE,
                        m -> m.narrow().pack(),
                        (m, v) -> narrow(m, v, m.narrow().unpack())),
                of(
                        "unpackN1",
                        TABLE,
                        m -> m.narrow().unpack(),
                        (m, v) -> narrow(m, m.narrow().pack(), v)),
                of(
                        "packN16",
                        SOLVED,
                        m -> m.wide().pack(),
                        (m, v) -> wide(m, v, m.wide().unpack())),
                of(
                        "unpackN16",
                        RATE,
                        m -> m.wide().unpack(),
                        (m, v) -> wide(m, m.wide().pack(), v)));
    }

    private interface Change {
        PackModel in(PackModel model, double value);
    }

    private static Constant of(String name, String source, ToDoubleFunction<PackModel> value, Change change) {
        return new Constant(
                name,
                "microseconds",
                source,
                false,
                setting -> value.applyAsDouble(setting.pack()),
                (setting, changed) -> setting.with(change.in(setting.pack(), changed)));
    }

    private static PackModel narrow(PackModel model, double pack, double unpack) {
        return new PackModel(model.send(), times(model.narrow(), pack, unpack), model.wide());
    }

    private static PackModel wide(PackModel model, double pack, double unpack) {
        return new PackModel(model.send(), model.narrow(), times(model.wide(), pack, unpack));
    }

    private static PaperPacking times(PaperPacking packing, double pack, double unpack) {
        return new PaperPacking(packing.m(), packing.n(), pack, unpack);
    }
}
