package org.heddle.cosim.jvm.agent;

/** Reads what configures an agent, word by word, in the order in which native agents read it. */
final class AgentConfig {
    /** 64 bits or fewer of a port: the word of the port image, and the bits of it that are used. */
    record Field(int word, int bits) {}

    private final long[] words;
    private int next;

    AgentConfig(long[] words) {
        this.words = words;
    }

    long word() {
        return words[next++];
    }

    /** Reads where a port lies, as a word of the port image. */
    int place() {
        return (int) word() / Long.BYTES;
    }

    long[] list() {
        long[] list = new long[(int) word()];
        for (int i = 0; i < list.length; i++) {
            list[i] = word();
        }
        return list;
    }

    Field[] fields() {
        Field[] fields = new Field[(int) word()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = new Field(place(), (int) word());
        }
        return fields;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (long letter : list()) {
            text.append((char) letter);
        }
        return text.toString();
    }
}
