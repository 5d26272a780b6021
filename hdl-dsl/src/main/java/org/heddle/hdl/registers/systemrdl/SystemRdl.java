package org.heddle.hdl.registers.systemrdl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.RegisterMap;

/** Register maps in SystemRDL 2.0, out and in. A map that is written and read again is the same, and so is its hardware. */
public final class SystemRdl {
    private SystemRdl() {}

    /** Returns a map as a file's text; the same map gives the same text. */
    public static String of(RegisterMap map) {
        return SystemRdlText.of(map);
    }

    /**
     * Reads the only address map of a file, in UTF-8, that is no part of another one.
     *
     * @throws SystemRdlException if the file says something that is not read
     * @throws UncheckedIOException if there is no such file
     */
    public static ImportedMap read(Path file) {
        return RdlMapReader.read(chosen(name(file), text(file), Optional.empty()));
    }

    /**
     * Reads an address map of a file, in UTF-8.
     *
     * @param map its name
     * @throws SystemRdlException if the file says something that is not read, or has no such map
     * @throws UncheckedIOException if there is no such file
     */
    public static ImportedMap read(Path file, String map) {
        return RdlMapReader.read(chosen(name(file), text(file), Optional.of(map)));
    }

    /**
     * Reads the only address map of a text that is no part of another one.
     *
     * @param file name for the errors
     * @throws SystemRdlException if the text says something that is not read
     */
    public static ImportedMap parse(String file, String text) {
        return RdlMapReader.read(chosen(file, text, Optional.empty()));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static String text(Path file) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
        } catch (CharacterCodingException otherBytes) {
            throw new RdlPlace(name(file), 1, 1).refuse("the file is no text in UTF-8", "convert it");
        } catch (IOException unreadable) {
            throw new UncheckedIOException("cannot read " + file + ": name a file that there is", unreadable);
        }
    }

    private static RdlComponent chosen(String file, String text, Optional<String> wanted) {
        List<RdlToken> tokens = RdlLexer.tokens(file, text);
        List<RdlComponent> maps = RdlParser.maps(tokens);
        List<RdlComponent> fitting = maps.stream()
                .filter(map -> wanted.isEmpty() || wanted.get().equals(map.name()))
                .toList();
        if (fitting.size() != 1) {
            String names = maps.stream().map(RdlComponent::name).collect(Collectors.joining(", "));
            RdlPlace end = tokens.get(tokens.size() - 1).place();
            throw end.refuse(
                    maps.isEmpty()
                            ? "the file has no addrmap"
                            : "the file has the addrmaps " + names
                                    + wanted.map(name -> ", and no " + name).orElse(""),
                    maps.isEmpty() ? "put the registers into one" : "name one of them");
        }
        return fitting.get(0);
    }
}
