// Reports the events of one row of tiles as they happen.
import type { rowCalls } from '#finding/tiles/contract';
import { caller } from '#ui/page/call';

/** A counted row: its placement and scheme. */
export interface CountedRow {
  readonly place: string;
  readonly scheme: string;
}

const call = caller<typeof rowCalls>();
/** Most events per page; more are a bug or a script (§7). */
const MOST = 20;
let told = 0;

/** A row counts as seen, once, when half of it is visible. */
export function watchRow(element: HTMLElement, row: CountedRow, signal: AbortSignal): void {
  const tell = (kind: 'seen' | 'opened' | 'added', item?: string): void => {
    if ((told += 1) > MOST) return;
    void call('GET /api/recommendations/beacon', { query: { ...row, kind, ...(item === undefined ? {} : { item }) } });
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      tell('seen');
    },
    { threshold: 0.5 },
  );
  // A wrapper with `display: contents` has no box.
  seen.observe(element.firstElementChild ?? element);
  signal.addEventListener('abort', () => seen.disconnect());
  element.addEventListener('click', ({ target }) => tellOf(target, 'a[href*="/product_"]', 'opened', tell), { signal, capture: true });
  element.addEventListener('submit', ({ target }) => tellOf(target, 'form', 'added', tell), { signal, capture: true });
}

function tellOf(
  target: EventTarget | null,
  what: string,
  kind: 'opened' | 'added',
  tell: (kind: 'opened' | 'added', item?: string) => void,
): void {
  if (!(target instanceof Element) || target.closest(what) === null) return;
  const link = target.closest('article')?.querySelector<HTMLAnchorElement>('a[href*="/product_"]');
  const [, item] = /\/product_([^/?#]+)/.exec(link?.pathname ?? '') ?? [];
  if (item !== undefined) tell(kind, decodeURIComponent(item));
}
