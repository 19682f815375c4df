import { expect, test } from 'vitest';
import { sayer } from '#base/locale/words';
import { SHIPPED_SITES } from '#base/site/rules';
import { sectionsOf, readBlocks } from '#around/content/rules';
import { articleFigures } from './article-figures.ts';
import { articleLinks } from './article-links.ts';
import { ARTICLES, type Topic } from './article-topics.ts';

const SELLER = {
  name: 'North Paper Co.',
  address: ['8 Harbor Way', 'Portland, ME'],
  returnsTo: ['Dock 4'],
  gst: '1',
  qst: '2',
  provincial: ['BC 3'],
};
const LOCALES = [
  ['en-US', 'en-US', SHIPPED_SITES['consumer-US']],
  ['es-US', 'en-US', SHIPPED_SITES['business-US']],
  ['en-CA', 'en-CA', SHIPPED_SITES['consumer-CA']],
  ['fr-CA', 'fr-CA', SHIPPED_SITES['business-CA']],
] as const;
const TOPICS = Object.keys(ARTICLES) as readonly Topic[];
const ORIGINS = { consumer: 'http://c', business: 'http://b', pay: 'http://p' };

test.each(LOCALES)(
  'every article is complete in %s: figures, links to places that exist, no section without a text',
  (copyLocale, locale, site) => {
    const figures = articleFigures(site, copyLocale, SELLER);
    const linkTo = articleLinks({ locale, site, origins: ORIGINS }, ['chat', 'feedback', 'deals']);
    const anchors = new Set(
      TOPICS.flatMap((topic) =>
        sectionsOf(ARTICLES[topic].words.keys, ['text', 'us', 'ca', 'consumer', 'business']).map(({ id }) => `${topic}#${id}`),
      ),
    );
    for (const topic of TOPICS) {
      const { words, changedOn } = ARTICLES[topic];
      const say = sayer(words, copyLocale);
      expect(changedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const key of words.keys) {
        const text = say(key, figures);
        expect(text, `${topic} ${key}`).not.toMatch(/^about-|^$|\{|\}/);
        // A figure without a value would leave two spaces or a space before a mark.
        expect(text, `${topic} ${key}`).not.toMatch(/ {2}| [,.]|undefined|NaN/);
        const inlines = readBlocks(text).flatMap(({ lines }) => lines.flat());
        expect(inlines.filter((inline) => typeof inline === 'string').join(' '), `${topic} ${key}`).not.toMatch(/\]\(/);
        const places = inlines.flatMap((inline) => (typeof inline === 'string' ? [] : [inline.to]));
        expect(places.filter((place) => linkTo(place) === undefined || (place.includes('#') && !anchors.has(place)))).toEqual([]);
      }
      const inSections = sectionsOf(words.keys, ['text', 'us', 'ca', 'consumer', 'business', 'registered']).flatMap(({ title, texts }) => [
        title,
        ...texts,
      ]);
      expect([...words.keys].toSorted()).toEqual(['title', 'lead', ...inSections].toSorted());
    }
  },
);
