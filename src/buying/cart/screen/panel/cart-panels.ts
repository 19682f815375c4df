// Whether this page has opened a panel of the cart (mini cart, confirmation). Panels load only then.
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
