/**
 * The one face that every network interface turns to its host: 64-bit reads and writes at byte addresses, and fields of the records that
 * both share.
 *
 * <p>{@link org.heddle.nic.stage.host.HostRequest} is such an access. It has a room of its own since all network interfaces share it and no stage needs
 * it: what lies behind an address is each network interface's own map, which begins with a {@link org.heddle.nic.stage.host.HostIdentity}. What hosts and hardware hand to each other through memory is records of
 * 64-bit words, whose fields are {@link org.heddle.nic.stage.host.LayoutField}s.
 */
@NullMarked
package org.heddle.nic.stage.host;

import org.jspecify.annotations.NullMarked;
