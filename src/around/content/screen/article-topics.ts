// The shop's articles about itself: their words, and when they last changed.
import {
  accessibilityWords,
  companyWords,
  cookiesWords,
  deliveryWords,
  helpWords,
  insidersWords,
  learnWords,
  privacyWords,
  returnsWords,
  termsWords,
} from '#around/content/words';
import type { Words } from '#base/locale/words';

/** Articles at `/about/{topic}`, as they are listed; help has its own address. */
export const ABOUT_TOPICS = [
  'delivery',
  'returns',
  'company',
  'privacy',
  'terms',
  'accessibility',
  'cookies',
  'learn',
  'insiders',
] as const;
export type AboutTopic = (typeof ABOUT_TOPICS)[number];
export type Topic = AboutTopic | 'help';

export function isAboutTopic(text: string): text is AboutTopic {
  return (ABOUT_TOPICS as readonly string[]).includes(text);
}

interface ArticleSource {
  readonly words: Words<string>;
  /** ISO date of the last change that matters to a reader. */
  readonly changedOn: string;
}

/** Only the server reads the words: pages bring what they show as data. */
export const ARTICLES: Readonly<Record<Topic, ArticleSource>> = {
  help: { words: helpWords, changedOn: '2026-12-01' },
  delivery: { words: deliveryWords, changedOn: '2026-11-28' },
  returns: { words: returnsWords, changedOn: '2026-11-28' },
  company: { words: companyWords, changedOn: '2026-11-28' },
  privacy: { words: privacyWords, changedOn: '2026-11-30' },
  terms: { words: termsWords, changedOn: '2026-11-28' },
  accessibility: { words: accessibilityWords, changedOn: '2026-11-28' },
  cookies: { words: cookiesWords, changedOn: '2026-11-30' },
  learn: { words: learnWords, changedOn: '2026-11-28' },
  insiders: { words: insidersWords, changedOn: '2026-11-28' },
};
