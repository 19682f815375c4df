// SAML metadata: what a provider publishes about itself, read strictly, and what the shop publishes for an organization.
import { X509Certificate } from 'node:crypto';
import { SaxesParser } from 'saxes';

export interface ProviderMetadata {
  readonly entityId: string;
  /** Where sign-ons begin. */
  readonly entryPoint: string;
  /** PEM; all with which it may sign. */
  readonly certificates: readonly string[];
  /** Null when it names no single logout service of the redirect binding. */
  readonly logout: SamlLogout | null;
}

/** Where a provider is told that somebody signs out, and where it is answered. */
export interface SamlLogout {
  readonly url: string;
  readonly replyUrl: string;
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const MOST_CERTIFICATES = 4;

/** Null for anything that is no metadata of one provider, or that declares entities (XXE). */
export function readMetadata(xml: string): ProviderMetadata | null {
  const found = { entityIds: new Array<string>(), entryPoints: new Array<string>(), certificates: new Array<string>() };
  const logouts: SamlLogout[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let text = '';
  let wrong = false;
  parser.on('error', () => (wrong = true));
  parser.on('doctype', () => (wrong = true));
  parser.on('opentag', ({ uri, local, attributes }) => {
    path.push(`${uri} ${local}`);
    text = '';
    const of = (name: string): string => attributes[name]?.value ?? ''; // own key: a map of the parser
    if (uri !== METADATA) return;
    if (local === 'EntityDescriptor') found.entityIds.push(of('entityID'));
    if (local === 'KeyDescriptor' && of('use') === 'encryption') path[path.length - 1] = 'encryption';
    if (local === 'SingleSignOnService' && of('Binding') === REDIRECT && isOfProvider(path)) found.entryPoints.push(of('Location'));
    if (local === 'SingleLogoutService' && of('Binding') === REDIRECT && isOfProvider(path))
      logouts.push({ url: of('Location'), replyUrl: of('ResponseLocation') || of('Location') });
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ uri, local }) => {
    if (uri === SIGNATURE && local === 'X509Certificate' && isOfProvider(path) && path.includes(`${METADATA} KeyDescriptor`))
      found.certificates.push(text);
    path.pop();
  });
  parser.write(xml).close();
  const [entityId = ''] = found.entityIds;
  const [entryPoint = ''] = found.entryPoints;
  const certificates = [...new Set(found.certificates.map(pemOf))];
  const isWhole = !wrong && found.entityIds.length === 1 && entityId !== '' && entryPoint !== '';
  const isSigned = certificates.length > 0 && certificates.length <= MOST_CERTIFICATES && !certificates.includes('');
  return isWhole && isSigned ? { entityId, entryPoint, certificates, logout: logouts[0] ?? null } : null;
}

const isOfProvider = (path: readonly string[]): boolean => path.includes(`${METADATA} IDPSSODescriptor`);

/** '' for what is no certificate. */
function pemOf(base64: string): string {
  try {
    return new X509Certificate(Buffer.from(base64.replace(/\s/g, ''), 'base64')).toString();
  } catch {
    return '';
  }
}

/** When a certificate ends. */
export const endOf = (pem: string): Date => new Date(new X509Certificate(pem).validTo);

export interface OwnMetadata {
  readonly entityId: string;
  /** Where answers are posted to (ACS). */
  readonly answersTo: string;
  /** Where the provider says that somebody signs out, and answers (SLO). */
  readonly logsOutAt: string;
  /** PEM. */
  readonly certificate: string;
}

export function ownMetadata({ entityId, answersTo, logsOutAt, certificate }: OwnMetadata): string {
  const bare = certificate.replace(/-----[A-Z ]+-----|\s/g, '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${METADATA}" entityID="${entityId}">
  <md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="${SIGNATURE}"><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleLogoutService Binding="${REDIRECT}" Location="${logsOutAt}"/>
    <md:SingleLogoutService Binding="${POST}" Location="${logsOutAt}"/>
    <md:AssertionConsumerService Binding="${POST}" Location="${answersTo}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}
