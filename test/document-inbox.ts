// Where a purchasing system takes documents, for browser tests: it keeps what comes and answers that it has it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DocumentInbox {
  readonly url: string;
  readonly texts: readonly string[];
  close(): Promise<void>;
}

export async function openInbox(): Promise<DocumentInbox> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      texts.push(text);
      response.writeHead(200, { 'content-type': 'text/plain' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/documents`,
    texts,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
