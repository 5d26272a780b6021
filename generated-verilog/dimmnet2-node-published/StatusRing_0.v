// offset=0
module StatusRing_0 (  // StatusRing.java:29
  input  wire clock,  // StatusRing.java:29
  input  wire reset,  // StatusRing.java:29
  input  wire [4:0] entry_data_status,  // StatusRing.java:19
  input  wire [15:0] entry_data_node,  // StatusRing.java:19
  input  wire [15:0] entry_data_tag,  // StatusRing.java:19
  input  wire [15:0] entry_data_bytes,  // StatusRing.java:19
  input  wire [29:0] entry_data_base,  // StatusRing.java:19
  input  wire [7:0] entry_data_entry,  // StatusRing.java:19
  input  wire entry_data_process,  // StatusRing.java:19
  input  wire entry_data_otherProcess,  // StatusRing.java:19
  input  wire entry_valid,  // StatusRing.java:19
  output wire entry_ready,  // StatusRing.java:19
  output wire [10:0] llcm_data_word,  // StatusRing.java:20
  output wire [63:0] llcm_data_data,  // StatusRing.java:20
  output wire llcm_valid,  // StatusRing.java:20
  input  wire llcm_ready,  // StatusRing.java:20
  input  wire [6:0] taken,  // StatusRing.java:22
  output wire [6:0] written  // StatusRing.java:24
);
  reg  [6:0] count;  // StatusRing.java:31
  reg  second;  // StatusRing.java:32
  wire full = (count - taken) == 7'd64;  // StatusRing.java:33
  wire [5:0] index = count[5:0];  // StatusRing.java:34
  wire phase = !count[6];  // StatusRing.java:35
  wire [63:0] head = {phase, 6'd0, entry_data_otherProcess, entry_data_bytes, entry_data_tag, entry_data_node,
      3'd0, entry_data_status};  // StatusRing.java:43
  wire [6:0] ringWord = {index, !second};  // StatusRing.java:44
  assign entry_ready = llcm_valid && llcm_ready && second;  // StatusRing.java:51
  assign llcm_data_word = {4'd0, ringWord} + 11'd0;  // StatusRing.java:46
  assign llcm_data_data = second ? head : {24'd0, entry_data_entry, 2'd0, entry_data_base};  // StatusRing.java:49
  assign llcm_valid = entry_valid && !full;  // StatusRing.java:45
  assign written = count;  // StatusRing.java:52
  always @(posedge clock) begin
    if (llcm_valid && llcm_ready) begin  // StatusRing.java:54
      second <= !second;  // StatusRing.java:54
    end
    if (entry_valid && entry_ready) begin  // StatusRing.java:55
      count <= count + 7'd1;  // StatusRing.java:55
    end
    if (reset) begin
      count <= 7'd0;  // StatusRing.java:31
      second <= 1'b0;  // StatusRing.java:32
    end
  end
  wire unused_ok = &{1'b0, entry_data_process};
endmodule
