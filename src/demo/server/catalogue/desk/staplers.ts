// Castor & Main staplers, staples and removers.
import { type ColorName, hex, hue, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { count, inches, type Pair, size } from '../kit/measures.ts';

const EACH: Pair = ['each', 'unité'];
const stapler = { category: 'staplers', brand: 'Castor & Main', unit: EACH, count: 1 };
const STANDARD_STAPLES: Pair = ['Standard, 1/4 in.', 'Standard, 1/4 po'];

const no4 = (id: string, color: ColorName, rating: readonly [number, number], about: Pair) => item({
  ...stapler, id, part: `CMN-N4-${color.slice(0, 3).toUpperCase()}`, about, usd: 1849, cad: 2449, rating, kind: 'skuSet', set: 'castor-no4', options: { color: hueLabel(color) }, weightGrams: 420,
  name: [`Castor & Main No. 4 full-strip stapler, 25 sheets, ${hue(color, 'f')[0]}`, `Agrafeuse Castor & Main No 4, 25 feuilles, ${hue(color, 'f')[1]}`], pack: ['1 stapler, 1,000 staples', '1 agrafeuse, 1 000 agrafes'],
  specs: { capacity: count(25, 'sheets', 'feuilles'), staples: STANDARD_STAPLES, staplingDepth: inches(3.6), material: ['Die-cast zinc, steel magazine', 'Zinc moulé, magasin d’acier'], size: size(7.1, 1.5, 2.6), warranty: ['Lifetime', 'À vie'] },
  facets: { color: hueLabel(color), capacity: ['25 sheets', '25 feuilles'] }, picture: { type: 'stapler', color: hex(color), brand: 'Castor & Main' }, accessories: ['287201', '287301'],
});

export const staplers = [
  item({
    ...stapler, id: '287104', part: 'CMN-N4-RED', kind: 'skuSet', set: 'castor-no4', options: { color: ['Red', 'Rouge'] }, usd: 1849, cad: 2449, rating: [4.8, 2914], weightGrams: 420, accessories: ['287201', '287301'], marks: ['bestSeller'],
    name: ['Castor & Main No. 4 full-strip stapler, 25 sheets, red', 'Agrafeuse Castor & Main No 4, 25 feuilles, rouge'], pack: ['1 stapler, 1,000 staples', '1 agrafeuse, 1 000 agrafes'],
    about: ['All metal, made the way staplers were made when they were handed down. Opens flat for tacking, and it does not jam on a two-page letter.', 'Toute en métal, comme celles qu’on se léguait. S’ouvre à plat pour punaiser et ne se bloque pas sur une lettre de deux pages.'],
    features: [['Staples 2 to 25 sheets', 'Agrafe de 2 à 25 feuilles'], ['Rubber base that stays put', 'Base de caoutchouc qui ne glisse pas'], ['Lifetime warranty', 'Garantie à vie']],
    specs: { capacity: count(25, 'sheets', 'feuilles'), staples: STANDARD_STAPLES, staplingDepth: inches(3.6), material: ['Die-cast zinc, steel magazine', 'Zinc moulé, magasin d’acier'], size: size(7.1, 1.5, 2.6), warranty: ['Lifetime', 'À vie'] },
    facets: { color: ['Red', 'Rouge'], capacity: ['25 sheets', '25 feuilles'] }, picture: { type: 'stapler', color: '#b5382f', brand: 'Castor & Main' },
  }),
  no4('287105', 'black', [4.8, 1760], ['The same No. 4 in the black that offices order by the dozen.', 'La même No 4, dans le noir que les bureaux commandent à la douzaine.']),
  no4('287106', 'teal', [4.7, 402], ['A No. 4 nobody will mistake for theirs.', 'Une No 4 que personne ne prendra pour la sienne.']),
  item({
    ...stapler, id: '287110', part: 'CMN-N12-GRY', name: ['Castor & Main No. 12 heavy-duty stapler, 160 sheets', 'Agrafeuse robuste Castor & Main No 12, 160 feuilles'], pack: ['1 stapler', '1 agrafeuse'], usd: 5499, cad: 7299, rating: [4.5, 318], weightGrams: 1850,
    about: ['A long handle does the work: a whole manual with one press. The depth stop repeats to the sixteenth of an inch.', 'Le long levier fait le travail : tout un manuel d’une seule pression. La butée répète au seizième de pouce près.'],
    specs: { capacity: count(160, 'sheets', 'feuilles'), staples: ['3/8 to 3/4 in.', '3/8 à 3/4 po'], staplingDepth: inches(2.75), size: size(11.4, 3.1, 9.2) }, facets: { color: ['Gray', 'Gris'], capacity: ['160 sheets', '160 feuilles'] }, picture: { type: 'stapler', color: '#6b737c', brand: 'Castor & Main' },
  }),
  item({
    ...stapler, id: '287111', part: 'CMN-E20-WHT', name: ['Castor & Main E20 electric stapler, 20 sheets, white', 'Agrafeuse électrique Castor & Main E20, 20 feuilles, blanche'], pack: ['1 stapler, adapter', '1 agrafeuse, adaptateur'], usd: [3999, 3199], cad: [5299, 4299], rating: [4.4, 655], weightGrams: 690,
    about: ['Slide the corner in and it staples. Quiet enough for a counter, and it stops by itself when the magazine is empty.', 'Glissez le coin et c’est agrafé. Assez silencieuse pour un comptoir, elle s’arrête seule quand le magasin est vide.'],
    specs: { capacity: count(20, 'sheets', 'feuilles'), power: ['AC adapter or 6 AA', 'Adaptateur ou 6 piles AA'], size: size(6.6, 3, 4.1) }, facets: { color: ['White', 'Blanc'], capacity: ['20 sheets', '20 feuilles'] }, picture: { type: 'stapler', color: '#ece8e1', brand: 'Castor & Main' },
  }),
  item({
    ...stapler, id: '287112', part: 'CMN-MINI-AST3', name: ['Castor & Main Pocket mini staplers, assorted', 'Mini-agrafeuses Castor & Main Pocket, couleurs variées'], pack: ['3 staplers', '3 agrafeuses'], count: 3, usd: 899, cad: 1199, rating: [4.2, 277], weightGrams: 150,
    about: ['Three for the price of one lunch: pencil case, car, kitchen drawer. They take standard staples.', 'Trois pour le prix d’un dîner : étui, auto, tiroir de cuisine. Elles utilisent les agrafes standard.'],
    specs: { capacity: count(12, 'sheets', 'feuilles'), staples: STANDARD_STAPLES }, facets: { color: ['Assorted', 'Couleurs variées'], capacity: ['12 sheets', '12 feuilles'] }, picture: { type: 'stapler', color: '#6d4a9e', brand: 'Castor & Main', pack: { form: 'pack', n: 3 } },
  }),
  item({
    ...stapler, id: '287201', part: 'CMN-ST14-5K', name: ['Castor & Main standard staples, 1/4 in.', 'Agrafes standard Castor & Main, 1/4 po'], unit: ['staple', 'agrafe'], pack: count(5000, 'staples', 'agrafes'), count: 5000, usd: 349, cad: 479, rating: [4.7, 1180], weightGrams: 170,
    about: ['Chisel-pointed and full strip, for every standard stapler.', 'Pointe biseautée, bande complète, pour toute agrafeuse standard.'],
    specs: { quantity: count(5000, 'staples', 'agrafes'), length: inches(0.25), capacity: count(25, 'sheets', 'feuilles') }, picture: { type: 'stapler', color: '#8b9199', brand: 'Castor & Main', pack: { form: 'box', n: 5000 } },
  }),
  item({
    ...stapler, id: '287301', part: 'CMN-RMV-BLU', name: ['Castor & Main jaw staple remover, blue', 'Dégrafeuse à mâchoires Castor & Main, bleue'], pack: ['1 remover', '1 dégrafeuse'], usd: 299, cad: 399, rating: [4.6, 890], weightGrams: 48,
    about: ['Steel jaws in a soft grip. Takes the staple and leaves the corner.', 'Mâchoires d’acier et prise souple. Enlève l’agrafe, laisse le coin.'],
    specs: { material: ['Steel, ABS', 'Acier, ABS'], size: size(2.2, 1.4, 1.7) }, facets: { color: ['Blue', 'Bleu'] }, picture: { type: 'staple-remover', color: '#3a6ea5', brand: 'Castor & Main' },
  }),
];
