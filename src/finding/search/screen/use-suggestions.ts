// Suggestions while the shopper types: loaded after a short pause; late replies are dropped. The panel's code loads at first use.
import { useRef, useState } from 'react';
import { usePaths } from '#ui/page/shop';
import type { Suggestion } from './suggestion.ts';

const PAUSE_MS = 120;

type Panel = typeof import('./suggestion-panel.tsx');

let panel: Promise<Panel | undefined> | undefined;
/** If the code fails to load, the field works without suggestions; the next letter tries again. */
const load = (): Promise<Panel | undefined> =>
  (panel ??= import('./suggestion-panel.tsx').catch(() => {
    panel = undefined;
    return undefined;
  }));

interface Shown {
  readonly typed: string;
  readonly rows: readonly Suggestion[];
  readonly Panel: Panel['SuggestionPanel'];
}

export function useSuggestions() {
  const paths = usePaths();
  const [shown, setShown] = useState<Shown | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [onHeart, setOnHeart] = useState(false);
  const select = (row: number | null) => {
    setActive(row);
    setOnHeart(false);
  };
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    turn.current += 1;
    clearTimeout(timer.current);
    setShown(null);
    select(null);
  };
  const ask = (typed: string) => {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    timer.current = setTimeout(
      async () => {
        const loaded = await load();
        const rows = loaded === undefined ? [] : await loaded.suggestionsFor(typed, paths);
        if (turn.current !== mine) return;
        setShown(loaded === undefined || rows.length === 0 ? null : { typed, rows, Panel: loaded.SuggestionPanel });
        select(null);
      },
      typed.trim() === '' ? 0 : PAUSE_MS,
    );
  };
  /** Selects the next row down or up; past either end, the field itself. */
  const move = (step: 1 | -1) => {
    const count = shown?.rows.length ?? 0;
    const next = active === null ? (step === 1 ? 0 : count - 1) : active + step;
    select(next < 0 || next >= count ? null : next);
  };
  return {
    shown,
    active,
    onHeart,
    setOnHeart,
    ask,
    close,
    move,
    wake: () => void load(),
    remember: (text: string) => void load().then((loaded) => loaded?.rememberSearch(text)),
  };
}
