// One measurement: load from a process of its own, with the server's CPU and memory read beside it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));
/** Clock ticks per second on Linux. */
const HERTZ = 100;

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Plan {
  readonly origin: string;
  readonly host: string;
  /** One list of requests per connection; each connection repeats its own. */
  readonly connections: readonly (readonly Shot[])[];
  readonly seconds: number;
  /** Every request may be sent once only: the first half of each connection's is there to warm up, the rest is measured. */
  readonly once?: boolean;
}

export interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly bytes: number;
  /** CPU milliseconds of the server per request, with those of the programs it started; NaN where /proc is missing. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** A server runs for weeks: what is measured, floors too, is what it does once its code is compiled for the work. */
const WARM_SECONDS = 10;

/** Runs the plan against the process `pid` and its children (the payment provider). */
export async function measure(plan: Plan, pid: number): Promise<Measured> {
  const warm = (shots: readonly Shot[]): number => (plan.once === true ? Math.ceil(shots.length / 2) : 0);
  await load({
    ...plan,
    seconds: WARM_SECONDS,
    ...(plan.once === true ? { connections: plan.connections.map((shots) => shots.slice(0, warm(shots))) } : {}),
  });
  const before = familyCpuMs(pid);
  const result = await load({ ...plan, connections: plan.connections.map((shots) => shots.slice(warm(shots))) });
  return { ...result, cpuMs: (familyCpuMs(pid) - before) / Math.max(1, result.answered), memoryMb: memoryMb(pid) };
}

interface Loaded {
  readonly answered: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly bytes: number;
}

function load(plan: Plan): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LOAD], { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output) as Loaded) : reject(new Error(`The load ended with code ${code}`)),
    );
    child.stdin.end(JSON.stringify(plan));
  });
}

function familyCpuMs(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuMs(one), 0);
}

function childrenOf(pid: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / HERTZ;
  } catch {
    return Number.NaN;
  }
}

function memoryMb(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
