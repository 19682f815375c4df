// Structured data of a product's answered questions.
import type { WordedQuestion } from './load-product-questions.ts';

/** Structured data of the shop's answers in the page's language. Only the shop can answer, which schema.org requires of an FAQPage. */
export function faqPageData({
  questions,
  language,
}: {
  readonly questions: readonly WordedQuestion[];
  readonly language: string;
}): readonly object[] {
  const answered = questions.flatMap(({ lang, body, answer }) =>
    answer === null || !lang.startsWith(language)
      ? []
      : [{ '@type': 'Question', name: body, acceptedAnswer: { '@type': 'Answer', text: answer.text } }],
  );
  return answered.length === 0
    ? []
    : [{ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: language, mainEntity: answered }];
}
