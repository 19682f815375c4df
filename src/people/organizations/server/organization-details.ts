// An organization's own details: who administers reads and changes them, and the history says so (B2B-5, B2B-8).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { maskedCustomerNumber, type SignedIn } from '#base/shopper/rules';
import { readDetails, type DetailsForm, type DetailsProblem } from '#people/organizations/rules';
import { lockOrganization, organizationDetails, setOrganizationDetails } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { actorState, noteEvent, type Actor } from './actor.ts';
import type { JoinRule } from './join-rule.ts';

export async function shownDetails(on: Queries, joinRule: JoinRule, { accountNumber }: Actor, { profile }: SignedIn) {
  const [row, joining] = [await organizationDetails(on, accountNumber), await joinRule.shown(on, accountNumber)];
  return (
    row && {
      name: row.name,
      legalName: row.legal_name,
      phone: row.phone,
      administrators: [...row.administrators],
      taxExempt: row.permissions.includes('TAX_EXEMPT'),
      customerNumber: maskedCustomerNumber(profile.customerNumber),
      joining: { isAllowed: joining.isAllowed, domains: [...joining.domains] },
    }
  );
}

/** The same details again change nothing, and are no line of the history. */
export async function changeDetails(
  db: Db,
  actor: Actor,
  now: Date,
  form: DetailsForm,
): Promise<Outcome<null, DetailsProblem | 'ADMINISTRATORS_ONLY'>> {
  const read = readDetails(form);
  if (!read.ok) return read;
  const { name, legalName, phone } = read.value;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    const [state, before] = [await actorState(tx, actor), await organizationDetails(tx, actor.accountNumber)];
    if (before === undefined || state?.role !== 'administrator' || !state.isActive) return failed('ADMINISTRATORS_ONLY');
    const note = (kind: string, about: string) => noteEvent(tx, actor, { kind, about, at: now });
    if (name !== before.name) await note('organizationRenamed', name);
    if (legalName !== before.legal_name) await note('legalNameChanged', legalName);
    if (phone !== before.phone) await note('phoneChanged', phone);
    await setOrganizationDetails(tx, actor.accountNumber, read.value);
    return done(null);
  });
}
