// Finds the answers to a search that asks for no goods: its words, without those of a question, are the words of a phrase.
import { editDistance } from './edit-distance.ts';
import { fold, type SearchLanguage } from './fold.ts';
import { ASKING_WORDS, QUESTION_WORDS } from './question-words.ts';
import type { AnswerLanguage, SearchAnswer } from './search-answer.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** The ids of the answers, by name. `isGoods`: whether goods are called by this word, which is then no slip of the pen. */
export type MatchAnswers = (query: string, isGoods: (word: string) => boolean) => readonly string[];

interface Phrases {
  readonly language: AnswerLanguage;
  readonly byKey: ReadonlyMap<string, ReadonlySet<string>>;
  readonly words: ReadonlySet<string>;
  /** Phrases that end with `*`: their words, and the answer. */
  readonly ofGoods: readonly { readonly subject: readonly string[]; readonly answerId: string }[];
}

/** Longer searches are no questions that a phrase answers. */
const MOST_WORDS = 10;
const SHORTEST_SLIP = 5;
/** From this length on, two letters may be wrong. */
const TWO_SLIPS = 8;

/** Phrases of every language count, because shoppers mix them. */
export function makeMatchAnswers(answers: readonly SearchAnswer[]): MatchAnswers {
  const byLanguage = [...Map.groupBy(answers, ({ language }) => language)].map(([language, own]) => phrasesOf(language, own));
  const matching = (ask: (phrases: Phrases) => readonly string[]): readonly string[] => {
    const found = byLanguage.flatMap((phrases) => [...(phrases.byKey.get(keyOf(ask(phrases))) ?? [])]);
    return [...new Set(found)].sort();
  };
  return (query, isGoods) => {
    if (query.split(/\s+/).length > MOST_WORDS) return [];
    const asTyped = matching(({ language }) => subjectOf(query, language));
    if (asTyped.length > 0) return asTyped;
    const mended = matching(({ language, words }) =>
      subjectOf(query, language).map((word) => (words.has(word) || isGoods(word) ? word : (nearest(word, words) ?? word))),
    );
    return mended.length > 0 ? mended : [...new Set(byLanguage.flatMap((phrases) => askedOfGoods(query, phrases)))].sort();
  };
}

/** "How do I return a printer?" asks about returns, whatever is returned; "return labels" asks for goods. */
function askedOfGoods(query: string, { language, ofGoods }: Phrases): readonly string[] {
  const [first = ''] = wordsOf(query, language);
  if (!ASKING_WORDS[language].has(first)) return [];
  const asked = new Set(subjectOf(query, language));
  return ofGoods.filter(({ subject }) => subject.every((word) => asked.has(word))).map(({ answerId }) => answerId);
}

function phrasesOf(language: AnswerLanguage, answers: readonly SearchAnswer[]): Phrases {
  const byKey = new Map<string, Set<string>>();
  const words = new Set<string>();
  const ofGoods: { subject: readonly string[]; answerId: string }[] = [];
  for (const { answerId, phrases } of answers) {
    for (const phrase of phrases) {
      const subject = subjectOf(phrase, language);
      if (phrase.endsWith('*')) {
        ofGoods.push({ subject, answerId });
        continue;
      }
      for (const word of subject) words.add(word);
      const key = keyOf(subject);
      const ids = byKey.get(key) ?? new Set();
      byKey.set(key, ids.add(answerId));
    }
  }
  return { language, byKey, words, ofGoods };
}

/** The words that say what is asked, as terms; all words when nothing else is left. */
function subjectOf(text: string, language: AnswerLanguage): readonly string[] {
  const written = writtenAs(language);
  const words = wordsOf(text, language);
  const telling = words.filter((word) => !QUESTION_WORDS[language].has(word) && !isStopWord(word, written));
  return (telling.length > 0 ? telling : words).map((word) => stem(word, written));
}

const writtenAs = (language: AnswerLanguage): SearchLanguage => (language === 'fr' ? 'fr' : 'en');

const wordsOf = (text: string, language: AnswerLanguage): readonly string[] =>
  fold(text, writtenAs(language)).match(/[\p{L}\p{N}]+/gu) ?? [];

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

function nearest(word: string, words: ReadonlySet<string>): string | undefined {
  if (word.length < SHORTEST_SLIP) return undefined;
  const most = word.length < TWO_SLIPS ? 1 : 2;
  let best: { readonly word: string; readonly slips: number } | undefined;
  for (const known of words) {
    const slips = editDistance(word, known, most);
    if (slips <= most && slips < (best?.slips ?? Infinity)) best = { word: known, slips };
  }
  return best?.word;
}
