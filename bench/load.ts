// The load itself: keep-alive connections that each send their requests one after another. Reads a plan, prints a result.
import http from 'node:http';
import type { Plan, Shot } from './measure.ts';

const plan = JSON.parse(await text(process.stdin)) as Plan;
const { hostname, port } = new URL(plan.origin);
const times: number[] = [];
/** What may be sent once only waits in one line, so that all connections are busy until the last of it. */
const line = plan.once === true ? plan.connections.flat().map(written).values() : undefined;
let failed = 0;
let bytes = 0;

const start = performance.now();
const end = start + plan.seconds * 1000;
await Promise.all(plan.connections.map(oneConnection));
const seconds = (performance.now() - start) / 1000;
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    answered: times.length,
    rate: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    bytes: Math.round(bytes / Math.max(1, times.length)),
  }),
);

async function oneConnection(shots: readonly Shot[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (const { shot, payload } of line ?? againAndAgain(shots.map(written))) {
    if (performance.now() >= end) break;
    const from = performance.now();
    const ok = await once(agent, shot, payload);
    times.push(performance.now() - from);
    if (!ok) failed += 1;
  }
  agent.destroy();
}

interface Written {
  readonly shot: Shot;
  readonly payload: string | undefined;
}

/** What the client takes to write them is not the shop's time. */
function written(shot: Shot): Written {
  return { shot, payload: shot.body === undefined ? undefined : JSON.stringify(shot.body) };
}

function* againAndAgain(list: readonly Written[]): Generator<Written> {
  while (list.length > 0) yield* list;
}

function once(agent: http.Agent, { method, path, headers = {} }: Shot, payload: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          host: `${plan.host}:${port}`,
          ...(payload === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(payload),
                origin: `http://${plan.host}:${port}`,
                'sec-fetch-site': 'same-origin',
              }),
          ...headers,
        },
      },
      (response) => {
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', () => resolve(isRight(response.statusCode ?? 500)));
      },
    );
    // Whoever is refused before all was sent may find the connection closed.
    request.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(plan.refused === true && (code === 'EPIPE' || code === 'ECONNRESET')),
    );
    request.end(payload);
  });
}

/** What a request was sent for came about. */
function isRight(status: number): boolean {
  return plan.refused === true ? status === 400 || status === 413 : status < 400;
}

function at(share: number): number {
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 100) / 100;
}

async function text(stream: NodeJS.ReadStream): Promise<string> {
  let all = '';
  for await (const chunk of stream) all += String(chunk);
  return all;
}
