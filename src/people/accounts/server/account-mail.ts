// Mails about an account, sent by a job. Only the job looks up whether the account exists, after everybody got the same answer (trust 20). It also
// generates the link, so that its secret exists only in the mail. It may run twice.
import type { Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import { deviceOf } from '#people/sessions/rules';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs, PutJob, QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import type { Visit } from '#platform/visit';
import { siteOf } from '#base/site/rules';
import { makeLetterWriter, type AccountMail, type MailReason } from './account-letter.ts';

export const ACCOUNT_MAIL_QUEUE = 'account-mail';

/** Prepares a mail to this visit's shopper for its queue. */
export function putMail(
  jobs: Pick<Jobs, 'job'>,
  { site, copyLocale }: Pick<Visit, 'site' | 'copyLocale'>,
  reason: MailReason,
): Promise<PutJob> {
  const mail: AccountMail = { ...reason, tenant: site.tenant, copyLocale };
  return jobs.job(ACCOUNT_MAIL_QUEUE, mail);
}

interface Deps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function makeAccountMail({ db, clock, hosts, mailer }: Deps): QueueFacts<AccountMail> {
  const write = makeLetterWriter(db, clock);
  return {
    name: ACCOUNT_MAIL_QUEUE,
    async handle(mail) {
      const locale: Locale = mail.copyLocale === 'es-US' ? 'en-US' : mail.copyLocale;
      const letter = await write(mail, makePaths(locale));
      if (letter === undefined) return;
      const origin = hosts.origins[mail.tenant];
      // Vite builds the templates; loading them with the first mail lets API tests run without a build.
      const { renderAccountMail } = await import('#people/accounts/mail');
      const { kind, to, firstName, path, otherPath, userAgent, passkey, organization, codesLeft } = letter;
      const { phone } = siteOf(mail.tenant, locale);
      const rendered = renderAccountMail({
        kind,
        firstName,
        locale: mail.copyLocale,
        phone,
        ...(passkey === undefined ? {} : { passkey }),
        ...(organization === undefined ? {} : { organization }),
        ...(codesLeft === undefined ? {} : { codesLeft }),
        ...(userAgent === undefined ? {} : { device: deviceOf(userAgent) }),
        home: origin + makePaths(locale).home(),
        ...(path === undefined ? {} : { link: origin + path }),
        ...(otherPath === undefined ? {} : { otherLink: origin + otherPath }),
      });
      await mailer.send({ to, ...rendered });
    },
  };
}
