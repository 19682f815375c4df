// Accepting an invitation: the reader of the mail opens an account, or the account that has the address joins (USR-9, trust 20).
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { accountOfEmail, hashOf, joinOrganization, organizationOf, type Profiles, type Signing } from '#people/sessions/server';
import { readRole, rightsOfRole } from '#people/organizations/rules';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { noteEvent } from './actor.ts';
import { putInGroup } from './groups.ts';
import { DELETE_INVITATION, INVITATION_OF_LINK, type InvitationRow } from './organization-queries.ts';

export interface JoinDeps {
  readonly db: Db;
  readonly profiles: Pick<Profiles, 'hash'>;
  readonly signing: Pick<Signing, 'open' | 'renew'>;
  /** Whether a person has an app or a passkey beside the password. */
  readonly hasSecondFactor: (profileId: string) => Promise<boolean>;
}

export type JoinProblem =
  | { readonly code: 'LINK_USED' | 'SIGN_IN_FIRST' | 'ELSEWHERE' | 'SECOND_STEP_FIRST' }
  | { readonly code: 'NAME_REQUIRED'; readonly field: 'fullName' }
  | { readonly code: 'PASSWORD_SHORT'; readonly field: 'password' };

interface JoinForm {
  readonly token: string;
  readonly fullName?: string | undefined;
  readonly password?: string | undefined;
}

const DEAD = { state: 'dead', organization: '', email: '', signedIn: false } as const;

/** Only the holder of the link, who reads the address's mail, learns whether the address has an account. */
export async function invitationOf(deps: JoinDeps, visit: Visit, token: string) {
  const row = await invitationBy(deps.db, visit, token);
  const organization = row && (await organizationOf(deps.db, row.account_number));
  if (row === undefined || organization === undefined) return DEAD;
  const facts = { organization: organization.name, email: row.email, signedIn: false };
  const holder = await accountOfEmail(deps.db, row.email);
  if (holder === undefined) return { ...facts, state: 'newcomer' } as const;
  if (holder.account_number !== null) return { ...facts, state: 'elsewhere' } as const;
  return { ...facts, state: 'member', signedIn: isShopper(await visit.shopper(), holder.profile_id) } as const;
}

/** `SECOND_STEP`: the account is open, and nobody is signed in before the second step is set up. */
type Joined = Promise<Outcome<'SIGNED_IN' | 'SECOND_STEP', JoinProblem>>;

export async function join(deps: JoinDeps, visit: Visit, form: JoinForm): Joined {
  const row = await invitationBy(deps.db, visit, form.token);
  if (row === undefined) return failed({ code: 'LINK_USED' });
  const holder = await accountOfEmail(deps.db, row.email);
  if (holder === undefined) return openAccount(deps, visit, row, form);
  if (holder.account_number !== null) return failed({ code: 'ELSEWHERE' });
  if (!isShopper(await visit.shopper(), holder.profile_id)) return failed({ code: 'SIGN_IN_FIRST' });
  const organization = await organizationOf(deps.db, row.account_number);
  if (organization?.requires_second_step === true && !(await deps.hasSecondFactor(holder.profile_id)))
    return failed({ code: 'SECOND_STEP_FIRST' });
  return deps.db.transaction(async (tx) => {
    const used = await use(tx, row);
    if (used === undefined || !(await joinOrganization(tx, holder.profile_id, row.account_number, rightsIn(used))))
      return failed({ code: 'LINK_USED' });
    await afterJoining(tx, visit, used, holder.profile_id, row.email);
    await deps.signing.renew(visit, holder.profile_id, tx);
    return done('SIGNED_IN');
  });
}

async function openAccount(deps: JoinDeps, visit: Visit, row: InvitationRow, form: JoinForm): Joined {
  const fullName = singleLine(form.fullName ?? '');
  const password = form.password ?? '';
  if (fullName === '') return failed({ code: 'NAME_REQUIRED', field: 'fullName' });
  if (password.length < MIN_PASSWORD_LENGTH) return failed({ code: 'PASSWORD_SHORT', field: 'password' });
  const passwordHash = await deps.profiles.hash(password);
  const shopper = await deps.signing.open(
    visit,
    async (tx) => {
      const used = await use(tx, row);
      const joins = used && { accountNumber: used.account_number, ...rightsIn(used) };
      return joins && { fullName, email: row.email, passwordHash, company: '', joins };
    },
    (tx, profileId) => afterJoining(tx, visit, row, profileId, fullName),
  );
  if (shopper === undefined) return failed({ code: 'LINK_USED' });
  return done(shopper === 'SECOND_STEP' ? shopper : 'SIGNED_IN');
}

async function afterJoining(tx: Queries, visit: Visit, row: InvitationRow, profileId: string, name: string): Promise<void> {
  if (row.group_id !== null) await putInGroup(tx, row.account_number, profileId, row.group_id);
  await noteEvent(tx, { accountNumber: row.account_number, name }, { kind: 'joined', about: row.email, at: visit.now, role: row.role });
}

function rightsIn(row: InvitationRow) {
  const role = readRole(row.role) ?? 'buyer';
  return { role, granted: [...rightsOfRole(role), ...row.granted], withheld: row.withheld };
}

const use = (tx: Queries, row: InvitationRow) => tx.maybe(DELETE_INVITATION, [row.account_number, row.invitation_id]);

const invitationBy = (on: Queries, visit: Visit, token: string) => on.maybe(INVITATION_OF_LINK, [hashOf(token), visit.now]);

const isShopper = (shopper: Shopper | null, profileId: string): boolean => isSignedIn(shopper) && shopper.profile.profileId === profileId;
