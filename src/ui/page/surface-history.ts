// Lets the browser's Back button close the top drawer or dialog, and nothing else.
// Every open surface owns one history entry of the same address. The router never hears of these entries: they copy its
// key and state, and a move that ends on the key the router already shows is stopped before it reaches the router.

type Surface = { readonly close: () => void };
type EntryState = { readonly key?: string; readonly idx?: number; readonly surfaces?: number } | null;

const open: Surface[] = [];
let scheduled = false;
/** A move we asked for ourselves has not arrived yet. */
let moving = false;
/** The key of the page the router shows or is on its way to. */
let routerKey = '';
let lastIndex = 0;

const entry = (): EntryState => window.history.state as EntryState;
const entryKey = (): string => entry()?.key ?? 'default';
const entryIndex = (): number => entry()?.idx ?? 0;
const entryDepth = (): number => entry()?.surfaces ?? 0;

/** True while the current history entry belongs to a drawer or dialog. */
export const onSurfaceEntry = (): boolean => entryDepth() > 0;

/** Waits for the end of the task, so that closing one surface and opening the next in one go touches no history. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    reconcile();
  });
}

function reconcile(): void {
  if (moving) return;
  const current = entry();
  const base = entryIndex() - entryDepth();
  for (let depth = entryDepth() + 1; depth <= open.length; depth += 1) {
    window.history.pushState({ ...current, idx: base + depth, surfaces: depth }, '');
  }
  lastIndex = entryIndex();
  const surplus = entryDepth() - open.length;
  if (surplus > 0) {
    moving = true;
    window.history.go(-surplus);
  }
}

/** Runs before the router's own listener. */
function onPop(event: PopStateEvent): void {
  const forward = entryIndex() > lastIndex;
  lastIndex = entryIndex();
  const left = entryDepth() - open.length;
  const passing = !moving && left > 0;
  if (passing || entryKey() === routerKey) event.stopImmediatePropagation();
  else routerKey = entryKey();
  if (moving) {
    moving = false;
    schedule();
  } else if (passing) {
    // An entry left behind by a surface that is gone: step over it, the way the shopper was going.
    window.history.go(forward ? 1 : -left);
  } else {
    // The shopper pressed Back: close what lies above this entry, topmost first.
    for (const surface of open.splice(entryDepth()).reverse()) surface.close();
  }
}

// At import, not in an effect: on the window listeners run in the order they were added, and the router adds its own
// when the page wakes up, after all modules have loaded.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop);

/** Takes the page as it stands when it wakes up: an entry left from before a reload is stepped off. */
export function startSurfaceHistory(): void {
  routerKey = entryKey();
  lastIndex = entryIndex();
  schedule();
}

/** Tells which page the router has come to. */
export function pageShown(key: string): void {
  routerKey = key;
  lastIndex = entryIndex();
}

/** Enters a surface; the answer takes it out again. */
export function enterSurface(close: () => void): () => void {
  const surface: Surface = { close };
  open.push(surface);
  schedule();
  return () => {
    const at = open.indexOf(surface);
    if (at === -1) return;
    open.splice(at, 1);
    schedule();
  };
}
