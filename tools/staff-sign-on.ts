// Staff's commands for the single sign-on of business accounts.
import { vouchForDomain } from '#people/sign-on/server';
import type { StaffJob } from './staff-job.ts';

/** By command: `domains prove`. */
export const SIGN_ON_JOBS: Readonly<Record<string, StaffJob>> = {
  'domains prove': async ({ db, file: accountNumber, rest: [domain = ''], now, say }) => {
    const proven = await vouchForDomain(db, accountNumber, domain, now);
    if (!proven.ok) return [proven.problem];
    say(`${domain} belongs to account ${accountNumber}`);
    return [];
  },
};
