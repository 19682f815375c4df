// SQL of an organization's rules about addresses.
import type { PostalAddress } from '#people/addresses/rules';
import { statement } from '#platform/db';

export interface AddressRuleRow {
  readonly own_shipping: boolean;
  readonly own_billing: boolean;
  /** The billing address in one country. */
  readonly billing: PostalAddress | null;
}

/** The rules of account $1, with its billing address in country $2; always one row. */
export const ADDRESS_RULE = statement<AddressRuleRow>(
  'organization_address_rule',
  `select coalesce((select own_shipping from organization_address_rule where account_number = $1), true) as own_shipping,
     coalesce((select own_billing from organization_address_rule where account_number = $1), true) as own_billing,
     (select address from organization_billing where account_number = $1 and country = $2) as billing`,
);

/** The rules for person $1, with the billing address in country $2; nothing for somebody without an organization. */
export const ADDRESS_RULE_OF_PERSON = statement<AddressRuleRow>(
  'organization_address_rule_of_person',
  'select own_shipping, own_billing, billing -> $2::text as billing from buyer_address_rule where profile_id = $1',
);

export const KEEP_ADDRESS_RULE = statement<unknown>(
  'organization_keep_address_rule',
  `insert into organization_address_rule (account_number, own_shipping, own_billing) values ($1, $2, $3)
   on conflict (account_number) do update set own_shipping = excluded.own_shipping, own_billing = excluded.own_billing`,
);

export const KEEP_BILLING_ADDRESS = statement<unknown>(
  'organization_keep_billing',
  `insert into organization_billing (account_number, country, address) values ($1, $2, $3::jsonb)
   on conflict (account_number, country) do update set address = excluded.address`,
);

export const FORGET_BILLING_ADDRESS = statement<unknown>(
  'organization_forget_billing',
  'delete from organization_billing where account_number = $1 and country = $2',
);
