// An article as its page shows it: words, figures and links put together on the server, so that browsers load none of the words.
import type { contentContract } from '#around/content/contract';
import { readBlocks, sectionsOf, type Block, type Inline } from '#around/content/rules';
import type { couponsContract } from '#finding/coupons/contract';
import { formatDate } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { togglesContract } from '#people/toggles/contract';
import { ask, pageVisit, type PageVisit, type WithContext } from '#ui/page/page-visit';
import { articleFigures, type Seller } from './article-figures.ts';
import { articleLinks } from './article-links.ts';
import { ABOUT_TOPICS, ARTICLES, type Topic } from './article-topics.ts';

export interface ShownSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type ShownArticle = Awaited<ReturnType<typeof loadArticle>>;

export async function loadArticle(args: WithContext, topic: Topic) {
  const visit = args.context.get(pageVisit);
  const { copyLocale, site } = visit;
  const seller = await ask<typeof contentContract>(args)('GET /api/seller', {});
  const { on } = await ask<typeof togglesContract>(args)('GET /api/toggles', {});
  const offers = await ask<typeof couponsContract>(args)('GET /api/offers', {});
  const toggles = offers.deals ? [...on, 'deals'] : on;
  const figures = articleFigures(site, copyLocale, seller);
  const { changedOn } = ARTICLES[topic];
  const head = (one: Topic) => {
    const say = sayer(ARTICLES[one].words, copyLocale);
    return { topic: one, to: addressOf(one, visit), title: say('title'), lead: say('lead', figures) };
  };
  const { title, lead, to } = head(topic);
  return {
    topic,
    title,
    lead,
    description: lead,
    address: to,
    changed: formatDate(new Date(`${changedOn}T12:00:00Z`), 'UTC', copyLocale),
    changedOn,
    sections: shownSections(topic, visit, { seller, figures, toggles }),
    others: (['help', ...ABOUT_TOPICS] as const).map(head),
    // Spanish mode keeps the long texts in English (T27).
    isInEnglish: copyLocale === 'es-US',
  };
}

const addressOf = (topic: Topic, { locale }: PageVisit): string =>
  topic === 'help' ? makePaths(locale).help() : makePaths(locale).about(topic);

interface SectionFacts {
  readonly seller: Seller;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly toggles: readonly string[];
}

function shownSections(topic: Topic, visit: PageVisit, { seller, figures, toggles }: SectionFacts): readonly ShownSection[] {
  const { words } = ARTICLES[topic];
  const { site, copyLocale } = visit;
  const say = sayer(words, copyLocale);
  const linkTo = articleLinks(visit, toggles);
  const isRegistered = seller.gst !== null || seller.qst !== null || seller.provincial.length > 0;
  const forms = ['text', site.country === 'US' ? 'us' : 'ca', site.tenant, ...(isRegistered ? ['registered'] : [])];
  const linked = (inline: Inline): Inline => {
    if (typeof inline === 'string') return inline;
    const to = linkTo(inline.to);
    return to === undefined ? inline.words : { words: inline.words, to };
  };
  return sectionsOf(words.keys, forms).map(({ id, title, texts }) => ({
    id: `${topic}-${id}`,
    title: say(title),
    blocks: readBlocks(texts.map((key) => say(key, figures)).join('\n')).map(({ kind, lines }) => ({
      kind,
      lines: lines.map((line) => line.map(linked)),
    })),
  }));
}
