package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.mpc.MpcProcessBench.Event;
import org.heddle.nic.mpc.host.SystemOrder;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.page.PageField;

/** A hostile process of an improved node: it writes whatever its own page of registers has, and reaches nothing that the system has not given it. */
class MpcProtectionTest {
    private static final int PAGE = PageField.PAGE_BYTES;
    private static final int PAGES = 64;
    private static final int FRAMES = 0x2000;
    /** Memory of nobody, where a hostile process would like lists and tables to be. */
    private static final int ELSEWHERE = 0x80_0000;

    private static final int NO_KIND = 15;

    @HardwareTest
    void aProcessMovesNeitherItsListsNorItsPageTableNorAnothers(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench hostile = bench.at(0, 1);
        MpcProcessBench victim = bench.at(0, 0);
        MpcProcessBench other = bench.at(1, 0);
        for (MpcProcessBench each : List.of(hostile, victim, other)) {
            each.useTable(PAGES);
            each.map(0, FRAMES + each.process);
        }
        List<Integer> touched = new ArrayList<>();
        hostile.host.bus.listen((write, address, bytes) -> {
            if (address >= ELSEWHERE && address < FRAMES * PAGE) {
                touched.add(address);
            }
        });
        int refused = 0;
        for (int of = 0; of < 2; of++) {
            for (SystemOrder kind : SystemOrder.values()) {
                hostile.orderOnItsOwn(kind.code(), of, ELSEWHERE + 0x1_0000 * kind.code(), 0);
                assertThat(hostile.refusedOrders()).isEqualTo(++refused);
            }
        }
        hostile.orderOnItsOwn(NO_KIND, 1, ELSEWHERE, 0);
        assertThat(victim.refusedOrders()).isEqualTo(refused + 1);

        // Without a table, this page would be there: the whole memory would.
        hostile.enter(1, 0, 5 * PAGE, 0, 64, 1, false, true, false);
        hostile.enter(1, 0, 0, 0, 64, 2, true, true, false);
        hostile.ring();
        assertThat(bench.event(hostile))
                .isEqualTo(new Event(true, EntryStatus.BAD_LOCAL_ADDRESS.code(), 1, 1 << 4, 64, 1));
        assertThat(bench.event(hostile)).isEqualTo(new Event(true, 0, 1, 1 << 4, 64, 2));
        assertThat(bench.event(other).id()).isEqualTo(2);
        victim.enter(1, 0, 32, 128, 64, 3, false, true, false);
        victim.ring();
        assertThat(bench.event(other).id()).isEqualTo(3);
        assertThat(other.host.storage.backdoorRead(FRAMES * PAGE + 128, 64))
                .isEqualTo(victim.host.storage.backdoorRead(FRAMES * PAGE + 32, 64));
        long walks = victim.walks();
        victim.enter(1, 0, 32, 128, 64, 4, false, true, false);
        victim.ring();
        bench.event(other);
        assertThat(victim.walks()).as("nothing was forgotten").isEqualTo(walks);
        assertThat(touched).isEmpty();
    }
}
