// Desk tape and scissors.
import { item } from '../kit/item.ts';
import { count, inches, type Pair, size } from '../kit/measures.ts';

const ROLL: Pair = ['roll', 'rouleau'];
const tape = { category: 'tape', brand: 'Postmark', unit: ROLL };
const scissors = { category: 'scissors', brand: 'Castor & Main', unit: ['each', 'unité'] as Pair };
const rolls = (n: number): Pair => [n === 1 ? '1 roll' : `${n} rolls`, n === 1 ? '1 rouleau' : `${n} rouleaux`];
const yards = (w: number, long: number): Pair => [`${w} in. x ${long} in.`, `${String(w).replace('.', ',')} po x ${long} po`];

export const tapeAndScissors = [
  item({
    ...tape, id: '298112', part: 'PMK-INV-12', name: ['Postmark invisible tape, 3/4 x 1,000 in.', 'Ruban adhésif invisible Postmark, 3/4 x 1 000 po'], pack: rolls(12), count: 12, usd: 1999, cad: 2699, rating: [4.8, 4021], weightGrams: 540,
    about: ['Frosty on the roll, gone on the page. You can write on it with a pencil or a gel pen, and it does not show on a copy.', 'Givré sur le rouleau, invisible sur la page. On écrit dessus au crayon ou au stylo gel, et il ne paraît pas sur une copie.'],
    specs: { width: ['3/4 in.', '3/4 po'], length: ['1,000 in. a roll', '1 000 po par rouleau'], core: ['1 in.', '1 po'], finish: ['Matte', 'Mat'] }, facets: { pack: '12', finish: ['Matte', 'Mat'] }, picture: { type: 'tape', color: '#dfe7ea', brand: 'Postmark', pack: { form: 'box', n: 12 } },
  }),
  item({
    ...tape, id: '298113', part: 'PMK-INV-1D', name: ['Postmark invisible tape with desk dispenser', 'Ruban adhésif invisible Postmark avec dévidoir de bureau'], pack: ['1 weighted dispenser, 1 roll', '1 dévidoir lesté, 1 rouleau'], count: 1, usd: 749, cad: 999, rating: [4.6, 712], weightGrams: 610,
    about: ['A sand-filled base that lets you tear with one hand.', 'Une base lestée de sable, pour déchirer d’une seule main.'],
    specs: { width: ['3/4 in.', '3/4 po'], core: ['1 in.', '1 po'], size: size(5.6, 2.3, 2.8) }, facets: { pack: '1' }, picture: { type: 'tape', color: '#2e3136', brand: 'Postmark', pack: { form: 'single' } },
  }),
  item({
    ...tape, id: '298114', part: 'PMK-CLR-6', name: ['Postmark glossy clear tape, 1/2 x 1,296 in.', 'Ruban adhésif transparent lustré Postmark, 1/2 x 1 296 po'], pack: rolls(6), count: 6, usd: 899, cad: 1199, rating: [4.5, 390], weightGrams: 300,
    about: ['Crystal clear and stronger than the matte kind. For parcels, posters and the odd repair.', 'Limpide et plus solide que le mat. Pour les colis, les affiches et les petites réparations.'],
    specs: { width: ['1/2 in.', '1/2 po'], length: ['1,296 in. a roll', '1 296 po par rouleau'], finish: ['Glossy', 'Lustré'] }, facets: { pack: '6', finish: ['Glossy', 'Lustré'] }, picture: { type: 'tape', color: '#d9b77a', brand: 'Postmark', pack: { form: 'pack', n: 2 } },
  }),
  item({
    ...tape, id: '298115', part: 'PMK-DBL-2', name: ['Postmark double-sided tape with dispenser', 'Ruban adhésif double face Postmark avec dévidoir'], pack: rolls(2), count: 2, usd: 799, cad: 1049, rating: [4.4, 266], weightGrams: 90,
    about: ['No liner to peel: stick, press, done. Photo-safe.', 'Pas de pellicule à retirer : on colle, on presse, c’est fait. Sans danger pour les photos.'],
    specs: { width: ['1/2 in.', '1/2 po'], length: yards(0.5, 500), finish: ['Clear', 'Transparent'] }, facets: { pack: '2' }, picture: { type: 'tape', color: '#b3323a', brand: 'Postmark', pack: { form: 'pack', n: 2 } },
  }),
  item({
    ...scissors, id: '288101', part: 'CMN-SC8-RED', name: ['Castor & Main 8 in. all-purpose scissors, red', 'Ciseaux tout usage Castor & Main de 8 po, rouges'], pack: ['1 pair', '1 paire'], count: 1, usd: 899, cad: 1199, rating: [4.7, 1442], weightGrams: 122,
    about: ['Ground from one piece of stainless steel, with a screw you can tighten. Sharp to the very tip.', 'Affûtés dans une seule pièce d’acier inoxydable, avec une vis ajustable. Tranchants jusqu’au bout.'],
    specs: { length: inches(8), blade: ['Stainless steel', 'Acier inoxydable'], grip: ['Soft, either hand', 'Souple, ambidextre'] }, facets: { color: ['Red', 'Rouge'], length: inches(8) }, picture: { type: 'scissors', color: '#c4472f', brand: 'Castor & Main' },
  }),
  item({
    ...scissors, id: '288102', part: 'CMN-SC8T-3', name: ['Castor & Main 8 in. titanium-coated scissors', 'Ciseaux à revêtement de titane Castor & Main, 8 po'], pack: ['3 pairs', '3 paires'], count: 3, usd: [2199, 1799], cad: [2899, 2399], rating: [4.6, 588], weightGrams: 380,
    about: ['The coating keeps tape glue off and the edge on three times longer.', 'Le revêtement repousse la colle du ruban et garde le tranchant trois fois plus longtemps.'],
    specs: { length: inches(8), blade: ['Titanium-coated steel', 'Acier revêtu de titane'], quantity: count(3, 'pairs', 'paires') }, facets: { color: ['Gray', 'Gris'], length: inches(8) }, picture: { type: 'scissors', color: '#43474e', brand: 'Castor & Main', pack: { form: 'pack', n: 3 } },
  }),
  item({
    ...scissors, id: '288103', part: 'CMN-SC5K-12', name: ['Castor & Main 5 in. kids scissors, blunt tip, class pack', 'Ciseaux pour enfants Castor & Main de 5 po, bout rond, paquet de classe'], pack: ['12 pairs, 6 colors', '12 paires, 6 couleurs'], count: 12, usd: 1699, cad: 2249, rating: [4.8, 903], weightGrams: 420,
    about: ['Round tips, real cutting edges and loops for two small fingers. Left and right hands alike.', 'Bouts ronds, vrai tranchant et anneaux pour deux petits doigts. Pour gauchers et droitiers.'],
    specs: { length: inches(5), blade: ['Stainless steel, blunt', 'Acier inoxydable, bout rond'], quantity: count(12, 'pairs', 'paires') }, facets: { color: ['Assorted', 'Couleurs variées'], length: inches(5) }, picture: { type: 'scissors', color: '#2d7a55', brand: 'Castor & Main', pack: { form: 'box', n: 12 } },
  }),
];
