// Suggests products while a number or name is typed: after a short pause, ignoring stale answers.
import { useRef, useState } from 'react';
import type { TSchema, TUnsafe } from 'typebox';
import type { Tile } from '#goods/catalog/contract';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';

/** Search's contract line for suggestions, described here because search is on a higher floor. */
interface SuggestLine {
  readonly 'GET /api/suggest': { readonly query: TSchema; readonly reply: TUnsafe<{ readonly products: readonly Tile[] }> };
}

const call = caller<SuggestLine>();
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
