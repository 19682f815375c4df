// Places that a screen leaves open for a higher floor. The shop says what fills each; it loads once the page is awake, so nothing waits for it.
import { createContext, use, useEffect, useState, type ComponentType } from 'react';

/** The slots by name, with the properties of what fills each. The screen that leaves one open adds it by declaration merging. */
export interface Slots {}

/** What fills the slots. A slot without a filling shows nothing. */
export type SlotFillings = { readonly [K in keyof Slots]?: () => Promise<ComponentType<Slots[K]>> };

const Fillings = createContext<SlotFillings>({});

/** Stands once around the pages. */
export const SlotProvider = Fillings.Provider;

/** Shows what the shop fills the slot with, and nothing until it has loaded or where it cannot be loaded. */
export function Slot<K extends keyof Slots>({ name, with: props }: { readonly name: K; readonly with: Slots[K] }) {
  const load = use(Fillings)[name];
  const [Filling, setFilling] = useState<ComponentType<Slots[K]> | null>(null);
  useEffect(() => {
    let stale = false;
    load?.().then(
      (component) => {
        if (!stale) setFilling(() => component);
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [load]);
  return Filling === null ? null : <Filling {...props} />;
}
