// Which links a menu shows to who is shopping. Apart from the session's facts: menus come when they are opened, those with every page.
import { mayOpen, shownCaller } from '#people/access/rules';
import { useSessionFacts } from './session-facts.tsx';

/** Tells of an address whether a link there leads who is shopping to the page (USR-4). */
export function useMayOpen(): (address: string) => boolean {
  const caller = shownCaller(useSessionFacts());
  return (address) => mayOpen(address, caller);
}
