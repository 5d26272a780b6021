`default_nettype none
module HostFace (  // HostFace.java:62
  input  wire clock,  // HostFace.java:62
  input  wire reset,  // HostFace.java:62
  input  wire [17:0] request_data_address,  // HostFace.java:40
  input  wire request_data_write,  // HostFace.java:40
  input  wire [63:0] request_data_data,  // HostFace.java:40
  input  wire [7:0] request_data_strobes,  // HostFace.java:40
  input  wire request_valid,  // HostFace.java:40
  output wire request_ready,  // HostFace.java:40
  output wire [63:0] response_data_data,  // HostFace.java:41
  output wire response_data_error,  // HostFace.java:41
  output wire response_valid,  // HostFace.java:41
  input  wire response_ready,  // HostFace.java:41
  output wire host_data_write,  // HostFace.java:44
  output wire [16:0] host_data_address,  // HostFace.java:44
  output wire [63:0] host_data_data,  // HostFace.java:44
  output wire host_valid,  // HostFace.java:44
  input  wire host_ready,  // HostFace.java:44
  input  wire [63:0] hostResponse_data,  // HostFace.java:46
  input  wire hostResponse_valid,  // HostFace.java:46
  output wire hostResponse_ready,  // HostFace.java:46
  input  wire linkUp,  // HostFace.java:49
  input  wire wantsDriver,  // HostFace.java:51
  input  wire memoryFails,  // HostFace.java:53
  output wire interruptRequest  // HostFace.java:56
);
  localparam [1:0] Target_NONE = 2'd0;
  localparam [1:0] Target_HOST = 2'd1;
  localparam [1:0] Target_FACE = 2'd2;
  localparam [1:0] Target_REFUSED = 2'd3;
  reg  [1:0] target;  // HostFace.java:59
  reg  wasUp;  // HostFace.java:109
  reg  wanted;  // HostFace.java:116
  wire face_request_ready, face_response_data_error, face_response_valid, face_cause_linkUp,
      face_cause_linkDown, face_cause_memory, face_mask_linkUp, face_mask_linkDown, face_mask_memory,
      face_mask_event;  // HostFace.java:58
  wire [63:0] face_response_data_data;  // HostFace.java:58
  wire link_sink;  // HostFace.java:107
  wire isFace_0 = request_data_address[17];  // HostFace.java:70
  wire isWhole = !request_data_write || (request_data_strobes == 8'd255);  // HostFace.java:71
  wire mayGo = (target == Target_NONE) || (response_valid && response_ready);  // HostFace.java:72
  wire toHost = !isFace_0 && isWhole;  // HostFace.java:73
  wire offered = request_valid && mayGo;  // HostFace.java:74
  wire taken = toHost ? host_ready : (face_request_ready || !isWhole);  // HostFace.java:84
  wire isHost = target == Target_HOST;  // HostFace.java:94
  wire isFace_1 = target == Target_FACE;  // HostFace.java:95
  wire isRefused = target == Target_REFUSED;  // HostFace.java:96
  wire [63:0] answered = isHost ? hostResponse_data : face_response_data_data;  // HostFace.java:98
  assign request_ready = mayGo && taken;  // HostFace.java:85
  assign response_data_data = isRefused ? 64'd0 : answered;  // HostFace.java:99
  assign response_data_error = isRefused || (isFace_1 && face_response_data_error);  // HostFace.java:100
  assign response_valid = isRefused || (isHost && hostResponse_valid) || (isFace_1 && face_response_valid);  // HostFace.java:97
  assign host_data_write = request_data_write;  // HostFace.java:76
  assign host_data_address = request_data_address[16:0];  // HostFace.java:77
  assign host_data_data = request_data_data;  // HostFace.java:78
  assign host_valid = offered && toHost;  // HostFace.java:75
  assign hostResponse_ready = isHost && response_ready;  // HostFace.java:101
  assign interruptRequest = wanted;  // HostFace.java:122
  always @(posedge clock) begin
    if (request_valid && request_ready) begin  // HostFace.java:86
      target <= isWhole ? (isFace_0 ? Target_FACE : Target_HOST) : Target_REFUSED;  // HostFace.java:88
    end else if (response_valid && response_ready) begin  // HostFace.java:90
      target <= Target_NONE;  // HostFace.java:90
    end
    wasUp <= link_sink;  // HostFace.java:110
    wanted <= (face_cause_linkUp && face_mask_linkUp) || (face_cause_linkDown && face_mask_linkDown)
        || (face_cause_memory && face_mask_memory) || (wantsDriver && face_mask_event);  // HostFace.java:117
    if (reset) begin
      target <= Target_NONE;  // HostFace.java:59
      wasUp <= 1'b0;  // HostFace.java:109
      wanted <= 1'b0;  // HostFace.java:116
    end
  end
  RegisterBlock_face face (  // HostFace.java:58
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
  BitSynchronizer link (  // HostFace.java:107
    .clock(clock), .reset(reset), .source(linkUp), .sink(link_sink));
endmodule
`default_nettype wire
