// Where a server listens. Node accepts one connection in each turn of its event loop, so that under load others wait in the system, where nobody can
// refuse them: several sockets listen at the same address, and each turn accepts one from each of them.
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** As many connections wait to be accepted as the system allows. */
const BACKLOG = 4_096;
const SOCKETS = 16;

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Made while routes may still be added to the application, it listens once all are. Throws EADDRINUSE where another program listens. */
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
    // Sockets that share an address share it with whoever asks for that, another shop too: whether it is free is tried without sharing.
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

/** Whether the system shares connections out among sockets of one address: Linux does, some sandboxes of it do not. */
async function canShare(host: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await close(await opened({ host, port: 0, reusePort: true }));
    return true;
  } catch {
    return false;
  }
}

/** Made as Node makes those of its HTTP servers. */
async function opened(where: Address & { readonly backlog?: number; readonly reusePort?: boolean }): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true });
  const listening = once(server, 'listening');
  server.listen(where);
  await listening;
  return server;
}

/** Resolves once its connections have ended, too. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
