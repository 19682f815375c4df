// What a logout request or response of SAML says at its root, read strictly. Whether it is signed is checked elsewhere.
import { SaxesParser } from 'saxes';

export interface LogoutDocument {
  readonly kind: 'LogoutRequest' | 'LogoutResponse';
  readonly id: string;
  readonly issuer: string;
  readonly destination: string;
  readonly issuedAt: Date | undefined;
  /** Undefined without. */
  readonly endsAt: Date | undefined;
  /** Of a response; ''. */
  readonly inResponseTo: string;
  /** Of a response. */
  readonly isSuccess: boolean;
  /** Of a request: the sessions that end; none stands for all of the person. */
  readonly sessions: readonly string[];
}

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const MOST_SESSIONS = 100;

/** Null for anything else. */
export function readLogoutDocument(xml: string): LogoutDocument | null {
  const parser = new SaxesParser({ xmlns: true });
  const [path, issuers, sessions, statuses] = [new Array<string>(), new Array<string>(), new Array<string>(), new Array<string>()];
  let root: { readonly name: string; readonly of: (attribute: string) => string } | undefined;
  let text = '';
  let wrong = false;
  parser.on('error', () => (wrong = true));
  parser.on('doctype', () => (wrong = true));
  parser.on('opentag', ({ uri, local, attributes }) => {
    path.push(`${uri} ${local}`);
    text = '';
    const of = (name: string): string => attributes[name]?.value ?? ''; // own key: a map of the parser
    if (path.length === 1) root = { name: uri === PROTOCOL ? local : '', of };
    if (path.length === 3 && path[1] === `${PROTOCOL} Status` && path[2] === `${PROTOCOL} StatusCode`) statuses.push(of('Value'));
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ uri, local }) => {
    if (path.length === 2 && uri === ASSERTION && local === 'Issuer') issuers.push(text);
    if (path.length === 2 && uri === PROTOCOL && local === 'SessionIndex') sessions.push(text.trim());
    path.pop();
  });
  parser.write(xml).close();
  const kind = root?.name;
  if (wrong || root === undefined || issuers.length !== 1 || sessions.length > MOST_SESSIONS) return null;
  if (kind !== 'LogoutRequest' && kind !== 'LogoutResponse') return null;
  const { of } = root;
  return {
    kind,
    id: of('ID'),
    issuer: issuers[0] ?? '',
    destination: of('Destination'),
    issuedAt: instant(of('IssueInstant')),
    endsAt: instant(of('NotOnOrAfter')),
    inResponseTo: of('InResponseTo'),
    isSuccess: statuses.length === 1 && statuses[0] === SUCCESS,
    sessions,
  };
}

function instant(text: string): Date | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
