// Who sees a budget: those with H_EBL or H_SB all of them, an owner their own (B2B-5).
import type { SignedIn } from '#base/shopper/rules';
import type { KnownCenter } from './centers.ts';

export const mayManage = ({ permissions }: Pick<SignedIn, 'permissions'>): boolean => permissions.has('H_SB');

/** Without a budget: whether the person sees all of them. */
export const mayRead = ({ permissions, profile }: Pick<SignedIn, 'permissions' | 'profile'>, known: KnownCenter | undefined): boolean =>
  permissions.has('H_SB') || permissions.has('H_EBL') || (known !== undefined && known.center.ownerId === profile.profileId);
