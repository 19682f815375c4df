// A webhook receiver for tests: records messages, and rejects as many as requested.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestReceiver {
  readonly port: number;
  readonly heard: readonly { readonly signature: string; readonly text: string }[];
  /** Answers this many of the next messages with 500. */
  turnDown(next: number): void;
  close(): Promise<void>;
}

/** `signedBy`: the header with the signature. */
export async function testReceiver(signedBy: string): Promise<TestReceiver> {
  const heard: { readonly signature: string; readonly text: string }[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ signature: String(request.headers[signedBy]), text });
      response.writeHead(refusals > 0 ? 500 : 204).end();
      refusals -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    turnDown: (next) => (refusals = next),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
