import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Hardware.WhenChain;

class ChainsInPieces extends Component {
    final Bool first = in(bool());
    final Bool second = in(bool());
    final UInt choice = in(uint(2));
    final UInt answer = out(uint(8));
    final UInt other = out(uint(8));

    ChainsInPieces() {
        answer.set(0);
        other.set(0);
        WhenChain twice = when(first, () -> answer.set(1));
        twice.otherwise(() -> answer.set(2));
        twice.otherwise(() -> answer.set(3));
        twice.elseWhen(second, () -> answer.set(4));
        WhenChain late = when(first, () -> other.set(1));
        when(second, () -> other.set(2));
        late.otherwise(() -> other.set(3));
        WhenChain outside = when(first, () -> {});
        when(second, () -> outside.elseWhen(second, () -> other.set(4)));
        when(first, () -> {}).elseWhen(rose(second), () -> {}).otherwise(() -> {});
        var cases = switchOn(choice).is(0, () -> {});
        cases.otherwise(() -> {});
        cases.is(1, () -> {});
        cases.otherwise(() -> {});
        var interrupted = switchOn(choice).is(0, () -> {});
        when(first, () -> {});
        interrupted.is(1, () -> {});
    }
}
/* reports
HDL032 (ChainsInPieces.java:18) otherwise after otherwise, which ends the chain: join the two
  see ChainsInPieces.java:17
HDL032 (ChainsInPieces.java:19) elseWhen after otherwise, which ends the chain: write the elseWhen before it
  see ChainsInPieces.java:18
HDL032 (ChainsInPieces.java:22) otherwise goes on with a when that other statements stand behind, or that stands in another body: write the chain in one piece
  see ChainsInPieces.java:20
HDL032 (ChainsInPieces.java:24) elseWhen goes on with a when that other statements stand behind, or that stands in another body: write the chain in one piece
  see ChainsInPieces.java:23
HDL032 (ChainsInPieces.java:28) is after otherwise, which ends the switch: write the case before it
  see ChainsInPieces.java:27
HDL032 (ChainsInPieces.java:29) otherwise after otherwise, which ends the switch: join the two
  see ChainsInPieces.java:27
HDL032 (ChainsInPieces.java:32) is goes on with a switch that other statements stand behind, or that stands in another body: write the chain in one piece
  see ChainsInPieces.java:30
*/
