// A document as it may be kept: without what opens doors, and without numbers of cards (trust 24).
import { holdsCardNumber } from '#buying/payment/rules';
import type { XmlElement } from '#people/cxml/rules';

const HIDDEN = '•••';
const SECRETS: ReadonlySet<string> = new Set(['SharedSecret', 'DigitalSignature', 'CredentialMac']);
/** Where people write what they like. */
const FREE_TEXTS: ReadonlySet<string> = new Set(['Comments', 'Extrinsic', 'Description', 'Name', 'DeliverTo', 'Street']);

export function withoutSecrets(root: XmlElement): XmlElement {
  const { name, text, children, attributes } = root;
  if (SECRETS.has(name)) return { ...root, text: HIDDEN, children: [] };
  const isHidden = FREE_TEXTS.has(name) && holdsCardNumber(text);
  return {
    ...root,
    // White space between elements would stand there twice.
    text: isHidden ? HIDDEN : children.length > 0 && text.trim() === '' ? '' : text,
    attributes: name === 'PCard' ? new Map([...attributes].map(([key, value]) => [key, key === 'number' ? HIDDEN : value])) : attributes,
    children: children.map(withoutSecrets),
  };
}
