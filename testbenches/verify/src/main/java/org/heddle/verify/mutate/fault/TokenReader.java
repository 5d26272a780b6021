package org.heddle.verify.mutate.fault;

import java.util.List;

/** Walks over words. */
final class TokenReader {
    private final List<Token> tokens;
    private int position;

    TokenReader(List<Token> tokens) {
        this.tokens = tokens;
    }

    int position() {
        return position;
    }

    void goTo(int index) {
        position = index;
    }

    Token peek() {
        return tokens.get(position);
    }

    Token peek(int ahead) {
        return tokens.get(Math.min(position + ahead, tokens.size() - 1));
    }

    boolean isAt(String word) {
        return peek().is(word);
    }

    boolean isAtEnd() {
        return position == tokens.size() - 1;
    }

    Token next() {
        Token token = peek();
        if (!isAtEnd()) {
            position++;
        }
        return token;
    }

    /** The word before this place. */
    Token last() {
        return tokens.get(position - 1);
    }

    boolean skip(String word) {
        boolean there = isAt(word);
        if (there) {
            next();
        }
        return there;
    }

    /** @throws IllegalArgumentException if another word stands here */
    Token expect(String word) {
        if (!isAt(word)) {
            throw new IllegalArgumentException("expected \"" + word + "\" at offset " + peek().start() + ", found \""
                    + peek().text() + "\": the emitter's subset has changed, and this reader must follow it");
        }
        return next();
    }

    void skipBehind(String word) {
        while (!isAtEnd() && !next().is(word)) {
            // on
        }
    }
}
