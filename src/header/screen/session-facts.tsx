// Who is shopping, as far as the page may show it (USR-2). Null until the browser has asked.
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { isRefusal } from '#outcome/rules';
import type { SessionFacts, sessionsContract } from '#sessions/contract';
import { caller } from '#ui/call';

const Facts = createContext<SessionFacts | null>(null);
const call = caller<typeof sessionsContract>();

/** The session's facts; null on the server, before the page is awake, and while they are unknown. */
export const useSessionFacts = (): SessionFacts | null => use(Facts);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [facts, setFacts] = useState<SessionFacts | null>(null);
  const { state, formMethod } = useNavigation();
  // A form that was posted may have signed the shopper in or out.
  const posting = state !== 'idle' && formMethod !== undefined && formMethod !== 'GET';
  useEffect(() => {
    if (posting) return undefined;
    let wanted = true;
    void call('GET /api/session', {}).then((reply) => {
      if (wanted && !isRefusal(reply)) setFacts(reply);
    });
    return () => {
      wanted = false;
    };
  }, [posting]);
  return <Facts value={facts}>{children}</Facts>;
}
