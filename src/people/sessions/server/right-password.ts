// What is kept of a right password while the second step is still to come.
import { hashOf } from './session-store.ts';

/** Whose password was right, and which: a mark that another password does not have. */
export interface RightPassword {
  readonly profileId: string;
  readonly passwordMark: Uint8Array;
}

export function rightPassword(found: { readonly profile_id: string; readonly password_hash: string | null }): RightPassword {
  return { profileId: found.profile_id, passwordMark: hashOf(found.password_hash ?? '') };
}
