package org.heddle.cosim.jvm.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.coverage.CoveragePoint.Kind;
import org.heddle.cosim.jvm.code.SignalWords;
import org.heddle.hdl.verilog.CoverageProbe;
import org.heddle.hdl.verilog.ProbedModule;

/** Counts of one instance of a module. */
final class InstanceCoverage {
    /** Says how often a probe was reached. */
    private interface Count {
        long now();
    }

    /** Becoming 1, of a signal of one bit. */
    private static final class Beginning implements Count {
        private final long[] words;
        private final int place;
        private long before;
        private long count;

        Beginning(long[] words, int place) {
            this.words = words;
            this.place = place;
            this.before = words[place];
        }

        void look() {
            count += words[place] & ~before;
            before = words[place];
        }

        @Override
        public long now() {
            return count;
        }
    }

    /** Changes of a clock. */
    private static final class Clock {
        private final int number;
        private final long[] counts = new long[1];
        private boolean wasHigh;

        Clock(int number, boolean isHigh) {
            this.number = number;
            this.wasHigh = isHigh;
        }
    }

    private final ProbedModule module;
    private final SignalWords values;
    private final SignalWords.Instance instance;
    private final IntPredicate isHigh;
    private final int[] clocks;
    private final List<ProbeCounts> atEdges = new ArrayList<>();
    private final ProbeCounts settled;
    private final List<Beginning> beginnings = new ArrayList<>();
    private final Count[] ofProbes;
    private final List<Clock> clockBits = new ArrayList<>();
    private final List<BitCounts> memories = new ArrayList<>();
    private final List<long[]> bits = new ArrayList<>();

    /**
     * Begins to count.
     *
     * @param signals counts the bits of the signals of all instances
     * @param clocks place of each clock port of the module among the clocks of the top, in their order
     */
    InstanceCoverage(
            ProbedModule module,
            SignalWords values,
            SignalWords.Instance instance,
            BitCounts signals,
            int[] clocks,
            IntPredicate isHigh) {
        this.module = module;
        this.values = values;
        this.instance = instance;
        this.isHigh = isHigh;
        this.settled = new ProbeCounts(values.words());
        this.clocks = new int[module.definition().domains().size()];
        for (int domain = 0; domain < this.clocks.length; domain++) {
            int port = module.definition().domains().get(domain).clock();
            this.clocks[domain] = clocks[instance.plan().edge().clocks().indexOf(port)];
            atEdges.add(new ProbeCounts(values.words()));
        }
        this.ofProbes = new Count[module.probes().size()];
        counters();
        for (ProbedModule.Toggle toggle : module.toggles()) {
            bits(toggle, signals, clocks);
        }
    }

    private void counters() {
        record Place(int signal, int time) {}
        Map<Place, Count> known = new HashMap<>();
        for (int i = 0; i < ofProbes.length; i++) {
            CoverageProbe probe = module.probes().get(i);
            ofProbes[i] = known.computeIfAbsent(
                    new Place(probe.signal(), probe.time()), place -> counter(place.signal(), place.time()));
        }
    }

    private Count counter(int signal, int time) {
        boolean unconditional = signal == CoverageProbe.ALWAYS;
        if (unconditional && time < 0) { // at the start, as nothing can change it
            return () -> time == CoverageProbe.BEGINS ? 0 : 1;
        }
        int place = unconditional ? values.one() : instance.place(signal);
        if (time == CoverageProbe.BEGINS) {
            Beginning beginning = new Beginning(values.words(), place);
            beginnings.add(beginning);
            return beginning;
        }
        ProbeCounts counts = time >= 0 ? atEdges.get(time) : settled;
        int number = counts.add(place);
        return () -> counts.count(number);
    }

    private void bits(ProbedModule.Toggle toggle, BitCounts signals, int[] topClocks) {
        if (toggle.depth() > 0) {
            BitCounts memory = new BitCounts(instance.block().memory(toggle.number()));
            int lanes = (toggle.width() + Long.SIZE - 1) / Long.SIZE;
            for (int index = 0; index < toggle.depth(); index++) {
                bits.add(memory.of(index * lanes, toggle.width()));
            }
            memories.add(memory);
            return;
        }
        int clock = instance.plan().edge().clocks().indexOf(toggle.number());
        if (clock >= 0) {
            Clock counted = new Clock(topClocks[clock], isHigh.test(topClocks[clock]));
            clockBits.add(counted);
            bits.add(counted.counts);
        } else {
            bits.add(signals.of(instance.place(toggle.number()), toggle.width()));
        }
    }

    /** Name of its module. */
    String module() {
        return module.definition().name();
    }

    /** Looks at what the instance has reached, and at its memories. */
    void settled() {
        settled.look();
        for (int i = 0; i < beginnings.size(); i++) {
            beginnings.get(i).look();
        }
        for (int i = 0; i < memories.size(); i++) {
            memories.get(i).look();
        }
        clocks();
    }

    /** Looks at its clocks alone. */
    void clocks() {
        for (int i = 0; i < clockBits.size(); i++) {
            Clock clock = clockBits.get(i);
            boolean now = isHigh.test(clock.number);
            if (now != clock.wasHigh) {
                clock.counts[0]++;
                clock.wasHigh = now;
            }
        }
    }

    /** Looks at the domains whose clocks are among those of a set. */
    void rising(int set) {
        for (int domain = 0; domain < clocks.length; domain++) {
            if ((set >> clocks[domain] & 1) != 0) {
                atEdges.get(domain).look();
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
                    same.stream().mapToLong(each -> each.ofProbes[number].now()).sum();
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
            Arrays.setAll(counts, bit -> counts[bit] + each.bits.get(number)[bit]);
        }
        for (int bit = 0; bit < counts.length; bit++) {
            String own = toggle.width() == 1 ? name : name + "[" + bit + "]";
            into.merge(new CoveragePoint(Kind.TOGGLE, toggle.site(), own), counts[bit], Long::sum);
        }
    }
}
