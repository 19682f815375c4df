// Documents that the shop generates from product data: kinds, languages and addresses.
import type { DocumentKind } from './catalog-record.ts';

export type OwnDocumentKind = Extract<DocumentKind, 'assemblyGuide' | 'informationSheet'>;
export type DocumentLanguage = 'en' | 'fr';

export interface OwnDocument {
  readonly itemId: string;
  readonly kind: OwnDocumentKind;
  readonly language: DocumentLanguage;
}

const FILES = { assemblyGuide: 'assembly-guide', informationSheet: 'information-sheet' } as const satisfies Record<OwnDocumentKind, string>;
const KINDS = Object.keys(FILES) as readonly OwnDocumentKind[]; // keys of this object
const ADDRESS = /^\/product-documents\/([^/]+)\/([a-z-]+)-(en|fr)\.pdf$/;

/** The same for every locale: a document has its own language. */
export const ownDocumentAddress = ({ itemId, kind, language }: OwnDocument): string =>
  `/product-documents/${encodeURIComponent(itemId)}/${FILES[kind]}-${language}.pdf`;

/** The generated document of an address; undefined for any other address. */
export function ownDocument(address: string): OwnDocument | undefined {
  const [, item = '', file, language] = ADDRESS.exec(address) ?? [];
  const kind = KINDS.find((one) => FILES[one] === file);
  const itemId = decoded(item);
  return kind === undefined || itemId === undefined ? undefined : { itemId, kind, language: language === 'fr' ? 'fr' : 'en' };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
