// SAML 2.0 with an organization's identity provider: signed requests, and answers of which only what is signed counts (USR-6, trust 21). The library
// loads with the first use.
import type { CacheProvider, Profile, SamlConfig } from '@node-saml/node-saml';
import { failed, type Outcome } from '#base/outcome/rules';
import { detailOf, type ProviderFailure } from './openid-failure.ts';
import type { OwnKey } from './own-certificate.ts';
import { readAssertion, type Assertion } from './saml-assertion.ts';
import type { SamlLogout } from './saml-metadata.ts';

export interface SamlParties {
  /** The provider's entity id. */
  readonly issuer: string;
  readonly entryPoint: string;
  readonly certificates: readonly string[];
  /** The shop's entity id for the organization. */
  readonly entityId: string;
  /** Where answers are posted to (ACS). */
  readonly answersTo: string;
  /** Where the provider says that somebody signs out, and answers (SLO). */
  readonly logsOutAt: string;
  /** The same at the provider; null when it has none. */
  readonly logout: SamlLogout | null;
  readonly key: OwnKey;
}

/** How far the clocks may be apart. */
export const TOLERANCE_MS = 60_000;
const MOST_CHARACTERS = 400_000;

/** The address at the provider, with a signed request. */
export async function samlAddress(parties: SamlParties, requestId: string, relayState: string): Promise<string> {
  const { SAML } = await import('@node-saml/node-saml');
  const saml = new SAML({ ...configOf(parties), generateUniqueId: () => requestId });
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

/** `response`: as it was posted, in base64. */
export async function samlAssertion(parties: SamlParties, response: string, now: Date): Promise<Outcome<Assertion, ProviderFailure>> {
  const refuse = (detail: string) => failed<ProviderFailure>({ code: 'ANSWER_REFUSED', detail });
  if (response.length > MOST_CHARACTERS) return refuse('The answer is too long');
  const xml = Buffer.from(response, 'base64').toString('utf8');
  const doubt = doubtOf(xml);
  if (doubt !== undefined) return refuse(doubt);
  const denied = statusOf(xml);
  if (denied !== undefined) return failed({ code: 'DENIED', detail: denied });
  const { SAML } = await import('@node-saml/node-saml');
  try {
    const { profile } = await new SAML(configOf(parties)).validatePostResponseAsync({ SAMLResponse: response });
    return profile === null ? refuse('There is no assertion in the answer') : judged(profile, parties, now);
  } catch (error) {
    return refuse(detailOf(error));
  }
}

/** Why a document is not read at all, or undefined. */
export function doubtOf(xml: string): string | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'The answer declares a document type';
  const isWeak = /(?:SignatureMethod|DigestMethod)[^>]*(?:sha1\b|md5|hmac)/i.test(xml);
  return isWeak ? 'The answer is signed with an algorithm that is too weak' : undefined;
}

function judged(profile: Profile, { issuer, answersTo }: SamlParties, now: Date): Outcome<Assertion, ProviderFailure> {
  const read = readAssertion(profile, { issuer, answersTo, now, toleranceMs: TOLERANCE_MS });
  return read.ok ? read : failed({ code: 'ANSWER_REFUSED', detail: read.problem });
}

/** The provider's refusal, which it need not sign: it opens nothing. */
function statusOf(xml: string): string | undefined {
  const codes = [...xml.matchAll(/StatusCode\s[^>]*Value="urn:oasis:names:tc:SAML:2\.0:status:(\w+)"/g)].map(([, code = '']) => code);
  return codes.length === 0 || codes[0] === 'Success' ? undefined : `The provider answered ${codes.slice(0, 3).join(', ')}`;
}

/** Which requests were sent is known from their ids. */
const NO_CACHE: CacheProvider = { saveAsync: async () => null, getAsync: async () => null, removeAsync: async () => null };

export function configOf({ issuer, entryPoint, certificates, entityId, answersTo, key }: SamlParties): SamlConfig {
  return {
    idpIssuer: issuer,
    entryPoint,
    idpCert: [...certificates],
    issuer: entityId,
    audience: entityId,
    callbackUrl: answersTo,
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    // The assertion itself has to be signed, whatever is around it.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: TOLERANCE_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    cacheProvider: NO_CACHE,
  };
}
