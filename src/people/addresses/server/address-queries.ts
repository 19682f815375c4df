// All SQL of stored addresses.
import type { PostalAddress, StoredType } from '#people/addresses/rules';
import { statement } from '#platform/db';

export interface AddressRow {
  readonly address_id: string;
  readonly type: StoredType;
  readonly field1: '' | 'APPLE_PAY' | 'KLARNA';
  readonly first_name: string;
  readonly last_name: string;
  readonly organization: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: PostalAddress['country'];
  readonly phone: string;
  readonly removed: boolean;
  readonly for_shipping: boolean;
  readonly for_billing: boolean;
}

const ADDRESS = `select a.address_id, a.type, a.field1, a.first_name, a.last_name, a.organization, a.address1, a.address2, a.city, a.state, a.zip,
  a.country, a.phone, a.removed_at is not null as removed,
  exists (select 1 from stored_address_default d where d.profile_id = a.profile_id and d.country = a.country and d.use = 'shipping' and d.address_id = a.address_id) as for_shipping,
  exists (select 1 from stored_address_default d where d.profile_id = a.profile_id and d.country = a.country and d.use = 'billing' and d.address_id = a.address_id) as for_billing
  from stored_address a`;

/** Oldest first. */
export const ADDRESSES_OF = statement<AddressRow>(
  'addresses_of',
  `${ADDRESS} where a.profile_id = $1 and a.country = $2 and a.removed_at is null order by a.added_at, a.address_id`,
);

/** Also removed ones. */
export const ADDRESS_BY_ID = statement<AddressRow>(
  'address_by_id',
  `${ADDRESS} where a.profile_id = $1 and a.country = $2 and a.address_id = $3`,
);

/** Serializes changes of one shopper's book, so that the limit holds. */
export const TAKE_TURN = statement<unknown>('addresses_turn', `select pg_advisory_xact_lock(7304, hashtext($1))`);

export const COUNT_ADDRESSES = statement<{ readonly count: number }>(
  'addresses_count',
  'select count(*)::int as count from stored_address where profile_id = $1 and country = $2 and removed_at is null',
);

export const ADDRESS_LIKE = statement<{ readonly address_id: string; readonly type: StoredType }>(
  'address_like',
  'select address_id, type from stored_address where profile_id = $1 and likeness = $2 and removed_at is null',
);

interface NewAddress {
  readonly profileId: string;
  readonly addressId: string;
  readonly now: Date;
  readonly type: string;
  readonly field1: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
  readonly likeness: string;
}

export const INSERT_ADDRESS = statement<unknown, NewAddress>(
  'address_insert',
  (
    p,
  ) => `insert into stored_address (profile_id, address_id, added_at, type, field1, first_name, last_name, organization, address1, address2, city, state, zip, country, phone, likeness)
   values (${p.profileId}, ${p.addressId}, ${p.now}, ${p.type}, ${p.field1}, ${p.firstName}, ${p.lastName}, ${p.organization},
     ${p.address1}, ${p.address2}, ${p.city}, ${p.state}, ${p.zip}, ${p.country}, ${p.phone}, ${p.likeness})`,
);

interface AddressValues {
  readonly profileId: string;
  readonly addressId: string;
  readonly type: string;
  readonly field1: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
  readonly likeness: string;
}

export const UPDATE_ADDRESS = statement<unknown, AddressValues>(
  'address_update',
  (p) => `update stored_address set type = ${p.type}, field1 = ${p.field1}, first_name = ${p.firstName}, last_name = ${p.lastName},
    organization = ${p.organization}, address1 = ${p.address1}, address2 = ${p.address2}, city = ${p.city},
     state = ${p.state}, zip = ${p.zip}, country = ${p.country}, phone = ${p.phone}, likeness = ${p.likeness}
   where profile_id = ${p.profileId} and address_id = ${p.addressId} and removed_at is null`,
);

/** Adds the use of a duplicate; an empty phone keeps the stored one. */
export const WIDEN_ADDRESS = statement<unknown>(
  'address_widen',
  `update stored_address set type = $3, phone = coalesce(nullif($4::text, ''), phone) where profile_id = $1 and address_id = $2 and removed_at is null`,
);

export const MARK_DEFAULT = statement<unknown>(
  'address_default',
  `insert into stored_address_default (profile_id, country, use, address_id)
   select profile_id, country, $3, address_id from stored_address where profile_id = $1 and address_id = $2 and removed_at is null
   on conflict (profile_id, country, use) do update set address_id = excluded.address_id`,
);

export const REMOVE_ADDRESS = statement<unknown>(
  'address_remove',
  'update stored_address set removed_at = $3 where profile_id = $1 and address_id = $2 and removed_at is null',
);

/** Does nothing when the same address was added again meanwhile. */
export const RESTORE_ADDRESS = statement<unknown>(
  'address_restore',
  `update stored_address r set removed_at = null where r.profile_id = $1 and r.address_id = $2 and r.removed_at is not null
     and not exists (select 1 from stored_address a where a.profile_id = r.profile_id and a.likeness = r.likeness and a.removed_at is null)`,
);

/** Deletes addresses removed before $1, which can no longer be restored. */
export const FORGET_REMOVED_ADDRESSES = statement<unknown>('addresses_forget', 'delete from stored_address where removed_at < $1');
