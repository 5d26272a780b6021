package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** The sub-modules and their connections, several to a line. */
final class InstanceText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final Map<Integer, Signal> inlined;
    private final Drivers drivers;
    private final ExpressionText expressions;

    InstanceText(
            ModuleDefinition module,
            LineWriter out,
            Map<Integer, Signal> inlined,
            Drivers drivers,
            ExpressionText expressions) {
        this.module = module;
        this.out = out;
        this.inlined = inlined;
        this.drivers = drivers;
        this.expressions = expressions;
    }

    void write() {
        module.instances().forEach(this::write);
    }

    private void write(InstanceDefinition instance) {
        if (instance.connections().isEmpty()) {
            out.line(instance.module() + " " + instance.name() + " ();", instance.site());
            return;
        }
        out.line(instance.module() + " " + instance.name() + " (", instance.site());
        out.indented(() -> {
            List<String> connections = new ArrayList<>();
            for (InstanceDefinition.Connection connection : instance.connections()) {
                connections.add("." + connection.port() + "(" + value(connection) + ")");
            }
            List<String> lines = out.wrapped(connections, ", ");
            for (int i = 0; i < lines.size(); i++) {
                out.line(lines.get(i) + (i == lines.size() - 1 ? ");" : ","));
            }
        });
    }

    private String value(InstanceDefinition.Connection connection) {
        Signal inline = inlined.get(connection.signal());
        if (inline == null) {
            return module.signal(connection.signal()).name();
        }
        return expressions.text(((Statement.Assign) drivers.of(inline).get(0)).value());
    }
}
