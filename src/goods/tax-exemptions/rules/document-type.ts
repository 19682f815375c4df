// The scanned certificate: a PDF, JPEG or PNG, known by its first bytes and not by its name.

/** Of the file. */
export const MOST_DOCUMENT_BYTES = 4_000_000;

const KINDS = [
  { type: 'application/pdf', ending: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', ending: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', ending: 'jpg', begins: [0xff, 0xd8, 0xff] },
] as const;

export type DocumentType = (typeof KINDS)[number]['type'];

/** Null for anything else. */
export const documentTypeOf = (bytes: Uint8Array): DocumentType | null =>
  KINDS.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))?.type ?? null;

export const endingOf = (type: DocumentType): string => KINDS.find((one) => one.type === type)?.ending ?? 'bin';
