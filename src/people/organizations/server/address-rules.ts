// Whether an organization's people may use addresses of their own, and where it is billed (USR-9, B2B-5). Administrators say so, and the history keeps it.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isSameAddress, addressForm, type PostalAddress, type PostalCountry } from '#people/addresses/rules';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { actorState, noteEvent, type Actor } from './actor.ts';
import {
  ADDRESS_RULE,
  ADDRESS_RULE_OF_PERSON,
  FORGET_BILLING_ADDRESS,
  KEEP_ADDRESS_RULE,
  KEEP_BILLING_ADDRESS,
  type AddressRuleRow,
} from './address-rule-queries.ts';

/** Rules about addresses, with the billing address in one country. */
export interface AddressRules {
  readonly ownShipping: boolean;
  readonly ownBilling: boolean;
  readonly billing: PostalAddress | null;
}

export async function addressRulesOf(on: Queries, accountNumber: string, country: PostalCountry): Promise<AddressRules> {
  return rulesFrom(await on.one(ADDRESS_RULE, [accountNumber, country]));
}

/** Null for somebody without an organization. */
export async function addressRulesFor(on: Queries, profileId: string, country: PostalCountry): Promise<AddressRules | null> {
  const row = await on.maybe(ADDRESS_RULE_OF_PERSON, [profileId, country]);
  return row === undefined ? null : rulesFrom(row);
}

const rulesFrom = ({ own_shipping: ownShipping, own_billing: ownBilling, billing }: AddressRuleRow): AddressRules => ({
  ownShipping,
  ownBilling,
  billing,
});

/** The same rules again change nothing, and are no line of the history. */
export async function changeAddressRules(
  db: Db,
  actor: Actor,
  { country, now }: { readonly country: PostalCountry; readonly now: Date },
  wanted: AddressRules,
): Promise<Outcome<null, 'ADMINISTRATORS_ONLY' | 'BILLING_ADDRESS_FIRST'>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const [state, before] = [await actorState(tx, actor), await addressRulesOf(tx, accountNumber, country)];
    if (state?.role !== 'administrator' || !state.isActive) return failed('ADMINISTRATORS_ONLY');
    // A rule that stands already needs no address in this country: there people enter theirs.
    const takesEffect = before.ownBilling || before.billing !== null;
    if (!wanted.ownBilling && wanted.billing === null && takesEffect) return failed('BILLING_ADDRESS_FIRST');
    const note = (kind: string, about = '') => noteEvent(tx, actor, { kind, about, at: now });
    if (wanted.ownShipping !== before.ownShipping) await note(wanted.ownShipping ? 'ownShippingAllowed' : 'ownShippingStopped');
    if (wanted.ownBilling !== before.ownBilling) await note(wanted.ownBilling ? 'ownBillingAllowed' : 'ownBillingStopped');
    await tx.run(KEEP_ADDRESS_RULE, [accountNumber, wanted.ownShipping, wanted.ownBilling]);
    if (isSameBilling(before.billing, wanted.billing)) return done(null);
    if (wanted.billing === null) {
      await note('billingAddressRemoved');
      await tx.run(FORGET_BILLING_ADDRESS, [accountNumber, country]);
    } else {
      await note('billingAddressChanged', `${wanted.billing.address1}, ${wanted.billing.city}`);
      await tx.run(KEEP_BILLING_ADDRESS, [accountNumber, country, JSON.stringify(wanted.billing)]);
    }
    return done(null);
  });
}

function isSameBilling(one: PostalAddress | null, other: PostalAddress | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameAddress(addressForm(one), addressForm(other)) && one.phone === other.phone && one.state === other.state;
}
