// A person's permissions, computed from stored codes (USR-9).
import { isPermission, NO_PERMISSIONS, type Permission, type Permissions } from '#base/access/rules';

/** Codes as stored: some may belong to another release, or be mistyped. */
export interface StoredRights {
  /** Granted to the person's organization or to the person. */
  readonly granted: readonly string[];
  /** Withheld from the person, whoever granted them. */
  readonly withheld: readonly string[];
}

export interface Rights {
  readonly permissions: Permissions;
  /** Stored codes that are not permissions; they have no effect. */
  readonly unknown: readonly string[];
}

/** Granted permissions minus withheld ones. Withholding G_IOC limits the person to contract items (T1). */
export function rightsOf({ granted, withheld }: StoredRights): Rights {
  if (granted.length === 0 && withheld.length === 0) return NONE;
  const taken = new Set(withheld);
  const permissions = new Set<Permission>();
  for (const code of granted) if (isPermission(code) && !taken.has(code)) permissions.add(code);
  return { permissions, unknown: [...granted, ...withheld].filter((code) => !isPermission(code)) };
}

const NONE: Rights = { permissions: NO_PERMISSIONS, unknown: [] };
