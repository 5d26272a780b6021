/**
 * Numbers that the figures of remote writes rest on: {@link org.heddle.experiment.mpc.setting.MpcSetting} has their values, by name, {@link
 * org.heddle.experiment.mpc.setting.MpcConstant} where each comes from.
 */
@NullMarked
package org.heddle.experiment.mpc.setting;

import org.jspecify.annotations.NullMarked;
