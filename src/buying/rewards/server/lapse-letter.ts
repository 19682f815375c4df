// The mail that says which reward money ends, 30 days before (RWD-4). It may run twice.
import { formatDate, formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { siteOf } from '#base/site/rules';
import { rewardsWords } from '#buying/rewards/words';
import { makePaths } from '#paths';
import { makeProfiles } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { LAPSE_LETTER, type LapseLetter } from './lapse-rewards.ts';

export interface LetterDeps {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  /** The language of the person's latest order; null: they have none. */
  readonly localeOf: (profileId: string) => Promise<'en-US' | 'en-CA' | 'fr-CA' | 'es-US' | null>;
}

export function makeLapseLetters({ db, hosts, mailer, localeOf }: LetterDeps): QueueFacts<LapseLetter> {
  return {
    name: LAPSE_LETTER,
    async handle({ profileId, currency, cents, day }) {
      const person = await makeProfiles(db).get(profileId);
      if (person === undefined) return;
      const home = currency === 'USD' ? 'en-US' : 'en-CA';
      const locale = (await localeOf(profileId)) ?? home;
      const pageLocale = locale === 'es-US' ? 'en-US' : locale;
      const say = sayer(rewardsWords, locale);
      const [paths, origin] = [makePaths(pageLocale), hosts.origins.consumer];
      const values = { amount: formatPrice(cents, currency, locale), day: formatDate(new Date(`${day}T12:00:00Z`), 'UTC', locale) };
      const { renderRewardsLetter } = await import('#buying/rewards/mail');
      await mailer.send({
        to: person.email,
        id: `rewards-lapse-${profileId}-${currency}-${day}`,
        ...renderRewardsLetter({
          locale,
          subject: say('server.mail.lapseSubject', values),
          paragraphs: [say('server.mail.lapseText', values), say('lastsYear')],
          button: say('server.mail.button'),
          help: say('server.mail.help', { phone: siteOf('consumer', pageLocale).phone }),
          home: origin + paths.home(),
          link: origin + paths.rewards(),
        }),
      });
    },
  };
}
