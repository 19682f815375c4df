// SQL of memberships that are given. Every change of one runs under its row's lock.
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import type { Program } from '#buying/cart/rules';
import type { GiftState, GiftWishes } from '#buying/membership/rules';
import { statement } from '#platform/db';

export interface GiftRow extends Omit<GiftWishes, 'sendOn'> {
  readonly orderNumber: string;
  readonly lineNo: number;
  readonly giverId: string | null;
  readonly siteId: SiteId;
  /** The giver's. */
  readonly locale: CopyLocale;
  readonly program: Program;
  readonly cents: number;
  readonly state: GiftState;
  readonly sendOn: string | null;
  readonly sentAt: Date | null;
  readonly remindedAt: Date | null;
  readonly acceptedBy: string | null;
  readonly refunded: number | null;
  readonly boughtAt: Date;
  readonly changedAt: Date;
}

const COLUMNS = `order_number as "orderNumber", line_no as "lineNo", giver_id as "giverId", site_id as "siteId", locale, program, cents, state,
  giver_name as "giverName", recipient_name as "recipientName", recipient_email as "recipientEmail", recipient_locale as "recipientLocale", message,
  send_on::text as "sendOn", sent_at as "sentAt", reminded_at as "remindedAt", accepted_by as "acceptedBy", refunded, bought_at as "boughtAt",
  changed_at as "changedAt"`;
export const GIFT_ROW = `select ${COLUMNS} from membership_gift`;

export const GIFT_OF_ORDER = statement<GiftRow>('membership_gift_of_order', `${GIFT_ROW} where order_number = $1`);
export const LOCK_GIFT = statement<GiftRow>('membership_gift_lock', `${GIFT_ROW} where order_number = $1 for update`);
export const GIFTS_OF = statement<GiftRow>(
  'membership_gifts_of',
  `${GIFT_ROW} where giver_id = $1 order by bought_at desc, order_number limit 50`,
);
export const GIFT_OF_LINK = statement<GiftRow>(
  'membership_gift_of_link',
  `${GIFT_ROW} where order_number = (select order_number from membership_gift_link where token_hash = $1)`,
);

interface OpenedGift {
  readonly orderNumber: string;
  readonly lineNo: number;
  readonly giverId: string;
  readonly siteId: SiteId;
  readonly locale: CopyLocale;
  readonly program: Program;
  readonly cents: number;
  readonly boughtAt: Date;
  readonly now: Date;
}
/** No row: it is there already. */
export const OPEN_GIFT = statement<{ readonly order_number: string }, OpenedGift>(
  'membership_gift_open',
  (p) => `insert into membership_gift (order_number, line_no, giver_id, site_id, locale, program, cents, state, bought_at, changed_at)
   values (${p.orderNumber}, ${p.lineNo}, ${p.giverId}, ${p.siteId}, ${p.locale}, ${p.program}, ${p.cents}, 'open', ${p.boughtAt}, ${p.now})
   on conflict (order_number) do nothing returning order_number`,
);

interface AddressedGift extends GiftWishes {
  readonly orderNumber: string;
  readonly state: GiftState;
  readonly now: Date;
}
export const ADDRESS_GIFT = statement<unknown, AddressedGift>(
  'membership_gift_address',
  (p) => `update membership_gift set state = ${p.state}, giver_name = ${p.giverName}, recipient_name = ${p.recipientName},
     recipient_email = ${p.recipientEmail}, recipient_locale = ${p.recipientLocale}, message = ${p.message}, send_on = ${p.sendOn}, sent_at = null,
     reminded_at = null, changed_at = ${p.now} where order_number = ${p.orderNumber}`,
);
export const MOVE_GIFT = statement<unknown>(
  'membership_gift_move',
  `update membership_gift set state = $2, refund_due = $3, changed_at = $4 where order_number = $1`,
);
export const NOTE_SENT = statement<unknown>(
  'membership_gift_sent',
  'update membership_gift set state = $2, sent_at = $3 where order_number = $1',
);
export const NOTE_REMINDED = statement<unknown>(
  'membership_gift_reminded',
  'update membership_gift set reminded_at = $2 where order_number = $1',
);
export const NOTE_ACCEPTED = statement<unknown>(
  'membership_gift_accepted',
  'update membership_gift set state = $2, accepted_by = $3, changed_at = $4 where order_number = $1',
);

export const KEEP_LINK = statement<unknown>(
  'membership_gift_link_keep',
  'insert into membership_gift_link (token_hash, order_number) values ($1, $2) on conflict (token_hash) do nothing',
);
export const END_LINKS = statement<unknown>('membership_gift_links_end', 'delete from membership_gift_link where order_number = $1');

/** No row: another server was faster. */
export const NOTE_GIFT_REFUNDED = statement<{ readonly order_number: string }>(
  'membership_gift_refunded',
  'update membership_gift set refund_due = false, refunded = $2 where order_number = $1 and refund_due returning order_number',
);
/** Who was given something is nobody's business any more, a year after it was over. */
export const FORGET_RECIPIENTS = statement<unknown>(
  'membership_gifts_forget',
  `update membership_gift set recipient_name = '', recipient_email = '', message = '', giver_name = ''
   where state in ('accepted', 'withdrawn', 'lapsed') and changed_at < $1 and recipient_email <> ''`,
);
