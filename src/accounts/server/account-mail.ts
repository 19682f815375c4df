// What the shop mails about an account. A job: whether there is such an account is looked up here, long after everybody got the
// same answer (trust 20), and the link is made here, so that its secret is nowhere but in the mail. It may run twice.
import type { CopyLocale, Locale } from '#locale/rules';
import { makePaths, type Paths } from '#paths';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { makeProfiles, type Person } from '#sessions/server';
import { siteOf, type Tenant } from '#site/rules';
import { makeLinks } from './links.ts';

export const ACCOUNT_MAIL_QUEUE = 'account-mail';

/** Why it is mailed. `email`: with 'email' the new address, with 'moved' the one that was the account's until now. */
export type MailReason =
  | { readonly kind: 'password'; readonly email: string }
  | { readonly kind: 'email' | 'moved'; readonly profileId: string; readonly email: string }
  | { readonly kind: 'changed'; readonly profileId: string };

/** With the site and the language the shopper was in. */
export type AccountMail = MailReason & { readonly tenant: Tenant; readonly copyLocale: CopyLocale };

interface Deps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
}

interface Letter {
  readonly kind: AccountMail['kind'] | 'taken';
  readonly to: string;
  readonly firstName: string;
  /** Path of the button. */
  readonly path?: string;
}

export function makeAccountMail({ db, clock, hosts, mailer }: Deps): QueueFacts<AccountMail> {
  const profiles = makeProfiles(db);
  const links = makeLinks(db, clock);

  const write = async (mail: AccountMail, paths: Paths): Promise<Letter | undefined> => {
    if (mail.kind === 'password') {
      const person = await profiles.withEmail(mail.tenant, mail.email);
      if (person === undefined || !person.hasPassword) return undefined;
      const token = await links.make(person, 'password', person.email);
      return { kind: 'password', to: person.email, firstName: person.firstName, path: paths.newPassword(token) };
    }
    const person = await profiles.get(mail.profileId);
    if (person === undefined) return undefined;
    if (mail.kind === 'email') return writeToNewAddress(person, mail.email, paths);
    if (mail.kind === 'moved') return { kind: 'moved', to: mail.email, firstName: person.firstName };
    return { kind: 'changed', to: person.email, firstName: person.firstName, path: paths.forgottenPassword() };
  };

  const writeToNewAddress = async (person: Person, email: string, paths: Paths): Promise<Letter> => {
    const holder = await profiles.withEmail(person.tenant, email);
    // Whoever owns the address is told; who asked is not.
    if (holder !== undefined && holder.profileId !== person.profileId)
      return { kind: 'taken', to: holder.email, firstName: holder.firstName, path: paths.forgottenPassword() };
    const token = await links.make(person, 'email', email);
    return { kind: 'email', to: email, firstName: person.firstName, path: paths.confirmEmail(token) };
  };

  return {
    name: ACCOUNT_MAIL_QUEUE,
    async handle(mail) {
      const locale: Locale = mail.copyLocale === 'es-US' ? 'en-US' : mail.copyLocale;
      const letter = await write(mail, makePaths(locale));
      if (letter === undefined) return;
      const origin = hosts.origins[mail.tenant];
      // Templates are built by Vite; they are loaded with the first mail, so that tests of the API need no build.
      const { renderAccountMail } = await import('#accounts/mail');
      const { kind, to, firstName, path } = letter;
      const { phone } = siteOf(mail.tenant, locale);
      const rendered = await renderAccountMail({
        kind,
        firstName,
        locale: mail.copyLocale,
        phone,
        home: origin + makePaths(locale).home(),
        ...(path === undefined ? {} : { link: origin + path }),
      });
      await mailer.send({ to, ...rendered });
    },
  };
}
