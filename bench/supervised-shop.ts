// The shop under test as whoever runs it would keep it: killed, it is started again on its port; while its database is away, until it is back.
import { setTimeout as delay } from 'node:timers/promises';
import { startShop, type RunningShop } from '#test/running-shop';

const PAUSE_MS = 500;
const MOST_STARTS = 60;

export interface SupervisedShop {
  readonly origin: string;
  readonly kills: number;
  /** Ends it without a word, once it is up, and starts it again. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop, once it is up, and starts it again. Resolves when the next one is up. */
  redeploy(): Promise<void>;
  /** Asks it to stop, when it is up, and does not start it again. */
  stop(): Promise<void>;
  /** What it complained of. */
  output(): string;
}

export async function superviseShop(port: number, env: Readonly<Record<string, string>>): Promise<SupervisedShop> {
  let output = '';
  const start = async (tries = MOST_STARTS): Promise<RunningShop> => {
    try {
      return await startShop({ pages: false, env: { LOG_LEVEL: 'error', ...env, PORT: String(port) } });
    } catch (error) {
      if (tries <= 1) throw error;
      await delay(PAUSE_MS);
      return start(tries - 1);
    }
  };
  let up = await start();
  let kills = 0;
  // Kills take turns, each of a shop that is up: none is lost in another one's start.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    origin: `http://127.0.0.1:${port}`,
    get kills() {
      return kills;
    },
    kill() {
      const gone = turn.then(async () => {
        await up.kill();
        kills += 1;
        output += up.output();
      });
      turn = gone.then(async () => (up = await start()));
      turn.catch(() => undefined); // said by stop
      return gone;
    },
    redeploy() {
      const done = turn.then(async () => {
        await up.stop();
        output += up.output();
        up = await start();
      });
      turn = done;
      turn.catch(() => undefined); // said by stop
      return done;
    },
    async stop() {
      await turn;
      await up.stop();
      output += up.output();
    },
    output: () => output,
  };
}
