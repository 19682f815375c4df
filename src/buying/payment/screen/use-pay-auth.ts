// A usable pay-auth token for a page: the stored one, or a new one. A permanent failure reloads the page once, then shows a message with
// a retry button (PAY-5, T14).
import { useEffect, useState } from 'react';
import { reportProblem } from '#ui/page/report-problem';
import { isRefusal } from '#base/outcome/rules';
import type { paymentContract } from '#buying/payment/contract';
import { payAuthEntries, usablePayAuth, type PayAuthUse } from '#buying/payment/rules';
import { caller } from '#ui/page/call';

export interface PayAuth {
  /** Null until it has arrived. */
  readonly token: string | null;
  readonly failed: boolean;
  retry(): void;
}

type Got = Pick<PayAuth, 'token' | 'failed'>;

const call = caller<typeof paymentContract>();
const NOTHING: Got = { token: null, failed: false };
/** sessionStorage key: the page has reloaded once because there was no token. */
const RELOADED = 'redirected';

/** `isGuest`: the page does not reload when auth data are missing. */
export function usePayAuth({ type, requestType }: PayAuthUse, isGuest: boolean): PayAuth {
  const [got, setGot] = useState(NOTHING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOver = false;
    void obtain({ type, requestType }, isGuest).then((next) => isOver || setGot(next));
    return () => {
      isOver = true;
    };
  }, [type, requestType, isGuest, round]);
  return {
    ...got,
    retry() {
      setGot(NOTHING);
      setRound(round + 1);
    },
  };
}

async function obtain(use: PayAuthUse, isGuest: boolean): Promise<Got> {
  const kept = usablePayAuth(use, storedText, Date.now());
  if (kept !== null) return { token: kept, failed: false };
  const { type, requestType } = use;
  const reply = await call('POST /cc/api/payment/gateway/staplesPayAuthToken', {
    query: { type },
    body: { vendorPayment: { checkoutId: '', requestType } },
  });
  // The shop's own refusals never have this status, only a failing server.
  const status: number = isRefusal(reply) ? reply.status : 200;
  if (isRefusal(reply)) return fail('AUTH_FAILURE', 'Auth token failure', status === 500);
  const entries = payAuthEntries(use, reply, Date.now());
  if (entries === null) return fail('AUTH_DATA_NOT_AVAILABLE', 'Auth Data is not available in the response.', !isGuest);
  keep(entries);
  return { token: reply.ClientToken ?? reply.token?.value ?? null, failed: false };
}

/** Dispatches an event for scripts of the page, and writes to the shop's log. */
function fail(code: 'AUTH_FAILURE' | 'AUTH_DATA_NOT_AVAILABLE', msg: string, mayReload: boolean): Got {
  window.dispatchEvent(new CustomEvent(code));
  reportProblem({ msg, info: { code } });
  if (!mayReload || !isFirstReload()) return { token: null, failed: true };
  window.location.reload();
  return NOTHING;
}

function keep(entries: Readonly<Record<string, string>>): void {
  try {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    window.sessionStorage.removeItem(RELOADED);
  } catch {
    // Storage is full or refused; the token still serves this page.
  }
}

/** Takes note of the reload. Without storage the page could reload forever, so there it never does. */
function isFirstReload(): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) !== null) return false;
    window.sessionStorage.setItem(RELOADED, '1');
    return window.sessionStorage.getItem(RELOADED) !== null;
  } catch {
    return false;
  }
}

function storedText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
