// Texts in each language of the shop, one column each: title_en-US, description_fr-CA, …
import type { ProductText } from '#goods/catalog/rules';
import { LOCALES, type Locale } from '#base/locale/rules';
import { joinList, joinPairs, splitList, splitPairs } from '../cell-text.ts';
import type { CsvColumn, Draft } from './csv-column.ts';

type Part = keyof ProductText;

interface TextPart {
  readonly part: Part;
  readonly column: string;
  write(value: NonNullable<ProductText[Part]>): string;
  /** Undefined when the cell is invalid. */
  read(cell: string): ProductText[Part] | undefined;
}

/** A text without any conversion. */
const plain = (part: Part, column: string): TextPart => ({ part, column, write: String, read: (cell) => cell });

const PARTS: readonly TextPart[] = [
  plain('name', 'title'),
  plain('pack', 'pack'),
  plain('unitName', 'unit'),
  plain('description', 'description'),
  { part: 'features', column: 'features', write: (value) => joinList(value as readonly string[]), read: (cell) => splitList(cell) },
  {
    part: 'specs',
    column: 'specs',
    write: (value) => joinPairs(value as NonNullable<ProductText['specs']>),
    read: (cell) => splitPairs(cell),
  },
];

export const TEXT_COLUMNS: readonly CsvColumn[] = PARTS.flatMap((part) => LOCALES.map((locale) => columnOf(part, locale)));

function columnOf({ part, column, write, read }: TextPart, locale: Locale): CsvColumn {
  return {
    name: `${column}_${locale}`,
    write({ record }) {
      const value = record.text[locale]?.[part];
      return value === undefined ? '' : write(value);
    },
    read(cell, draft) {
      const value = cell === '' ? undefined : read(cell);
      if (cell !== '' && value === undefined) return `is not written as Label=Value | Label=Value`;
      setText(draft, locale, part, value);
      return undefined;
    },
  };
}

/** Drops a locale without any text left. */
function setText(draft: Draft, locale: Locale, part: Part, value: unknown): void {
  const { [part]: _before, ...others } = draft.text?.[locale] ?? {};
  const said = value === undefined ? others : { ...others, [part]: value };
  const { [locale]: _said, ...rest } = draft.text ?? {};
  // The check for an en-US name follows once the whole row is read.
  draft.text = (Object.keys(said).length === 0 ? rest : { ...rest, [locale]: said }) as NonNullable<Draft['text']>;
}
