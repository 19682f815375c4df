// Mails the coupons that everybody is told about, once a week, to who confirmed. A mail that failed is tried again in an hour, with the same Message-ID.
import { offerMailWords } from '#around/offer-mail/words';
import { localDay } from '#base/calendar/rules';
import { formatDate } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { siteOf } from '#base/site/rules';
import { isListedCoupon } from '#finding/coupons/rules';
import { conditionOf } from '#goods/promotions/rules';
import { makePaths } from '#paths';
import type { QueueFacts } from '#platform/jobs';
import type { OfferMailFacts } from './offer-mail-facts.ts';
import { CLAIM_DUE, SENT, type Subscriber } from './offer-mail-queries.ts';

const EVERY_MINUTE = '* * * * *';
const BATCH = 50;
/** When a claimed mail that failed is due again. */
const RETRY_MS = 60 * 60_000;
const WEEK_MS = 7 * 86_400_000;

export function makeOfferMail(facts: OfferMailFacts): QueueFacts<object> {
  return {
    name: 'offer-mail-send',
    every: EVERY_MINUTE,
    retries: 0, // the next minute looks again
    async handle() {
      const now = facts.clock.now();
      const failures: unknown[] = [];
      for (;;) {
        const rows = await facts.db.many(CLAIM_DUE, [now, new Date(now.getTime() + RETRY_MS), BATCH]);
        for (const row of rows) await sendOne(facts, row, now).catch((error: unknown) => failures.push(error));
        if (rows.length < BATCH) break;
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails with offers could not be sent`);
    },
  };
}

async function sendOne(facts: OfferMailFacts, row: Subscriber & { readonly due: Date }, now: Date): Promise<void> {
  const { id, tenant, locale, copyLocale, email } = row;
  const offers = offersToday(facts, row, now);
  const say = sayer(offerMailWords, copyLocale);
  const [paths, origin] = [makePaths(locale), facts.hosts.origins[tenant]];
  const stop = origin + paths.stopOffers(id);
  if (offers.length > 0) {
    const { renderOfferLetter } = await import('#around/offer-mail/mail');
    await facts.mailer.send({
      to: email,
      id: `offers-${id}-${row.due.getTime()}`,
      unsubscribe: stop,
      ...renderOfferLetter({
        locale: copyLocale,
        subject: say('mail.offersSubject', { title: offers[0]?.title ?? '' }),
        lead: say('mail.offersLead'),
        offers: offers.map(({ code, title, endsOn }) =>
          endsOn === null ? say('mail.offer', { code, title }) : say('mail.offerUntil', { code, title, day: dayText(endsOn, row) }),
        ),
        note: '',
        button: say('mail.offersButton'),
        link: origin + paths.promotions(),
        help: say('mail.help', { phone: siteOf(tenant, locale).phone }),
        home: origin + paths.home(),
        why: say('mail.offersWhy'),
        stopLabel: say('mail.stop'),
        stop,
      }),
    });
  }
  await facts.db.run(SENT, [id, new Date(now.getTime() + WEEK_MS)]);
}

const dayText = (day: string, { copyLocale }: Subscriber): string => formatDate(new Date(`${day}T12:00:00Z`), 'UTC', copyLocale);

function offersToday({ coupons }: OfferMailFacts, { tenant, locale }: Subscriber, now: Date) {
  const site = siteOf(tenant, locale);
  const here = { site: site.id, day: localDay(now, site.timeZone) };
  const language = locale === 'fr-CA' ? 'fr-CA' : 'en-US';
  return coupons
    .advertised()
    .filter((coupon) => isListedCoupon(coupon, { ...here, used: coupons.knownUses(coupon.code).total }))
    .map(({ code, title, conditions }) => ({
      code,
      title: title[language] ?? title['en-US'],
      endsOn: conditionOf(conditions, 'dates')?.endsOn ?? null,
    }));
}
