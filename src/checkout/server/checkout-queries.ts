// All SQL of checkout: what was entered, one row per owner and site.
import type { PostalAddress } from '#addresses/rules';
import type { AskedCaptcha, ChosenPayment, GiftTender, PickupContact } from '#checkout/rules';
import { statement } from '#platform/db';

export interface CheckoutRow {
  readonly email: string;
  readonly phone: string;
  readonly ship_to: PostalAddress | null;
  readonly bill_to: PostalAddress | null;
  readonly pickup_by: PickupContact | null;
  readonly payment: ChosenPayment | null;
  readonly tenders: readonly GiftTender[];
  readonly purchase_order: string;
  readonly captcha: AskedCaptcha | null;
}

export const CHECKOUT_OF = statement<CheckoutRow>(
  'checkout_of',
  'select email, phone, ship_to, bill_to, pickup_by, payment, tenders, purchase_order, captcha from checkout where owner_id = $1 and site_id = $2',
);

export const KEEP_DELIVERY = statement<unknown>(
  'checkout_keep_delivery',
  `insert into checkout (owner_id, site_id, email, phone, ship_to, pickup_by, updated_at) values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)
on conflict (owner_id, site_id) do update set email = excluded.email, phone = excluded.phone, ship_to = coalesce(excluded.ship_to, checkout.ship_to),
  pickup_by = excluded.pickup_by, updated_at = excluded.updated_at`,
);

/** Keeps nothing while a question is open. */
export const KEEP_PAYMENT = statement<unknown>(
  'checkout_keep_payment',
  `insert into checkout (owner_id, site_id, payment, bill_to, purchase_order, updated_at) values ($1, $2, $3::jsonb, $4::jsonb, $5, $6)
on conflict (owner_id, site_id) do update set payment = excluded.payment, bill_to = excluded.bill_to, purchase_order = excluded.purchase_order,
  updated_at = excluded.updated_at where checkout.captcha is null`,
);

/** A card that was refused is asked for again; the rest stays. After $4 in an hour, or one after a right answer, the question $5 comes first. */
export const REFUSED_PAYMENT = statement<unknown>(
  'checkout_refused_payment',
  `with counted as (
  select owner_id, site_id, case when refused_at > $3::timestamptz - interval '1 hour' then refused_cards + 1 else 1 end as n
  from checkout where owner_id = $1 and site_id = $2 for update
)
update checkout c set payment = null, refused_at = $3, refused_cards = counted.n, captcha_passed = false,
  captcha = case when c.captcha_passed or counted.n >= $4::int then $5::jsonb else c.captcha end
from counted where c.owner_id = counted.owner_id and c.site_id = counted.site_id`,
);

export const CAPTCHA_OF = statement<{ readonly captcha: AskedCaptcha | null; readonly captcha_passed: boolean }>(
  'checkout_captcha_of',
  'select captcha, captcha_passed from checkout where owner_id = $1 and site_id = $2',
);

/** Asks a question, unless one is open already. */
export const ASK_CAPTCHA = statement<unknown>(
  'checkout_ask_captcha',
  `insert into checkout (owner_id, site_id, captcha, updated_at) values ($1, $2, $3::jsonb, $4)
on conflict (owner_id, site_id) do update set captcha = coalesce(checkout.captcha, excluded.captcha), payment = null, updated_at = excluded.updated_at`,
);

/** Takes the question that an answer ($3) is for, and puts the next one ($4) in its place: each question takes one answer, of however many at once. */
export const TAKE_CAPTCHA = statement<{ readonly captcha: AskedCaptcha }>(
  'checkout_take_captcha',
  `with open as (
  select owner_id, site_id, captcha from checkout where owner_id = $1 and site_id = $2 and captcha->>'id' = $3 for update
)
update checkout c set captcha = $4::jsonb from open where c.owner_id = open.owner_id and c.site_id = open.site_id returning open.captcha`,
);

/** The answer was right: nothing is asked before the next card. */
export const PASS_CAPTCHA = statement<unknown>(
  'checkout_pass_captcha',
  `update checkout set captcha = null, captcha_passed = true where owner_id = $1 and site_id = $2 and captcha->>'id' = $3`,
);

/** A guest who signs in keeps what was entered; what the account had entered before gives way to it. */
export const ADOPT_CHECKOUT = statement<unknown>(
  'checkout_adopt',
  `with gone as (
  delete from checkout where owner_id = $2 and site_id in (select site_id from checkout where owner_id = $1) returning site_id
)
update checkout set owner_id = $2 where owner_id = $1 and (select count(*) from gone) >= 0`,
);

export const FORGET_OLD_CHECKOUTS = statement<unknown>('checkout_forget_old', 'delete from checkout where updated_at < $1');

export interface QuickBuyRow {
  readonly site_id: string;
  readonly address_id: string;
  readonly payment_id: string;
  readonly email: string;
  readonly phone: string;
  readonly ship_to: PostalAddress;
  readonly bill_to: PostalAddress | null;
  readonly payment: ChosenPayment;
}

export const QUICK_BUY_OF = statement<QuickBuyRow>(
  'quick_buy_of',
  `select site_id, address_id::text, payment_id::text, email, phone, ship_to, bill_to, payment from quick_buy where profile_id = $1 and site_id = $2`,
);

export const KEEP_QUICK_BUY = statement<unknown>(
  'quick_buy_keep',
  `insert into quick_buy (profile_id, site_id, address_id, payment_id, email, phone, ship_to, bill_to, payment, updated_at)
values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9::jsonb, $10)
on conflict (profile_id) do update set site_id = excluded.site_id, address_id = excluded.address_id, payment_id = excluded.payment_id,
  email = excluded.email, phone = excluded.phone, ship_to = excluded.ship_to, bill_to = excluded.bill_to, payment = excluded.payment,
  updated_at = excluded.updated_at`,
);

export const FORGET_QUICK_BUY = statement<unknown>('quick_buy_forget', 'delete from quick_buy where profile_id = $1');
