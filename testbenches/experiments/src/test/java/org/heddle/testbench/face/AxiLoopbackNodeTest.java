package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.host.MessagePort.Message;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.face.DriverBus;
import org.heddle.nic.face.FaceMap;
import org.heddle.nic.loopback.AxiLoopbackNode;
import org.heddle.nic.stage.host.HostRequest;

/** The same driver moves the same messages over a node's standard faces; their registers and their interrupt tell of the link. */
class AxiLoopbackNodeTest {
    private static final long FACES = 1 << HostRequest.ADDRESS_WIDTH;
    private static final long LIMIT = 1_000;

    private static FaceBench<FacedNodes<AxiLoopbackNode>> open(TestBench bench, StallProfile stalls) {
        return open(bench, DriverBus.AXI4_LITE, stalls);
    }

    private static FaceBench<FacedNodes<AxiLoopbackNode>> open(TestBench bench, DriverBus bus, StallProfile stalls) {
        return FaceBench.open(
                bench,
                () -> new FacedNodes<>(() -> new AxiLoopbackNode(bus), (node, number) -> node.node.set(number)),
                stalls,
                LIMIT);
    }

    private static LoopbackDriver driver(FaceBench<FacedNodes<AxiLoopbackNode>> b, int node) {
        return new LoopbackDriver(b.port(node));
    }

    private static FaceMap faces(FaceBench<FacedNodes<AxiLoopbackNode>> b, int node) {
        return RegisterMap.connect(new FaceMap(), b.buses().get(node), FACES);
    }

    @HardwareTest(timeoutCycles = 200_000)
    void messagesPassInBothDirections(TestBench bench) {
        messagesPass(bench, DriverBus.AXI4_LITE);
    }

    @HardwareTest(timeoutCycles = 200_000)
    void messagesPassOverEitherWishbone(TestBench bench) {
        messagesPass(bench, DriverBus.WISHBONE_CLASSIC);
        messagesPass(bench, DriverBus.WISHBONE_PIPELINED);
    }

    private static void messagesPass(TestBench bench, DriverBus bus) {
        FaceBench<FacedNodes<AxiLoopbackNode>> b = open(bench, bus, StallProfile.RANDOM_HALF);
        for (int from = 0; from < 2; from++) {
            LoopbackDriver sender = driver(b, from);
            LoopbackDriver receiver = driver(b, 1 - from);
            assertThat(sender.node()).isEqualTo(from);
            for (int i = 0; i < 6; i++) {
                long[] words = bench.random()
                        .longs(LoopbackDriver.LEAST_WORDS + bench.random().nextInt(28))
                        .toArray();
                assertThat(sender.offer(1 - from, words)).isTrue();
                Optional<Message> taken = receiver.take();
                for (int tries = 0; taken.isEmpty() && tries < 100; tries++) {
                    b.sim().step(20);
                    taken = receiver.take();
                }
                assertThat(taken).isPresent();
                assertThat(taken.orElseThrow().from()).isEqualTo(from);
                assertThat(taken.orElseThrow().words()).containsExactly(words);
            }
        }
    }

    /** Link up, cut, down, joined, up: cause, state and interrupt, each only where it is not masked. */
    @HardwareTest(timeoutCycles = 200_000)
    void theInterruptTellsOfTheLink(TestBench bench) {
        FaceBench<FacedNodes<AxiLoopbackNode>> b = open(bench, StallProfile.NEVER);
        FaceMap faces = faces(b, 1);
        assertThat(faces.identity.read()).isEqualTo(faces.identity.resetValue());
        b.sim().step(2_000);
        assertThat(faces.state.linkUp.read()).isTrue();
        assertThat(faces.cause.linkUp.read()).isTrue();
        assertThat(faces.cause.linkDown.read()).isFalse();
        assertThat(b.isInterrupted(1)).isFalse();
        faces.mask.linkUp.write(true);
        b.sim().step(2);
        assertThat(b.isInterrupted(1)).isTrue();
        faces.cause.write(faces.cause.linkUp.of(true));
        b.sim().step(2);
        assertThat(b.isInterrupted(1)).isFalse();
        assertThat(faces.cause.linkUp.read()).isFalse();

        faces.mask.write(faces.mask.linkDown.of(true));
        b.sim().poke(b.nodes().cut, true);
        b.sim().runUntil("an interrupt", () -> b.isInterrupted(1)).within(6_000);
        assertThat(faces.state.linkUp.read()).isFalse();
        assertThat(faces.cause.linkDown.read()).isTrue();
        assertThat(faces(b, 0).state.linkUp.read()).isTrue();
        faces.cause.write(faces.cause.linkDown.of(true));
        faces.mask.write(faces.mask.linkUp.of(true));
        b.sim().poke(b.nodes().cut, false);
        b.sim().runUntil("an interrupt", () -> b.isInterrupted(1)).within(6_000);
        assertThat(faces.state.linkUp.read()).isTrue();
    }

    /** A message that was lost on the cut cable arrives, once, when it is whole again. */
    @HardwareTest(timeoutCycles = 200_000)
    void aMessageOutlivesACut(TestBench bench) {
        FaceBench<FacedNodes<AxiLoopbackNode>> b = open(bench, StallProfile.NEVER);
        long[] words = bench.random().longs(LoopbackDriver.MOST_WORDS).toArray();
        LoopbackDriver sender = driver(b, 0);
        LoopbackDriver receiver = driver(b, 1);
        b.sim().poke(b.nodes().cut, true);
        b.sim().step(20);
        assertThat(sender.offer(1, words)).isTrue();
        b.sim().step(8_000);
        assertThat(receiver.take()).isEmpty();
        b.sim().poke(b.nodes().cut, false);
        b.sim().step(4_000);
        assertThat(receiver.take().orElseThrow().words()).containsExactly(words);
        assertThat(receiver.take()).isEmpty();
    }

    private static FaceMap resettable(FaceBench<FacedNodes<AxiLoopbackNode>> b, int node) {
        return RegisterMap.connect(new FaceMap(true), b.buses().get(node), FACES);
    }

    private static FaceBench<FacedNodes<AxiLoopbackNode>> openResettable(TestBench bench) {
        return FaceBench.open(
                bench,
                () -> new FacedNodes<>(
                        () -> new AxiLoopbackNode(DriverBus.AXI4_LITE, true), (node, number) -> node.node.set(number)),
                StallProfile.NEVER,
                LIMIT);
    }

    private static void untilBothUp(FaceBench<FacedNodes<AxiLoopbackNode>> b) {
        for (int tries = 0; tries < 100; tries++) {
            if (resettable(b, 0).state.linkUp.read()
                    && resettable(b, 1).state.linkUp.read()) {
                return;
            }
            b.sim().step(20);
        }
        throw new AssertionError("a link that does not come up in 2,000 cycles");
    }

    private static void messagePasses(TestBench bench, FaceBench<FacedNodes<AxiLoopbackNode>> b, int from) {
        long[] words = bench.random().longs(LoopbackDriver.LEAST_WORDS).toArray();
        assertThat(driver(b, from).offer(1 - from, words)).isTrue();
        b.sim().step(300);
        assertThat(driver(b, 1 - from).take().orElseThrow().words()).containsExactly(words);
        assertThat(driver(b, 1 - from).take()).isEmpty();
    }

    /** Each unit of each node: the register tells when it is done, both hosts of the link, and messages pass again. */
    @HardwareTest(timeoutCycles = 400_000)
    void aDriverResetsNodeOrLinkAndBothDriversHearOfIt(TestBench bench) {
        FaceBench<FacedNodes<AxiLoopbackNode>> b = openResettable(bench);
        untilBothUp(b);
        for (int node = 0; node < 2; node++) {
            for (boolean isCore : new boolean[] {true, false}) {
                messagePasses(bench, b, node);
                FaceMap own = resettable(b, node);
                FaceMap other = resettable(b, 1 - node);
                for (FaceMap map : new FaceMap[] {own, other}) {
                    map.cause.write(map.cause.linkUp.of(true), map.cause.linkDown.of(true));
                }
                // A message that waits for its host is the node's: a reset of the link alone leaves it.
                long[] waits = bench.random().longs(LoopbackDriver.LEAST_WORDS).toArray();
                assertThat(driver(b, node).offer(node, waits)).isTrue();
                b.sim().step(50);
                FaceMap.Reset reset = own.reset.orElseThrow();
                reset.write((isCore ? reset.core : reset.link).of(true));
                assertThat((isCore ? reset.core : reset.link).read()).isTrue();
                for (int tries = 0; tries < 100 && reset.read() != 0; tries++) {
                    b.sim().step(1);
                }
                assertThat(reset.read()).isZero();
                untilBothUp(b);
                for (FaceMap map : new FaceMap[] {own, other}) {
                    assertThat(map.cause.linkDown.read()).isTrue();
                    assertThat(map.cause.linkUp.read()).isTrue();
                }
                assertThat(driver(b, node).take().isPresent()).isEqualTo(!isCore);
                messagePasses(bench, b, node);
                messagePasses(bench, b, 1 - node);
            }
        }
    }

    /** Resets of a link's end while messages are under way: each one that does not come is counted, none comes twice or changed. */
    @HardwareTest(timeoutCycles = 2_000_000)
    void messagesThatAResetOfTheLinkCostsAreCounted(TestBench bench) {
        FaceBench<FacedNodes<AxiLoopbackNode>> b = openResettable(bench);
        untilBothUp(b);
        Resets resets = new Resets(bench, b);
        for (int round = 0; round < 40; round++) {
            resets.amidMessages(bench.random().nextInt(2), false);
        }
        long lost = resettable(b, 0).lost.orElseThrow().givenUp.read()
                + resettable(b, 1).lost.orElseThrow().dropped.read();
        assertThat(lost).isBetween(resets.offered - resets.taken, resets.offered - resets.taken + 4L * 40);
        assertThat(resets.taken).isLessThan(resets.offered);
        messagePasses(bench, b, 0);
        messagePasses(bench, b, 1);
    }

    /** Resets of either unit of either node while messages are under way: what comes, comes once, whole and in order. */
    @HardwareTest(timeoutCycles = 2_000_000)
    void messagesOutliveAResetOfAnyUnitOrAreLostWhole(TestBench bench) {
        FaceBench<FacedNodes<AxiLoopbackNode>> b = openResettable(bench);
        untilBothUp(b);
        Resets resets = new Resets(bench, b);
        for (int round = 0; round < 80; round++) {
            resets.amidMessages(bench.random().nextInt(2), bench.random().nextBoolean());
        }
        assertThat(resets.taken).isBetween(resets.offered / 4, resets.offered - 1);
        messagePasses(bench, b, 0);
        messagePasses(bench, b, 1);
    }

    /** Messages from node 0 to node 1, all words of which are the message's number, and resets while they are under way. */
    private static final class Resets {
        private final TestBench bench;
        private final FaceBench<FacedNodes<AxiLoopbackNode>> b;
        private long offered;
        private long last;
        private long taken;

        Resets(TestBench bench, FaceBench<FacedNodes<AxiLoopbackNode>> b) {
            this.bench = bench;
            this.b = b;
        }

        void amidMessages(int node, boolean isCore) {
            for (int i = 0; i < 3; i++) {
                long[] words =
                        new long[LoopbackDriver.LEAST_WORDS + bench.random().nextInt(28)];
                Arrays.fill(words, offered + 1);
                if (driver(b, 0).offer(1, words)) {
                    offered++;
                }
            }
            b.sim().step(bench.random().nextInt(60));
            FaceMap.Reset reset = resettable(b, node).reset.orElseThrow();
            reset.write((isCore ? reset.core : reset.link).of(true));
            b.sim().step(50);
            untilBothUp(b);
            b.sim().step(400);
            takeAll();
        }

        private void takeAll() {
            for (Optional<Message> message = driver(b, 1).take();
                    message.isPresent();
                    message = driver(b, 1).take()) {
                long number = message.get().words()[0];
                assertThat(message.get().words()).containsOnly(number);
                assertThat(number).isBetween(last + 1, offered);
                last = number;
                taken++;
            }
        }
    }
}
