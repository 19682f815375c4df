// Calls a payment company's HTTP interface. A time-out, a server error or an unreadable answer leaves the outcome unknown.
import { PaymentUnreachable } from '#buying/payment/server';
import { makeCircuit } from '#platform/circuit';

export type FormValue = string | number | boolean | null | undefined | readonly FormValue[] | { readonly [name: string]: FormValue };

interface VendorCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a form. */
  readonly form?: URLSearchParams;
  /** Sent as JSON. */
  readonly json?: object;
}

export interface VendorAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type VendorCalls = (call: VendorCall) => Promise<VendorAnswer>;

const TIMEOUT_MS = 10_000;
/** Statuses that leave the outcome unknown: authentication errors, rate limits, and a running request with the same key. */
const SAYS_NOTHING: readonly number[] = [401, 403, 408, 409, 425, 429];

/** `headers` are sent with every call and contain the company's secret. Neither they nor the bodies are logged. */
export function vendorCalls(name: string, baseUrl: string, headers: Readonly<Record<string, string>>, timeoutMs = TIMEOUT_MS): VendorCalls {
  const circuit = makeCircuit({ name });
  const ask = async ({ method, path, headers: own = {}, form, json }: VendorCall): Promise<VendorAnswer> => {
    const body = form?.toString() ?? (json === undefined ? undefined : JSON.stringify(json));
    const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
    const reply = await fetch(new URL(path, baseUrl), {
      method,
      headers: { accept: 'application/json', ...headers, ...own, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
      // A redirect leads to a host that is not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.status >= 500 || SAYS_NOTHING.includes(reply.status)) throw new Error(`status ${reply.status}`);
    return { status: reply.status, body: (await reply.json()) as unknown };
  };
  return (call) =>
    circuit(() => ask(call)).catch((error: unknown) => {
      throw new PaymentUnreachable(`${name} gave no answer: ${error instanceof Error ? error.message : 'unknown'}`);
    });
}

/** `{ a: { b: 1 }, c: ['x'] }` → `a[b]=1&c[]=x`, a form with brackets. Skips undefined values. */
export function formOf(fields: Readonly<Record<string, FormValue>>): URLSearchParams {
  const form = new URLSearchParams();
  const put = (name: string, value: FormValue): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) for (const one of value as readonly FormValue[]) put(`${name}[]`, one);
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) put(`${name}[${key}]`, one);
    else form.append(name, value === null ? '' : String(value as string | number | boolean));
  };
  for (const [name, value] of Object.entries(fields)) put(name, value);
  return form;
}
