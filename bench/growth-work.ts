// What one request costs the server, in CPU: by a number of requests and not by time, so that a busy machine says the same.
import type { GrowthCase } from './growth-shots.ts';
import { familyCpuMs } from './process-figures.ts';
import { rawHttp } from './raw-http.ts';
import type { Running } from './servers.ts';

export interface Work {
  readonly cpuMs: number;
  readonly failed: number;
}

/** Until the code is compiled for the work. */
const WARM = 600;
const AT_ONCE = 4;
const BATCH = 200;
/** The system counts in hundredths of a second. */
const ENOUGH_CPU_MS = 600;
/** One collection of all memory costs as much as some hundred requests: it is shared among all that make it necessary. */
const LEAST = 1_600;
const MOST = 3_000;

export async function measureWork({ host = 'localhost', shots }: GrowthCase, { origin, pid }: Running): Promise<Work> {
  const { hostname, port } = new URL(origin);
  const send = rawHttp(hostname, Number(port));
  let [next, failed] = [0, 0];
  const one = async (): Promise<void> => {
    const shot = shots[next++ % shots.length];
    if (shot === undefined) throw new Error('There is nothing to ask');
    const own = { host: `${host}:${port}`, ...shot.headers };
    const written = { 'content-type': 'application/json', origin: `http://${host}:${port}`, 'sec-fetch-site': 'same-origin' };
    const answer =
      shot.method === 'GET'
        ? await send('GET', shot.path, own)
        : await send('POST', shot.path, { ...own, ...written }, JSON.stringify(shot.body));
    if (answer.status >= 300) failed += 1;
  };
  const ask = async (count: number): Promise<void> => {
    const last = next + count;
    const line = async (): Promise<void> => {
      while (next < last) await one();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
  };
  await ask(WARM);
  const [from, before] = [next, familyCpuMs(pid)];
  const isEnough = (): boolean => next - from >= MOST || (next - from >= LEAST && familyCpuMs(pid) - before >= ENOUGH_CPU_MS);
  while (!isEnough()) await ask(BATCH);
  return { cpuMs: (familyCpuMs(pid) - before) / (next - from), failed };
}
