package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.jvm.plan.SettleItem;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.objectweb.asm.Opcodes;

/**
 * Combinational items of one method for all runs: what has one bit everywhere is computed for all runs at once, the rest in as few loops over the
 * runs as the items' order allows.
 */
final class LaneItems implements Opcodes {
    private final GeneratedMethod code;
    private final PackedCode packed;
    private final LaneAliases aliases;
    private final BitSet later;

    /**
     * @param later signals that the same method reads behind the items
     */
    LaneItems(GeneratedMethod code, LaneAliases aliases, BitSet later) {
        this.code = code;
        this.aliases = aliases;
        this.packed = new PackedCode(code);
        this.later = later;
    }

    void write(List<SettleItem> items) {
        List<SettleItem> left = new ArrayList<>(items);
        left.removeIf(aliases::contains);
        preload(left);
        while (!left.isEmpty()) {
            for (SettleItem item : List.copyOf(left)) {
                if (isPacked(item) && !waits(item, left)) {
                    packed(item);
                    left.remove(item);
                }
            }
            List<SettleItem> loop = new ArrayList<>();
            for (SettleItem item : List.copyOf(left)) {
                if (!isPacked(item) && !waits(item, left)) {
                    loop.add(item);
                    left.remove(item);
                }
            }
            if (!loop.isEmpty()) {
                loop(loop, left);
            }
        }
    }

    private void preload(List<SettleItem> items) {
        BitSet reads = new BitSet();
        items.forEach(item -> reads.or(item.reads()));
        items.forEach(item -> item.defines().forEach(reads::clear));
        code.preload(reads);
    }

    /** Whether something that an item reads is still to be computed. */
    private static boolean waits(SettleItem item, List<SettleItem> left) {
        for (SettleItem other : left) {
            if (other != item && other.defines().stream().anyMatch(item.reads()::get)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPacked(SettleItem item) {
        if (code.plan().places().width(item.defines().get(0)) != 1) {
            return false;
        } else if (item instanceof SettleItem.Node node) {
            return packed.isPacked(node.value());
        }
        boolean[] all = {true};
        Statements.forEach(((SettleItem.Target) item).body(), statement -> {
            all[0] &= !(statement instanceof Statement.Switch);
            Statements.expressions(statement).forEach(each -> all[0] &= packed.isPacked(each));
        });
        return all[0];
    }

    private void packed(SettleItem item) {
        int signal = item.defines().get(0);
        Optional<Expression> value = LaneAliases.value(item);
        int local;
        if (value.isPresent()) {
            packed.push(value.get());
            local = code.keep().index();
        } else {
            local = code.newLong();
            code.push(0);
            code.out().visitVarInsn(LSTORE, local);
            code.push(-1);
            body(((SettleItem.Target) item).body(), code.keep().index(), local);
        }
        keep(signal, local);
    }

    private void keep(int signal, int local) {
        code.havePacked(signal, local);
        if (code.plan().stored().get(signal) || aliases.serves(signal)) {
            code.storePacked(signal, local);
        }
    }

    /** Lets statements drive a signal in the runs of a mask. */
    private void body(List<Statement> body, int mask, int result) {
        for (Statement statement : body) {
            if (statement instanceof Statement.Assign assign) {
                packed.push(assign.value());
                code.choosePacked(mask, result);
            } else if (statement instanceof Statement.When when) {
                int left = code.copy(mask);
                for (Statement.Branch branch : when.branches()) {
                    packed.push(branch.condition());
                    body(branch.body(), code.split(left), result);
                }
                body(when.otherwise(), left, result);
            }
        }
    }

    private void loop(List<SettleItem> items, List<SettleItem> left) {
        Map<Integer, Integer> bits = new LinkedHashMap<>();
        for (SettleItem item : items) {
            int signal = item.defines().get(0);
            if (code.plan().places().width(signal) == 1) {
                int local = code.newLong();
                code.push(0);
                code.out().visitVarInsn(LSTORE, local);
                bits.put(signal, local);
            }
        }
        code.eachRun(() -> {
            ExpressionCode expressions = new ExpressionCode(code);
            for (SettleItem item : items) {
                int signal = item.defines().get(0);
                Lane[] value = SettleCode.value(code, expressions, item);
                code.have(signal, value);
                if (bits.containsKey(signal)) {
                    code.push(value[0]);
                    code.addBit(bits.get(signal));
                } else if (isNeeded(signal, left)) {
                    for (int i = 0; i < value.length; i++) {
                        code.home(signal, i);
                        code.push(value[i]);
                        code.store(signal, i);
                    }
                }
            }
        });
        items.forEach(item -> code.forget(item.defines().get(0)));
        bits.forEach((signal, local) -> {
            keep(signal, local);
        });
    }

    private boolean isNeeded(int signal, List<SettleItem> left) {
        return code.plan().stored().get(signal)
                || aliases.serves(signal)
                || later.get(signal)
                || left.stream().anyMatch(item -> item.reads().get(signal));
    }
}
