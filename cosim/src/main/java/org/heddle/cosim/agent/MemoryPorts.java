package org.heddle.cosim.agent;

import org.heddle.cosim.NativeConfig;

/**
 * The two streams between a design and its memory, and where their fields lie.
 *
 * <p>A request has {@code address} (which line, at most 64 bits) and may have {@code write} (1 bit), {@code data} (a line),
 * {@code mask} (a bit per byte of the line) and {@code tag}. An answer has {@code data}, the line as it is behind the
 * request, and may have {@code tag}, that of its request. Writes are answered too.
 */
final class MemoryPorts {
    final StreamPorts request;
    final StreamPorts response;
    final int write;
    final int address;
    final int mask;
    final int tag;
    final int data;
    final int words;
    final int answerTag;
    final int answerData;

    MemoryPorts(StreamPorts request, StreamPorts response) {
        request.requireDirection(false, "memory's request");
        response.requireDirection(true, "memory's answer");
        this.request = request;
        this.response = response;
        this.write = request.wordOf("write");
        this.address = request.requiredWordOf("address");
        this.mask = request.wordOf("mask");
        this.tag = request.wordOf("tag");
        this.data = request.wordOf("data");
        this.answerTag = response.wordOf("tag");
        this.answerData = response.requiredWordOf("data");
        int lineBits = response.widthOf("data");
        this.words = (lineBits + 63) / 64;
        if (write >= 0 && request.widthOf("data") != lineBits
                || mask >= 0 && request.widthOf("mask") != (lineBits + 7) / 8
                || request.widthOf("address") > 64
                || request.widthOf("tag") != response.widthOf("tag")
                || request.widthOf("tag") > 64) {
            throw new IllegalArgumentException("streams \"" + request.name() + "\" and \"" + response.name()
                    + "\" are no requests and answers of one memory: written data must be as wide as read data ("
                    + lineBits + " bits), a mask a bit per byte, tags alike, address and tag at most 64 bits");
        }
    }

    NativeConfig config(MemoryTiming timing, long seed) {
        NativeConfig config = request.config();
        response.addTo(config)
                .word(seed)
                .word(timing.latencyCycles())
                .word(timing.cyclesPerAnswer())
                .word(timing.reorderWindow())
                .word(timing.depth());
        for (int place : new int[] {write, address, mask, tag, data, words, answerTag, answerData}) {
            config.word(place);
        }
        return config;
    }

    void requireLine(long[] line) {
        if (line.length != words) {
            throw new IllegalArgumentException("a line of the memory at \"" + request.name() + "\" has " + words
                    + " words: this one has " + line.length);
        }
    }
}
