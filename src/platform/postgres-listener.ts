// One connection that listens for everybody: made with the first channel, ended with the last, made anew when it is lost.
import pg from 'pg';

type Heard = (payload: string) => void;
/** Hears a channel until the returned function is called. */
type Listen = (channel: string, heard: Heard) => Promise<() => Promise<void>>;

const AGAIN_MS = 1_000;

/** After a lost connection every listener hears `''`: anything may have been missed. */
export function makePostgresListener(config: pg.ClientConfig): Listen {
  const channels = new Map<string, Set<Heard>>();
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();
  // One after the other, so that no two connections are made at once.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = working.catch(() => undefined).then(work);
    working = done.catch(() => undefined);
    return done;
  };
  const tell = (channel: string, payload: string): void => {
    for (const heard of channels.get(channel) ?? []) heard(payload);
  };

  const connect = async (): Promise<void> => {
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
      throw error;
    }
  };
  const lost = (): void => {
    client = undefined;
    waiting = setTimeout(() => void inTurn(again).catch(() => undefined), AGAIN_MS);
  };
  const again = async (): Promise<void> => {
    waiting = undefined;
    if (channels.size === 0) return;
    try {
      if (client === undefined) await connect();
    } catch {
      return lost();
    }
    for (const channel of channels.keys()) tell(channel, '');
  };

  const begin = async (channel: string): Promise<void> => {
    // While the connection is lost its return is waited for like everybody does.
    if (waiting !== undefined) return;
    if (client === undefined) await connect();
    else await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  const end = async (channel: string): Promise<void> => {
    if (channels.get(channel)?.size !== 0) return;
    channels.delete(channel);
    if (channels.size > 0) return void (await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined));
    clearTimeout(waiting);
    waiting = undefined;
    const idle = client;
    client = undefined;
    await idle?.end().catch(() => undefined);
  };

  return async (channel, heard) => {
    // Two listeners may pass the same function.
    const mine: Heard = (payload) => heard(payload);
    const stop = (): Promise<void> => {
      channels.get(channel)?.delete(mine);
      return inTurn(() => end(channel));
    };
    const start = async (): Promise<void> => {
      const all = channels.get(channel) ?? new Set<Heard>();
      channels.set(channel, all.add(mine));
      if (all.size === 1) await begin(channel);
    };
    await inTurn(start).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return stop;
  };
}
