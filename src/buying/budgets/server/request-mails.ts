// Mails about requests for more money: to who is asked, and to who asked.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { siteOf } from '#base/site/rules';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { localeOfReader } from '#people/preferences/server';
import { holdersOf, makeProfiles } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import type { QueueFacts } from '#platform/jobs';
import { CENTERS_OF_ACCOUNT, type CenterRow } from './budget-queries.ts';
import { currencyOf, mailedPrice, type WarningDeps } from './budget-warnings.ts';
import { REQUEST, type RequestRow } from './request-queries.ts';

export const REQUEST_QUEUE = 'budget-request-mail';

export interface RequestMail {
  readonly requestId: string;
  readonly what: 'asked' | 'answered';
}

type MailDeps = Pick<WarningDeps, 'hosts' | 'mailer'> & { readonly db: Db };

export const makeRequestMails = (deps: MailDeps): QueueFacts<RequestMail> => ({
  name: REQUEST_QUEUE,
  handle: async ({ requestId, what }) => {
    const request = await deps.db.maybe(REQUEST, [requestId]);
    const centers = request === undefined ? [] : await deps.db.many(CENTERS_OF_ACCOUNT, [request.account_number, null]);
    const center = centers.find(({ name }) => name === request?.center);
    // Whoever answered or took it back meanwhile has no question any more.
    if (request === undefined || center === undefined || (what === 'asked' && request.state !== 'waiting')) return;
    await (what === 'asked' ? tellAsked(deps, request, center) : tellAnswer(deps, request, center));
  },
});

/** The owner, else everybody who keeps budgets; never who asks. */
async function tellAsked(deps: MailDeps, request: RequestRow, center: CenterRow): Promise<void> {
  const { owner_id: owner, owner_name: name } = center;
  const asked = owner !== null && name !== null ? [owner] : await holdersOf(deps.db, request.account_number, 'H_SB');
  for (const profileId of asked.filter((one) => one !== request.profile_id)) {
    const locale = await localeFor(deps.db, profileId, center);
    const say = sayer(budgetsWords, locale);
    const values = { name: request.name, amount: priceOf(request.cents, center, locale), budget: center.name };
    await send(deps, profileId, {
      locale,
      subject: say('server.askedSubject', values),
      text: say('server.askedText', values),
      quote: request.note,
      button: say('server.askedButton'),
      path: (paths) => paths.budget(center.center_id),
    });
  }
}

async function tellAnswer(deps: MailDeps, request: RequestRow, center: CenterRow): Promise<void> {
  const { state, granted, answered_by: by, profile_id: to } = request;
  const locale = await localeFor(deps.db, to, center);
  const say = sayer(budgetsWords, locale);
  const values = { who: by ?? '', budget: center.name, amount: priceOf(granted ?? request.cents, center, locale) };
  const isGranted = state === 'granted';
  await send(deps, to, {
    locale,
    subject: say(isGranted ? 'server.grantedSubject' : 'server.declinedSubject', values),
    text: say(isGranted ? 'server.grantedText' : 'server.declinedText', values),
    quote: request.answer,
    button: say('server.answerButton'),
    path: (paths) => paths.cart('business'),
  });
}

/** What the reader chose or reads; else the language in which the budget was made. */
const localeFor = async (on: Queries, profileId: string, { locale }: CenterRow): Promise<CopyLocale> =>
  (await localeOfReader(on, profileId, locale)) ?? locale;

interface Told {
  readonly locale: CopyLocale;
  readonly subject: string;
  readonly text: string;
  /** What somebody wrote; ''. */
  readonly quote: string;
  readonly button: string;
  readonly path: (paths: ReturnType<typeof makePaths>) => string;
}

async function send({ db, hosts, mailer }: MailDeps, profileId: string, { locale, path, ...told }: Told): Promise<void> {
  const person = await personOf(db, profileId);
  if (person === undefined) return;
  const pageLocale = locale === 'es-US' ? 'en-US' : locale;
  const [origin, paths, site] = [hosts.origins.business, makePaths(pageLocale), siteOf('business', pageLocale)];
  const { renderRequestLetter } = await import('#buying/budgets/mail');
  const letter = renderRequestLetter({ ...told, locale, phone: site.phone, home: origin + paths.home(), link: origin + path(paths) });
  await mailer.send({ to: person.email, ...letter });
}

const personOf = (db: Queries, profileId: string) => makeProfiles(db).get(profileId);

const priceOf = (cents: number, center: CenterRow, locale: CopyLocale): string =>
  mailedPrice(cents, center.currency ?? currencyOf(center.locale), locale);
