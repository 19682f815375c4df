// Values by code and language: facets_en-US "color=Black | size=Letter", facets_fr-CA "color=Noir".
import { ownValue } from '#base/lookup/rules';
import { joinPairs, splitPairs } from '../cell-text.ts';
import type { CsvColumn, Draft } from './csv-column.ts';

type Values = Readonly<Record<string, { readonly 'en-US': string; readonly 'fr-CA'?: string }>>;
type Language = 'en-US' | 'fr-CA';

const LANGUAGES: readonly Language[] = ['en-US', 'fr-CA'];
const WRONG = 'is not written as color=Black | size=Letter';

export const FACET_COLUMNS: readonly CsvColumn[] = LANGUAGES.map((language) => ({
  name: `facets_${language}`,
  write: ({ record }) => written(record.facets, language),
  read(cell, draft) {
    const values = replaced(draft.facets, language, cell);
    if (values === undefined) return WRONG;
    if (Object.keys(values).length === 0) delete draft.facets;
    else draft.facets = values;
    return undefined;
  },
}));

/** The members of a variant set differ in their options. */
export const VARIANT_COLUMNS: readonly CsvColumn[] = [
  {
    name: 'variant_set',
    write: ({ record }) => record.variant?.set ?? '',
    read(cell, draft) {
      setVariant(draft, cell, draft.variant?.options);
      return undefined;
    },
  },
  ...LANGUAGES.map((language): CsvColumn => ({
    name: `variant_options_${language}`,
    write: ({ record }) => written(record.variant?.options, language),
    read(cell, draft) {
      const options = replaced(draft.variant?.options, language, cell);
      if (options === undefined) return WRONG;
      setVariant(draft, draft.variant?.set ?? '', options);
      return undefined;
    },
  })),
];

function setVariant(draft: Draft, variantSet: string, options: Values = {}): void {
  if (variantSet === '' && Object.keys(options).length === 0) delete draft.variant;
  else draft.variant = { set: variantSet, options };
}

function written(values: Values | undefined, language: Language): string {
  const said = Object.entries(values ?? {}).flatMap(([code, texts]) => {
    const text = texts[language];
    return text === undefined ? [] : [[code, text] as const];
  });
  return joinPairs(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Replaces the values of one language; a code without an English value is deleted. */
function replaced(values: Values | undefined, language: Language, cell: string): Values | undefined {
  const pairs = splitPairs(cell);
  if (pairs === undefined) return undefined;
  const said = new Map(pairs);
  const codes = new Set([...Object.keys(values ?? {}), ...said.keys()]);
  const entries = [...codes].map((code) => {
    const { [language]: _before, ...others } = ownValue(values, code) ?? { 'en-US': undefined };
    return [code, { ...others, ...(said.has(code) && { [language]: said.get(code) }) }] as const;
  });
  const there = entries.filter(([, texts]) => (texts as { 'en-US'?: string })['en-US'] !== undefined || language === 'fr-CA');
  return Object.fromEntries(there) as Values;
}
