// Who is shopping, as far as the page may show it (USR-2). Null until the browser has asked.
import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { sessionsContract } from '#people/sessions/contract';
import { keepCampaign, cacheCustomer, cachedCustomer, type ShownCustomer } from '#people/sessions/screen';
import { caller } from '#ui/page/call';
import { useShop } from '#ui/page/shop';

const Facts = createContext<ShownCustomer | null>(null);
const Refresh = createContext<() => Promise<void>>(async () => undefined);
const call = caller<typeof sessionsContract>();

/** Who is shopping, as last known; null on the server, before the page is awake, and while it is unknown. */
export const useSessionFacts = (): ShownCustomer | null => use(Facts);

/** Which switches of pages are on for who is shopping (USR-7); until that is known, those of guests. */
export function usePageToggles(): readonly string[] {
  const { toggles } = useShop();
  return use(Facts)?.toggles ?? toggles;
}

/** Asks anew who is shopping; done when the page shows it. */
export const useRefreshSession = (): (() => Promise<void>) => use(Refresh);

const never = (): (() => void) => () => undefined;

/** A frame that is not let in asks for the whole page anew, once (APP-19): the address remembers it, as the login's does (T14). */
function reloadOnce(): void {
  const { search } = location;
  if (!search.includes('redirected=')) location.replace(`?${search.slice(1)}&redirected=1`);
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [facts, setFacts] = useState<ShownCustomer | null>(null);
  const { state, formMethod } = useNavigation();
  // A form that was posted may have signed the shopper in or out.
  const posting = state !== 'idle' && formMethod !== undefined && formMethod !== 'GET';
  // Of two answers that cross, the one asked for last counts.
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
  useEffect(keepCampaign, []);
  useEffect(() => {
    if (!posting) void refresh();
    return () => void (asked.current += 1);
  }, [posting, refresh]);
  return (
    <Refresh value={refresh}>
      <Facts value={facts ?? kept}>{children}</Facts>
    </Refresh>
  );
}
