// Sends a mail about a membership, in the language in which it was bought. It may run twice.
import { calendarDate } from '#base/calendar/rules';
import { formatDate, formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { SHIPPED_SITES, siteOf } from '#base/site/rules';
import { membershipWords } from '#buying/membership/words';
import { membershipCard } from '#buying/saved-cards/server';
import { contentLocale } from '#goods/catalog/rules';
import { makePaths } from '#paths';
import { makeProfiles } from '#people/sessions/server';
import type { QueueFacts } from '#platform/jobs';
import { latestConsent } from './consents.ts';
import { LETTER_QUEUE, type LetterKind, type MembershipLetter } from './letters.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { MEMBERSHIP_OF, type MembershipRow } from './membership-queries.ts';
import { priceOfItem } from './plans.ts';

/** Mails that name the card that is charged, or ask for one. */
const NAMES_CARD: ReadonlySet<LetterKind> = new Set<LetterKind>(['started', 'renewed', 'notice', 'turnedOn', 'declined']);
/** Mails that repeat what was agreed to, as long as it renews. */
const AGREES: ReadonlySet<LetterKind> = new Set<LetterKind>(['started', 'renewed', 'turnedOn']);

export function makeMembershipLetters(deps: MembershipDeps): QueueFacts<MembershipLetter> {
  return {
    name: LETTER_QUEUE,
    async handle(letter) {
      const [person, row] = await Promise.all([
        makeProfiles(deps.db).get(letter.profileId),
        deps.db.maybe(MEMBERSHIP_OF, [letter.profileId]),
      ]);
      // The account is gone.
      if (person === undefined || row === undefined) return;
      const text = await contentOf(deps, letter, row);
      const { renderMembershipLetter } = await import('#buying/membership/mail');
      await deps.mailer.send({ to: person.email, id: `membership-${letter.kind}-${letter.key}`, ...renderMembershipLetter(text) });
    },
  };
}

async function contentOf(deps: MembershipDeps, letter: MembershipLetter, row: MembershipRow) {
  const { kind, profileId, day, cents } = letter;
  const { locale, siteId, program, itemId } = row;
  const say = sayer(membershipWords, locale);
  const site = SHIPPED_SITES[siteId];
  const pageLocale = contentLocale(locale);
  const [paths, origin] = [makePaths(pageLocale), deps.hosts.origins[site.tenant]];
  const amount = cents ?? priceOfItem(deps.catalog, itemId, siteId) ?? 0;
  const namesCard = NAMES_CARD.has(kind) && row.state !== 'ending';
  const card = namesCard ? await membershipCard(deps.db, profileId, calendarDate(deps.clock.now(), site.timeZone)) : undefined;
  const values = {
    program,
    day: formatDate(new Date(`${day}T12:00:00Z`), 'UTC', locale),
    price: formatPrice(amount, site.currency, locale),
    card: card === undefined ? '' : `${card.brand} ${card.lastFour}`,
  };
  return {
    locale,
    subject: say(`server.mail.${kind}Subject`, values),
    paragraphs: [
      say(`server.mail.${kind}Text`, values),
      ...(namesCard ? [say(card === undefined ? 'server.mail.noCard' : 'server.mail.card', values)] : []),
      ...(AGREES.has(kind) ? await agreed(deps, letter, row, say, values) : []),
    ],
    button: say('server.mail.button'),
    help: say('server.mail.help', { phone: siteOf(site.tenant, pageLocale).phone }),
    home: origin + paths.home(),
    link: `${origin + paths.rewards()}#membership`,
  };
}

type Say = ReturnType<typeof sayer<(typeof membershipWords.keys)[number]>>;
type Values = Readonly<Record<'program' | 'day' | 'price' | 'card', string>>;

/** The terms and how to cancel, and the words that the person agreed to; or that it does not renew. */
async function agreed({ db }: MembershipDeps, { kind, profileId }: MembershipLetter, row: MembershipRow, say: Say, values: Values) {
  if (row.state === 'ending') return [say('server.mail.endsThen', values)];
  const consent = kind === 'renewed' ? undefined : await latestConsent(db, profileId);
  const { timeZone } = SHIPPED_SITES[row.siteId];
  return [
    say('server.mail.terms', values),
    ...(consent === undefined
      ? []
      : [say('server.mail.agreed', { words: consent.words, day: formatDate(consent.at, timeZone, row.locale) })]),
  ];
}
