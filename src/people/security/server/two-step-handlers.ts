// Turning the second step on and off. Either takes the present password (USR-11).
import type { PasswordDoubt } from '#people/accounts/server';
import type { securityContract } from '#people/security/contract';
import { noteActivity, type NeedOfSecondStep, type Profiles, type Signing } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { doubted, refused } from './refusals.ts';
import type { Passkeys } from './passkeys.ts';
import type { Offer, SecondFactor } from './second-factor.ts';
import { qrCode } from './qr-code.ts';

type TwoStepCall =
  | 'POST /api/account/two-step/begin'
  | 'POST /api/account/two-step/offer'
  | 'POST /api/account/two-step/confirm'
  | 'POST /api/account/two-step/recovery-codes'
  | 'POST /api/account/two-step/remove';

export interface TwoStepFacts {
  readonly db: Db;
  readonly factor: SecondFactor;
  readonly signing: Pick<Signing, 'renew' | 'resume'>;
  readonly doubt: PasswordDoubt;
  readonly profiles: Pick<Profiles, 'lock'>;
  readonly passkeys: Pick<Passkeys, 'list'>;
  readonly needOf: NeedOfSecondStep;
  /** False in production without a key for the secrets. */
  readonly offersTwoStep: boolean;
}

export function twoStepHandlers(facts: TwoStepFacts): Pick<Handlers<typeof securityContract>, TwoStepCall> {
  const { db, factor, signing, doubt, offersTwoStep, profiles, passkeys, needOf } = facts;
  return {
    'POST /api/account/two-step/begin': async ({ visit, shopper: { profile }, body }) => {
      if (!offersTwoStep) return refused(visit, 'TWO_STEP_OFF');
      const problem = await doubted(doubt, visit, profile.profileId, body.present);
      if (problem !== undefined) return problem;
      const offer = await factor.offer(profile.profileId, visit.now);
      return offer === undefined ? refused(visit, 'TWO_STEP_ON') : shownOffer(offer, profile.email);
    },

    'POST /api/account/two-step/offer': async ({ visit, shopper: { profile }, body }) => {
      const offer = await factor.offered(profile.profileId, body.handle, visit.now);
      return offer === undefined ? refused(visit, 'OFFER_ENDED') : shownOffer(offer, profile.email);
    },

    'POST /api/account/two-step/confirm': async ({ visit, shopper: { profile }, body }) => {
      const { profileId } = profile;
      const judged = await factor.judgeOffer(profileId, body.code, visit.now);
      if (judged === undefined) return refused(visit, 'CODE_WRONG', 'code');
      const recoveryCodes = await db.transaction(async (tx) => {
        const codes = await factor.confirm(tx, profileId, judged, visit.now);
        // Whoever is signed in elsewhere was never asked for a code.
        if (codes === undefined) return undefined;
        await signing.renew(visit, profileId, tx);
        await noteActivity(tx, visit, profileId, 'twoStepOn');
        return codes;
      });
      return recoveryCodes === undefined ? refused(visit, 'TWO_STEP_ON') : { recoveryCodes: [...recoveryCodes] };
    },

    'POST /api/account/two-step/recovery-codes': async ({ visit, shopper: { profile }, body }) => {
      const problem = await doubted(doubt, visit, profile.profileId, body.present);
      if (problem !== undefined) return problem;
      const recoveryCodes = await factor.renewCodes(profile.profileId);
      return recoveryCodes === undefined ? refused(visit, 'TWO_STEP_OFF') : { recoveryCodes: [...recoveryCodes] };
    },

    'POST /api/account/two-step/remove': async ({ visit, shopper: { profile }, body }) => {
      const problem = await doubted(doubt, visit, profile.profileId, body.present);
      if (problem !== undefined) return problem;
      const isRemoved = await db.transaction(async (tx) => {
        // Of app and passkey that are removed at once, the second is the last.
        await profiles.lock(tx, profile.profileId);
        const isNeeded = (await needOf(tx, profile.profileId)) !== undefined && (await passkeys.list(profile.profileId, tx)).length === 0;
        if (isNeeded) return false;
        await factor.remove(tx, profile.profileId);
        await noteActivity(tx, visit, profile.profileId, 'twoStepOff');
        return true;
      });
      return isRemoved ? {} : refused(visit, 'SECOND_STEP_NEEDED');
    },
  };
}

/** The secret as text, as an address that apps open, and as a picture of that address. */
export async function shownOffer({ secret, handle }: Offer, email: string) {
  const address = `otpauth://totp/Inkwell:${encodeURIComponent(email)}?secret=${secret}&issuer=Inkwell`;
  return { secret, address, handle, qr: await qrCode(address) };
}
