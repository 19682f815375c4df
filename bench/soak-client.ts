// A browser as the shop meets it: one connection kept open, its cookies, and calls that are tried again until somebody answers.
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Slots } from './slots.ts';

export interface Reply {
  readonly status: number;
  readonly body: string;
  json<T>(): T;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** What goes on while shoppers wait: counted, since it is no fault of theirs. */
export interface Troubles {
  unreachable: number;
  unavailable: number;
  inProgress: number;
  /** Answered 500: nothing that was done to the shop excuses it. */
  readonly broken: string[];
}

const PAUSES_MS = [100, 300, 1_000, 2_000];
/** A draft that a killed shop left is decided after half a minute; on a busy machine the next shop takes minutes to start. */
const PATIENCE_MS = 400_000;

export class GaveUp extends Error {
  override readonly name = 'GaveUp';
}

export class SoakClient {
  readonly #cookies = new Map<string, string>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #origin: URL;
  readonly #slots: Slots;
  readonly #troubles: Troubles;

  /** Where this shopper is, as a proxy would say it. */
  readonly #address = anAddress();

  constructor(origin: string, slots: Slots, troubles: Troubles) {
    this.#origin = new URL(origin);
    this.#slots = slots;
    this.#troubles = troubles;
  }

  /** Brings a cookie along from here on. */
  carry(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Until there is an answer that another try would not change. */
  async ask(call: Call): Promise<Reply> {
    const until = performance.now() + PATIENCE_MS;
    for (let tries = 0; performance.now() < until; tries += 1) {
      const reply = await this.once(call).catch(() => null);
      if (reply !== null && !this.#isPassing(call, reply)) return reply;
      if (reply === null) this.#troubles.unreachable += 1;
      const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
      // Where the whole shop is away, nobody else would get further.
      await (reply?.status === 409 ? this.#slots.park(pause) : delay(pause));
    }
    throw new GaveUp(`${call.method} ${call.path} had no answer within ${PATIENCE_MS / 1000} s`);
  }

  /** One try. `lost`: the shop gets to do its work, and its answer does not arrive. */
  once({ method, path, body, key }: Call, lost = false): Promise<Reply> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const { hostname, port } = this.#origin;
    const headers = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': this.#address,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    return new Promise((resolve, reject) => {
      const call = request({ agent: this.#agent, hostname, port, method, path, headers }, (response) => {
        if (lost) return void call.destroy(new Error('The answer was lost'));
        for (const set of response.headers['set-cookie'] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
        }
        const status = response.statusCode ?? 0;
        text(response).then((whole) => resolve({ status, body: whole, json: <T>() => JSON.parse(whole) as T }), reject);
      });
      call.once('error', reject);
      call.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #isPassing({ method, path }: Call, { status, body }: Reply): boolean {
    const troubles = this.#troubles;
    if (status === 503) troubles.unavailable += 1;
    else if (status === 409 && body.includes('ORDER_IN_PROGRESS')) troubles.inProgress += 1;
    else if (status >= 500) troubles.broken.push(`${method} ${path}: ${status} ${body.slice(0, 200)}`);
    else return false;
    return true;
  }
}

/** One of sixteen million: most shoppers have one to themselves. */
function anAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(256))].join('.');
}
