// One connection that listens for everybody: opened with the first channel, closed with the last, reopened when it is lost. It does nothing else, so
// it can always tell whether the database answers.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { markUnreached } from './database-faults.ts';
import { notifyAll } from './notify-all.ts';
import { PING_MS } from './ping.ts';

type Heard = (payload: string) => void;
/** Receives a channel's notifications until the returned function is called. */
type Listen = (channel: string, heard: Heard) => Promise<() => Promise<void>>;
type Channels = Map<string, Set<Heard>>;

const AGAIN_MS = 1_000;
/** After this long without an answer the connection is reopened. */
const SILENCE_MS = 30_000;

export interface PostgresListener {
  /** After a lost connection every listener receives `''`: it may have missed notifications. */
  readonly listen: Listen;
  /** Resolves when the database answers; rejects when it does not within a moment. */
  ping(): Promise<void>;
  end(): Promise<void>;
}

export function makePostgresListener(config: pg.ClientConfig): PostgresListener {
  const channels: Channels = new Map();
  const line = makeLine(config, channels);
  const inTurn = makeTurns();
  const listen: Listen = async (channel, heard) => {
    // Two listeners may pass the same function.
    const mine: Heard = (payload) => heard(payload);
    const stop = (): Promise<void> => {
      channels.get(channel)?.delete(mine);
      return inTurn(async () => {
        if (channels.get(channel)?.size !== 0) return;
        channels.delete(channel);
        await (channels.size === 0 ? line.end() : line.send('unlisten', channel).catch(() => undefined));
      });
    };
    const start = async (): Promise<void> => {
      const all = channels.get(channel) ?? new Set<Heard>();
      channels.set(channel, all.add(mine));
      if (all.size === 1) await line.send('listen', channel);
    };
    await inTurn(start).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return stop;
  };
  return { listen, ping: line.ping, end: line.end };

  /** Runs tasks one after the other, so that no two connections are opened at once. */
  function makeTurns() {
    let working: Promise<unknown> = Promise.resolve();
    return <T>(work: () => Promise<T>): Promise<T> => {
      const done = working.catch(() => undefined).then(work);
      working = done.catch(() => undefined);
      return done;
    };
  }
}

/** The connection. Whenever it opens, it listens to all of `channels`. */
function makeLine(config: pg.ClientConfig, channels: Channels) {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const tell = (channel: string, payload: string): void => {
    notifyAll(channels.get(channel) ?? [], payload);
  };
  const make = async (): Promise<void> => {
    const made = new pg.Client(config);
    made.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    made.on('error', () => undefined); // 'end' follows
    made.on('end', () => client === made && lost());
    try {
      await made.connect();
      for (const channel of channels.keys()) await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = made;
    } catch (error) {
      void made.end().catch(() => undefined);
      throw markUnreached(error as Error);
    }
  };
  const connect = (): Promise<void> => (connecting ??= make().finally(() => (connecting = undefined)));
  const lost = (): void => {
    client = undefined;
    waiting = setTimeout(() => void again(), AGAIN_MS);
  };
  const again = async (): Promise<void> => {
    try {
      await connect();
    } catch {
      return lost();
    }
    waiting = undefined;
    if (channels.size === 0) return end();
    for (const channel of channels.keys()) tell(channel, '');
  };
  const end = async (): Promise<void> => {
    clearTimeout(waiting);
    waiting = undefined;
    const idle = client;
    client = undefined;
    await idle?.end().catch(() => undefined);
  };
  let asking: Promise<unknown> | undefined;
  const ask = async (): Promise<void> => {
    if (waiting !== undefined) throw new Error('The connection to the database is lost');
    if (client === undefined) await connect();
    const asked = client;
    if (asked === undefined) throw new Error('The connection to the database is lost');
    const silent = setTimeout(() => void asked.end(), SILENCE_MS).unref();
    await asked.query('select 1').finally(() => clearTimeout(silent));
  };
  return {
    end,
    async ping(): Promise<void> {
      const answer = (asking ??= ask().finally(() => (asking = undefined)));
      const patience = new AbortController();
      const late = delay(PING_MS, undefined, { signal: patience.signal, ref: false }).then(() => {
        throw new Error(`The database has not answered within ${PING_MS} ms`);
      });
      late.catch(() => undefined); // nobody waits for it any more
      await Promise.race([answer, late]).finally(() => patience.abort());
    },
    /** While the connection is lost, waits for it to come back. */
    async send(order: 'listen' | 'unlisten', channel: string): Promise<void> {
      if (client !== undefined) await client.query(`${order} ${pg.escapeIdentifier(channel)}`);
      else if (waiting === undefined) await connect();
    },
  };
}
