// What a person may do, from what is stored (USR-9).
import { isPermission, NO_PERMISSIONS, type Permission, type Permissions } from '#base/access/rules';

/** Codes as they are stored: some may be of another release, or mistyped. */
export interface StoredRights {
  /** Of the person's organization, and those granted to the person alone. */
  readonly granted: readonly string[];
  /** Taken from the person, whoever granted them. */
  readonly withheld: readonly string[];
}

export interface Rights {
  readonly permissions: Permissions;
  /** Stored codes that name no permission: they grant and take nothing. */
  readonly unknown: readonly string[];
}

/** What was granted less what was withheld. To withhold G_IOC leaves contract items only, as if it had never been granted (T1). */
export function rightsOf({ granted, withheld }: StoredRights): Rights {
  if (granted.length === 0 && withheld.length === 0) return NONE;
  const taken = new Set(withheld);
  const permissions = new Set<Permission>();
  for (const code of granted) if (isPermission(code) && !taken.has(code)) permissions.add(code);
  return { permissions, unknown: [...granted, ...withheld].filter((code) => !isPermission(code)) };
}

const NONE: Rights = { permissions: NO_PERMISSIONS, unknown: [] };
