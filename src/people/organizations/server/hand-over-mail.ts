// Tells both sides that the administration was handed over (USR-9). Sent by a job, each in the language of its reader; it may run twice.
import type { CopyLocale } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import { makePaths } from '#paths';
import { mailLocale } from '#people/preferences/rules';
import { mailLanguageOf } from '#people/preferences/server';
import { memberOf, organizationOf, signedInLocale } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs, QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';

const HAND_OVER_MAIL_QUEUE = 'hand-over-mail';

interface HandOverMail {
  readonly accountNumber: string;
  /** Whose mail it is, and which of the two. */
  readonly profileId: string;
  readonly to: 'new' | 'former';
  /** Who handed over, and the new administrator, by name. */
  readonly from: string;
  readonly name: string;
  /** The language in which it was done. */
  readonly copyLocale: CopyLocale;
}

interface HandOverSides extends Omit<HandOverMail, 'to' | 'profileId'> {
  readonly newId: string;
  readonly formerId: string;
}

/** Puts both mails into their queue, in the transaction that hands over. */
export async function putHandOverMails(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Queries,
  { newId, formerId, ...both }: HandOverSides,
): Promise<void> {
  await jobs.enqueue(tx, HAND_OVER_MAIL_QUEUE, { ...both, profileId: newId, to: 'new' } satisfies HandOverMail);
  await jobs.enqueue(tx, HAND_OVER_MAIL_QUEUE, { ...both, profileId: formerId, to: 'former' } satisfies HandOverMail);
}

interface Deps {
  readonly db: Queries;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function makeHandOverMail({ db, hosts, mailer }: Deps): QueueFacts<HandOverMail> {
  return {
    name: HAND_OVER_MAIL_QUEUE,
    async handle({ accountNumber, profileId, to, from, name, copyLocale }) {
      const [organization, reader] = await Promise.all([organizationOf(db, accountNumber), memberOf(db, accountNumber, profileId)]);
      // Left the organization meanwhile.
      if (organization === undefined || reader === undefined) return;
      const words = mailLocale((await signedInLocale(db, profileId)) ?? copyLocale, await mailLanguageOf(db, profileId));
      const locale = words === 'es-US' ? 'en-US' : words;
      const [origin, paths] = [hosts.origins.business, makePaths(locale)];
      const { renderHandOver } = await import('#people/organizations/mail');
      const mail = renderHandOver({
        to,
        organization: organization.name,
        from,
        name,
        locale: words,
        phone: siteOf('business', locale).phone,
        home: origin + paths.home(),
        link: origin + (to === 'new' ? paths.people() : paths.account('business')),
      });
      await mailer.send({ to: reader.email, ...mail });
    },
  };
}
