// The mails of a request to join, sent by a job: to who manages people when somebody asks, to the asker when it is decided. They may run twice.
import { LOCALES, type CopyLocale } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import { makePaths } from '#paths';
import { mailLocale } from '#people/preferences/rules';
import { mailLanguageOf } from '#people/preferences/server';
import { makeProfiles, organizationOf, signedInLocale } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { MAILED } from './join-queries.ts';

export const JOIN_MAIL_QUEUE = 'join-request-mail';

export interface JoinMail {
  readonly accountNumber: string;
  readonly requestId: string;
  /** Who manages people; null: the asker, who is told what was decided. */
  readonly to: string | null;
  /** The language that the asker reads; null: as stored with the request. Who gets the mail may read or prefer another. */
  readonly copyLocale: CopyLocale | null;
}

export interface JoinMailDeps {
  readonly db: Queries;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function makeJoinMail({ db, hosts, mailer }: JoinMailDeps): QueueFacts<JoinMail> {
  const profiles = makeProfiles(db);
  return {
    name: JOIN_MAIL_QUEUE,
    async handle({ accountNumber, requestId, to, copyLocale }) {
      const [row, organization] = await Promise.all([db.maybe(MAILED, [accountNumber, requestId]), organizationOf(db, accountNumber)]);
      // Withdrawn or decided meanwhile: who manages people has nothing to do.
      if (row === undefined || organization === undefined || (to !== null && row.state !== 'waiting')) return;
      const kind = to !== null ? ('asked' as const) : row.state === 'approved' ? ('approved' as const) : ('declined' as const);
      const [asker, person] = await Promise.all([profiles.get(row.profile_id), profiles.get(to ?? row.profile_id)]);
      if (asker === undefined || person === undefined) return;
      // Who manages people reads their own language, not the asker's.
      const own = to === null ? null : await signedInLocale(db, to);
      const asked = own ?? copyLocale ?? ([...LOCALES, 'es-US'] as const).find((one) => one === row.copy_locale) ?? 'en-US';
      const words = mailLocale(asked, await mailLanguageOf(db, person.profileId));
      const locale = words === 'es-US' ? 'en-US' : words;
      const [origin, paths] = [hosts.origins.business, makePaths(locale)];
      const { renderJoinLetter } = await import('#people/join-requests/mail');
      const mail = renderJoinLetter({
        kind,
        organization: organization.name,
        asker: `${asker.firstName} ${asker.lastName}`.trim() || asker.email,
        email: asker.email,
        note: kind === 'asked' ? row.message : row.reason,
        locale: words,
        phone: siteOf('business', locale).phone,
        home: origin + paths.home(),
        link: origin + { asked: paths.joinRequests(), approved: paths.account('business'), declined: paths.joinRequest() }[kind],
      });
      await mailer.send({ to: person.email, ...mail });
    },
  };
}
