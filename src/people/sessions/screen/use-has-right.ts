// Whether a page shows what needs a right of an organization's people; the server decides (USR-4).
import type { Permission } from '#base/access/rules';
import { useSessionFacts } from './session-facts.tsx';

/** Who shops for themselves needs none. Until the session is known nobody is a member. */
export function useHasRight(code: Permission): boolean {
  const facts = useSessionFacts();
  return !facts?.accountNumber || facts.permissions?.includes(code) === true;
}
