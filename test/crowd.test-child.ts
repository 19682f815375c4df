// A crowd in a separate process: many connections that send one request after another for some seconds. Reads its plan from stdin and prints its
// result. It uses raw sockets, so that the shop gets the machine's time.
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface CrowdPlan {
  readonly port: number;
  readonly host: string;
  readonly connections: number;
  readonly seconds: number;
  /** Raw requests; each connection starts with a different one. */
  readonly requests: readonly string[];
  /** Pause of a connection after a refusal. */
  readonly pauseMs?: number;
}

/** Milliseconds from sending to the complete reply, sorted. */
export interface CrowdResult {
  readonly served: Times;
  /** 503 with Retry-After. */
  readonly refused: Times;
  /** Other replies and lost connections, by kind. */
  readonly others: Readonly<Record<string, number>>;
}

export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

const plan = (await json(process.stdin)) as CrowdPlan;
const times = { served: [] as number[], refused: [] as number[] };
const others = new Map<string, number>();
const until = performance.now() + plan.seconds * 1000;
const note = (what: string): void => void others.set(what, (others.get(what) ?? 0) + 1);

await Promise.all(Array.from({ length: plan.connections }, (_, at) => comeAgain(at)));
const result: CrowdResult = { served: timesOf(times.served), refused: timesOf(times.refused), others: Object.fromEntries(others) };
process.stdout.write(JSON.stringify(result));

async function comeAgain(first: number): Promise<void> {
  let socket: Socket | undefined;
  // Connections start at different times.
  await delay((first / plan.connections) * 1000);
  for (let at = first; performance.now() < until; at += 1) {
    const from = performance.now();
    socket ??= connect({ host: plan.host, port: plan.port, noDelay: true });
    const head = await ask(socket, plan.requests[at % plan.requests.length] ?? '').catch((error: NodeJS.ErrnoException) => error);
    const took = performance.now() - from;
    if (typeof head !== 'string') {
      note(head.code ?? head.message);
      socket.destroy();
    } else if (head.startsWith('HTTP/1.1 2') || head.startsWith('HTTP/1.1 304')) times.served.push(took);
    else if (head.startsWith('HTTP/1.1 503') && /\r\nretry-after: \d+\r\n/i.test(head)) {
      times.refused.push(took);
      await delay(plan.pauseMs ?? 0);
    } else note(head.slice(9, 12));
    if (socket.destroyed || typeof head !== 'string' || /\r\nconnection: close\r\n/i.test(head)) socket = undefined;
  }
  socket?.destroy();
}

/** Resolves with the head of the reply when all of it has arrived. */
function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let bytes = '';
    let whole = Infinity;
    const leave = (): void => void socket.off('data', read).off('error', fail).off('close', close);
    const fail = (error: Error): void => {
      leave();
      reject(error);
    };
    const close = (): void => fail(new Error('closed'));
    const read = (chunk: Buffer): void => {
      bytes += chunk.toString('latin1');
      const end = bytes.indexOf('\r\n\r\n');
      if (whole === Infinity && end >= 0) whole = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(bytes.slice(0, end))?.[1] ?? 0);
      if (bytes.length < whole) return;
      leave();
      resolve(bytes.slice(0, end + 4));
    };
    socket.on('data', read).once('error', fail).once('close', close);
    socket.write(request);
  });
}

function timesOf(list: readonly number[]): Times {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}
