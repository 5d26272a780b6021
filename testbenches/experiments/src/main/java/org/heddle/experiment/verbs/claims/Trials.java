package org.heddle.experiment.verbs.claims;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.verbs.claims.ClaimBench.Side;
import org.heddle.experiment.verbs.request.StagePacket;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsStage;
import org.heddle.host.verbs.AsyncEvent;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.VerbsException;

/** One trial for each claim, which says what was seen in the words of the expectation. */
final class Trials {
    private final Supplier<VerbsStage> stages;

    Trials(Supplier<VerbsStage> stages) {
        this.stages = stages;
    }

    private ClaimBench bench() {
        return new ClaimBench(stages.get());
    }

    private ClaimBench bench(int node, QpAttribute attribute, long value) {
        return bench((at, attributes) ->
                at == node && attributes.value(attribute).isPresent() ? attributes.with(attribute, value) : attributes);
    }

    private ClaimBench bench(ClaimBench.Change change) {
        return new ClaimBench(stages.get(), change);
    }

    private static int all(ClaimBench bench, Side side) {
        bench.settle();
        return side.sends().poll(256).size() + side.receives().poll(256).size();
    }

    String completions() {
        List<String> seen = new ArrayList<>();
        for (String name : List.of("send", "write", "read")) {
            ClaimBench bench = bench();
            bench.far().receive(1, 64);
            SendWorkRequest request = switch (name) {
                case "send" -> bench.send(2, 8);
                case "write" -> bench.write(2, 0, 8);
                default -> bench.read(2, 0, 0, 8);
            };
            bench.post(request.signaled());
            seen.add(name + " " + all(bench, bench.near()) + "+" + all(bench, bench.far()));
        }
        return String.join(", ", seen);
    }

    String needs() {
        List<String> seen = new ArrayList<>();
        for (String name : List.of("send", "write", "read")) {
            ClaimBench bench = bench();
            SendWorkRequest request = switch (name) {
                case "send" -> bench.send(2, 8);
                case "write" -> bench.write(2, 0, 8);
                default -> bench.read(2, 0, 0, 8);
            };
            bench.post(request.signaled());
            bench.pass(50_000);
            seen.add(name + (bench.near().sends().poll(1).isEmpty() ? " waits" : " done"));
        }
        return String.join(", ", seen);
    }

    String learns() {
        ClaimBench bench = bench();
        bench.far().receive(1, 64);
        bench.post(bench.send(2, 40));
        WorkCompletion received = bench.next(bench.far().receives());
        boolean isKnown = received.queuePair() == bench.far().pair().number();
        bench.post(bench.write(3, 0, 40));
        int told = all(bench, bench.far()) + events(bench.far()).size();
        return "send: " + (isKnown ? "queue pair" : "another") + " and " + received.bytes() + " bytes; write: "
                + (told == 0 ? "nothing" : told + " entries");
    }

    private static List<String> events(Side side) {
        List<String> events = new ArrayList<>();
        for (Optional<AsyncEvent> event = side.context().pollEvent();
                event.isPresent();
                event = side.context().pollEvent()) {
            events.add(event.get().type().name());
        }
        return events;
    }

    String paces() {
        ClaimBench sends = bench();
        ClaimBench writes = bench();
        for (int id = 0; id < 2; id++) {
            sends.far().receive(id, 64);
        }
        for (int id = 0; id < 5; id++) {
            sends.post(sends.send(id, 8).signaled());
            writes.post(writes.write(id, 0, 8).signaled());
        }
        sends.pass(50_000);
        writes.pass(50_000);
        return sends.near().sends().poll(8).size() + " of 5 sends with 2 receives, "
                + writes.near().sends().poll(8).size() + " of 5 writes";
    }

    String late() {
        ClaimBench bench = bench();
        bench.post(bench.send(1, 8).signaled());
        bench.pass(100_000);
        bench.far().receive(2, 64);
        return "late receive: " + bench.status();
    }

    String retries() {
        List<Integer> transmissions = new ArrayList<>();
        String status = "";
        for (int retries : new int[] {0, 3, 6}) {
            ClaimBench bench = bench((node, attributes) -> quick(retries, attributes));
            bench.post(bench.send(1, 8));
            String seen = bench.status();
            status = status.isEmpty() || status.equals(seen) ? seen : status + " or " + seen;
            transmissions.add(bench.requestCycles().size());
        }
        ClaimBench endless = bench((node, attributes) -> quick(7, attributes));
        endless.post(endless.send(1, 8));
        endless.pass(40_000);
        boolean ended = !endless.near().sends().poll(1).isEmpty();
        return "0, 3 and 6: " + status + " after " + transmissions.get(0) + ", " + transmissions.get(1) + " and "
                + transmissions.get(2) + " transmissions; 7: "
                + (ended || endless.rnrNaks() < 20 ? "an end" : "no end");
    }

    private static QueuePairAttributes quick(int retries, QueuePairAttributes attributes) {
        if (attributes.value(QpAttribute.MIN_RNR_TIMER).isPresent()) {
            return attributes.with(QpAttribute.MIN_RNR_TIMER, 1);
        }
        return attributes.with(QpAttribute.RNR_RETRY, retries);
    }

    String timer() {
        ClaimBench bench = bench(1, QpAttribute.MIN_RNR_TIMER, 0x12);
        bench.post(bench.send(1, 8));
        while (bench.requestCycles().size() < 2) {
            bench.pass(1_000);
        }
        long nak = bench.stage().packets().stream()
                .filter(StagePacket::isRnrNak)
                .findFirst()
                .orElseThrow()
                .cycle();
        double milliseconds = CoreClock.microseconds(bench.requestCycles().get(1) - nak) / 1_000;
        return String.format(Locale.ROOT, "%.2f ms", Math.floor(milliseconds * 100) / 100);
    }

    String rights() {
        ClaimBench with = bench();
        with.post(with.write(1, 0, 8).signaled());
        ClaimBench without = new ClaimBench(
                stages.get(), 256, 1, ClaimBench.Change.NONE, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_READ);
        without.post(without.write(1, 0, 8).signaled());
        return "with " + with.status() + ", without " + without.status();
    }

    String immediate() {
        ClaimBench bench = bench();
        bench.far().receive(1, 64);
        bench.far().receive(2, 64);
        bench.post(SendWorkRequest.writeWithImmediate(
                3,
                bench.far().memory().address(),
                bench.far().memory().rkey(),
                0x01020304,
                bench.near().memory().piece(0, 8)));
        int immediate = bench.next(bench.far().receives()).immediate().orElse(0);
        bench.settle();
        return 2 - bench.far().pair().usedReceives() + " receive, immediate %08x".formatted(immediate);
    }

    String fence() {
        ClaimBench queue = bench();
        boolean waitsForRead = true;
        for (int round = 1; round <= 10; round++) {
            queue.storeWord(0, 0, round);
            queue.storeWord(1, 0, 100 + round);
            queue.post(
                    queue.read(1, 0, 0, 8),
                    SendWorkRequest.write(
                                    2,
                                    queue.far().memory().address() + 64,
                                    queue.far().memory().rkey(),
                                    queue.near().memory().piece(0, 8))
                            .with(SendFlag.FENCE, SendFlag.SIGNALED));
            queue.status();
            waitsForRead &= queue.word(1, 64) == 100 + round;
        }
        boolean waitsForWrite = !goesBehindALostOne(1, true);
        boolean waitsForOther = !goesBehindALostOne(2, false);
        return (waitsForRead ? "waits" : "does not wait") + " for a READ of its queue; "
                + (waitsForWrite ? "" : "not ") + "for a WRITE, " + (waitsForOther ? "" : "not ")
                + "for another queue pair";
    }

    /** Loses the first request, a WRITE or a READ, and says whether a fenced WRITE leaves all the same. */
    private boolean goesBehindALostOne(int pairs, boolean isWrite) {
        ClaimBench bench = new ClaimBench(
                stages.get(),
                256,
                pairs,
                (node, attributes) -> attributes.value(QpAttribute.TIMEOUT).isPresent()
                        ? attributes.with(QpAttribute.TIMEOUT, 0)
                        : attributes,
                AccessFlag.values());
        bench.stage().setLosses(VerbsLosses.parse("packet:0"));
        bench.near().pairs().get(0).postSend(isWrite ? bench.write(1, 0, 8) : bench.read(1, 0, 0, 8));
        bench.near().pairs().get(pairs - 1).postSend(bench.write(2, 64, 8).with(SendFlag.FENCE, SendFlag.SIGNALED));
        bench.pass(20_000);
        return bench.requestCycles().size() > 1;
    }

    String lock() {
        int contenders = 8;
        ClaimBench bench = new ClaimBench(stages.get(), 256, contenders, ClaimBench.Change.NONE, AccessFlag.values());
        for (int i = 0; i < contenders; i++) {
            bench.near()
                    .pairs()
                    .get(i)
                    .postSend(SendWorkRequest.compareAndSwap(
                                    i,
                                    bench.far().memory().address(),
                                    bench.far().memory().rkey(),
                                    0,
                                    1,
                                    bench.near().memory().piece(8L * i, 8))
                            .signaled());
        }
        for (int i = 0; i < contenders; i++) {
            bench.next(bench.near().sends());
        }
        int owners = 0;
        for (int i = 0; i < contenders; i++) {
            owners += bench.word(0, 8L * i) == 0 ? 1 : 0;
        }
        return owners + " of " + contenders + " contenders";
    }

    private static byte[] filled(int bytes, int value) {
        byte[] data = new byte[bytes];
        Arrays.fill(data, (byte) value);
        return data;
    }

    private static long readWord(ClaimBench bench) {
        bench.post(bench.read(1, 0, 0, 8).signaled());
        bench.status();
        return bench.word(0, 0);
    }

    private static boolean readsWhole(ClaimBench bench, long offset, int bytes) {
        bench.post(bench.read(2, offset, 4096, bytes).signaled());
        bench.status();
        byte[] data = bench.load(0, 4096, bytes);
        return data[0] == data[bytes - 1];
    }

    String version() {
        return "counted once: " + (acceptsTorn(false) ? "torn" : "whole") + "; counted before and after: "
                + (acceptsTorn(true) ? "torn" : "whole");
    }

    /** A reader comes within an update: it takes the version, the data, and the version again. */
    private boolean acceptsTorn(boolean countsBefore) {
        ClaimBench bench = bench();
        bench.storeWord(1, 0, countsBefore ? 3 : 2);
        bench.store(1, 64, filled(1024, 7));
        long before = readWord(bench);
        boolean isWhole = readsWhole(bench, 64, 2048);
        long after = readWord(bench);
        boolean accepts = before == after && !(countsBefore && before % 2 == 1);
        return accepts && !isWhole;
    }

    String doubleBuffer() {
        List<String> seen = new ArrayList<>();
        for (int turns = 0; turns <= 2; turns++) {
            ClaimBench bench = bench();
            bench.store(1, 64, filled(64, 1));
            long index = readWord(bench);
            if (turns > 0) {
                bench.store(1, 64 + 4096, filled(64, 2));
                bench.storeWord(1, 0, 1);
            }
            if (turns > 1) {
                bench.store(1, 64, filled(32, 3)); // half of the second update
            }
            seen.add(readsWhole(bench, 64 + 4096 * index, 64) ? "whole" : "torn");
        }
        return "0 and 1 turns: " + (seen.get(0).equals(seen.get(1)) ? seen.get(0) : "differ") + "; 2 turns: "
                + seen.get(2);
    }

    String mixed() {
        boolean isAll = true;
        for (int round = 1; round <= 5; round++) {
            ClaimBench bench = bench();
            bench.near().receive(1, 16);
            bench.far().receive(2, 16);
            bench.far()
                    .pair()
                    .postSend(SendWorkRequest.send(3, bench.far().memory().piece(0, 16)));
            bench.next(bench.near().receives());
            bench.store(0, 4096, filled(20_000, round));
            bench.post(bench.write(4, 4096, 20_000), bench.send(5, 0));
            bench.next(bench.far().receives());
            isAll &= Arrays.equals(bench.load(1, 4096, 20_000), filled(20_000, round));
        }
        return isAll ? "all bytes at the notice" : "bytes are missing at the notice";
    }

    String batches() {
        ClaimBench single = bench();
        ClaimBench lists = bench();
        VerbsCounts[] before = {doorbells(single), doorbells(lists)};
        List<ReceiveWorkRequest> receives = new ArrayList<>();
        List<SendWorkRequest> sends = new ArrayList<>();
        for (int id = 0; id < 32; id++) {
            receives.add(new ReceiveWorkRequest(id, lists.far().memory().piece(0, 64)));
            sends.add(lists.send(id, 8));
            single.far().receive(id, 64);
            single.post(single.send(id, 8));
        }
        lists.far().pair().postReceive(receives);
        lists.near().pair().postSend(sends);
        return "32 receives and 32 sends: " + doorbells(lists).since(before[1]).doorbells() + " doorbells instead of "
                + doorbells(single).since(before[0]).doorbells();
    }

    private static VerbsCounts doorbells(ClaimBench bench) {
        return bench.near().context().counts().plus(bench.far().context().counts());
    }

    String signals() {
        ClaimBench bench = bench();
        int completions = 0;
        for (int count = 1; count <= 640; count++) {
            SendWorkRequest request = bench.write(count, 0, 8);
            bench.post(count % 64 == 0 ? request.signaled() : request);
            if (count % 64 == 0) {
                bench.next(bench.near().sends());
                completions++;
            }
        }
        bench.settle();
        completions += bench.near().sends().poll(256).size();
        return "640 requests, " + completions + " completions, "
                + bench.near().pair().usedSends() + " slots in use";
    }

    String alignment() {
        long aligned = writeCycles(0);
        long unaligned = writeCycles(1);
        return aligned <= unaligned ? "offset 0 is no slower than offset 1" : "offset 1 is faster than offset 0";
    }

    private long writeCycles(long offset) {
        ClaimBench bench = bench();
        long start = bench.cycle();
        bench.post(bench.write(1, offset, 4096).signaled());
        return cyclesTo(bench, start, () -> bench.near().sends().hasCompletion());
    }

    private static long cyclesTo(ClaimBench bench, long start, Supplier<Boolean> done) {
        while (!done.get()) {
            bench.pass(1);
        }
        return bench.cycle() - start;
    }

    String latency() {
        ClaimBench writes = bench();
        writes.store(0, 0, filled(64, 9));
        long start = writes.cycle();
        writes.post(writes.write(1, 0, 64));
        long write = cyclesTo(writes, start, () -> writes.load(1, 63, 1)[0] == 9);
        ClaimBench sends = bench();
        sends.far().receive(1, 64);
        long sendStart = sends.cycle();
        sends.post(sends.send(2, 64));
        long send = cyclesTo(sends, sendStart, () -> sends.far().receives().hasCompletion());
        return write <= send ? "a write is there no later than a send" : "a send is there before a write";
    }

    String operation() {
        ClaimBench none = bench((node, attributes) -> quick(0, attributes));
        none.post(none.send(1, 8));
        String without = none.status();
        ClaimBench bad = bench();
        bad.far()
                .pair()
                .postReceive(new ReceiveWorkRequest(
                        1, new ScatterGatherElement(bad.far().memory().address(), 64, 0x7777)));
        bad.post(bad.send(1, 8));
        return "no receive: " + without + "; bad receive: " + bad.status();
    }

    String overflow() {
        ClaimBench bench = new ClaimBench(stages.get(), 4, 1, ClaimBench.Change.NONE, AccessFlag.values());
        for (int id = 0; id < 5; id++) {
            bench.post(bench.write(id, 0, 8).signaled());
        }
        bench.settle();
        String told = String.join(" ", events(bench.near()));
        ClaimBench full = bench();
        QueuePair pair = full.near().pair();
        String sends = refusal(() -> {
            for (int id = 0; id <= 128; id++) {
                pair.postSend(full.write(id, 0, 8));
            }
        });
        String receives = refusal(() -> {
            for (int id = 0; id <= 128; id++) {
                full.near().receive(id, 8);
            }
        });
        return told + "; " + sends + ", " + receives + "; solicited: " + solicited();
    }

    private static String refusal(Runnable call) {
        try {
            call.run();
            return "accepted";
        } catch (VerbsException refused) {
            return refused.errno().name();
        }
    }

    private String solicited() {
        List<String> firing = new ArrayList<>();
        for (String name : List.of("send", "send-imm", "write-imm")) {
            ClaimBench bench = bench();
            bench.far().receive(1, 64);
            bench.far().receives().requestNotification(true);
            SendWorkRequest request = switch (name) {
                case "send" -> bench.send(2, 8);
                case "send-imm" ->
                    SendWorkRequest.sendWithImmediate(
                            2, 1, bench.near().memory().piece(0, 8));
                default ->
                    SendWorkRequest.writeWithImmediate(
                            2,
                            bench.far().memory().address(),
                            bench.far().memory().rkey(),
                            1,
                            bench.near().memory().piece(0, 8));
            };
            bench.post(request.with(SendFlag.SOLICITED));
            bench.settle();
            if (bench.far().context().pollNotification().isPresent()) {
                firing.add(name);
            }
        }
        return firing.size() == 3
                ? firing.get(0) + ", " + firing.get(1) + " and " + firing.get(2)
                : String.join(", ", firing);
    }
}
