// Whether the panels of the cart (mini cart, what is told after adding) have been needed on this page. Until then they are not loaded.
const listeners = new Set<() => void>();
let needed = false;

export function needPanels(): void {
  needed = true;
  for (const listener of listeners) listener();
}

export const panelsNeeded = (): boolean => needed;

export function watchPanels(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
