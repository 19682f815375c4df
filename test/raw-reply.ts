// Sends a request as raw bytes, for requests that no client sends: two Host lines, a full URL in the first line.
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** What an application says to the head of a request until it closes the connection. It listens from then on, if it did not before. */
export async function rawReply(app: FastifyInstance, ...head: readonly string[]): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...head, 'connection: close', '', ''].join('\r\n'));
  return text(socket);
}
