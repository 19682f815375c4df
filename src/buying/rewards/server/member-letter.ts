// A mail to a member about their reward money, in their language. It may run twice.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { siteOf } from '#base/site/rules';
import { rewardsWords } from '#buying/rewards/words';
import { contentLocale } from '#goods/catalog/rules';
import { makePaths } from '#paths';
import { makeProfiles } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Mailer } from '#platform/mail';
import type { AccountKey } from './lapse-queries.ts';

export interface LetterDeps {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  /** The language of the person's latest order; null: they have none. */
  readonly localeOf: (profileId: string) => Promise<CopyLocale | null>;
}

interface Addressee {
  readonly profileId: string;
  readonly currency: AccountKey['currency'];
  /** The language of what the mail answers; null: nobody knows it. */
  readonly locale: CopyLocale | null;
}

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

type Say = ReturnType<typeof sayer<(typeof rewardsWords.keys)[number]>>;

/** `id` names the mail, so that a job that runs twice sends it once. Nothing happens when the account is gone. */
export async function sendToMember(
  { db, hosts, mailer, localeOf }: LetterDeps,
  { profileId, currency, locale: known }: Addressee,
  id: string,
  content: (say: Say, locale: CopyLocale) => Content,
): Promise<void> {
  const person = await makeProfiles(db).get(profileId);
  if (person === undefined) return;
  const locale = known ?? (await localeOf(profileId)) ?? (currency === 'USD' ? 'en-US' : 'en-CA');
  const pageLocale = contentLocale(locale);
  const say = sayer(rewardsWords, locale);
  const [paths, origin] = [makePaths(pageLocale), hosts.origins.consumer];
  const { renderRewardsLetter } = await import('#buying/rewards/mail');
  await mailer.send({
    to: person.email,
    id,
    ...renderRewardsLetter({
      ...content(say, locale),
      locale,
      button: say('server.mail.button'),
      help: say('server.mail.help', { phone: siteOf('consumer', pageLocale).phone }),
      home: origin + paths.home(),
      link: origin + paths.rewards(),
    }),
  });
}
