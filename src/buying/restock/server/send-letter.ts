// Sends a mail about restocks, in the language in which they were started. It may run twice.
import { formatDate, formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer, type Say } from '#base/locale/words';
import { calendarDate } from '#base/calendar/rules';
import { SHIPPED_SITES, siteOf } from '#base/site/rules';
import { readCards } from '#buying/saved-cards/server';
import { everySaid, everyText, highestPrice } from '#buying/restock/rules';
import { restockWords } from '#buying/restock/words';
import { restockMessageWords } from '#buying/restock/words/messages';
import { contentLocale } from '#goods/catalog/rules';
import { makePaths } from '#paths';
import type { QueueFacts } from '#platform/jobs';
import { mayRestock } from './buyer-of.ts';
import { OPEN_OF } from './due-reading.ts';
import { LETTER_QUEUE, type RestockLetter } from './letters.ts';
import { priceOfToday } from './price-of-today.ts';
import { questionTexts } from './question-texts.ts';
import type { RestockDeps } from './restock-deps.ts';
import { RESTOCK_OF_OWNER } from './restock-queries.ts';
import { scheduleOf, type DueRow, type RestockRow } from './restock-rows.ts';
import { swapTexts } from './swap-texts.ts';

type RestockSay = Say<(typeof restockMessageWords.keys)[number]>;

export function makeRestockLetters(deps: RestockDeps): QueueFacts<RestockLetter> {
  return {
    name: LETTER_QUEUE,
    async handle({ key, ...asked }) {
      const { kind, ownerId, restockIds, day } = asked;
      const shopper = await deps.shopperOf(ownerId);
      const rows = (await Promise.all(restockIds.map((id) => deps.db.maybe(RESTOCK_OF_OWNER, [ownerId, id])))).filter(
        (row) => row !== undefined,
      );
      const [first] = rows;
      // The account is gone or deactivated, or nothing has to be said any more.
      if (shopper === null || first === undefined) return;
      if (kind === 'reminder' && (!mayRestock(shopper) || rows.every(({ next_on: next }) => next !== day))) return;
      const due = kind === 'question' ? await deps.db.maybe(OPEN_OF, [ownerId, first.restock_id]) : undefined;
      if (kind === 'question' && rows.every(({ state }) => state !== 'attention') && due?.question !== 'outOfStock') return;
      const letter = await contentOf(deps, asked, { rows, first, due });
      const { renderRestockLetter } = await import('#buying/restock/mail');
      await deps.mailer.send({ to: shopper.profile.email, id: `restock-${key}`, ...renderRestockLetter(letter) });
    },
  };
}

interface About {
  readonly rows: readonly RestockRow[];
  readonly first: RestockRow;
  /** The day that is asked about. */
  readonly due: DueRow | undefined;
}

async function contentOf(deps: RestockDeps, { kind, ownerId, day }: Omit<RestockLetter, 'key'>, { rows, first, due }: About) {
  const locale = first.locale;
  const say: RestockSay = sayer(restockMessageWords, locale);
  const site = SHIPPED_SITES[first.site_id];
  const pageLocale = contentLocale(locale);
  const [paths, origin] = [makePaths(pageLocale), deps.hosts.origins[site.tenant]];
  const told = kind === 'question' ? 'skipped' : kind;
  const shown = formatDate(new Date(`${day}T12:00:00Z`), 'UTC', locale);
  const prices = await priceOfToday(deps, ownerId, rows);
  const lines = rows.map((row, at) => lineOf(deps, row, { say, locale, cents: prices[at] ?? null, currency: site.currency }));
  const title = lines[0]?.title ?? '';
  const [lead = '', ...rest] = [
    ...(due === undefined
      ? [say(`mail.${told}Text`, { day: shown, n: rows.length, title })]
      : questionTexts(due, { locale, currency: site.currency })),
    ...(due === undefined ? [] : await swapTexts(deps, first, due, { say, locale, currency: site.currency })),
    ...(kind === 'started' || kind === 'changed' ? [say('mail.terms')] : []),
    ...(kind === 'reminder' ? await expiringCards(deps, ownerId, { rows, day, timeZone: site.timeZone, say }) : []),
  ];
  return {
    locale,
    subject: say(due === undefined ? `mail.${told}Subject` : 'mail.questionSubject', { day: shown, n: rows.length, title }),
    paragraphs: [lead, ...lines.map(({ text }) => text), ...rest],
    button: say('mail.button'),
    help: say('mail.help', { phone: siteOf(site.tenant, pageLocale).phone }),
    home: origin + paths.home(),
    link: origin + (due === undefined ? paths.restock() : `${paths.restock()}#${first.restock_id}`),
  };
}

interface Reminded {
  readonly rows: readonly RestockRow[];
  readonly day: string;
  readonly timeZone: string;
  readonly say: RestockSay;
}

/** Cards that will have expired on the day of the order. */
async function expiringCards({ db }: RestockDeps, ownerId: string, { rows, day, timeZone, say }: Reminded): Promise<string[]> {
  const cards = await readCards(db, ownerId, calendarDate(new Date(`${day}T12:00:00Z`), timeZone));
  const used = new Set(rows.map(({ card_id: cardId }) => cardId));
  return cards
    .filter(({ id, state }) => state === 'EXPIRED' && used.has(id))
    .map(({ lastFour }) => say('mail.cardExpires', { card: lastFour }));
}

interface Speech {
  readonly say: RestockSay;
  readonly locale: CopyLocale;
  readonly currency: string;
}

/** "2 × Brightleaf coffee, every 4 weeks, next on November 24: $54.13". */
function lineOf({ goods }: RestockDeps, row: RestockRow, { say, locale, currency, cents }: Speech & { readonly cents: number | null }) {
  const title = goods(row.item_id, contentLocale(locale)).title ?? row.item_id;
  const schedule = scheduleOf(row);
  const next = row.next_on === null ? '' : formatDate(new Date(`${row.next_on}T12:00:00Z`), 'UTC', locale);
  const price = cents === null ? '' : formatPrice(cents, currency, locale);
  const highest = highestPrice({ agreed: row.agreed_cents, percent: row.price_limit });
  const text = [
    say('mail.line', { qty: row.qty, title, every: everySaid(everyText(schedule.every), sayer(restockWords, locale)) }),
    ...(next === '' || row.state === 'ended' ? [] : [say('mail.next', { day: next })]),
    ...(price === '' ? [] : [say('mail.price', { price })]),
    ...(highest === null ? [] : [say('mail.limit', { price: formatPrice(highest, currency, locale) })]),
  ].join(' · ');
  return { title, text };
}
