// Who may do what with a list (LST-3): personal ones are the owner's, shared ones the account's, global ones are kept by its administrators.

export type AccessLevel = 'PERSONAL' | 'SHARED' | 'GLOBAL';

/** What rights depend on, of a list. */
export interface ListOwnership {
  readonly ownerId: string;
  readonly siteId: string;
  readonly accountNumber: string | null;
  readonly accessLevel: AccessLevel;
  /** Other users of the account may rename and delete it as well. */
  readonly membersEdit: boolean;
}

/** Who looks at it. */
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
  const isMember = viewer.accountNumber !== null && viewer.accountNumber === list.accountNumber;
  if (list.accessLevel === 'SHARED')
    return isOwn ? ALL : isMember ? { see: true, items: true, edit: list.membersEdit, share: false } : NONE;
  if (!isMember && !isOwn) return NONE;
  return isMember && viewer.isAdmin ? ALL : { ...NONE, see: true };
}

/** Levels that a viewer may give a list; sharing takes an account to share with. */
export function allowedLevels({ accountNumber, isAdmin }: ListViewer): readonly AccessLevel[] {
  if (accountNumber === null) return ['PERSONAL'];
  return isAdmin ? ['PERSONAL', 'SHARED', 'GLOBAL'] : ['PERSONAL', 'SHARED'];
}
