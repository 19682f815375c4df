// Lets the browser's Back button close the top drawer or dialog. Every open surface has one history entry of the same address. The router never sees
// these entries: they copy its key and state, and moves that end on the router's current key are stopped before they reach it.

type Surface = { readonly close: () => void };
type EntryState = { readonly key?: string; readonly idx?: number; readonly surfaces?: number } | null;

const open: Surface[] = [];
let scheduled = false;
/** Whether a move that we requested has not arrived yet. */
let moving = false;
/** The key of the router's current or next page. */
let routerKey = '';
let lastIndex = 0;

const entry = (): EntryState => window.history.state as EntryState;
const entryKey = (): string => entry()?.key ?? 'default';
const entryIndex = (): number => entry()?.idx ?? 0;
const entryDepth = (): number => entry()?.surfaces ?? 0;

/** Whether the current history entry belongs to a drawer or dialog. */
export const onSurfaceEntry = (): boolean => entryDepth() > 0;

/** Waits until the end of the task, so that closing one surface and opening another at once leaves the history unchanged. */
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
    // The entry's surface is closed: skip it in the shopper's direction.
    window.history.go(forward ? 1 : -left);
  } else {
    // The shopper pressed Back: close surfaces above this entry, topmost first.
    for (const surface of open.splice(entryDepth()).reverse()) surface.close();
  }
}

// At import, because window listeners run in order of registration, and the router adds its own during hydration, after all modules have loaded.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop);

/** Call this at hydration: leaves an entry that remained from before a reload. */
export function startSurfaceHistory(): void {
  routerKey = entryKey();
  lastIndex = entryIndex();
  schedule();
}

/** Call this with the router's current page. */
export function pageShown(key: string): void {
  routerKey = key;
  lastIndex = entryIndex();
}

/** Registers a surface; the returned function removes it. */
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
