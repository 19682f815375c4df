// The state of everything that works without a connection: what is kept, the changes that wait, and sending them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeEdit, openedBy, type Kept, type NewEdit } from '#buying/offline/rules';
import { changeKept, readKept } from './kept-store.ts';
import { sendAll, type OfflineShop, type Sent } from './send-edits.ts';
import { useOnline } from './use-online.ts';

export interface Offline {
  /** Null before the browser has read it; `unavailable` where it keeps nothing. */
  readonly kept: Kept | null | 'unavailable';
  readonly online: boolean;
  readonly sending: boolean;
  /** What came of the last sending. */
  readonly sent: Sent | null;
  readonly change: (work: (kept: Kept) => Kept) => void;
  readonly edit: (edit: NewEdit) => void;
  readonly send: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** `keeps`: the page keeps lists, so it asks whose they are. */
export function useOffline(shop: OfflineShop, { onSent = ignore, keeps = false }: Options = {}): Offline {
  const [kept, setKept] = useState<Offline['kept']>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [sending, setSending] = useState(false);
  /** Keys of the changes that are being sent. */
  const underway = useRef(NONE);
  const busy = useRef(false);
  const online = useOnline();
  const change = useCallback(async (work: (kept: Kept) => Kept): Promise<Kept> => {
    const next = await changeKept(work);
    setKept(next);
    return next;
  }, []);
  const tryChange = useCallback((work: (kept: Kept) => Kept) => void change(work).catch(() => setKept('unavailable')), [change]);
  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { edits } = await ownedBy(shop, keeps, change);
      if (edits.length === 0) return;
      underway.current = new Set(edits.map(({ key }) => key));
      setSending(true);
      const result = await sendAll(edits, shop.send, change);
      setSent(result);
      onSent(result);
    } finally {
      busy.current = false;
      underway.current = NONE;
      setSending(false);
    }
  }, [change, shop, keeps, onSent]);
  const trySend = useCallback(() => void send().catch(() => setKept('unavailable')), [send]);
  useWhenBack(online, trySend, () => tryChange((now) => now));
  return {
    kept,
    online,
    sending,
    sent,
    change: tryChange,
    edit: (edit) => tryChange((now) => ({ ...now, edits: mergeEdit(now.edits, edit, crypto.randomUUID(), underway.current) })),
    send: trySend,
  };
}

const ignore = (): void => undefined;

interface Options {
  readonly onSent?: (sent: Sent) => void;
  readonly keeps?: boolean;
}

/** What is kept, once it is known whose it is: what waited for the same shopper since an earlier session is theirs again. */
async function ownedBy({ whose }: OfflineShop, keeps: boolean, change: (work: (kept: Kept) => Kept) => Promise<Kept>): Promise<Kept> {
  const kept = await readKept();
  if (kept.owner !== '' || (!keeps && kept.sealed.length === 0)) return kept;
  const owner = await whose();
  // Meanwhile the session may have become another one.
  return owner === null ? kept : change((now) => (now.context === kept.context ? openedBy(now, owner) : now));
}

/** Reads what is kept when the page is shown, which another tab may have changed, and sends when there is a connection. */
function useWhenBack(online: boolean, send: () => void, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const show = (): void => {
      if (document.hidden) return;
      latest.current();
      if (online) send();
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [online, send]);
}
