`default_nettype none
// tagWidth=7, lineWidth=43, lines=HELD
module OrderedLines_7_43_HELD (  // OrderedLines.java:50
  input  wire clock,  // OrderedLines.java:50
  input  wire reset,  // OrderedLines.java:50
  output wire returns,  // OrderedLines.java:22
  output wire [255:0] line,  // OrderedLines.java:24
  input  wire mayLeave,  // OrderedLines.java:58
  input  wire request_data_write,  // OrderedLines.java:59
  input  wire [42:0] request_data_line,  // OrderedLines.java:59
  input  wire [255:0] request_data_data,  // OrderedLines.java:59
  input  wire [31:0] request_data_lanes,  // OrderedLines.java:59
  input  wire request_valid,  // OrderedLines.java:59
  output wire request_ready,  // OrderedLines.java:59
  output wire memory_request_data_write,  // OrderedLines.java:60
  output wire [6:0] memory_request_data_tag,  // OrderedLines.java:60
  output wire [42:0] memory_request_data_address,  // OrderedLines.java:60
  output wire [255:0] memory_request_data_data,  // OrderedLines.java:60
  output wire [31:0] memory_request_data_mask,  // OrderedLines.java:60
  output wire memory_request_valid,  // OrderedLines.java:60
  input  wire memory_request_ready,  // OrderedLines.java:60
  input  wire [6:0] memory_answer_data_tag,  // OrderedLines.java:60
  input  wire [255:0] memory_answer_data_data,  // OrderedLines.java:60
  input  wire memory_answer_valid,  // OrderedLines.java:60
  output wire memory_answer_ready,  // OrderedLines.java:60
  output wire leaves  // OrderedLines.java:96
);
  reg  [7:0] oldest;  // OrderedLines.java:63
  reg  [7:0] next;  // OrderedLines.java:64
  reg  [127:0] answered;  // OrderedLines.java:65
  reg  allUsed;  // OrderedLines.java:68
  reg  returned;  // OrderedLines.java:100
  reg  [255:0] register;  // OrderedLines.java:103
  reg  [255:0] lines [0:127];  // OrderedLines.java:66
  wire hasTag = !allUsed;  // OrderedLines.java:69
  wire [6:0] first = oldest[6:0];  // OrderedLines.java:85
  wire [127:0] goes_shifted = answered >> first;  // OrderedLines.java:86
  wire goes = goes_shifted[0] && mayLeave;  // OrderedLines.java:86
  wire [127:0] newly_joined = {memory_answer_data_tag == 7'd127, memory_answer_data_tag == 7'd126,
      memory_answer_data_tag == 7'd125, memory_answer_data_tag == 7'd124, memory_answer_data_tag == 7'd123,
      memory_answer_data_tag == 7'd122, memory_answer_data_tag == 7'd121, memory_answer_data_tag == 7'd120,
      memory_answer_data_tag == 7'd119, memory_answer_data_tag == 7'd118, memory_answer_data_tag == 7'd117,
      memory_answer_data_tag == 7'd116, memory_answer_data_tag == 7'd115, memory_answer_data_tag == 7'd114,
      memory_answer_data_tag == 7'd113, memory_answer_data_tag == 7'd112, memory_answer_data_tag == 7'd111,
      memory_answer_data_tag == 7'd110, memory_answer_data_tag == 7'd109, memory_answer_data_tag == 7'd108,
      memory_answer_data_tag == 7'd107, memory_answer_data_tag == 7'd106, memory_answer_data_tag == 7'd105,
      memory_answer_data_tag == 7'd104, memory_answer_data_tag == 7'd103, memory_answer_data_tag == 7'd102,
      memory_answer_data_tag == 7'd101, memory_answer_data_tag == 7'd100, memory_answer_data_tag == 7'd99,
      memory_answer_data_tag == 7'd98, memory_answer_data_tag == 7'd97, memory_answer_data_tag == 7'd96,
      memory_answer_data_tag == 7'd95, memory_answer_data_tag == 7'd94, memory_answer_data_tag == 7'd93,
      memory_answer_data_tag == 7'd92, memory_answer_data_tag == 7'd91, memory_answer_data_tag == 7'd90,
      memory_answer_data_tag == 7'd89, memory_answer_data_tag == 7'd88, memory_answer_data_tag == 7'd87,
      memory_answer_data_tag == 7'd86, memory_answer_data_tag == 7'd85, memory_answer_data_tag == 7'd84,
      memory_answer_data_tag == 7'd83, memory_answer_data_tag == 7'd82, memory_answer_data_tag == 7'd81,
      memory_answer_data_tag == 7'd80, memory_answer_data_tag == 7'd79, memory_answer_data_tag == 7'd78,
      memory_answer_data_tag == 7'd77, memory_answer_data_tag == 7'd76, memory_answer_data_tag == 7'd75,
      memory_answer_data_tag == 7'd74, memory_answer_data_tag == 7'd73, memory_answer_data_tag == 7'd72,
      memory_answer_data_tag == 7'd71, memory_answer_data_tag == 7'd70, memory_answer_data_tag == 7'd69,
      memory_answer_data_tag == 7'd68, memory_answer_data_tag == 7'd67, memory_answer_data_tag == 7'd66,
      memory_answer_data_tag == 7'd65, memory_answer_data_tag == 7'd64, memory_answer_data_tag == 7'd63,
      memory_answer_data_tag == 7'd62, memory_answer_data_tag == 7'd61, memory_answer_data_tag == 7'd60,
      memory_answer_data_tag == 7'd59, memory_answer_data_tag == 7'd58, memory_answer_data_tag == 7'd57,
      memory_answer_data_tag == 7'd56, memory_answer_data_tag == 7'd55, memory_answer_data_tag == 7'd54,
      memory_answer_data_tag == 7'd53, memory_answer_data_tag == 7'd52, memory_answer_data_tag == 7'd51,
      memory_answer_data_tag == 7'd50, memory_answer_data_tag == 7'd49, memory_answer_data_tag == 7'd48,
      memory_answer_data_tag == 7'd47, memory_answer_data_tag == 7'd46, memory_answer_data_tag == 7'd45,
      memory_answer_data_tag == 7'd44, memory_answer_data_tag == 7'd43, memory_answer_data_tag == 7'd42,
      memory_answer_data_tag == 7'd41, memory_answer_data_tag == 7'd40, memory_answer_data_tag == 7'd39,
      memory_answer_data_tag == 7'd38, memory_answer_data_tag == 7'd37, memory_answer_data_tag == 7'd36,
      memory_answer_data_tag == 7'd35, memory_answer_data_tag == 7'd34, memory_answer_data_tag == 7'd33,
      memory_answer_data_tag == 7'd32, memory_answer_data_tag == 7'd31, memory_answer_data_tag == 7'd30,
      memory_answer_data_tag == 7'd29, memory_answer_data_tag == 7'd28, memory_answer_data_tag == 7'd27,
      memory_answer_data_tag == 7'd26, memory_answer_data_tag == 7'd25, memory_answer_data_tag == 7'd24,
      memory_answer_data_tag == 7'd23, memory_answer_data_tag == 7'd22, memory_answer_data_tag == 7'd21,
      memory_answer_data_tag == 7'd20, memory_answer_data_tag == 7'd19, memory_answer_data_tag == 7'd18,
      memory_answer_data_tag == 7'd17, memory_answer_data_tag == 7'd16, memory_answer_data_tag == 7'd15,
      memory_answer_data_tag == 7'd14, memory_answer_data_tag == 7'd13, memory_answer_data_tag == 7'd12,
      memory_answer_data_tag == 7'd11, memory_answer_data_tag == 7'd10, memory_answer_data_tag == 7'd9,
      memory_answer_data_tag == 7'd8, memory_answer_data_tag == 7'd7, memory_answer_data_tag == 7'd6,
      memory_answer_data_tag == 7'd5, memory_answer_data_tag == 7'd4, memory_answer_data_tag == 7'd3,
      memory_answer_data_tag == 7'd2, memory_answer_data_tag == 7'd1, memory_answer_data_tag == 7'd0};  // OrderedLines.java:88
  wire [127:0] newly = memory_answer_valid ? newly_joined : 128'd0;  // OrderedLines.java:88
  wire [7:0] open = next - oldest;  // OrderedLines.java:93
  wire [127:0] answered_joined = {first == 7'd127, first == 7'd126, first == 7'd125, first == 7'd124, first
      == 7'd123, first == 7'd122, first == 7'd121, first == 7'd120, first == 7'd119, first == 7'd118, first
      == 7'd117, first == 7'd116, first == 7'd115, first == 7'd114, first == 7'd113, first == 7'd112, first
      == 7'd111, first == 7'd110, first == 7'd109, first == 7'd108, first == 7'd107, first == 7'd106, first
      == 7'd105, first == 7'd104, first == 7'd103, first == 7'd102, first == 7'd101, first == 7'd100, first
      == 7'd99, first == 7'd98, first == 7'd97, first == 7'd96, first == 7'd95, first == 7'd94, first == 7'd93,
      first == 7'd92, first == 7'd91, first == 7'd90, first == 7'd89, first == 7'd88, first == 7'd87, first
      == 7'd86, first == 7'd85, first == 7'd84, first == 7'd83, first == 7'd82, first == 7'd81, first == 7'd80,
      first == 7'd79, first == 7'd78, first == 7'd77, first == 7'd76, first == 7'd75, first == 7'd74, first
      == 7'd73, first == 7'd72, first == 7'd71, first == 7'd70, first == 7'd69, first == 7'd68, first == 7'd67,
      first == 7'd66, first == 7'd65, first == 7'd64, first == 7'd63, first == 7'd62, first == 7'd61, first
      == 7'd60, first == 7'd59, first == 7'd58, first == 7'd57, first == 7'd56, first == 7'd55, first == 7'd54,
      first == 7'd53, first == 7'd52, first == 7'd51, first == 7'd50, first == 7'd49, first == 7'd48, first
      == 7'd47, first == 7'd46, first == 7'd45, first == 7'd44, first == 7'd43, first == 7'd42, first == 7'd41,
      first == 7'd40, first == 7'd39, first == 7'd38, first == 7'd37, first == 7'd36, first == 7'd35, first
      == 7'd34, first == 7'd33, first == 7'd32, first == 7'd31, first == 7'd30, first == 7'd29, first == 7'd28,
      first == 7'd27, first == 7'd26, first == 7'd25, first == 7'd24, first == 7'd23, first == 7'd22, first
      == 7'd21, first == 7'd20, first == 7'd19, first == 7'd18, first == 7'd17, first == 7'd16, first == 7'd15,
      first == 7'd14, first == 7'd13, first == 7'd12, first == 7'd11, first == 7'd10, first == 7'd9, first
      == 7'd8, first == 7'd7, first == 7'd6, first == 7'd5, first == 7'd4, first == 7'd3, first == 7'd2, first
      == 7'd1, first == 7'd0};  // OrderedLines.java:89
  wire [255:0] register_read = lines[first];  // OrderedLines.java:103
  assign returns = returned;  // OrderedLines.java:102
  assign line = register;  // OrderedLines.java:103
  assign request_ready = memory_request_ready && hasTag;  // OrderedLines.java:73
  assign memory_request_data_write = request_data_write;  // OrderedLines.java:74
  assign memory_request_data_tag = next[6:0];  // OrderedLines.java:75
  assign memory_request_data_address = request_data_line;  // OrderedLines.java:76
  assign memory_request_data_data = request_data_data;  // OrderedLines.java:77
  assign memory_request_data_mask = request_data_lanes;  // OrderedLines.java:78
  assign memory_request_valid = request_valid && hasTag;  // OrderedLines.java:72
  assign memory_answer_ready = 1'b1;  // OrderedLines.java:83
  assign leaves = goes;  // OrderedLines.java:98
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // OrderedLines.java:79
      next <= next + 8'd1;  // OrderedLines.java:79
    end
    if (memory_answer_valid) begin  // OrderedLines.java:84
      lines[memory_answer_data_tag] <= memory_answer_data_data;  // OrderedLines.java:84
    end
    answered <= (answered | newly) & ~(goes ? answered_joined : 128'd0);  // OrderedLines.java:89
    if (goes) begin  // OrderedLines.java:91
      oldest <= oldest + 8'd1;  // OrderedLines.java:91
    end
    if (goes) begin  // OrderedLines.java:94
      allUsed <= 1'b0;  // OrderedLines.java:94
    end else if (request_valid && request_ready && (open == 8'd127)) begin  // OrderedLines.java:94
      allUsed <= 1'b1;  // OrderedLines.java:94
    end
    returned <= goes;  // OrderedLines.java:101
    if (goes) begin  // OrderedLines.java:103
      register <= register_read;  // OrderedLines.java:103
    end
    if (reset) begin
      oldest <= 8'd0;  // OrderedLines.java:63
      next <= 8'd0;  // OrderedLines.java:64
      answered <= 128'd0;  // OrderedLines.java:65
      allUsed <= 1'b0;  // OrderedLines.java:68
      returned <= 1'b0;  // OrderedLines.java:100
    end
  end
  wire unused_ok = &{1'b0, goes_shifted[127:1]};
`ifdef HEDDLE_SIMULATION
  wire [6:0] place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [127:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      if (!(allUsed == (open == 8'd128))) begin  // OrderedLines.java:95
        $display("assertion failed: whether all tags are used is known a cycle ahead (OrderedLines.java:95)");
        $stop;  // OrderedLines.java:95
      end
      if (!(!memory_answer_valid || isAwaited)) begin  // OrderedLines.java:108
        $display("assertion failed: an answer is to a request that is not answered yet (OrderedLines.java:108)");
        $stop;  // OrderedLines.java:108
      end
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[127:1]};
`endif
`ifdef FORMAL
  wire [6:0] place = memory_answer_data_tag - first;  // OrderedLines.java:105
  wire [127:0] isAwaited_shifted = answered >> memory_answer_data_tag;  // OrderedLines.java:107
  wire isAwaited = ({1'b0, place} < open) && !isAwaited_shifted[0];  // OrderedLines.java:107
  always @(posedge clock) begin
    if (!reset) begin
      assert (allUsed == (open == 8'd128));  // OrderedLines.java:95
      assert (!memory_answer_valid || isAwaited);  // OrderedLines.java:108
    end
  end
  wire unused_verification = &{1'b0, isAwaited_shifted[127:1]};
`endif
endmodule
`default_nettype wire
