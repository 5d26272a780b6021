package org.heddle.experiment.verbs.rtl;

import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** Methods of moving derived types on published nodes. */
@Tag("slow")
class PublishedForcedMethodsTest extends ForcedMethodsOnNodes {
    PublishedForcedMethodsTest() {
        super(VerbsConfiguration.published());
    }
}
