// Handlers of `accountContract`.
import { isRefusal } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import type { accountContract } from '#buying/account/contract';
import { bookOwner } from '#people/addresses/server';
import { usualShipTo } from '#people/locations/server';
import type { Toggles } from '#people/toggles/server';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import { sessionState } from './session-state.ts';
import { userProfile } from './user-profile.ts';

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
      const profile = isSignedIn(shopper) ? await userProfile(db, visit, shopper) : null;
      const facts = sessionState({ visit, shopper, csrUserId, cidParam: query.cidParam ?? '', shipTo, toggles });
      return { ...facts, profile };
    },
  };
}
