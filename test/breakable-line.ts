// A TCP proxy that can be cut and restored, or that drops a server's answer: for tests of lost connections.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface BreakableLine {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Ends all connections and refuses new ones until it is restored. */
  cut(): void;
  mend(): void;
  /** Drops the nth answer from now that contains this text, and ends its connection: the server has done the work, but nobody receives the answer. */
  lose(answer: string, nth?: number): void;
  /** Number of dropped answers. */
  lost(): number;
  /** Number of connections. */
  carried(): number;
  close(): void;
}

export async function breakableLine(server: URL): Promise<BreakableLine> {
  const ends = new Set<Socket>();
  let isBroken = false;
  let losing = { answer: '', nth: 0 };
  let lost = 0;
  const line = createServer((near) => {
    if (isBroken) return near.destroy();
    const far = connect(Number(server.port || 5432), server.hostname);
    ends.add(near);
    near.on('close', () => ends.delete(near));
    near.on('close', () => far.end());
    far.on('close', () => near.destroy());
    // Connections are cut on purpose.
    for (const end of [near, far]) end.on('error', () => undefined);
    near.pipe(far);
    far.on('data', (answer: Buffer) => {
      if (near.destroyed) return;
      const isMeant = losing.nth > 0 && answer.includes(losing.answer);
      if (isMeant) losing.nth -= 1;
      if (!isMeant || losing.nth > 0) return void near.write(answer);
      lost += 1;
      near.destroy();
    });
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(server);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  const cut = (): void => {
    isBroken = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => void (isBroken = false),
    lose: (answer, nth = 1) => void (losing = { answer, nth }),
    lost: () => lost,
    carried: () => ends.size,
    close: () => (cut(), line.close()),
  };
}
