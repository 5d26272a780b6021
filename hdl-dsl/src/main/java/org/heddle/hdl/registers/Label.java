package org.heddle.hdl.registers;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;

/**
 * Name, documentation and place of a part of an {@link ImportedMap}.
 *
 * @param name of the part
 * @param documentation its purpose, for whoever writes software; may be empty
 * @param site the line of the file that declares it
 */
public record Label(String name, String documentation, Site site) {
    Caller caller() {
        return new Caller(Optional.of(name), site);
    }
}
