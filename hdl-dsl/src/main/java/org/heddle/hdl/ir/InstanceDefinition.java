package org.heddle.hdl.ir;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    /** Returns the ids of the parent's signals by the names of the ports that they are joined to. */
    public Map<String, Integer> joined() {
        Map<String, Integer> joined = new HashMap<>();
        connections.forEach(connection -> joined.put(connection.port(), connection.signal()));
        return joined;
    }

    /**
     * A port and the parent's signal joined to it.
     *
     * @param port name of the sub-module's port
     * @param signal id of the parent's signal
     */
    public record Connection(String port, int signal) {}
}
