// Facts about the shopper that the page may show (USR-2). Null until the browser has loaded them.
import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { sessionsContract } from '#people/sessions/contract';
import { PageTogglesProvider } from '#people/toggles/screen';
import { caller } from '#ui/page/call';
import { cacheCustomer, cachedCustomer, type ShownCustomer } from './customer-cache.ts';

const Facts = createContext<ShownCustomer | null>(null);
/** Gives the facts to everything below it. */
export const SessionFactsProvider = Facts.Provider;
const Refresh = createContext<() => Promise<void>>(async () => undefined);
const call = caller<typeof sessionsContract>();

/** The last known shopper; null on the server, before hydration, and while unknown. */
export const useSessionFacts = (): ShownCustomer | null => use(Facts);

/** Reloads the facts; resolves when the page shows them. */
export const useRefreshSession = (): (() => Promise<void>) => use(Refresh);

const never = (): (() => void) => () => undefined;

/** A frame that is not authorized reloads the page once (APP-19); the address remembers that, like the login's (T14). */
function reloadOnce(): void {
  const { search } = location;
  if (!search.includes('redirected=')) location.replace(`?${search.slice(1)}&redirected=1`);
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [facts, setFacts] = useState<ShownCustomer | null>(null);
  const { state, formMethod } = useNavigation();
  // A posted form may have signed the shopper in or out.
  const posting = state !== 'idle' && formMethod !== undefined && formMethod !== 'GET';
  // Of several replies the latest request's counts.
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    const own = (asked.current += 1);
    const reply = await call('GET /api/session', {});
    if (isRefusal(reply)) {
      if (reply.status === 401) reloadOnce();
    } else if (own === asked.current) {
      cacheCustomer(reply);
      setFacts(reply);
    }
  }, []);
  const kept = useSyncExternalStore(never, cachedCustomer, () => null);
  useEffect(() => {
    if (!posting) void refresh();
    return () => void (asked.current += 1);
  }, [posting, refresh]);
  // In another tab the shopper may have signed in or out, or the session may have ended.
  useEffect(() => {
    const look = (): void => void (document.hidden || refresh());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
  return (
    <Refresh value={refresh}>
      <Facts value={facts ?? kept}>
        <PageTogglesProvider value={facts?.toggles}>{children}</PageTogglesProvider>
      </Facts>
    </Refresh>
  );
}
