// Rights on a list (LST-3): personal lists belong to the owner, shared ones to the account, and administrators maintain global ones.

export type AccessLevel = 'PERSONAL' | 'SHARED' | 'GLOBAL';

/** The fields of a list that decide about rights. */
export interface ListOwnership {
  readonly ownerId: string;
  readonly siteId: string;
  readonly accountNumber: string | null;
  readonly accessLevel: AccessLevel;
  /** Other users of the account may rename and delete it as well. */
  readonly membersEdit: boolean;
}

/** The shopper who opens the list. */
export interface ListViewer {
  readonly profileId: string;
  readonly siteId: string;
  readonly accountNumber: string | null;
  readonly isAdmin: boolean;
}

export interface ListRights {
  readonly see: boolean;
  /** Add, change and remove items. */
  readonly items: boolean;
  /** Rename and delete. */
  readonly edit: boolean;
  /** Choose who sees it. */
  readonly share: boolean;
}

const NONE: ListRights = { see: false, items: false, edit: false, share: false };
const ALL: ListRights = { see: true, items: true, edit: true, share: true };

export function rightsOf(list: ListOwnership, viewer: ListViewer): ListRights {
  if (list.siteId !== viewer.siteId) return NONE;
  const isOwn = list.ownerId === viewer.profileId;
  if (list.accessLevel === 'PERSONAL') return isOwn ? ALL : NONE;
  // A shared list stays with its organization when its owner goes (USR-9).
  const isMember = viewer.accountNumber !== null && viewer.accountNumber === list.accountNumber;
  if (!isMember) return NONE;
  if (list.accessLevel === 'SHARED')
    return isOwn ? ALL : { see: true, items: true, edit: list.membersEdit || viewer.isAdmin, share: false };
  return viewer.isAdmin ? ALL : { ...NONE, see: true };
}

/** Access levels that a viewer may choose; sharing requires an account. */
export function allowedLevels({ accountNumber, isAdmin }: ListViewer): readonly AccessLevel[] {
  if (accountNumber === null) return ['PERSONAL'];
  return isAdmin ? ['PERSONAL', 'SHARED', 'GLOBAL'] : ['PERSONAL', 'SHARED'];
}
