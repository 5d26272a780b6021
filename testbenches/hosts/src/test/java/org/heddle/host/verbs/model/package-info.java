/**
 * Verbs devices in plain Java, over the reference model of reliable connections: {@link org.heddle.host.verbs.model.ModelDevices}. It shares
 * no class with any hardware.
 */
@NullMarked
package org.heddle.host.verbs.model;

import org.jspecify.annotations.NullMarked;
