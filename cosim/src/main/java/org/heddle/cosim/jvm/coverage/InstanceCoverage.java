package org.heddle.cosim.jvm.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.coverage.CoveragePoint.Kind;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.wave.TraceScope;
import org.heddle.cosim.jvm.wave.TracedSignal;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.CoverageProbe;
import org.heddle.hdl.verilog.ProbedModule;

/** Counts of one instance of a module. */
final class InstanceCoverage {
    /** Bits that may change, and how often each has. */
    private static final class Bits {
        private final TracedSignal.Value value;
        private final long[] last;
        private final long[] counts;

        Bits(TracedSignal.Value value, int width) {
            this.value = value;
            this.last = new long[(width + Long.SIZE - 1) / Long.SIZE];
            this.counts = new long[width];
            for (int word = 0; word < last.length; word++) {
                last[word] = value.word(word);
            }
        }

        void look() {
            for (int word = 0; word < last.length; word++) {
                long now = value.word(word);
                for (long changed = now ^ last[word]; changed != 0; changed &= changed - 1) {
                    counts[word * Long.SIZE + Long.numberOfTrailingZeros(changed)]++;
                }
                last[word] = now;
            }
        }
    }

    /** A signal that tells of one or more probes, and how often it did. */
    private static final class Counter {
        private final TracedSignal.Value value;
        private final boolean begins;
        private long before;
        private long count;

        Counter(TracedSignal.Value value, boolean begins) {
            this.value = value;
            this.begins = begins;
            this.before = begins ? value.word(0) : 0;
        }

        void look() {
            long now = value.word(0);
            count += begins ? now & ~before : now;
            before = now;
        }
    }

    private final ProbedModule module;
    private final int[] clocks;
    private final List<List<Counter>> atEdges = new ArrayList<>();
    private final List<Counter> settled = new ArrayList<>();
    private final Counter[] ofProbes;
    private final List<Bits> bits = new ArrayList<>();

    /**
     * Begins to count.
     *
     * @param clocks place of each clock port of the module among the clocks of the top, in their order
     */
    InstanceCoverage(
            ProbedModule module, CompiledModule block, ModuleSchedule plan, int[] clocks, IntPredicate isHigh) {
        this.module = module;
        this.clocks = new int[module.definition().domains().size()];
        for (int domain = 0; domain < this.clocks.length; domain++) {
            int port = module.definition().domains().get(domain).clock();
            this.clocks[domain] = clocks[plan.edge().clocks().indexOf(port)];
            atEdges.add(new ArrayList<>());
        }
        this.ofProbes = new Counter[module.probes().size()];
        counters(block, plan);
        for (ProbedModule.Toggle toggle : module.toggles()) {
            bits(toggle, block, plan, clocks, isHigh);
        }
    }

    private void counters(CompiledModule block, ModuleSchedule plan) {
        record Place(int signal, int time) {}
        Map<Place, Counter> known = new HashMap<>();
        for (int i = 0; i < ofProbes.length; i++) {
            CoverageProbe probe = module.probes().get(i);
            boolean unconditional = probe.signal() == CoverageProbe.ALWAYS;
            ofProbes[i] = known.computeIfAbsent(new Place(probe.signal(), probe.time()), place -> {
                TracedSignal.Value value = unconditional
                        ? word -> 1
                        : TraceScope.value(plan.definition().signal(place.signal()), block, plan);
                Counter counter = new Counter(value, place.time() == CoverageProbe.BEGINS);
                if (place.time() >= 0) {
                    atEdges.get(place.time()).add(counter);
                } else if (unconditional) {
                    counter.look(); // at the start, as nothing can change it
                } else {
                    settled.add(counter);
                }
                return counter;
            });
        }
    }

    private void bits(
            ProbedModule.Toggle toggle, CompiledModule block, ModuleSchedule plan, int[] clocks, IntPredicate isHigh) {
        if (toggle.depth() > 0) {
            long[] words = block.memory(toggle.number());
            int lanes = words.length / toggle.depth();
            for (int index = 0; index < toggle.depth(); index++) {
                int first = index * lanes;
                bits.add(new Bits(word -> words[first + word], toggle.width()));
            }
            return;
        }
        Signal signal = plan.definition().signal(toggle.number());
        int clock = plan.edge().clocks().indexOf(signal.id());
        if (clock >= 0) {
            int number = clocks[clock];
            bits.add(new Bits(word -> isHigh.test(number) ? 1 : 0, 1));
        } else {
            bits.add(new Bits(TraceScope.value(signal, block, plan), toggle.width()));
        }
    }

    /** Name of its module. */
    String module() {
        return module.definition().name();
    }

    void settled() {
        for (int i = 0; i < settled.size(); i++) {
            settled.get(i).look();
        }
        for (int i = 0; i < bits.size(); i++) {
            bits.get(i).look();
        }
    }

    /** Looks at the domains whose clocks are among those of a set. */
    void rising(int set) {
        for (int domain = 0; domain < clocks.length; domain++) {
            if ((set >> clocks[domain] & 1) != 0) {
                List<Counter> counters = atEdges.get(domain);
                for (int i = 0; i < counters.size(); i++) {
                    counters.get(i).look();
                }
            }
        }
    }

    /** Adds what instances of one module have reached together. */
    static void sum(List<InstanceCoverage> same, Map<CoveragePoint, Long> into) {
        InstanceCoverage any = same.get(0);
        for (int i = 0; i < any.ofProbes.length; i++) {
            int number = i;
            CoverageProbe probe = any.module.probes().get(i);
            long count =
                    same.stream().mapToLong(each -> each.ofProbes[number].count).sum();
            Kind kind = Kind.valueOf(probe.kind().name());
            if (probe.site().line() > 0) {
                into.merge(
                        new CoveragePoint(kind, probe.site(), probe.name()),
                        count,
                        kind == Kind.LINE ? Math::max : Long::sum);
            }
        }
        int next = 0;
        for (ProbedModule.Toggle toggle : any.module.toggles()) {
            for (int index = 0; index < Math.max(1, toggle.depth()); index++, next++) {
                String name = toggle.depth() > 0 ? toggle.name() + "[" + index + "]" : toggle.name();
                if (toggle.site().line() > 0) {
                    toggled(same, next, toggle, name, into);
                }
            }
        }
    }

    private static void toggled(
            List<InstanceCoverage> same,
            int number,
            ProbedModule.Toggle toggle,
            String name,
            Map<CoveragePoint, Long> into) {
        long[] counts = new long[toggle.width()];
        for (InstanceCoverage each : same) {
            Arrays.setAll(counts, bit -> counts[bit] + each.bits.get(number).counts[bit]);
        }
        for (int bit = 0; bit < counts.length; bit++) {
            String own = toggle.width() == 1 ? name : name + "[" + bit + "]";
            into.merge(new CoveragePoint(Kind.TOGGLE, toggle.site(), own), counts[bit], Long::sum);
        }
    }
}
