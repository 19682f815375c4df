// Why a document cannot be shown on a product page.
import type { DocumentKind, DocumentRecord } from './catalog-record.ts';
import { ownDocument } from './own-document.ts';

export const DOCUMENT_KINDS = Object.keys({
  safetyDataSheet: 0,
  informationSheet: 0,
  assemblyGuide: 0,
  userGuide: 0,
  warranty: 0,
} satisfies Record<DocumentKind, 0>) as readonly DocumentKind[]; // keys of this object

const MOST = 20;

/** The first problem of an item's documents, as the end of a sentence about the item; undefined without one. */
export function documentProblem(itemId: string, documents: readonly DocumentRecord[]): string | undefined {
  if (documents.length > MOST) return `it names more than ${MOST} documents`;
  const wrong = documents.map((document) => problemOf(itemId, document)).find((problem) => problem !== undefined);
  return wrong === undefined ? undefined : `one of its documents ${wrong}`;
}

function problemOf(itemId: string, { kind, title, address, language }: DocumentRecord): string | undefined {
  if (!DOCUMENT_KINDS.includes(kind)) return `is “${kind}”, not one of ${DOCUMENT_KINDS.join(', ')}`;
  if (title['en-US'].trim() === '') return 'has no title';
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) return `is in the language “${language}”, not one such as en or fr-CA`;
  const own = ownDocument(address);
  if (own !== undefined) return own.itemId === itemId && own.kind === kind ? undefined : 'is that of another item or kind';
  return /^https:\/\/[^\s/"<>\\]+(\/[^\s"<>\\]*)?$/.test(address) ? undefined : `has the address “${address}”, which is no https address`;
}
