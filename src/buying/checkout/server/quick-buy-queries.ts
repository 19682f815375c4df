// SQL of buy now's settings.
import type { PostalAddress } from '#people/addresses/rules';
import { statement } from '#platform/db';
import type { ChargeableCard } from './checkout-queries.ts';

export interface QuickBuyRow {
  readonly site_id: string;
  readonly address_id: string;
  readonly payment_id: string;
  readonly email: string;
  readonly phone: string;
  readonly ship_to: PostalAddress;
  readonly bill_to: PostalAddress | null;
  readonly card: ChargeableCard;
}

export const QUICK_BUY_OF = statement<QuickBuyRow>(
  'quick_buy_of',
  `select q.site_id, q.address_id::text, q.payment_id, q.email, q.phone, q.ship_to, q.bill_to, to_jsonb(k) as card
from quick_buy q join chargeable_card k on k.profile_id = q.profile_id and k.card_id = q.payment_id where q.profile_id = $1 and q.site_id = $2`,
);

interface QuickBuyValues {
  readonly profileId: string;
  readonly siteId: string;
  readonly addressId: string;
  readonly paymentId: string;
  readonly email: string;
  readonly phone: string;
  readonly shipTo: string;
  readonly billTo: string | null;
  readonly now: Date;
}

export const KEEP_QUICK_BUY = statement<unknown, QuickBuyValues>(
  'quick_buy_keep',
  (p) => `insert into quick_buy (profile_id, site_id, address_id, payment_id, email, phone, ship_to, bill_to, updated_at)
values (${p.profileId}, ${p.siteId}, ${p.addressId}, ${p.paymentId}, ${p.email}, ${p.phone}, ${p.shipTo}::jsonb, ${p.billTo}::jsonb, ${p.now})
on conflict (profile_id) do update set site_id = excluded.site_id, address_id = excluded.address_id, payment_id = excluded.payment_id,
  email = excluded.email, phone = excluded.phone, ship_to = excluded.ship_to, bill_to = excluded.bill_to,
  updated_at = excluded.updated_at`,
);

export const FORGET_QUICK_BUY = statement<unknown>('quick_buy_forget', 'delete from quick_buy where profile_id = $1');
