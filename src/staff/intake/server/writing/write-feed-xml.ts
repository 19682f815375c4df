// A Merchant feed as RSS 2.0.
import { MERCHANT_ATTRIBUTES, type MerchantItem } from '#staff/intake/rules';

/** Elements of RSS itself, which have no prefix. */
const PLAIN: ReadonlySet<string> = new Set(['title', 'link', 'description']);

export function feedBegin(origin: string, locale: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>Inkwell ${locale}</title>`,
    `<link>${escaped(origin)}</link>`,
    `<description>Products, ${locale}</description>`,
    '',
  ].join('\n');
}

export const FEED_END = '</channel>\n</rss>\n';

export function feedItem({ values, details }: MerchantItem): string {
  const lines = MERCHANT_ATTRIBUTES.flatMap((name) => (values[name] ?? []).map((value) => element(name, escaped(value))));
  const more = details.map(({ section, name, value }) =>
    element(
      'product_detail',
      [
        section === '' ? '' : element('section_name', escaped(section)),
        element('attribute_name', escaped(name)),
        element('attribute_value', escaped(value)),
      ].join(''),
    ),
  );
  return ['<item>', ...lines, ...more, '</item>', ''].join('\n');
}

function element(name: string, inside: string): string {
  const tag = PLAIN.has(name) ? name : `g:${name}`;
  return `<${tag}>${inside}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
