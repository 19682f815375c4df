// Handlers of the toggles' contract.
import type { Handlers } from '#platform/contract';
import type { togglesContract } from '#people/toggles/contract';
import { GUEST_VISITOR } from '#people/toggles/rules';
import type { Toggles } from './toggles.ts';

export function toggleHandlers(toggles: Pick<Toggles, 'onPages'>): Handlers<typeof togglesContract> {
  return { 'GET /api/toggles': () => ({ on: toggles.onPages(GUEST_VISITOR) }) };
}
