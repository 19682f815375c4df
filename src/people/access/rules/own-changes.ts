// What people may change of themselves: members of an organization with its consent, everybody else always (USR-4, B2B-5).
import { admissionOf, type Access, type Caller } from '#base/access/rules';

/** The access of the calls that change one's own details and password. */
export const OWN_CHANGES = {
  details: { memberWith: 'H_EMP' },
  password: { memberWith: 'H_CP' },
} as const satisfies Readonly<Record<string, Access>>;

/** Which of them a page offers to a caller. */
export const ownChangesOf = (caller: Caller): Readonly<Record<keyof typeof OWN_CHANGES, boolean>> => ({
  details: admissionOf(OWN_CHANGES.details, caller) === 'allowed',
  password: admissionOf(OWN_CHANGES.password, caller) === 'allowed',
});
