package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.heddle.cosim.jvm.plan.ModulePlanner;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** No method of generated code that runs in each cycle is so large that the JIT refuses it, and it would be interpreted for ever. */
class MethodSizesTest {
    private static final int REFUSED = 8_000;

    /** Many instances of two clocks each. */
    static final class Crowd extends Component {
        private static final int COUNT = 120;

        final ClockDomain other = clockDomain();
        final UInt x = in(uint(8));
        final UInt w = in(other, uint(8));
        final UInt here = out(uint(8));
        final UInt there = out(other, uint(8));

        Crowd() {
            UInt near = x;
            UInt far = w;
            for (int i = 0; i < COUNT; i++) {
                NothingLeftTest.BothClocks both = instance("both" + i, new NothingLeftTest.BothClocks());
                both.other.set(other);
                both.x.set(near);
                both.w.set(far);
                near = both.here;
                far = both.there;
            }
            here.set(near);
            there.set(far);
        }
    }

    @Test
    void aModuleOfManyInstancesIsRunByMethodsThatTheJitTakes() {
        takes(Crowd::new);
    }

    @Test
    void soIsOneOfManyRegisters() {
        takes(() -> new SampleCircuits.Many(70));
    }

    private static void takes(Supplier<? extends Component> component) {
        Circuit circuit = Heddle.elaborate(component::get).circuit();
        for (PlanOptions options : List.of(PlanOptions.FAST, PlanOptions.FAST.opened())) {
            List<byte[]> files =
                    new ArrayList<>(CompiledDesign.of(circuit, options).files().values());
            Map<String, ModuleSchedule> plans = ModulePlanner.of(circuit, options);
            GeneratedNames names = new GeneratedNames(circuit, 0).asWhole();
            for (ModuleDefinition module : circuit.modules()) {
                boolean top = module.name().equals(circuit.top());
                files.add(WholeCode.of(plans.get(module.name()), names, options, new ClaimNumbers(), top));
            }
            for (byte[] file : files) {
                sizes(file)
                        .forEach((method, size) ->
                                assertThat(size).as("%s, %s", method, options).isLessThan(REFUSED));
            }
        }
    }

    /** Bytes of code of each method, without those that run once. */
    private static Map<String, Integer> sizes(byte[] file) {
        Map<String, Integer> sizes = new TreeMap<>();
        new ClassReader(file)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, new ClassWriter(0)) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String type, String generic, String[] thrown) {
                                return new MethodVisitor(
                                        Opcodes.ASM9, super.visitMethod(access, name, type, generic, thrown)) {
                                    @Override
                                    public void visitMaxs(int stack, int locals) {
                                        Label end = new Label();
                                        super.visitLabel(end);
                                        if (!name.startsWith("start")) {
                                            sizes.put(name, end.getOffset());
                                        }
                                        super.visitMaxs(stack, locals);
                                    }
                                };
                            }
                        },
                        0);
        return sizes;
    }
}
