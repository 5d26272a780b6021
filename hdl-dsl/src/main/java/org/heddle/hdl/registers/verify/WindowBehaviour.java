package org.heddle.hdl.registers.verify;

import java.util.List;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.Window;

/** Checks a window through a page, at its first and last words. */
record WindowBehaviour(Window window, int page) {
    private static final int WAIT_CYCLES = 3;
    /** Word that the hardware behind a window shows when it was not asked. */
    private static final long UNASKED = 0x5A;

    private long allOnes() {
        return Evaluation.onesOfWord(window.map().width());
    }

    private long base() {
        return page * window.map().pageBytes() + window.address();
    }

    private List<Integer> words() {
        return List.of(0, 1, window.words() / 2, window.words() - 1);
    }

    private long addressOf(int word) {
        return base() + (long) word * window.map().wordBytes();
    }

    private String port(String suffix) {
        return window.name() + suffix;
    }

    private void checkWord(RegisterMaster bus, int word) {
        Expect.that(port("_word"), bus.peek(port("_word")), word);
        if (window.map().pages() > 1) {
            Expect.that("page", bus.peek("page"), page);
        }
    }

    void readsItsHardware(RegisterMaster bus) {
        for (int word : words()) {
            bus.poke(port("_readData"), UNASKED);
            Expect.that(port("_reads") + " before the read", bus.peek(port("_reads")), 0);
            bus.offerRead(addressOf(word));
            Expect.that(port("_reads") + " in the cycle of the read", bus.peek(port("_reads")), 1);
            checkWord(bus, word);
            bus.step();
            bus.poke("request_valid", 0);
            Expect.that(port("_reads") + " behind the read", bus.peek(port("_reads")), 0);
            long value = (0x0123_4567_89AB_CDEFL >>> word % 8) & allOnes();
            bus.poke(port("_readData"), value);
            bus.step();
            bus.poke(port("_readData"), UNASKED);
            Expect.that("response_valid two cycles behind the read", bus.peek("response_valid"), 1);
            Expect.that("word " + word, bus.peek("response_data_data"), value);
            Expect.that("error at word " + word, bus.peek("response_data_error"), 0);
            bus.step();
        }
    }

    void onlyItsWordsAreRead(RegisterMaster bus) {
        bus.poke(port("_readData"), UNASKED);
        for (long address : beside()) {
            bus.offerToWait(false, address, 0, bus.allStrobes());
            Expect.that(port("_reads") + " at address " + address, bus.peek(port("_reads")), 0);
            bus.poke("request_valid", 0);
        }
        bus.offer(true, base(), allOnes(), bus.allStrobes());
        Expect.that(port("_reads") + " in the cycle of a write", bus.peek(port("_reads")), 0);
        bus.complete();
    }

    void aWriteWaitsForItsHardware(RegisterMaster bus) {
        for (int word : words()) {
            long value = (0x0123_4567_89AB_CDEFL >>> word % 8) & allOnes();
            bus.poke(port("_takes"), 0);
            bus.offerToWait(true, addressOf(word), value, bus.allStrobes());
            for (int i = 0; i < WAIT_CYCLES; i++) {
                Expect.that("request_ready while it waits", bus.peek("request_ready"), 0);
                Expect.that(port("_writes") + " while it waits", bus.peek(port("_writes")), 1);
                Expect.that(port("_writeData"), bus.peek(port("_writeData")), value);
                checkWord(bus, word);
                bus.step();
                Expect.that("response_valid while it waits", bus.peek("response_valid"), 0);
            }
            bus.poke(port("_takes"), 1);
            Expect.that("request_ready when it is taken", bus.peek("request_ready"), 1);
            bus.complete();
            Expect.that(port("_writes") + " behind the write", bus.peek(port("_writes")), 0);
        }
    }

    void onlyItsWholeWordsAreWritten(RegisterMaster bus) {
        bus.poke(port("_takes"), 0);
        for (long address : beside()) {
            bus.offerToWait(true, address, 0, bus.allStrobes());
            Expect.that(port("_writes") + " at address " + address, bus.peek(port("_writes")), 0);
            bus.poke("request_valid", 0);
        }
        for (long strobes = 0; strobes < bus.allStrobes(); strobes = strobes * 2 + 1) {
            bus.offer(true, base(), allOnes(), strobes);
            Expect.that(port("_writes") + " with strobes " + strobes, bus.peek(port("_writes")), 0);
            bus.complete();
        }
        bus.offer(false, base(), 0, bus.allStrobes());
        Expect.that(port("_writes") + " in the cycle of a read", bus.peek(port("_writes")), 0);
        bus.complete();
    }

    void whatIsNotAllowedIsIgnored(RegisterMaster bus) {
        for (int word : words()) {
            RegisterMaster.Answer answer = bus.access(window.access().isReadable(), addressOf(word), allOnes());
            Expect.that("error at word " + word, answer.error() ? 1 : 0, 0);
            Expect.that("data at word " + word, answer.data(), 0);
        }
    }

    /** Addresses that are not its own: the words before and behind it, where there are any, and a crooked one. */
    private List<Long> beside() {
        long end = window.address() + window.bytes();
        long before = window.address() == 0 ? base() + 1 : base() - window.map().wordBytes();
        long behind = end == window.map().pageBytes() ? base() + 1 : base() + window.bytes();
        return window.map().wordBytes() == 1 ? List.of() : List.of(before, behind, base() + 1);
    }
}
