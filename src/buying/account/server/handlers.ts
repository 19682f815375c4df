// Handlers of `accountContract`.
import { isRefusal } from '#base/outcome/rules';
import type { accountContract } from '#buying/account/contract';
import { bookOwner } from '#people/addresses/server';
import { usualShipTo } from '#people/locations/server';
import type { Toggles } from '#people/toggles/server';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import { sessionState } from './session-state.ts';

export interface AccountDeps {
  readonly db: Queries;
  readonly toggles: Pick<Toggles, 'onPages'>;
}

export function accountHandlers({ db, toggles }: AccountDeps): Handlers<typeof accountContract> {
  return {
    'GET /api/session/state': async ({ query, visit }) => {
      const shopper = await visit.shopper();
      const owner = await bookOwner(visit);
      const shipTo = isRefusal(owner) ? undefined : await usualShipTo(db, owner);
      const csrUserId = (await visit.acting())?.number ?? '';
      return sessionState({ visit, shopper, csrUserId, cidParam: query.cidParam ?? '', shipTo, toggles });
    },
  };
}
