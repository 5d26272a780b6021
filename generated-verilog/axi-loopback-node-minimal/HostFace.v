`default_nettype none
module HostFace (  // HostFace.java:75
  input  wire clock,  // HostFace.java:75
  input  wire reset,  // HostFace.java:75
  input  wire [17:0] request_data_address,  // HostFace.java:41
  input  wire request_data_write,  // HostFace.java:41
  input  wire [63:0] request_data_data,  // HostFace.java:41
  input  wire [7:0] request_data_strobes,  // HostFace.java:41
  input  wire request_valid,  // HostFace.java:41
  output wire request_ready,  // HostFace.java:41
  output wire [63:0] response_data_data,  // HostFace.java:42
  output wire response_data_error,  // HostFace.java:42
  output wire response_valid,  // HostFace.java:42
  input  wire response_ready,  // HostFace.java:42
  output wire host_data_write,  // HostFace.java:45
  output wire [16:0] host_data_address,  // HostFace.java:45
  output wire [63:0] host_data_data,  // HostFace.java:45
  output wire host_valid,  // HostFace.java:45
  input  wire host_ready,  // HostFace.java:45
  input  wire [63:0] hostResponse_data,  // HostFace.java:47
  input  wire hostResponse_valid,  // HostFace.java:47
  output wire hostResponse_ready,  // HostFace.java:47
  input  wire linkUp,  // HostFace.java:50
  input  wire wantsDriver,  // HostFace.java:52
  input  wire memoryFails,  // HostFace.java:54
  output wire interruptRequest  // HostFace.java:57
);
  localparam [1:0] Target_NONE = 2'd0;
  localparam [1:0] Target_HOST = 2'd1;
  localparam [1:0] Target_FACE = 2'd2;
  localparam [1:0] Target_REFUSED = 2'd3;
  reg  [1:0] target;  // HostFace.java:63
  reg  wasUp;  // HostFace.java:133
  reg  wanted;  // HostFace.java:140
  wire face_request_ready, face_response_data_error, face_response_valid, face_cause_linkUp,
      face_cause_linkDown, face_cause_memory, face_mask_linkUp, face_mask_linkDown, face_mask_memory,
      face_mask_event;  // HostFace.java:79
  wire [63:0] face_response_data_data;  // HostFace.java:79
  wire link_sink;  // HostFace.java:131
  wire isFace_0 = request_data_address[17];  // HostFace.java:88
  wire isWhole = !request_data_write || (request_data_strobes == 8'd255);  // HostFace.java:89
  wire mayGo = (target == Target_NONE) || (response_valid && response_ready);  // HostFace.java:91
  wire toHost = !isFace_0 && isWhole;  // HostFace.java:92
  wire offered = request_valid && mayGo;  // HostFace.java:93
  wire taken = toHost ? host_ready : (face_request_ready || !isWhole);  // HostFace.java:103
  wire isHost = target == Target_HOST;  // HostFace.java:118
  wire isFace_1 = target == Target_FACE;  // HostFace.java:119
  wire isRefused = target == Target_REFUSED;  // HostFace.java:120
  wire [63:0] answered = isHost ? hostResponse_data : face_response_data_data;  // HostFace.java:122
  assign request_ready = mayGo && taken;  // HostFace.java:104
  assign response_data_data = isRefused ? 64'd0 : answered;  // HostFace.java:123
  assign response_data_error = isRefused || (isFace_1 && face_response_data_error);  // HostFace.java:124
  assign response_valid = isRefused || (isHost && hostResponse_valid) || (isFace_1 && face_response_valid);  // HostFace.java:121
  assign host_data_write = request_data_write;  // HostFace.java:95
  assign host_data_address = request_data_address[16:0];  // HostFace.java:96
  assign host_data_data = request_data_data;  // HostFace.java:97
  assign host_valid = offered && toHost;  // HostFace.java:94
  assign hostResponse_ready = isHost && response_ready;  // HostFace.java:125
  assign interruptRequest = wanted;  // HostFace.java:146
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // HostFace.java:105
      target <= isWhole ? (isFace_0 ? Target_FACE : Target_HOST) : Target_REFUSED;  // HostFace.java:107
    end else if (response_valid && response_ready) begin  // HostFace.java:109
      target <= Target_NONE;  // HostFace.java:109
    end
    wasUp <= link_sink;  // HostFace.java:134
    wanted <= (face_cause_linkUp && face_mask_linkUp) || (face_cause_linkDown && face_mask_linkDown)
        || (face_cause_memory && face_mask_memory) || (wantsDriver && face_mask_event);  // HostFace.java:141
    if (reset) begin
      target <= Target_NONE;  // HostFace.java:63
      wasUp <= 1'b0;  // HostFace.java:133
      wanted <= 1'b0;  // HostFace.java:140
    end
  end
  RegisterBlock_face face (  // HostFace.java:79
    .clock(clock), .reset(reset), .request_data_address(request_data_address[5:0]),
    .request_data_write(request_data_write), .request_data_data(request_data_data),
    .request_data_strobes(request_data_strobes), .request_valid(offered && isFace_0 && isWhole),
    .request_ready(face_request_ready), .response_data_data(face_response_data_data),
    .response_data_error(face_response_data_error), .response_valid(face_response_valid),
    .response_ready(isFace_1 && response_ready), .state_linkUp(link_sink), .state_event(wantsDriver),
    .cause_linkUp(face_cause_linkUp), .cause_linkUp_set(link_sink && !wasUp),
    .cause_linkDown(face_cause_linkDown), .cause_linkDown_set(wasUp && !link_sink),
    .cause_memory(face_cause_memory), .cause_memory_set(memoryFails), .mask_linkUp(face_mask_linkUp),
    .mask_linkDown(face_mask_linkDown), .mask_memory(face_mask_memory), .mask_event(face_mask_event));
  BitSynchronizer link (  // HostFace.java:131
    .clock(clock), .reset(reset), .source(linkUp), .sink(link_sink));
endmodule
`default_nettype wire
