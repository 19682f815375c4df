// Finds the wish for a low price in a search: "cheap pens", « stylos pas chers », "the cheapest stapler". What is left are the words.
import { foldInPlace } from './fold-in-place.ts';

const ENGLISH = `cheap(?:est|er|ly)?|inexpensive|affordable|low(?:est)?[ -](?:cost|priced?)|lowest prices?`;
const FRENCH = `(?:les? |la )?(?:pas|moins) (?:trop )?cher(?:es|e|s)?|(?:a )?bon marche|abordables?|(?:a )?(?:bas|petits?) prix|au meilleur prix|prix le plus bas`;
const SPANISH = `(?:(?:el|la|los|las) )?mas barat[oa]s?|barat[oa]s?|economic[oa]s`;
/** "Cheaper than" compares with something. */
const CHEAP = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:the )?(?:${ENGLISH}|${FRENCH}|${SPANISH})(?![\p{L}\p{N}-]| than| que)`, 'gu');
/** What joined the wish to the goods: "cheap but good", « pas cher pour … ». */
const LOOSE = /^\s*(?:and|but|et|mais|y|pero|,)\s|\s(?:and|but|et|mais|y|pero|,)\s*$|^\s*(?:of|des?|pour|for)\s|\s(?:et|mais)\s*$/giu;

/** The search without the wish; null without one, or when nothing else was asked for. */
export function withoutCheapWords(query: string): string | null {
  const text = foldInPlace(query);
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(CHEAP)) {
    rest += `${query.slice(from, match.index)} `;
    from = match.index + match[0].length;
  }
  if (from === 0) return null;
  const words = `${rest}${query.slice(from)}`.replace(LOOSE, ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? null : words;
}
