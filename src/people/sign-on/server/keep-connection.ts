// Sets an organization's connection with its provider, by OpenID Connect or SAML (H_SAM). It is a line of the history.
import { done, failed } from '#base/outcome/rules';
import { slugOf } from '#paths';
import { noteEvent, type Actor } from '#people/organizations/server';
import { readRole } from '#people/organizations/rules';
import { organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { freeLinkName } from './connections.ts';
import { readAddress, readIssuer } from './provider-address.ts';
import { readMetadata, type SamlLogout } from './saml-metadata.ts';
import { locked, type Changed, type SettingsDeps } from './setting-change.ts';

export interface ConnectionForm {
  readonly issuer: string;
  readonly clientId: string;
  /** '' keeps the one that is stored. */
  readonly secret: string;
  readonly groupsClaim: string;
  readonly trustsAddresses: boolean;
  readonly opensAccounts: boolean;
  readonly role: string;
}

export async function keepConnection(deps: SettingsDeps, actor: Actor, form: ConnectionForm, now: Date): Changed {
  const { accountNumber } = actor;
  const issuer = readIssuer(form.issuer, deps.allowedHosts);
  const clientId = form.clientId.trim();
  if (issuer === null) return failed({ code: 'ISSUER_INVALID', field: 'issuer' });
  if (clientId === '') return failed({ code: 'CLIENT_REQUIRED', field: 'clientId' });
  return locked(deps.db, actor, async (tx) => {
    const before = await deps.connections.of(tx, accountNumber);
    // A secret belongs to the provider and client that it was typed for.
    const isSame = before !== undefined && before.issuer === issuer && before.clientId === clientId;
    if (form.secret === '' && !isSame) return failed({ code: 'SECRET_REQUIRED', field: 'secret' });
    const linkName = before?.linkName ?? (await newLinkName(tx, accountNumber));
    const { trustsAddresses, opensAccounts } = form;
    const groupsClaim = form.groupsClaim.trim() || 'groups';
    const secret = form.secret === '' ? (before?.secret ?? '') : form.secret;
    const role = readRole(form.role) ?? 'buyer';
    const own = { accountNumber, linkName, issuer, clientId, secret, saml: null, emailClaim: 'email' };
    const connection = { ...own, groupsClaim, trustsAddresses, opensAccounts, role };
    await deps.connections.keep(tx, connection, now);
    await noteEvent(tx, actor, { kind: 'signOnConnection', about: issuer, at: now });
    return done(null);
  });
}

export interface SamlForm {
  /** '' keeps the stored ones. */
  readonly metadata: string;
  readonly emailClaim: string;
  readonly groupsClaim: string;
  readonly startsAtProvider: boolean;
  readonly opensAccounts: boolean;
  readonly role: string;
}

export async function keepSaml(deps: SettingsDeps, actor: Actor, form: SamlForm, now: Date): Changed {
  const { accountNumber } = actor;
  const read = form.metadata.trim() === '' ? null : readMetadata(form.metadata);
  return locked(deps.db, actor, async (tx) => {
    const before = await deps.connections.of(tx, accountNumber);
    const isKept = form.metadata.trim() === '' && before !== undefined && before.saml !== null;
    const provider = isKept ? { entityId: before.issuer, ...before.saml } : read;
    const entryPoint = provider === null ? null : readAddress(provider.entryPoint, deps.allowedHosts);
    if (provider === null || entryPoint === null || provider.entityId.length > 500)
      return failed({ code: 'METADATA_INVALID', field: 'metadata' });
    const { startsAtProvider, opensAccounts } = form;
    const saml = { entryPoint, certificates: provider.certificates, startsAtProvider, logout: usable(provider.logout, deps.allowedHosts) };
    await deps.connections.keep(
      tx,
      {
        accountNumber,
        linkName: before?.linkName ?? (await newLinkName(tx, accountNumber)),
        issuer: provider.entityId,
        clientId: '',
        secret: '',
        saml,
        emailClaim: form.emailClaim.trim() || 'email',
        groupsClaim: form.groupsClaim.trim() || 'groups',
        trustsAddresses: true,
        opensAccounts,
        role: readRole(form.role) ?? 'buyer',
      },
      now,
    );
    await noteEvent(tx, actor, { kind: 'signOnConnection', about: provider.entityId, at: now });
    return done(null);
  });
}

/** Null for addresses that anybody could listen to. */
const usable = (logout: SamlLogout | null, allowedHosts: readonly string[]): SamlLogout | null =>
  logout !== null && [logout.url, logout.replyUrl].every((url) => readAddress(url, allowedHosts) !== null) ? logout : null;

const newLinkName = async (on: Queries, accountNumber: string): Promise<string> =>
  freeLinkName(on, slugOf((await organizationOf(on, accountNumber))?.name ?? ''));
