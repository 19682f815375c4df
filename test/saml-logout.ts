// What a SAML identity provider sends when somebody signs out, or what a test makes of it.
import { createSign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { OwnKey } from '../src/people/sign-on/server/own-certificate.ts';

/** Parts of a request or answer; everything else is right. */
export interface LogoutFacts {
  readonly kind?: 'SAMLRequest' | 'SAMLResponse';
  readonly id?: string;
  readonly nameId?: string;
  readonly sessions?: readonly string[];
  readonly issuer?: string;
  readonly destination?: string;
  /** Seconds from now. */
  readonly issued?: number;
  readonly notOnOrAfter?: number;
  readonly inResponseTo?: string;
  readonly status?: string;
  readonly key?: OwnKey;
  readonly algorithm?: 'sha1' | 'sha256';
  readonly isSigned?: boolean;
  readonly relayState?: string;
  /** Changes the document before it is signed, and after. */
  readonly write?: (xml: string) => string;
  readonly forge?: (xml: string) => string;
}

type Right = Required<Pick<LogoutFacts, 'issuer' | 'destination' | 'key' | 'nameId'>>;
type Whole = Required<LogoutFacts>;

const SHA = { sha1: 'http://www.w3.org/2000/09/xmldsig#', sha256: 'http://www.w3.org/2001/04/xmldsig-more#' } as const;
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
let count = 0;

const whole = (right: Right, facts: LogoutFacts): Whole => ({
  kind: 'SAMLRequest',
  id: `_l${(count += 1)}`,
  sessions: [],
  issued: 0,
  notOnOrAfter: 300,
  inResponseTo: '',
  status: 'Success',
  algorithm: 'sha256',
  isSigned: true,
  relayState: '',
  write: (xml) => xml,
  forge: (xml) => xml,
  ...right,
  ...facts,
});

/** As a query that the browser is redirected with. */
export function logoutQuery(right: Right, facts: LogoutFacts = {}): string {
  const all = whole(right, facts);
  const { kind, relayState, algorithm, key } = all;
  const packed = (xml: string): string => deflateRawSync(xml).toString('base64');
  const query = (xml: string) =>
    [`${kind}=${encodeURIComponent(packed(xml))}`, ...(relayState === '' ? [] : [`RelayState=${encodeURIComponent(relayState)}`])].join(
      '&',
    );
  const xml = all.write(documentOf(all));
  if (!all.isSigned) return query(all.forge(xml));
  const method = `SigAlg=${encodeURIComponent(`${SHA[algorithm]}rsa-${algorithm}`)}`;
  const signature = createSign(`RSA-${algorithm.toUpperCase()}`)
    .update(`${query(xml)}&${method}`)
    .sign(key.privateKey, 'base64');
  return `${query(all.forge(xml))}&${method}&Signature=${encodeURIComponent(signature)}`;
}

/** As a form that the browser posts. */
export function logoutForm(right: Right, facts: LogoutFacts = {}): Readonly<Record<string, string>> {
  const all = whole(right, facts);
  const { kind, relayState, algorithm, key } = all;
  const root = kind === 'SAMLRequest' ? 'LogoutRequest' : 'LogoutResponse';
  const xml = all.write(documentOf(all));
  const signature = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: `${SHA[algorithm]}rsa-${algorithm}`,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  const digestAlgorithm = algorithm === 'sha1' ? `${SHA.sha1}sha1` : 'http://www.w3.org/2001/04/xmlenc#sha256';
  signature.addReference({ xpath: `/*[local-name(.)='${root}']`, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm });
  const location = { reference: `/*/*[local-name(.)='Issuer']`, action: 'after' } as const;
  if (all.isSigned) signature.computeSignature(xml, { location });
  const sent = all.forge(all.isSigned ? signature.getSignedXml() : xml);
  return { [kind]: Buffer.from(sent).toString('base64'), ...(relayState !== '' && { RelayState: relayState }) };
}

/** The document that the shop sends by redirect. */
export const documentIn = (url: URL, kind: 'SAMLRequest' | 'SAMLResponse'): string =>
  inflateRawSync(Buffer.from(url.searchParams.get(kind) ?? '', 'base64')).toString();

const at = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

function documentOf({ kind, id, nameId, sessions, issuer, destination, issued, notOnOrAfter, inResponseTo, status }: Whole): string {
  const root = kind === 'SAMLRequest' ? 'LogoutRequest' : 'LogoutResponse';
  const about =
    kind === 'SAMLRequest'
      ? `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${nameId}</saml:NameID>${sessions.map((one) => `<samlp:SessionIndex>${one}</samlp:SessionIndex>`).join('')}`
      : `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>`;
  const more = kind === 'SAMLRequest' ? ` NotOnOrAfter="${at(notOnOrAfter)}"` : ` InResponseTo="${inResponseTo}"`;
  return `<samlp:${root} xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at(issued)}" Destination="${destination}"${more}><saml:Issuer>${issuer}</saml:Issuer>${about}</samlp:${root}>`;
}
