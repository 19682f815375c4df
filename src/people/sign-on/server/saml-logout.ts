// Single logout with a SAML provider: our signed requests and answers, and the provider's, of which only what is signed counts (USR-11, trust 21).
import { inflateRawSync } from 'node:zlib';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { configOf, doubtOf, TOLERANCE_MS, type SamlParties } from './saml.ts';
import { readLogoutDocument, type LogoutDocument } from './saml-logout-document.ts';
import { detailOf } from './openid-failure.ts';
import type { SamlName } from './provider-session.ts';

/** As it came: the query of an address, or the fields of a form. */
export type LogoutMessage =
  | { readonly binding: 'redirect'; readonly query: string }
  | { readonly binding: 'post'; readonly fields: Readonly<Record<string, string>> };

/** A message that is right in itself: signed by the provider, for us, now. Whether it came before is judged elsewhere. */
export interface SaidLogout {
  readonly document: LogoutDocument;
  /** Of a request: whose session ends; else ''. */
  readonly nameId: string;
}

/** Older messages are refused: of younger ones it is known which came before. */
export const OLDEST_LOGOUT_MS = 10 * 60_000;

const MOST_BYTES = 200_000;
const SIGNATURES = ['256', '384', '512'].map((bits) => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`);

/** The address at the provider with a signed request to end the session there; undefined when it has none. */
export async function logoutAddress(parties: SamlParties, name: SamlName, requestId: string, relayState: string) {
  const { logout } = parties;
  if (logout === null) return undefined;
  const { SAML } = await import('@node-saml/node-saml');
  const saml = new SAML({ ...configOf(parties), logoutUrl: logout.url, generateUniqueId: () => requestId });
  const { nameId, nameIdFormat, nameQualifier, spNameQualifier, sessionIndex } = name;
  const qualifiers = { ...(nameQualifier !== '' && { nameQualifier }), ...(spNameQualifier !== '' && { spNameQualifier }) };
  const person = { issuer: parties.issuer, nameID: nameId, nameIDFormat: nameIdFormat || UNSPECIFIED, ...qualifiers, sessionIndex };
  return saml.getLogoutUrlAsync(person, relayState, {});
}

/** The address at the provider with the signed answer to its request; undefined when it has none. */
export async function logoutReplyAddress(parties: SamlParties, requestId: string, relayState: string): Promise<string | undefined> {
  const { logout, issuer } = parties;
  if (logout === null) return undefined;
  const { SAML } = await import('@node-saml/node-saml');
  const saml = new SAML({ ...configOf(parties), logoutUrl: logout.replyUrl });
  return saml.getLogoutResponseUrlAsync({ ID: requestId, issuer, nameID: '', nameIDFormat: '' }, relayState, {}, true);
}

const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

/** A problem is a sentence for the log of a test. */
export async function readLogout(parties: SamlParties, message: LogoutMessage, now: Date): Promise<Outcome<SaidLogout, string>> {
  try {
    const read = message.binding === 'redirect' ? redirected(message.query) : posted(message.fields);
    const doubt = doubtOf(read.xml);
    const document = doubt === undefined ? readLogoutDocument(read.xml) : null;
    if (document === null) return failed(doubt ?? 'It is no logout of SAML');
    const wrong = misfit(document, parties, now);
    if (wrong !== undefined || (document.kind === 'LogoutRequest') !== read.isRequest) return failed(wrong ?? 'It is of the other kind');
    const { SAML } = await import('@node-saml/node-saml');
    const { profile, loggedOut } = await read.validate(new SAML(configOf(parties)));
    if (!loggedOut || (read.isRequest && profile === null)) return failed('It ends nothing');
    return done({ document, nameId: profile?.nameID ?? '' });
  } catch (error) {
    return failed(detailOf(error));
  }
}

interface Validated {
  readonly profile: { readonly nameID: string } | null;
  readonly loggedOut: boolean;
}

type Validator = Pick<
  import('@node-saml/node-saml').SAML,
  'validateRedirectAsync' | 'validatePostRequestAsync' | 'validatePostResponseAsync'
>;

interface Read {
  readonly xml: string;
  readonly isRequest: boolean;
  readonly validate: (saml: Validator) => Promise<Validated>;
}

/** The library checks no signature where there is none, and takes the first of several parameters for signed: neither comes so far. */
function redirected(query: string): Read {
  const tokens = query.split('&').map((token) => ({ token, name: token.slice(0, Math.max(token.indexOf('='), 0)) }));
  const names = tokens.map(({ name }) => name);
  const isKnown = names.every((name) => ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'].includes(name));
  const isRequest = names.includes('SAMLRequest');
  if (!isKnown || new Set(names).size !== names.length || isRequest === names.includes('SAMLResponse')) throw new Error('Odd parameters');
  const params = new URLSearchParams(query);
  const of = (name: string): string => params.get(name) ?? '';
  if (of('Signature') === '' || !SIGNATURES.includes(of('SigAlg')))
    throw new Error('It is not signed, or with an algorithm that is too weak');
  const kind = isRequest ? 'SAMLRequest' : 'SAMLResponse';
  const container = { [kind]: of(kind), SigAlg: of('SigAlg'), Signature: of('Signature') };
  // In the order in which they are signed.
  const signed = [kind, 'RelayState', 'SigAlg'].flatMap((name) => tokens.filter((one) => one.name === name).map(({ token }) => token));
  return {
    xml: inflateRawSync(Buffer.from(of(kind), 'base64'), { maxOutputLength: MOST_BYTES }).toString('utf8'),
    isRequest,
    validate: (saml) => saml.validateRedirectAsync(container, signed.join('&')),
  };
}

function posted(fields: Readonly<Record<string, string>>): Read {
  const { SAMLRequest: request, SAMLResponse: response } = fields;
  if ((request === undefined) === (response === undefined)) throw new Error('Odd fields');
  const base64 = request ?? response ?? '';
  if (base64.length > MOST_BYTES) throw new Error('It is too long');
  return {
    xml: Buffer.from(base64, 'base64').toString('utf8'),
    isRequest: request !== undefined,
    validate: (saml) =>
      request === undefined
        ? saml.validatePostResponseAsync({ SAMLResponse: base64 })
        : saml.validatePostRequestAsync({ SAMLRequest: base64 }),
  };
}

/** What the library leaves to the caller: for whom the message is, from whom, and from when. */
function misfit(document: LogoutDocument, { issuer, logsOutAt }: SamlParties, now: Date): string | undefined {
  const { issuedAt, endsAt } = document;
  if (document.id === '' || document.issuer !== issuer) return 'It is of another issuer';
  if (document.destination !== logsOutAt) return 'It is meant for another recipient';
  const age = issuedAt === undefined ? Number.NaN : now.getTime() - issuedAt.getTime();
  if (!(age >= -TOLERANCE_MS && age <= OLDEST_LOGOUT_MS)) return 'It is not of now';
  if (endsAt !== undefined && endsAt.getTime() <= now.getTime() - TOLERANCE_MS) return 'It has expired';
  return document.kind === 'LogoutResponse' && !document.isSuccess ? 'The provider did not sign out' : undefined;
}
