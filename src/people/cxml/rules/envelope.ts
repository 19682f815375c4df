// The envelope of a cXML document: who sends it to whom, and what is in it.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { at, attributeOf, childrenOf, textAt, type XmlElement } from './element.ts';

export interface Credential {
  readonly domain: string;
  readonly identity: string;
  /** '' without. */
  readonly secret: string;
}

export interface CxmlHeader {
  readonly from: readonly Credential[];
  readonly to: readonly Credential[];
  readonly sender: readonly Credential[];
  readonly userAgent: string;
}

export interface Envelope {
  readonly kind: 'Request' | 'Message' | 'Response';
  readonly payloadId: string;
  /** As it came. */
  readonly timestamp: string;
  /** Of a response nobody says who sends it. */
  readonly header: CxmlHeader;
  readonly deploymentMode: 'production' | 'test';
  /** The payload id of what a message answers; ''. */
  readonly inReplyTo: string;
  /** Its code and text; null for requests, and for messages without one. */
  readonly status: { readonly code: string; readonly text: string; readonly detail: string } | null;
  /** What is asked or said: `PunchOutSetupRequest`, `OrderRequest` …; null for a response without an answer. */
  readonly body: XmlElement | null;
}

/** Reads what every document has. Whether the rules of cXML hold is checked elsewhere. */
export function readEnvelope(root: XmlElement): Outcome<Envelope, string> {
  if (root.name !== 'cXML') return failed(`the document is ${root.name}, not cXML`);
  const inside = root.children.find(({ name }) => name === 'Request' || name === 'Message' || name === 'Response');
  if (inside === undefined) return failed('cXML has no Request, Message or Response');
  const kind = inside.name as Envelope['kind']; // found by these names
  const header = at(root, 'Header');
  if (kind !== 'Response' && header === undefined) return failed('cXML has no Header');
  const status = at(inside, 'Status');
  const body = inside.children.find(({ name }) => name !== 'Status') ?? null;
  if (kind !== 'Response' && body === null) return failed(`${kind} is empty`);
  return done({
    kind,
    payloadId: attributeOf(root, 'payloadID'),
    timestamp: attributeOf(root, 'timestamp'),
    header: readHeader(header),
    deploymentMode: attributeOf(inside, 'deploymentMode') === 'test' ? 'test' : 'production',
    inReplyTo: attributeOf(inside, 'inReplyTo'),
    status:
      status === undefined ? null : { code: attributeOf(status, 'code'), text: attributeOf(status, 'text'), detail: status.text.trim() },
    body,
  });
}

function readHeader(header: XmlElement | undefined): CxmlHeader {
  const of = (party: string): readonly Credential[] => {
    const element = header && at(header, party);
    return element === undefined ? [] : childrenOf(element, 'Credential').map(readCredential);
  };
  return {
    from: of('From'),
    to: of('To'),
    sender: of('Sender'),
    userAgent: header === undefined ? '' : textAt(header, 'Sender', 'UserAgent'),
  };
}

const readCredential = (from: XmlElement): Credential => ({
  domain: attributeOf(from, 'domain'),
  identity: textAt(from, 'Identity'),
  secret: textAt(from, 'SharedSecret'),
});
