// The fraud signal: a port with a service over HTTP, and the sandbox that answers without one (USR-6).
import { makeCircuit } from '#platform/circuit';
import { signatureOf } from '#platform/signature';

/** Who is asked about. Digests are SHA-256 in hex. */
export interface AskedAbout {
  readonly person: string;
  readonly email: string;
  readonly site: string;
  /** Whole days since the account was opened. */
  readonly accountDays: number;
}

export interface FraudSignal {
  /** Whether the person is certified. Throws when there is no answer. */
  ask(about: AskedAbout): Promise<boolean>;
}

/** Accounts older than the window of new customers are certified. */
const SANDBOX_DAYS = 90;

export const sandboxSignal: FraudSignal = { ask: async ({ accountDays }) => accountDays >= SANDBOX_DAYS };

const PATIENCE_MS = 1_500;
const MOST_BYTES = 2_000;

export interface FraudServiceFacts {
  readonly url: string;
  /** Signs what is asked. */
  readonly key: string;
  readonly now: () => Date;
  readonly fetch?: typeof globalThis.fetch;
}

/** Calls only the configured address; redirects are not followed (trust 25). */
export function makeFraudService({ url, key, now, fetch = globalThis.fetch }: FraudServiceFacts): FraudSignal {
  const circuit = makeCircuit({ name: 'The fraud service' });
  return {
    ask: (about) =>
      circuit(async () => {
        const body = JSON.stringify(about);
        const reply = await fetch(url, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: { 'content-type': 'application/json', accept: 'application/json', 'x-inkwell-signature': signatureOf(body, key, now()) },
        });
        const text = await reply.text();
        if (!reply.ok || text.length > MOST_BYTES) throw new Error(`The fraud service answered ${reply.status}`);
        const { certified } = JSON.parse(text) as { readonly certified?: unknown };
        if (typeof certified !== 'boolean') throw new Error('The fraud service answered neither yes nor no');
        return certified;
      }),
  };
}
