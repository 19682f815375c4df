import { expect, test } from 'vitest';
import { catalogWords } from '#goods/catalog/words';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { CompatibleDrawer, type CompatibleDrawerProps } from './compatible-drawer.tsx';
import { ProductFits } from './product-fits.tsx';
import { aTile, served, SHOP, wordsOf } from '#test/screen/tile';

const MODELS = ['LaserPro 4120dw', 'LaserPro 4110'];
const shopIn = (copyLocale: CopyLocale) => ({ ...SHOP, locale: copyLocale === 'fr-CA' ? ('fr-CA' as const) : SHOP.locale, copyLocale });
const drawer = (props: Partial<CompatibleDrawerProps>, copyLocale: CopyLocale) =>
  served(<CompatibleDrawer open onClose={() => undefined} {...props} />, shopIn(copyLocale));

test.each([
  ['en-US', 'Compatible Printers', 'This cartridge is compatible with:'],
  ['en-CA', 'Compatible Printers', 'This cartridge is compatible with:'],
  ['fr-CA', 'Imprimantes compatibles', 'Cette cartouche est compatible avec\u00A0:'],
  ['es-US', 'Impresoras compatibles', 'Este cartucho es compatible con:'],
] as const)('[CAT-6] [ERR-1] the drawer of a cartridge’s printers in %s: “%s”, “%s”', (locale, title, text) => {
  const html = drawer({ models: MODELS }, locale);
  expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  expect(html).toContain(`<p>${text}</p>`);
  expect(html).toContain(`href="${locale === 'fr-CA' ? '/fr-ca' : ''}/ink-toner-finder/laserpro-4110"`);
});

test.each([
  ['en-US', 'Cartridges that fit'],
  ['fr-CA', 'Cartouches compatibles'],
] as const)('[CAT-6] the drawer of a printer’s cartridges in %s: “%s”, each with its price', (locale, title) => {
  const html = drawer({ cartridges: [aTile({ title: 'Ondine TN-480', price: '$138.89' })] }, locale);
  expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  expect(wordsOf(html)).toContain('Ondine TN-480');
  expect(wordsOf(html)).toContain('$138.89');
  expect(wordsOf(html)).not.toContain('compatible with');
});

test.each([
  ['en-US', 'Compatible models', 'It’s compatible with:'],
  ['fr-CA', 'Modèles compatibles', 'Compatible avec\u00A0:'],
] as const)('[CAT-6] what fits no printer is called no cartridge, in %s, and its models have no pages', (locale, title, text) => {
  const html = drawer({ models: ['Slate 10'], other: true }, locale);
  expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  expect(html).toContain(`<p>${text}</p>`);
  expect(html).not.toContain('ink-toner-finder');
});

test.each([
  ['en-US', false, 'This cartridge is compatible with:'],
  ['fr-CA', false, 'Cette cartouche est compatible avec\u00A0:'],
  ['en-US', true, 'It’s compatible with:'],
  ['fr-CA', true, 'Compatible avec\u00A0:'],
] as const)('[CAT-6] the product page says the same, in %s (no printers: %s)', (locale, other, text) => {
  expect(served(<ProductFits fits={MODELS} other={other} />, shopIn(locale))).toContain(`<b>${text}</b>`);
});

test.each([['en-US'], ['en-CA'], ['fr-CA'], ['es-US']] as const)(
  '[CAT-6] the model check answers for a bag as for a cartridge, in %s, and mentions neither printers nor cartridges',
  (locale) => {
    const t = sayer(catalogWords, locale);
    const answers = [t('fitsYes', { model: 'Slate 10' }), t('fitsNo', { model: 'Slate 10' }), t('fitsSearch', { model: 'Slate 10' })];
    for (const answer of answers) {
      expect(answer).toContain('Slate 10');
      expect(answer).not.toMatch(/cartridge|cartouche|cartucho|printer|imprimante|impresora|\belle\b/i);
    }
  },
);
