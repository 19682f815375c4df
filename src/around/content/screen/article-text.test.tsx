import { expect, test } from 'vitest';
import { sayer } from '#base/locale/words';
import { contentWords } from '#around/content/words';
import { SECTIONS, type ContentKey, type Topic } from './article-text.ts';

test.each(['en-US', 'en-CA', 'fr-CA', 'es-US'] as const)(
  'every article has its title, lead and sections in %s, and no others',
  (locale) => {
    const say = sayer(contentWords, locale);
    const keys = Object.entries(SECTIONS).flatMap(([topic, sections]) => [
      `${topic as Topic}.title`,
      `${topic as Topic}.lead`,
      ...sections.flatMap((section) => [`${topic}.${section}.title`, `${topic}.${section}.text`]),
    ]) as ContentKey[];
    for (const key of keys) expect(say(key, { phone: '1', threshold: '2', fee: '3' }), key).not.toMatch(/^content\.|^$|\{/);
    expect(contentWords.keys.filter((key) => key.includes('.')).toSorted()).toEqual(keys.toSorted());
  },
);
