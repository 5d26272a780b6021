package org.heddle.experiment.verbs.rtl;

import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** Methods of moving derived types on improved nodes. */
@Tag("slow")
class ImprovedForcedMethodsTest extends ForcedMethodsOnNodes {
    ImprovedForcedMethodsTest() {
        super(VerbsConfiguration.improved());
    }
}
