import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** A thread besides the constructor's own makes hardware, and keeps its exception to itself. */
class SecondThread extends Component {
    final UInt sum = out(uint(8));

    SecondThread() throws InterruptedException {
        Thread builder = Thread.currentThread();
        String name = builder.getName();
        builder.setName("builder");
        UInt count = reg(uint(8)).init(0);
        sum.set(count);
        Thread helper = new Thread(() -> count.set(1), "helper");
        helper.setUncaughtExceptionHandler((thread, exception) -> {});
        helper.start();
        helper.join();
        Child[] made = new Child[1];
        Thread maker = new Thread(() -> made[0] = new Child(), "maker");
        maker.start();
        maker.join();
        try {
            instance(made[0]);
        } finally {
            builder.setName(name);
        }
    }

    static class Child extends Component {}
}
/* reports
HDL033 (SecondThread.java:14) thread "helper" makes hardware of SecondThread, which thread "builder" builds, so that its order would change from run to run: make hardware in the constructor's own thread, and in streams without parallel()
HDL033 (SecondThread.java:23) thread "builder" makes hardware of Child, which thread "maker" builds, so that its order would change from run to run: make hardware in the constructor's own thread, and in streams without parallel()
*/
