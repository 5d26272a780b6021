package org.heddle.hdl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.blackbox.BlackBoxPorts;
import org.heddle.hdl.ir.Behaviour;
import org.heddle.hdl.verilog.Keywords;

/**
 * A component whose body is a module of a Verilog file. Subclasses declare its ports as fields; names, directions and widths
 * are checked against the file. The file goes with the emitted Verilog, where a module of the component's name holds the
 * file's.
 *
 * <p>Engines that read no Verilog, the interpreter and the one inside the JVM, run the {@link #behaviour} that a subclass gives.
 */
public abstract class BlackBox extends Component {
    private final String verilogModule;
    private final String fileName;
    private final String text;
    private final Map<String, String> given = new LinkedHashMap<>();
    private final Map<String, BigInteger> numbers = new LinkedHashMap<>();
    private final Map<String, String> otherNames = new LinkedHashMap<>();

    /**
     * @param verilogModule its name in the file
     * @param file the Verilog file
     */
    protected BlackBox(String verilogModule, Path file) {
        this(verilogModule, file.getFileName().toString(), read(file));
    }

    /**
     * @param verilogModule its name in the file
     * @param resource the Verilog file on the class path, beside the subclass
     */
    protected BlackBox(String verilogModule, Class<? extends BlackBox> owner, String resource) {
        this(verilogModule, resource.substring(resource.lastIndexOf('/') + 1), read(owner, resource));
    }

    private BlackBox(String verilogModule, String fileName, String text) {
        this.verilogModule = verilogModule;
        this.fileName = fileName;
        this.text = text;
        module().atEnd(() ->
                new BlackBoxPorts(module(), verilogModule, fileName, text, numbers, otherNames).check(given.keySet()));
        module().externally(() -> new BlackBoxPorts(module(), verilogModule, fileName, text, numbers, otherNames)
                .external(
                        given,
                        behaviour()
                                .map(first -> new org.heddle.hdl.ir.External.Model(
                                        getClass(), () -> behaviour().orElseThrow()))));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the Verilog of a black box", e);
        }
    }

    private static String read(Class<?> owner, String resource) {
        try (InputStream stream = owner.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalArgumentException("no resource \"" + resource + "\" beside " + owner.getName());
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the Verilog of a black box", e);
        }
    }

    @Override
    protected String moduleName() {
        String name = super.moduleName();
        return name.equalsIgnoreCase(verilogModule) ? Keywords.legalize(name + "_box") : name;
    }

    /** Gives a parameter of the Verilog module a number. */
    protected final void verilogParameter(String name, long value) {
        parameter(name, value);
        given.put(name, Long.toString(value));
        numbers.put(name, BigInteger.valueOf(value));
    }

    /** Gives a parameter of the Verilog module a text. */
    protected final void verilogParameter(String name, String value) {
        parameter(name, value);
        given.put(name, "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
    }

    /** Connects a port of this component to a port of another name in the file. */
    protected final void verilogName(String port, String inTheFile) {
        otherNames.put(port, inTheFile);
    }

    /**
     * Has a clock input of that name in the file; it gets the clock of the domain in which the component is attached.
     */
    protected final void clockPort(String inTheFile) {
        otherNames.put(module().domains().current().clock().displayName(), inTheFile);
    }

    /** Has a reset input of that name in the file; it gets the reset of the domain in which the component is attached. */
    protected final void resetPort(String inTheFile) {
        otherNames.put(module().domains().current().reset().displayName(), inTheFile);
    }

    /**
     * Returns the behaviour of an instance in Java, for engines that read no Verilog; a new object at each call. Instances of one class with the same
     * parameters are one module, so it depends on nothing but parameters.
     */
    protected Optional<Behaviour> behaviour() {
        return Optional.empty();
    }
}
