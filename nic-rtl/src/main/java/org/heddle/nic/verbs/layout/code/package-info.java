/**
 * Codes of the verbs network interface: operations, states and statuses, each constant with its own as it stands in packets, registers and host
 * memory. Knows no layout.
 */
@NullMarked
package org.heddle.nic.verbs.layout.code;

import org.jspecify.annotations.NullMarked;
