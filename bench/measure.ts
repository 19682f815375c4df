// One measurement: load from a process of its own, with the server's CPU and memory read beside it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { familyCpuMs, memoryMb } from './process-figures.ts';

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));

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
  /** Every request is one to refuse: 400 and 413 are the right answers, and no other is. */
  readonly refused?: boolean;
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

/** Two plans are measured in so many short turns each: what else the machine does meets both. */
const TURNS = 20;

/** Runs the plan against the process `pid` and its children (the payment provider). */
export async function measure(plan: Plan, pid: number): Promise<Measured> {
  await load(warmUp(plan));
  return measureTurn(measuredPart(plan, 0, 1), pid);
}

/** A plan, and the process of the server that it asks. */
export interface Turn {
  readonly plan: Plan;
  readonly pid: number;
}

/** Runs two plans by turns; of each the middle of its turns. */
export async function measureInTurns(turns: readonly [Turn, Turn]): Promise<readonly [Measured, Measured]> {
  for (const { plan } of turns) await load(warmUp(plan));
  const [first, second] = [[], []] as [Measured[], Measured[]];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const run = async ({ plan, pid }: Turn, into: Measured[]): Promise<unknown> =>
      into.push(await measureTurn(measuredPart(plan, turn, TURNS), pid));
    const [one, other] = [() => run(turns[0], first), () => run(turns[1], second)];
    for (const next of turn % 2 === 0 ? [one, other] : [other, one]) await next();
  }
  return [middleOf(first), middleOf(second)];
}

/** Where every request may be sent once only, half of each connection's are there to warm up. */
function warmUp(plan: Plan): Plan {
  return { ...stretch(plan, 0, 0.5), seconds: WARM_SECONDS };
}

/** The `turn`th of `turns` parts of what is measured. */
function measuredPart(plan: Plan, turn: number, turns: number): Plan {
  return { ...stretch(plan, (turns + turn) / (2 * turns), (turns + turn + 1) / (2 * turns)), seconds: plan.seconds / turns };
}

function stretch(plan: Plan, from: number, to: number): Plan {
  if (plan.once !== true) return plan;
  const part = (shots: readonly Shot[]): readonly Shot[] => shots.slice(Math.floor(shots.length * from), Math.floor(shots.length * to));
  return { ...plan, connections: plan.connections.map(part) };
}

/** Another load against the process `pid`: `script` reads `plan` and prints what `load.ts` prints, twice to warm up and be measured. */
export async function measureScript(script: string, plan: { readonly seconds: number }, pid: number): Promise<Measured> {
  await load({ ...plan, seconds: WARM_SECONDS }, script);
  return measureTurn(plan, pid, script);
}

async function measureTurn(plan: object, pid: number, script = LOAD): Promise<Measured> {
  const before = familyCpuMs(pid);
  const result = await load(plan, script);
  return { ...result, cpuMs: (familyCpuMs(pid) - before) / Math.max(1, result.answered), memoryMb: memoryMb(pid) };
}

function middleOf(turns: readonly Measured[]): Measured {
  const middle = (of: (one: Measured) => number): number =>
    turns.map(of).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? Number.NaN;
  return {
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    failed: turns.reduce((sum, { failed }) => sum + failed, 0),
    bytes: middle(({ bytes }) => bytes),
    memoryMb: Math.max(...turns.map(({ memoryMb }) => memoryMb)),
  };
}

interface Loaded {
  readonly answered: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly bytes: number;
}

function load(plan: object, script = LOAD): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output) as Loaded) : reject(new Error(`The load ended with code ${code}`)),
    );
    child.stdin.end(JSON.stringify(plan));
  });
}
