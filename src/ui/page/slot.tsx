// Slots that a screen leaves for components of a higher floor. The shop registers the components; they load after hydration, so nothing waits for
// them.
import { createContext, use, useEffect, useState, type ComponentType } from 'react';

/** Slots by name, with the props of their components. A screen adds its slots by declaration merging. */
export interface Slots {}

/** The components of the slots. A slot without one renders nothing. */
export type SlotFillings = { readonly [K in keyof Slots]?: () => Promise<ComponentType<Slots[K]>> };

const Fillings = createContext<SlotFillings>({});

/** Wraps all pages. */
export const SlotProvider = Fillings.Provider;

/** Renders the slot's component when it has loaded, otherwise nothing. */
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
