// Questions that are no goods ("returns", "store hours") with the page that answers them: data that staff keep.

export interface SearchAnswer {
  readonly answerId: string;
  readonly language: AnswerLanguage;
  /** What shoppers type. One that ends with `*` also answers a question with further words: `return *` "how do I return a printer". */
  readonly phrases: readonly string[];
  /** Address of a page without the language's prefix; may name a place on it (`/help#help-pay`). */
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

export type AnswerLanguage = 'en' | 'fr' | 'es';
const LANGUAGES: readonly string[] = ['en', 'fr', 'es'] satisfies readonly AnswerLanguage[];

export const SEARCH_ANSWER_COLUMNS = ['answer_id', 'language', 'phrases', 'address', 'title', 'text'] as const;

/** Identifies the row: an answer has one per language. */
export const keyOfAnswer = ({ answerId, language }: Pick<SearchAnswer, 'answerId' | 'language'>): string => `${answerId} ${language}`;

const MOST_PHRASES = 60;
const LONGEST = { address: 200, title: 80, text: 240 } as const;

/** Parses a row of the staff's sheet; returns an error sentence when it is malformed. `isPage`: whether the shop has a page at an address. */
export function readSearchAnswer(
  cells: Readonly<Record<string, string | undefined>>,
  isPage: (path: string) => boolean,
): SearchAnswer | string {
  const cell = (name: (typeof SEARCH_ANSWER_COLUMNS)[number]): string => (cells[name] ?? '').trim();
  const [answerId, language, address] = [cell('answer_id'), cell('language'), cell('address')];
  const phrases = cell('phrases')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
  if (!/^[a-z0-9-]{1,40}$/.test(answerId)) return 'answer_id is not 1 to 40 small letters, digits or hyphens';
  if (!isAnswerLanguage(language)) return 'language is none of en, fr and es';
  if (phrases.length === 0 || phrases.length > MOST_PHRASES) return `phrases, parted by |, are not 1 to ${MOST_PHRASES}`;
  const wordless = phrases.find((phrase) => !/[\p{L}\p{N}]/u.test(phrase));
  if (wordless !== undefined) return `the phrase ${wordless} holds no word`;
  if (address.length > LONGEST.address || !isPage(address.replace(/[?#].*$/s, '')))
    return `address is no page of the shop: ${address || 'empty'} (write it as /about/returns)`;
  for (const name of ['title', 'text'] as const)
    if (cell(name) === '' || cell(name).length > LONGEST[name]) return `${name} is not 1 to ${LONGEST[name]} characters`;
  return { answerId, language, phrases, address, title: cell('title'), text: cell('text') };
}

function isAnswerLanguage(text: string): text is AnswerLanguage {
  return LANGUAGES.includes(text);
}
