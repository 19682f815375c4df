// The mail of an invitation, sent by a job, which also makes the link: its secret exists only in the mail. It may run twice.
import type { CopyLocale, Locale } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import { makePaths } from '#paths';
import { readRole } from '#people/organizations/rules';
import { hashOf, organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { randomText } from '#platform/random';
import { GROUP_OF } from './group-queries.ts';
import { INVITATION_BY_ID, KEEP_INVITATION_LINK } from './organization-queries.ts';

export const INVITATION_MAIL_QUEUE = 'invitation-mail';

export interface InvitationMail {
  readonly accountNumber: string;
  readonly invitationId: string;
  /** Who invites, by name. */
  readonly from: string;
  readonly copyLocale: CopyLocale;
}

interface Deps {
  readonly db: Queries;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

export function makeInvitationMail({ db, hosts, mailer }: Deps): QueueFacts<InvitationMail> {
  return {
    name: INVITATION_MAIL_QUEUE,
    async handle({ accountNumber, invitationId, from, copyLocale }) {
      const [row, organization] = await Promise.all([
        db.maybe(INVITATION_BY_ID, [accountNumber, invitationId]),
        organizationOf(db, accountNumber),
      ]);
      // Withdrawn meanwhile: nobody gets a mail.
      if (row === undefined || organization === undefined) return;
      const group = row.group_id === null ? undefined : await db.maybe(GROUP_OF, [accountNumber, row.group_id]);
      const token = randomText(32);
      await db.run(KEEP_INVITATION_LINK, [hashOf(token), accountNumber, invitationId]);
      const locale: Locale = copyLocale === 'es-US' ? 'en-US' : copyLocale;
      const paths = makePaths(locale);
      const origin = hosts.origins.business;
      // Vite builds the templates; loading them with the first mail lets API tests run without a build.
      const { renderInvitation } = await import('#people/organizations/mail');
      const mail = renderInvitation({
        organization: organization.name,
        from,
        role: readRole(row.role) ?? 'buyer',
        group: group?.name ?? '',
        locale: copyLocale,
        phone: siteOf('business', locale).phone,
        home: origin + paths.home(),
        link: origin + paths.joinOrganization(token),
      });
      await mailer.send({ to: row.email, ...mail });
    },
  };
}
