// What an account mail says to whom. Only here the shop looks up whether the account exists, after everybody got the same answer (trust 20).
import type { CopyLocale } from '#base/locale/rules';
import type { Tenant } from '#base/site/rules';
import type { Paths } from '#paths';
import { makeProfiles, type Person } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import type { RegistrationRow } from './link-queries.ts';
import { makeLinks } from './links.ts';
import { makeRegistrations } from './registrations.ts';

/** Reason of the mail. `email`: for 'email' the new address, for 'moved' the former one. */
export type MailReason =
  /** An account was requested; the job finds out whether its address has one. */
  | { readonly kind: 'open'; readonly registrationId: string }
  | { readonly kind: 'again'; readonly email: string }
  | { readonly kind: 'password'; readonly email: string }
  /** Somebody tries many passwords. */
  | { readonly kind: 'guessed'; readonly email: string }
  | { readonly kind: 'email'; readonly profileId: string; readonly email: string }
  | { readonly kind: 'moved'; readonly profileId: string; readonly email: string }
  | { readonly kind: 'changed'; readonly profileId: string }
  /** The account was deleted; nothing else knows its owner any more. */
  | { readonly kind: 'deleted'; readonly email: string; readonly firstName: string }
  /** A passkey was added. */
  | { readonly kind: 'passkey'; readonly profileId: string; readonly name: string }
  /** Somebody signed in with a recovery code, and has so many left. */
  | { readonly kind: 'recovery'; readonly profileId: string; readonly codesLeft: number }
  /** Somebody signed in with a browser that is new to the account. */
  | { readonly kind: 'device'; readonly profileId: string; readonly userAgent: string };

/** With the site and language of the visit. */
export type AccountMail = MailReason & { readonly tenant: Tenant; readonly copyLocale: CopyLocale };

export interface Letter {
  readonly kind: Exclude<AccountMail['kind'], 'again'> | 'taken' | 'exists' | 'deactivated';
  readonly to: string;
  readonly firstName: string;
  /** The browser, as it names itself. */
  readonly userAgent?: string;
  /** What the new passkey is called. */
  readonly passkey?: string;
  /** Who deactivated the account. */
  readonly organization?: string;
  /** Recovery codes that are left. */
  readonly codesLeft?: number;
  /** Path of the button, and of the second link. */
  readonly path?: string;
  readonly otherPath?: string;
}

/** Writes a letter; undefined when nobody may receive one. */
export type WriteLetter = (mail: AccountMail, paths: Paths) => Promise<Letter | undefined>;

export function makeLetterWriter(db: Queries, clock: Clock): WriteLetter {
  const profiles = makeProfiles(db);
  const links = makeLinks(db, clock);
  const registrations = makeRegistrations(db, clock);

  const writeToNewAddress = async (person: Person, email: string, paths: Paths): Promise<Letter> => {
    const holder = await profiles.withEmail(person.tenant, email);
    // Informs the owner of the address, not the caller.
    if (holder !== undefined && holder.profileId !== person.profileId)
      return { kind: 'taken', to: holder.email, firstName: holder.firstName, path: paths.forgottenPassword() };
    const token = await links.make(person, 'email', email);
    return { kind: 'email', to: email, firstName: person.firstName, path: paths.confirmEmail(token) };
  };

  /** Writes to the reader of the address: a link that opens the account, or a note that there is one. A stranger may have requested it, so the mail repeats none of their words. */
  const writeToNewcomer = async (tenant: Tenant, email: string, row: RegistrationRow | undefined, paths: Paths) => {
    const holder = await profiles.withEmail(tenant, email);
    if (holder !== undefined) {
      if (holder.deactivatedBy !== null) return toDeactivated(holder, holder.deactivatedBy);
      const way = row === undefined || row.back === '' ? {} : tenant === 'business' ? { target: row.back } : { jump: row.back };
      const letter = { kind: 'exists', to: holder.email, firstName: holder.firstName, path: paths.login(way) } as const;
      return holder.hasPassword ? { ...letter, otherPath: paths.forgottenPassword() } : letter;
    }
    if (row === undefined) return undefined;
    return { kind: 'open', to: row.email, firstName: '', path: paths.openAccount(await registrations.link(row.registration_id)) } as const;
  };

  return async (mail, paths) => {
    if (mail.kind === 'password') {
      const person = await profiles.withEmail(mail.tenant, mail.email);
      if (person === undefined || !person.hasPassword) return undefined;
      if (person.deactivatedBy !== null) return toDeactivated(person, person.deactivatedBy);
      const token = await links.make(person, 'password', person.email);
      return { kind: 'password', to: person.email, firstName: person.firstName, path: paths.newPassword(token) };
    }
    if (mail.kind === 'guessed') {
      const person = await profiles.withEmail(mail.tenant, mail.email);
      if (person === undefined || !person.hasPassword || person.deactivatedBy !== null) return undefined;
      return { kind: 'guessed', to: person.email, firstName: person.firstName, path: paths.forgottenPassword() };
    }
    if (mail.kind === 'deleted') return { kind: 'deleted', to: mail.email, firstName: mail.firstName, path: paths.orderLookup() };
    if (mail.kind === 'open') {
      const row = await registrations.get(mail.registrationId);
      return row && (await writeToNewcomer(mail.tenant, row.email, row, paths));
    }
    if (mail.kind === 'again') return writeToNewcomer(mail.tenant, mail.email, await registrations.latest(mail.tenant, mail.email), paths);
    const person = await profiles.get(mail.profileId);
    if (person === undefined) return undefined;
    if (mail.kind === 'email') return writeToNewAddress(person, mail.email, paths);
    return noteTo(person, mail, paths);
  };
}

/** A new password would not sign them in: the letter says who can help. */
function toDeactivated({ email, firstName }: Person, organization: string): Letter {
  return { kind: 'deactivated', to: email, firstName, organization };
}

type Note = Extract<MailReason, { readonly kind: 'device' | 'passkey' | 'recovery' | 'moved' | 'changed' }>;

/** What happened to the account. */
function noteTo({ email, firstName }: Person, mail: Note, paths: Paths): Letter {
  const letter = { to: email, firstName };
  if (mail.kind === 'device') return { ...letter, kind: 'device', userAgent: mail.userAgent, path: paths.accountSecurity() };
  if (mail.kind === 'passkey') return { ...letter, kind: 'passkey', passkey: mail.name, path: paths.accountSecurity() };
  if (mail.kind === 'recovery') return { ...letter, kind: 'recovery', codesLeft: mail.codesLeft, path: paths.twoStep() };
  if (mail.kind === 'moved') return { ...letter, kind: 'moved', to: mail.email };
  return { ...letter, kind: 'changed', path: paths.forgottenPassword() };
}
