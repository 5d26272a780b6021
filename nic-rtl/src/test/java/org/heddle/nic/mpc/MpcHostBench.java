package org.heddle.nic.mpc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.device.host.BusTiming;
import org.heddle.device.host.HostBus;
import org.heddle.device.host.HostStorage;
import org.heddle.hdl.registers.Register;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.host.MpcMap;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.LmrField;
import org.heddle.nic.stage.memory.hostbus.bench.HostBusSocket;

/** Host of one node: its memory, its bus, its registers, and both lists. */
final class MpcHostBench {
    /** Where the lists lie. */
    static final int LME = 0x10_0000;

    static final int LMR = 0x20_0000;
    private static final int LINE = 32;
    private static final int LIMIT = 1000;

    final HostStorage storage;
    final HostBus bus;
    final MpcMap map = new MpcMap();
    private final Rig<MpcPair> rig;
    private final StreamSource request;
    private final StreamSink response;
    private final int entries;
    private int written;
    private int read;

    MpcHostBench(Rig<MpcPair> rig, int node, MpcConfiguration configuration, long seed) {
        this.rig = rig;
        this.entries = configuration.entries();
        storage = new HostStorage(seed);
        bus = new HostBus(storage, BusTiming.PCI);
        rig.add(new HostBusSocket(rig.simulation(), rig.dut().bus.get(node), bus));
        request = rig.source(rig.dut().request.get(node), StallProfile.NEVER);
        response = rig.sink(rig.dut().response.get(node), StallProfile.NEVER);
    }

    long access(boolean write, Register register, long data) {
        return access(write, register.address(), data);
    }

    long access(boolean write, long address, long data) {
        int before = response.count();
        request.send(write ? 1 : 0, address, data);
        rig.simulation().runUntil("a response", () -> response.count() > before).within(LIMIT);
        return response.beats().get(before)[0];
    }

    void write(Register register, long data) {
        access(true, register, data);
    }

    long read(Register register) {
        return access(false, register, 0);
    }

    void start(boolean interrupts) {
        write(map.lmeBase, LME / LINE);
        write(map.lmrBase, LMR / LINE);
        write(map.control, interrupts ? 1 : 0);
    }

    /** Writes an entry and orders it. */
    void send(int to, int plad, int prad, int len, int ctrl, int rid, boolean ns, boolean nr, int from) {
        long[] entry = new long[LmeField.WORDS];
        LmeField.NDST.put(entry, to);
        LmeField.NSRC.put(entry, from);
        LmeField.CTRL.put(entry, ctrl);
        LmeField.NS.put(entry, ns ? 1 : 0);
        LmeField.NR.put(entry, nr ? 1 : 0);
        LmeField.PLAD.put(entry, plad);
        LmeField.PRAD.put(entry, prad);
        LmeField.RID.put(entry, rid);
        LmeField.LEN.put(entry, len);
        ByteBuffer bytes = ByteBuffer.allocate(LINE).order(ByteOrder.LITTLE_ENDIAN);
        for (long word : entry) {
            bytes.putLong(word);
        }
        storage.backdoorWrite(LME + written % entries * LINE, bytes.array(), 0, LINE);
        written++;
        write(map.lmeNew, written & 0xFFFF);
    }

    /** Returns the word of 8 bytes at an address. */
    long word(int address) {
        return ByteBuffer.wrap(storage.backdoorRead(address, Long.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
    }

    int left() {
        return (int) read(map.lmeCurrent);
    }

    int received() {
        return (int) read(map.lmrNew);
    }

    /** Takes the oldest receipt: {nsrc, ctrl, len, rid}. */
    long[] take() {
        ByteBuffer bytes = ByteBuffer.wrap(storage.backdoorRead(LMR + read % entries * LINE, LINE))
                .order(ByteOrder.LITTLE_ENDIAN);
        long[] entry = new long[LmeField.WORDS];
        for (int i = 0; i < entry.length; i++) {
            entry[i] = bytes.getLong();
        }
        read++;
        write(map.lmrCurrent, read & 0xFFFF);
        return new long[] {
            LmrField.NSRC.of(entry), LmrField.CTRL.of(entry), LmrField.LEN.of(entry), LmrField.RID.of(entry)
        };
    }
}
