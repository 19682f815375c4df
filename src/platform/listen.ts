// Listens on several sockets at the same address. Node accepts one connection per event-loop turn and socket; with one socket, connections under load
// would queue in the kernel, where the shop cannot refuse them.
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Length of the kernel's queue of connections; the system may limit it. */
const BACKLOG = 4_096;
const SOCKETS = 16;

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Call this while routes may still be added; it listens when all are there. Throws EADDRINUSE where another program listens. */
export type Listen = (where: Address) => Promise<void>;

export function makeListen(app: FastifyInstance): Listen {
  const others: Server[] = [];
  const closed: Promise<unknown>[] = [];
  app.addHook('preClose', (done) => {
    for (const other of others) closed.push(close(other));
    done();
  });
  app.addHook('onClose', async () => void (await Promise.all(closed)));
  return async ({ host, port }) => {
    if (!(await canShare(host))) return void (await app.listen({ host, port, backlog: BACKLOG }));
    // Sockets with `reusePort` share the address with any program that asks for that, so first test without it whether the port is free.
    await close(await opened({ host, port }));
    const shared = { host, port, backlog: BACKLOG, reusePort: true };
    await app.listen(shared);
    while (others.length < SOCKETS - 1) {
      const other = await opened(shared);
      other.on('connection', (socket) => app.server.emit('connection', socket));
      others.push(other);
    }
  };
}

/** Whether the system distributes connections among sockets of one address: Linux does, some sandboxes do not. */
async function canShare(host: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await close(await opened({ host, port: 0, reusePort: true }));
    return true;
  } catch {
    return false;
  }
}

/** With the same options as Node's HTTP servers. */
async function opened(where: Address & { readonly backlog?: number; readonly reusePort?: boolean }): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true });
  const listening = once(server, 'listening');
  server.listen(where);
  await listening;
  return server;
}

/** Resolves when its connections have ended, too. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
