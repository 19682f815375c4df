// Products offered while a number or name is typed: asked for after a short pause, stale answers dropped.
import { useRef, useState } from 'react';
import type { Tile } from '#catalog/contract';
import { isRefusal } from '#outcome/rules';
import type { searchContract } from '#search/contract';
import { caller } from '#ui/call';

const call = caller<typeof searchContract>();
const PAUSE_MS = 120;
const SHORTEST = 2;

export function useItemSuggestions() {
  const [items, setItems] = useState<readonly Tile[]>([]);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = (): void => {
    turn.current += 1;
    clearTimeout(timer.current);
    setItems([]);
  };
  const ask = (text: string): void => {
    const typed = text.trim();
    if (typed.length < SHORTEST) return close();
    clearTimeout(timer.current);
    const mine = (turn.current += 1);
    timer.current = setTimeout(async () => {
      const reply = await call('GET /api/suggest', { query: { q: typed.slice(0, 100) } });
      if (turn.current === mine) setItems(isRefusal(reply) ? [] : reply.products);
    }, PAUSE_MS);
    return undefined;
  };
  return { items, ask, close };
}
