package org.heddle.cosim.build;

import java.util.List;
import java.util.function.UnaryOperator;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;

/**
 * The C++ between the port image and one Verilator model: structures, copies, and checks of every offset.
 *
 * <p>The member names of the model are not known before Verilator has run (it renames C++ keywords, for example), so
 * port i is written {@code HEDDLE_PORT_i} here and {@link PortNames} defines these names afterwards.
 */
final class WrapperSource {
    private final VerilogDesign design;
    private final ImageLayout layout;
    private final StringBuilder out = new StringBuilder();

    private WrapperSource(VerilogDesign design, ImageLayout layout) {
        this.design = design;
        this.layout = layout;
    }

    /** The wrapper of a model that is to be loaded. */
    static String of(VerilogDesign design, ImageLayout layout) {
        WrapperSource wrapper = new WrapperSource(design, layout);
        wrapper.ports("heddle_table.h");
        wrapper.line("extern \"C\" __attribute__((visibility(\"default\"))) const HeddleModelTable* heddle_model() {");
        wrapper.line("    return HeddleTable<Ports>::table();");
        wrapper.line("}");
        return wrapper.out.toString();
    }

    /** A program that loops over the model. */
    static String loop(VerilogDesign design, ImageLayout layout) {
        WrapperSource program = new WrapperSource(design, layout);
        program.line("#include \"heddle_abi.h\"");
        program.ports("heddle_loop.h");
        program.line("int main(int count, char** arguments) { return HeddleLoop<Ports>::main(count, arguments); }");
        return program.out.toString();
    }

    private void ports(String machinery) {
        line("#include \"port_names.h\"");
        line("#include \"model_sources.h\"");
        line("#include \"" + machinery + "\"");
        line("");
        line("namespace {");
        line("");
        struct("Inputs", Direction.INPUT);
        struct("Outputs", Direction.OUTPUT);
        line("struct alignas(HEDDLE_CACHE_LINE) Image {");
        line("    HeddleHead head;");
        line("    alignas(HEDDLE_CACHE_LINE) Inputs in;");
        line("    alignas(HEDDLE_CACHE_LINE) Outputs out;");
        line("};");
        line("static_assert(sizeof(HeddleHead) == " + ImageLayout.HEAD_BYTES + ", \"head\");");
        line("static_assert(sizeof(Image) == " + layout.bytes() + ", \"image\");");
        for (ImageLayout.Slot slot : layout.slots()) {
            String side = slot.port().direction() == Direction.INPUT ? "in" : "out";
            line("static_assert(offsetof(Image, " + side + ".p" + slot.index() + ") == " + slot.offset() + ", \""
                    + slot.port().name() + "\");");
        }
        line("");
        line("struct Ports {");
        line("    using Model = Vmodel;");
        line("    using Image = ::Image;");
        line("    using Inputs = ::Inputs;");
        line("    using Outputs = ::Outputs;");
        line("    static constexpr uint32_t clocks = " + layout.clocks().size() + ";");
        line("    static constexpr uint32_t input_bytes = " + layout.inputBytes() + ";");
        line("    static constexpr uint32_t output_bytes = " + layout.outputBytes() + ";");
        line("");
        differ();
        copy();
        drive();
        collect();
        setClock();
        line("};");
        line("");
        line("} // namespace");
        line("");
    }

    private void struct(String name, Direction direction) {
        line("struct " + name + " {");
        List<ImageLayout.Slot> slots = side(direction);
        for (ImageLayout.Slot slot : slots) {
            String array = slot.words() == 1 ? "" : "[" + slot.words() + "]";
            line("    uint64_t p" + slot.index() + array + "; // " + slot.port().name());
        }
        if (slots.isEmpty()) {
            line("    uint64_t none;");
        }
        line("};");
    }

    private void differ() {
        line("    static bool differ(const Inputs& a, const Inputs& b) {");
        line("        uint64_t bits = 0;");
        eachInputWord(word -> "        bits |= a." + word + " ^ b." + word + ";");
        line("        (void)a, (void)b;");
        line("        return bits != 0;");
        line("    }");
    }

    private void copy() {
        line("    static void copy(Inputs& to, const Inputs& from) {");
        eachInputWord(word -> "        to." + word + " = from." + word + ";");
        line("        (void)to, (void)from;");
        line("    }");
    }

    private void eachInputWord(UnaryOperator<String> statement) {
        for (ImageLayout.Slot slot : side(Direction.INPUT)) {
            for (int word = 0; word < slot.words(); word++) {
                line(statement.apply("p" + slot.index() + (slot.words() == 1 ? "" : "[" + word + "]")));
            }
        }
    }

    private void drive() {
        line("    static void drive(Model& m, const Inputs& in) {");
        for (ImageLayout.Slot slot : side(Direction.INPUT)) {
            int width = slot.port().width();
            if (width <= 64) {
                line("        m." + member(slot.index()) + " = in.p" + slot.index() + " & " + mask(width) + ";");
            } else {
                line("        memcpy(&m." + member(slot.index()) + "[0], in.p" + slot.index() + ", " + wordBytes(width)
                        + ");");
                if (width % 32 != 0) {
                    line("        m." + member(slot.index()) + "[" + (width / 32) + "] &= " + mask(width % 32) + ";");
                }
            }
        }
        line("        (void)m, (void)in;");
        line("    }");
    }

    private void collect() {
        line("    static void collect(Model& m, Outputs& out) {");
        for (ImageLayout.Slot slot : side(Direction.OUTPUT)) {
            int width = slot.port().width();
            if (width <= 64) {
                line("        out.p" + slot.index() + " = m." + member(slot.index()) + ";");
            } else {
                line("        memcpy(out.p" + slot.index() + ", &m." + member(slot.index()) + "[0], " + wordBytes(width)
                        + ");");
            }
        }
        line("        (void)m, (void)out;");
        line("    }");
    }

    private void setClock() {
        line("    static void set_clock(Model& m, uint32_t clock, bool high) {");
        line("        switch (clock) {");
        List<VerilogPort> ports = design.ports();
        int clock = 0;
        for (int i = 0; i < ports.size(); i++) {
            if (ImageLayout.isClock(ports.get(i))) {
                line("        case " + clock++ + ": m." + member(i) + " = high; break;");
            }
        }
        line("        default: break;");
        line("        }");
        line("        (void)m, (void)high;");
        line("    }");
    }

    private List<ImageLayout.Slot> side(Direction direction) {
        return layout.slots().stream()
                .filter(slot -> slot.port().direction() == direction)
                .toList();
    }

    private static String member(int index) {
        return "HEDDLE_PORT_" + index;
    }

    /** Verilator keeps wide values in 32-bit words. */
    private static int wordBytes(int width) {
        return (width + 31) / 32 * 4;
    }

    private static String mask(int width) {
        return width == 64 ? "0xffffffffffffffffull" : "0x" + Long.toHexString((1L << width) - 1) + "ull";
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
