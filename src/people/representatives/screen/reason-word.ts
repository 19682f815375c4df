import type { ActingReason } from '#people/representatives/rules';

const WORDS = { order: 'reasonOrder', chat: 'reasonChat', refund: 'reasonRefund', other: 'reasonOther' } as const;

/** The word for a reason. */
export const reasonWord = (reason: ActingReason): (typeof WORDS)[ActingReason] => WORDS[reason];
