// Sends a mail about a gift: to the recipient with the link, in the language that the giver chose; to the giver in theirs. It may run twice.
import { localDay } from '#base/calendar/rules';
import { formatDate, formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { SHIPPED_SITES, siteOf } from '#base/site/rules';
import { giftUntil } from '#buying/membership/rules';
import { giftWords } from '#buying/membership/words';
import { contentLocale } from '#goods/catalog/rules';
import { makePaths } from '#paths';
import { hashOf, makeProfiles } from '#people/sessions/server';
import type { QueueFacts } from '#platform/jobs';
import { randomText } from '#platform/random';
import type { MembershipDeps } from '../membership-deps.ts';
import { GIFT_LETTER_QUEUE, type GiftLetter } from './ask-gift-letter.ts';
import { GIFT_OF_ORDER, KEEP_LINK, type GiftRow } from './gift-queries.ts';

export function makeGiftLetters(deps: MembershipDeps): QueueFacts<GiftLetter> {
  return {
    name: GIFT_LETTER_QUEUE,
    async handle(letter) {
      const gift = await deps.db.maybe(GIFT_OF_ORDER, [letter.orderNumber]);
      if (gift !== undefined) await (letter.kind === 'gift' || letter.kind === 'reminder' ? toRecipient : toGiver)(deps, letter, gift);
    },
  };
}

/** The link's secret exists only in the mail. */
async function toRecipient(deps: MembershipDeps, letter: GiftLetter, gift: GiftRow): Promise<void> {
  // Taken back, accepted, or meant for somebody else meanwhile.
  if (gift.state !== 'sent' || letter.key !== `${gift.orderNumber}-${gift.changedAt.getTime()}`) return;
  const token = randomText(32);
  await deps.db.run(KEEP_LINK, [hashOf(token), gift.orderNumber]);
  const { recipientLocale: locale, recipientEmail, message } = gift;
  const say = sayer(giftWords, locale);
  const values = valuesOf(gift, locale);
  const kind = letter.kind === 'reminder' ? 'reminder' : 'gift';
  const paragraphs = [
    say(`server.mail.${kind}Text`, values),
    ...(message === '' ? [] : [say('server.mail.message', { ...values, message })]),
    say(`server.mail.what${gift.program}`),
    say('server.mail.how', values),
  ];
  const text = { locale, subject: say(`server.mail.${kind}Subject`, values), paragraphs, button: say('server.mail.giftButton') };
  await send(deps, letter, gift, { to: recipientEmail, text, link: (paths) => paths.membershipGift(token) });
}

async function toGiver(deps: MembershipDeps, letter: GiftLetter, gift: GiftRow): Promise<void> {
  const giver = gift.giverId === null ? undefined : await makeProfiles(deps.db).get(gift.giverId);
  // The account is gone.
  if (giver === undefined || letter.kind === 'gift' || letter.kind === 'reminder') return;
  const say = sayer(giftWords, gift.locale);
  const values = valuesOf(gift, gift.locale);
  const text = {
    locale: gift.locale,
    subject: say(`server.mail.${letter.kind}Subject`, values),
    paragraphs: [say(`server.mail.${letter.kind}Text`, values)],
    button: say('server.mail.giverButton'),
  };
  const isNamed = letter.kind !== 'unaddressed';
  await send(deps, letter, gift, {
    to: giver.email,
    text,
    link: (paths) => (isNamed ? paths.membershipGifts() : paths.givenMembership(gift.orderNumber)),
  });
}

interface Outgoing {
  readonly to: string;
  readonly text: { readonly locale: CopyLocale; readonly subject: string; readonly paragraphs: readonly string[]; readonly button: string };
  readonly link: (paths: ReturnType<typeof makePaths>) => string;
}

async function send(deps: MembershipDeps, { kind, key }: GiftLetter, { siteId }: GiftRow, { to, text, link }: Outgoing): Promise<void> {
  const { tenant } = SHIPPED_SITES[siteId];
  const pageLocale = contentLocale(text.locale);
  const [paths, origin] = [makePaths(pageLocale), deps.hosts.origins[tenant]];
  const { renderMembershipLetter } = await import('#buying/membership/mail');
  const help = sayer(giftWords, text.locale)('server.mail.help', { phone: siteOf(tenant, pageLocale).phone });
  const letter = renderMembershipLetter({ ...text, help, home: origin + paths.home(), link: origin + link(paths) });
  await deps.mailer.send({ to, id: `membership-gift-${kind}-${key}`, ...letter });
}

function valuesOf(
  { program, giverName, recipientName, sendOn, sentAt, changedAt, siteId, refunded, orderNumber }: GiftRow,
  locale: CopyLocale,
) {
  const { timeZone, currency } = SHIPPED_SITES[siteId];
  const day = (iso: string): string => formatDate(new Date(`${iso}T12:00:00Z`), 'UTC', locale);
  return {
    program,
    orderNumber,
    giver: giverName,
    recipient: recipientName,
    day: day(sendOn ?? localDay(changedAt, timeZone)),
    until: day(giftUntil(localDay(sentAt ?? changedAt, timeZone))),
    amount: formatPrice(refunded ?? 0, currency, locale),
  };
}
