// One connection that listens for everybody: opened with the first channel, closed with the last, reopened when it is lost. It does nothing else, so
// it can always tell whether the database answers.
import type pg from 'pg';
import { makeListeningConnection, type Channels, type Notified } from './listening-connection.ts';

/** Receives a channel's notifications until the returned function is called. */
type Listen = (channel: string, notified: Notified) => Promise<() => Promise<void>>;

export interface PostgresListener {
  /** After a lost connection every listener receives `''`: it may have missed notifications. */
  readonly listen: Listen;
  /** Resolves when the database answers; rejects when it does not within a moment. */
  ping(): Promise<void>;
  end(): Promise<void>;
}

export function makePostgresListener(config: pg.ClientConfig): PostgresListener {
  const channels: Channels = new Map();
  const connection = makeListeningConnection(config, channels);
  const inTurn = makeTurns();
  const listen: Listen = async (channel, notified) => {
    // Two listeners may pass the same function.
    const own: Notified = (payload) => notified(payload);
    const stop = (): Promise<void> => {
      channels.get(channel)?.delete(own);
      return inTurn(async () => {
        if (channels.get(channel)?.size !== 0) return;
        channels.delete(channel);
        await (channels.size === 0 ? connection.end() : connection.send('unlisten', channel).catch(() => undefined));
      });
    };
    const start = async (): Promise<void> => {
      const all = channels.get(channel) ?? new Set<Notified>();
      channels.set(channel, all.add(own));
      if (all.size === 1) await connection.send('listen', channel);
    };
    await inTurn(start).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return stop;
  };
  return { listen, ping: connection.ping, end: connection.end };

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
