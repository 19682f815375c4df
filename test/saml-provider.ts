// A SAML identity provider for tests: it reads signed requests and signs its answers, or what a test makes of them.
import { createVerify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { makeOwnKey, type OwnKey } from '../src/people/sign-on/server/own-certificate.ts';

export interface SamlAnswerForm {
  readonly SAMLResponse: string;
  readonly RelayState: string;
}

/** Parts of an answer; everything else is right. */
export interface SamlAnswerFacts {
  readonly nameId?: string;
  readonly nameIdFormat?: string;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  readonly audience?: string;
  readonly recipient?: string;
  readonly issuer?: string;
  readonly inResponseTo?: string | null;
  readonly assertionId?: string;
  readonly sessionIndex?: string;
  /** Seconds from now. */
  readonly notBefore?: number;
  readonly notOnOrAfter?: number;
  readonly key?: OwnKey;
  readonly algorithm?: 'sha1' | 'sha256';
  readonly signs?: 'assertion' | 'response' | 'nothing';
  /** Changes the document after it was signed. */
  readonly forge?: (xml: string) => string;
}

export interface SamlProvider {
  readonly entityId: string;
  /** The current key; `next` is published beside it. */
  readonly key: OwnKey;
  readonly next: OwnKey;
  /** With a single logout service or without. */
  metadata(more?: { readonly logsOut: boolean }): string;
  /** Answers the request at an address of the provider; checks its signature with the shop's certificate. */
  answer(address: string, certificate: string, facts?: SamlAnswerFacts): SamlAnswerForm;
  /** An answer that nobody asked for. */
  unasked(shop: ShopSide, relayState: string, facts?: SamlAnswerFacts): SamlAnswerForm;
}

/** What the shop's metadata say. */
export interface ShopSide {
  readonly entityId: string;
  readonly answersTo: string;
}

const SHA = { sha1: 'http://www.w3.org/2000/09/xmldsig#', sha256: 'http://www.w3.org/2001/04/xmldsig-more#' } as const;
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
let count = 0;

export async function samlProvider(name: string, person: { readonly sub: string; readonly email: string }): Promise<SamlProvider> {
  const entityId = `https://id.${name}.example/saml`;
  const [key, next] = [await makeOwnKey(new Date()), await makeOwnKey(new Date())];
  const answerTo = (shop: ShopSide, requestId: string | null, relayState: string, facts: SamlAnswerFacts): SamlAnswerForm => {
    const right = {
      nameId: person.sub,
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      attributes: { email: [person.email], displayName: ['Ruth Adler'] },
      audience: shop.entityId,
      recipient: shop.answersTo,
      issuer: entityId,
      inResponseTo: requestId,
      assertionId: `_a${(count += 1)}`,
      sessionIndex: 's1',
      notBefore: -5,
      notOnOrAfter: 300,
      key,
      algorithm: 'sha256',
      signs: 'assertion',
      forge: (xml: string) => xml,
    } as const;
    const whole = { ...right, ...facts };
    const xml = whole.forge(whole.signs === 'nothing' ? documentOf(whole) : signed(documentOf(whole), whole));
    return { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState };
  };
  return {
    entityId,
    key,
    next,
    metadata: ({ logsOut } = { logsOut: true }) => metadataOf(entityId, [key, next], logsOut),
    answer(address, certificate, facts = {}) {
      const url = new URL(address);
      if (!isSigned(url, certificate)) throw new Error('The request is not signed by the shop');
      const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
      const of = (pattern: RegExp): string => pattern.exec(request)?.[1] ?? '';
      const shop = { entityId: of(/<saml:Issuer[^>]*>([^<]*)</), answersTo: of(/AssertionConsumerServiceURL="([^"]*)"/) };
      return answerTo(shop, of(/ ID="([^"]*)"/), url.searchParams.get('RelayState') ?? '', facts);
    },
    unasked: (shop, relayState, facts = {}) => answerTo(shop, null, relayState, facts),
  };
}

type Whole = Required<SamlAnswerFacts>;

const at = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

function documentOf(facts: Whole): string {
  const { issuer, inResponseTo, recipient, notBefore, notOnOrAfter } = facts;
  const to = inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`;
  const attributes = Object.entries(facts.attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  );
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${count}" Version="2.0" IssueInstant="${at(0)}" Destination="${recipient}"${to}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${facts.assertionId}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${facts.nameIdFormat}">${facts.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(notOnOrAfter)}" Recipient="${recipient}"${to}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${facts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${facts.sessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
}

function signed(xml: string, { key, algorithm, signs }: Whole): string {
  const part = signs === 'response' ? 'Response' : 'Assertion';
  const signature = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: `${SHA[algorithm]}rsa-${algorithm}`,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  const digestAlgorithm = algorithm === 'sha1' ? `${SHA.sha1}sha1` : 'http://www.w3.org/2001/04/xmlenc#sha256';
  signature.addReference({ xpath: `//*[local-name(.)='${part}']`, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm });
  signature.computeSignature(xml, { location: { reference: `//*[local-name(.)='${part}']/*[local-name(.)='Issuer']`, action: 'after' } });
  return signature.getSignedXml();
}

/** Whether the shop signed what goes to the provider by redirect. */
export function isSigned(url: URL, certificate: string): boolean {
  const names = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg'].filter((name) => url.searchParams.has(name));
  const parts = names.map((name) => `${name}=${encodeURIComponent(url.searchParams.get(name) ?? '')}`);
  const signature = Buffer.from(url.searchParams.get('Signature') ?? '', 'base64');
  return createVerify('RSA-SHA256').update(parts.join('&')).verify(certificate, signature);
}

function metadataOf(entityId: string, keys: readonly OwnKey[], logsOut: boolean): string {
  const binding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
  const logout = logsOut
    ? `<md:SingleLogoutService Binding="${binding}" Location="${entityId}/slo" ResponseLocation="${entityId}/slo-reply"/>`
    : '';
  const descriptors = keys.map(
    ({ certificate }) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate.replace(/-----[A-Z ]+-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${descriptors.join('')}${logout}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${entityId}/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entityId}/redirect?tenant=1"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}
