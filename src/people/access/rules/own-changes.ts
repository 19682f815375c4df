// What people may change of themselves: members of an organization with its consent, everybody else always (USR-4, B2B-5).
import { admissionOf, type Access, type Caller } from '#base/access/rules';

/** The access of the calls that change one's own name and phone, email, and password. One right covers name, phone and email (decision 0462). */
export const OWN_CHANGES = {
  email: { memberWith: 'H_EMP' },
  details: { memberWith: 'H_EMP' },
  password: { memberWith: 'H_CP' },
} as const satisfies Readonly<Record<string, Access>>;

/** Which of them a page offers to a caller. */
export const ownChangesOf = (caller: Caller): Readonly<Record<keyof typeof OWN_CHANGES, boolean>> => ({
  email: admissionOf(OWN_CHANGES.email, caller) === 'allowed',
  details: admissionOf(OWN_CHANGES.details, caller) === 'allowed',
  password: admissionOf(OWN_CHANGES.password, caller) === 'allowed',
});
