// SQL of what is due of gifts.
import { statement } from '#platform/db';
import { GIFT_ROW, type GiftRow } from './gift-queries.ts';

/** For a day until $1 of any time zone; rules judge the hour. */
export const TO_SEND = statement<GiftRow>(
  'membership_gifts_to_send',
  `${GIFT_ROW} where state = 'waiting' and send_on <= $1::date order by send_on limit $2`,
);
export const TO_REMIND = statement<GiftRow>(
  'membership_gifts_to_remind',
  `${GIFT_ROW} where state = 'sent' and reminded_at is null and sent_at <= $1 order by sent_at limit $2`,
);
/** Sent, or bought without a recipient, before $1. */
export const TO_LAPSE = statement<GiftRow>(
  'membership_gifts_to_lapse',
  `${GIFT_ROW} where (state = 'sent' and sent_at <= $1) or (state = 'open' and changed_at <= $1) order by changed_at limit $2`,
);
export const GIFTS_TO_REFUND = statement<GiftRow>(
  'membership_gifts_to_refund',
  `${GIFT_ROW} where refund_due order by order_number limit $1`,
);
