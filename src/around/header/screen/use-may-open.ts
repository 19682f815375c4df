// Which links a menu shows to the shopper. Separate from the session facts, because menus load later.
import { useSessionFacts } from '#people/sessions/screen';
import { mayOpen, shownCaller } from '#people/access/rules';

/** Returns a function that tells whether the shopper may open an address (USR-4). */
export function useMayOpen(): (address: string) => boolean {
  const caller = shownCaller(useSessionFacts());
  return (address) => mayOpen(address, caller);
}
