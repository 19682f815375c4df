// The one PostgreSQL connection that listens: reopened when it is lost, and pinged to learn whether the database answers.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { markUnreached } from './database-faults.ts';
import { notifyAll } from './notify-all.ts';
import { PING_MS } from './ping.ts';

/** Receives the payload of one notification. */
export type Notified = (payload: string) => void;
export type Channels = Map<string, Set<Notified>>;

const AGAIN_MS = 1_000;
/** After this long without an answer the connection is reopened. */
const SILENCE_MS = 30_000;

/** The connection. Whenever it opens, it listens to all of `channels`. */
export function makeListeningConnection(config: pg.ClientConfig, channels: Channels) {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  /** Set while the connection is lost. */
  let waiting: NodeJS.Timeout | undefined;
  const notify = (channel: string, payload: string): void => {
    notifyAll(channels.get(channel) ?? [], payload);
  };
  const lost = (): void => {
    client = undefined;
    waiting = setTimeout(() => void again(), AGAIN_MS);
  };
  const open = async (): Promise<void> => {
    const opened = await openClient(config, channels, notify, (ended) => client === ended && lost());
    client = opened;
  };
  const connect = (): Promise<void> => (connecting ??= open().finally(() => (connecting = undefined)));
  const again = async (): Promise<void> => {
    try {
      await connect();
    } catch {
      return lost();
    }
    waiting = undefined;
    if (channels.size === 0) return end();
    for (const channel of channels.keys()) notify(channel, '');
  };
  const end = async (): Promise<void> => {
    clearTimeout(waiting);
    waiting = undefined;
    const idle = client;
    client = undefined;
    await idle?.end().catch(() => undefined);
  };
  const ping = makePing(async () => {
    if (waiting !== undefined) throw new Error(LOST);
    if (client === undefined) await connect();
    if (client === undefined) throw new Error(LOST);
    return client;
  });
  return {
    end,
    ping,
    /** While the connection is lost, waits for it to come back. */
    async send(order: 'listen' | 'unlisten', channel: string): Promise<void> {
      if (client !== undefined) await client.query(`${order} ${pg.escapeIdentifier(channel)}`);
      else if (waiting === undefined) await connect();
    },
  };
}

const LOST = 'The connection to the database is lost';

/** Connects and listens to the channels. `ended`: the connection has been closed or lost. */
async function openClient(
  config: pg.ClientConfig,
  channels: Channels,
  notify: (channel: string, payload: string) => void,
  ended: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''));
  client.on('error', () => undefined); // 'end' follows
  client.on('end', () => ended(client));
  try {
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw markUnreached(error as Error);
  }
}

/** Pings at the same time share one query. */
function makePing(connected: () => Promise<pg.Client>) {
  let asking: Promise<unknown> | undefined;
  const ask = async (): Promise<void> => {
    const asked = await connected();
    const silent = setTimeout(() => void asked.end(), SILENCE_MS).unref();
    await asked.query('select 1').finally(() => clearTimeout(silent));
  };
  return async (): Promise<void> => {
    const answer = (asking ??= ask().finally(() => (asking = undefined)));
    const patience = new AbortController();
    const late = delay(PING_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
      throw new Error(`The database has not answered within ${PING_MS} ms`);
    });
    late.catch(() => undefined); // nobody waits for it any more
    await Promise.race([answer, late]).finally(() => patience.abort());
  };
}
