import { contentWords } from '#around/content/words';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { pageVisit, type WithContext } from '#ui/page/page-visit';
import type { Topic } from './article-text.ts';

/** An article's head, and this site's figures for its text. */
export function loadArticle<T extends Topic>({ context }: WithContext, topic: T) {
  const { locale, copyLocale, site } = context.get(pageVisit);
  const t = sayer(contentWords, copyLocale);
  const paths = makePaths(locale);
  const money = (cents: number) => formatPrice(cents, site.currency, copyLocale);
  return {
    topic,
    title: t(`${topic}.title`),
    description: t(`${topic}.lead`),
    address: topic === 'help' ? paths.help() : paths.about(topic as Exclude<Topic, 'help'>),
    figures: { threshold: money(site.freeShippingThreshold), fee: money(site.shippingFee) },
  };
}
