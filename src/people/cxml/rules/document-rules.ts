// The rules of cXML's published document types, in a short notation of ours: one element a line, `name | content | attributes`.

export interface ElementRule {
  /** Tests the names of the children, each followed by `;`. Null: anything may stand there. */
  readonly content: RegExp | null;
  /** As it is written, for messages. */
  readonly says: string;
  readonly mayHaveText: boolean;
  readonly attributes: ReadonlyMap<string, AttributeRule>;
}

export interface AttributeRule {
  readonly isRequired: boolean;
  /** Null: any text. */
  readonly values: readonly string[] | null;
}

export type DocumentRules = ReadonlyMap<string, ElementRule>;

/**
 * Reads a table. Content: names with `,` (in this order), `|` (one of these), `?`, `*`, `+`; `TEXT` for text alone, `TEXT | A | B` for text among
 * elements, `ANY`, `EMPTY`. Attributes: `name` or `name(value|value)`, with `!` when it is required.
 */
export function documentRules(table: string): DocumentRules {
  const rules = new Map<string, ElementRule>();
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const [name = '', content = '', attributes = ''] = line.split(' : ').map((part) => part.trim());
    rules.set(name, { ...readContent(content), says: content, attributes: readAttributes(attributes) });
  }
  return rules;
}

/** Several tables as one; of two rules for an element the later counts. */
export const allRules = (...tables: readonly DocumentRules[]): DocumentRules => new Map(tables.flatMap((table) => [...table]));

function readContent(content: string): Pick<ElementRule, 'content' | 'mayHaveText'> {
  if (content === 'ANY') return { content: null, mayHaveText: true };
  if (content === 'EMPTY') return { content: /^$/, mayHaveText: false };
  const mayHaveText = /\bTEXT\b/.test(content);
  const names = mayHaveText
    ? content
        .split('|')
        .map((name) => name.trim())
        .filter((name) => name !== 'TEXT')
    : [];
  const pattern = mayHaveText ? (names.length === 0 ? '' : `(?:${names.map((name) => `${name};`).join('|')})*`) : patternOf(content);
  return { content: new RegExp(`^${pattern}$`), mayHaveText };
}

/** A content model as a pattern over `Name;Name;`. The models of a document type can be read in one way only, so it never tries twice. */
const patternOf = (content: string): string =>
  content
    .replaceAll(/\s+|,/g, ' ')
    .trim()
    .replaceAll(/[A-Za-z][\w.]*/g, (name) => `(?:${name};)`)
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll(' ', '');

function readAttributes(text: string): ReadonlyMap<string, AttributeRule> {
  const found = text.matchAll(/([\w:]+)(?:\(([^)]*)\))?(!?)/g);
  return new Map([...found].map(([, name = '', values, mark]) => [name, { isRequired: mark === '!', values: values?.split('|') ?? null }]));
}
