// Messages over a local socket: a length of four bytes, then a value in V8's own format, which keeps dates and bytes.
import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const HEAD_BYTES = 4;

export function sendFrame(socket: Socket, message: unknown): void {
  const body = serialize(message);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/** Calls `received` for each message, in order. */
export function onFrames(socket: Socket, received: (message: unknown) => void): void {
  let chunks: Buffer[] = [];
  let have = 0;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    have += chunk.length;
    for (;;) {
      if (have < HEAD_BYTES) return;
      const bytes = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
      const end = HEAD_BYTES + bytes.readUInt32BE();
      if (have < end) {
        chunks = [bytes];
        return;
      }
      received(deserialize(bytes.subarray(HEAD_BYTES, end)));
      chunks = [bytes.subarray(end)];
      have -= end;
    }
  });
}
