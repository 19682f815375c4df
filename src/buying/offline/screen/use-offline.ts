// The state of everything that works without a connection: what is kept, the changes that wait, and sending them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeEdit, type Kept, type NewEdit } from '#buying/offline/rules';
import { changeKept, readKept } from './kept-store.ts';
import { sendAll, type SendEdits, type Sent } from './send-edits.ts';
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

export function useOffline(sendEdits: SendEdits, onSent: (sent: Sent) => void = ignore): Offline {
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
      const { edits } = await readKept();
      if (edits.length === 0) return;
      underway.current = new Set(edits.map(({ key }) => key));
      setSending(true);
      const result = await sendAll(edits, sendEdits, change);
      setSent(result);
      onSent(result);
    } finally {
      busy.current = false;
      underway.current = NONE;
      setSending(false);
    }
  }, [change, sendEdits, onSent]);
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
