// A text as one frame of the WebSocket protocol (RFC 6455, 5.2), in one buffer. The library would make two and hand them
// over one by one, which costs more than all else that is done for a message. It has no state of its own between frames.

const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
