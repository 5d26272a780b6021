module Llcm (  // Llcm.java:26
  input  wire clock,  // Llcm.java:26
  input  wire [9:0] receiveRing_data_word,  // Llcm.java:16
  input  wire [63:0] receiveRing_data_data,  // Llcm.java:16
  input  wire receiveRing_valid,  // Llcm.java:16
  output wire receiveRing_ready,  // Llcm.java:16
  input  wire [9:0] completionRing_data_word,  // Llcm.java:17
  input  wire [63:0] completionRing_data_data,  // Llcm.java:17
  input  wire completionRing_valid,  // Llcm.java:17
  output wire completionRing_ready,  // Llcm.java:17
  input  wire [9:0] host_data_word,  // Llcm.java:18
  input  wire [63:0] host_data_data,  // Llcm.java:18
  input  wire host_valid,  // Llcm.java:18
  output wire host_ready,  // Llcm.java:18
  input  wire [9:0] readWord,  // Llcm.java:20
  input  wire reads,  // Llcm.java:22
  output wire [63:0] readData  // Llcm.java:24
);
  reg  [63:0] register;  // Llcm.java:44
  reg  [63:0] words [0:1023];  // Llcm.java:27
  wire completion = completionRing_valid && !receiveRing_valid;  // Llcm.java:29
  wire byHost = host_valid && !receiveRing_valid && !completion;  // Llcm.java:30
  wire [9:0] word = receiveRing_valid ? receiveRing_data_word : (completion ? completionRing_data_word : host_data_word);  // Llcm.java:35
  wire [63:0] data = receiveRing_valid ? receiveRing_data_data : (completion ? completionRing_data_data : host_data_data);  // Llcm.java:39
  wire [63:0] register_read = words[readWord];  // Llcm.java:44
  assign receiveRing_ready = 1'b1;  // Llcm.java:31
  assign completionRing_ready = !receiveRing_valid;  // Llcm.java:32
  assign host_ready = byHost;  // Llcm.java:33
  assign readData = register;  // Llcm.java:44
  always @(posedge clock) begin
    if (receiveRing_valid || completion || byHost) begin  // Llcm.java:43
      words[word] <= data;  // Llcm.java:43
    end
    if (reads) begin  // Llcm.java:44
      register <= register_read;  // Llcm.java:44
    end
  end
endmodule
