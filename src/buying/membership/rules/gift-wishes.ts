// To whom a membership is given, as the giver typed it (RWD-4).
import { addMonths, addDays, instantOf, localDay } from '#base/calendar/rules';
import { isDay, singleLine, withoutUnseen, type CopyLocale } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isEmail } from '#people/sessions/rules';

export interface GiftWishes {
  readonly giverName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly recipientLocale: CopyLocale;
  readonly message: string;
  /** ISO, on the site's calendar. */
  readonly sendOn: string;
}

export interface GiftFieldProblem {
  readonly code: 'GIFT_NAME_WRONG' | 'GIFT_EMAIL_WRONG' | 'GIFT_MESSAGE_LONG' | 'GIFT_DAY_WRONG';
  readonly field: keyof GiftWishes;
}

const LONGEST_NAME = 60;
export const LONGEST_GIFT_MESSAGE = 500;
/** Mails of a day go out from 8 am on the site's clock; what is for today goes out at once. */
const SENT_FROM = 8 * 60;

/** The last day that can be chosen. */
export const lastGiftDay = (today: string): string => addMonths(today, 12);

/** `today`: on the site's calendar. */
export function readGiftWishes(typed: GiftWishes, today: string): Outcome<GiftWishes, GiftFieldProblem> {
  const [giverName, recipientName] = [singleLine(typed.giverName), singleLine(typed.recipientName)];
  const recipientEmail = singleLine(typed.recipientEmail);
  const message = withoutUnseen(typed.message.replaceAll('\r\n', '\n')).trim();
  const sendOn = typed.sendOn.trim();
  for (const [field, name] of [
    ['recipientName', recipientName],
    ['giverName', giverName],
  ] as const)
    if (name === '' || name.length > LONGEST_NAME) return failed({ code: 'GIFT_NAME_WRONG', field });
  if (!isEmail(recipientEmail)) return failed({ code: 'GIFT_EMAIL_WRONG', field: 'recipientEmail' });
  if (message.length > LONGEST_GIFT_MESSAGE) return failed({ code: 'GIFT_MESSAGE_LONG', field: 'message' });
  if (!isDay(sendOn) || sendOn < today || sendOn > lastGiftDay(today)) return failed({ code: 'GIFT_DAY_WRONG', field: 'sendOn' });
  return done({ giverName, recipientName, recipientEmail, recipientLocale: typed.recipientLocale, message, sendOn });
}

/** Whether the mail of a gift is due. `saidAt`: when its recipient was named. */
export function isGiftDue({ sendOn, saidAt }: { readonly sendOn: string; readonly saidAt: Date }, now: Date, timeZone: string): boolean {
  const today = localDay(now, timeZone);
  if (sendOn > today) return false;
  return localDay(saidAt, timeZone) >= sendOn || now >= new Date(instantOf(sendOn, SENT_FROM, timeZone));
}

/** Days after its mail until which a gift can be accepted, and after which its recipient is reminded. */
export const GIFT_DAYS = 90;
export const GIFT_REMINDER_DAYS = 60;

/** The last day on which a gift can be accepted that was sent on a day. */
export const giftUntil = (sentOn: string): string => addDays(sentOn, GIFT_DAYS);
