// Texts as frames of the WebSocket protocol (RFC 6455, 5.2), all in one buffer: what goes to a client together goes in one
// call to the system, which is the dear part. The library would make two buffers of each and hand them over one by one. It
// has no state of its own between frames.

const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) at = writeFrame(frames, at, text, lengths[i]);
  return frames;
}

function headOf(length: number): number {
  return length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
}

/** Tells where the next one begins. */
function writeFrame(frames: Buffer, at: number, text: string, length: number): number {
  const head = headOf(length);
  frames[at] = TEXT;
  if (head === 2) frames[at + 1] = length;
  else if (head === 4) {
    frames[at + 1] = 126;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = 127;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  frames.write(text, at + head);
  return at + head + length;
}
