package org.heddle.hdl.ir;

import java.util.List;
import org.heddle.hdl.diagnostic.Site;

/**
 * A sub-module in its parent.
 *
 * @param name the instance name
 * @param module name of the instantiated module
 * @param connections one for each port of the module, in port order
 * @param site where it was attached
 */
public record InstanceDefinition(String name, String module, List<Connection> connections, Site site) {
    public InstanceDefinition {
        connections = List.copyOf(connections);
    }

    /**
     * A port and the parent's signal joined to it.
     *
     * @param port name of the sub-module's port
     * @param signal id of the parent's signal
     */
    public record Connection(String port, int signal) {}
}
