// Suggests printer models while their name is typed: after a short pause, ignoring stale answers.
import { useRef, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { PicturedModel, printersContract } from '#finding/printers/contract';
import { caller } from '#ui/page/call';

const call = caller<typeof printersContract>();
const PAUSE_MS = 120;
const SHORTEST = 2;
const MOST = 8;

export function useModelSuggestions() {
  /** Null while nothing is asked; empty when nothing fits. */
  const [models, setModels] = useState<readonly PicturedModel[] | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = (): void => {
    turn.current += 1;
    clearTimeout(timer.current);
    setModels(null);
    setActive(null);
  };
  const ask = (text: string): void => {
    const typed = text.trim();
    if (typed.length < SHORTEST) return close();
    clearTimeout(timer.current);
    const mine = (turn.current += 1);
    timer.current = setTimeout(async () => {
      const reply = await call('GET /api/printers', { query: { q: typed.slice(0, 80) } });
      if (turn.current !== mine) return;
      setModels(isRefusal(reply) ? null : (reply.found?.models ?? []).slice(0, MOST));
      setActive(null);
    }, PAUSE_MS);
    return undefined;
  };
  const move = (by: 1 | -1): void => {
    const count = models?.length ?? 0;
    if (count > 0) setActive((at) => (at === null ? (by === 1 ? 0 : count - 1) : (at + by + count) % count));
  };
  return { models, active, ask, close, move };
}

export type ModelSuggestionsState = ReturnType<typeof useModelSuggestions>;
