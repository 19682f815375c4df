// Postmark sticky notes and flags, with the own-brand pads beside them.
import { item } from '../kit/item.ts';
import { count, inches, type Pair } from '../kit/measures.ts';

const NOTE = { category: 'sticky-notes', brand: 'Postmark', unit: ['note', 'feuillet'] as Pair };
const SQUARE = inches(3, 3);

const pads = (n: number, notes: number): Pair => [`${n} pads, ${(n * notes).toLocaleString('en-US')} notes`, `${n} blocs, ${count(n * notes, 'notes', 'feuillets')[1]}`];

export const stickyNotes = [
  item({
    ...NOTE, id: '298440', part: 'PMK-33-SUN12', name: ['Postmark sticky notes, 3 x 3 in., sunrise colors', 'Feuillets adhésifs Postmark, 3 x 3 po, couleurs aurore'], pack: pads(12, 100), count: 1200,
    usd: [1899, 1399], cad: [2399, 1799], rating: [4.8, 8321], weightGrams: 620, marks: ['bestSeller'], alternates: ['298441', '298450', '298446'],
    about: ['Four warm colors, from dawn yellow to coral, with glue that holds on a monitor all week and leaves nothing behind.', 'Quatre couleurs chaudes, du jaune de l’aube au corail, et une colle qui tient toute la semaine à l’écran sans laisser de trace.'],
    features: [['Stays put on paper, plastic and painted walls', 'Tient sur le papier, le plastique et les murs peints'], ['Notes peel off flat, so they do not curl', 'Se décolle à plat, sans friser'], ['Paper from certified forests', 'Papier issu de forêts certifiées']],
    specs: { size: SQUARE, quantity: ['12 pads of 100', '12 blocs de 100'], color: ['Yellow, apricot, coral, rose', 'Jaune, abricot, corail, rose'], adhesive: ['Removable', 'Repositionnable'] },
    facets: { color: ['Assorted', 'Couleurs variées'], size: SQUARE, pack: '12' }, set: 'postmark-3x3', options: { color: ['Sunrise', 'Aurore'] },
    picture: { type: 'sticky-notes', color: '#f2a65e', brand: 'Postmark', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...NOTE, id: '298441', part: 'PMK-33-GDN12', name: ['Postmark sticky notes, 3 x 3 in., garden colors', 'Feuillets adhésifs Postmark, 3 x 3 po, couleurs jardin'], pack: pads(12, 100), count: 1200,
    usd: [1899, 1399], cad: [2399, 1799], rating: [4.7, 2903], weightGrams: 620, alternates: ['298440', '298450'],
    about: ['Leaf, mint, sky and lavender: calm colors that still stand out on a white page.', 'Feuille, menthe, ciel et lavande : des couleurs calmes qui ressortent quand même sur une page blanche.'],
    specs: { size: SQUARE, quantity: ['12 pads of 100', '12 blocs de 100'], color: ['Leaf, mint, sky, lavender', 'Feuille, menthe, ciel, lavande'], adhesive: ['Removable', 'Repositionnable'] },
    facets: { color: ['Assorted', 'Couleurs variées'], size: SQUARE, pack: '12' }, set: 'postmark-3x3', options: { color: ['Garden', 'Jardin'] },
    picture: { type: 'sticky-notes', color: '#9fd07a', brand: 'Postmark', pack: { form: 'pack', n: 4 } },
  }),
  item({
    ...NOTE, id: '298442', part: 'PMK-33-YEL12', name: ['Postmark sticky notes, 3 x 3 in., classic yellow', 'Feuillets adhésifs Postmark, 3 x 3 po, jaune classique'], pack: pads(12, 100), count: 1200,
    usd: 1599, cad: 1999, rating: [4.8, 6120], weightGrams: 620,
    about: ['The yellow square everyone knows, in the dozen that every supply room wants.', 'Le carré jaune que tout le monde connaît, à la douzaine que toute réserve demande.'],
    specs: { size: SQUARE, quantity: ['12 pads of 100', '12 blocs de 100'], color: ['Yellow', 'Jaune'], adhesive: ['Removable', 'Repositionnable'] },
    facets: { color: ['Yellow', 'Jaune'], size: SQUARE, pack: '12' }, set: 'postmark-3x3', options: { color: ['Classic yellow', 'Jaune classique'] },
    picture: { type: 'sticky-notes', color: '#f6d34a', brand: 'Postmark', pack: { form: 'pack', n: 3 } },
  }),
  item({
    ...NOTE, id: '298443', part: 'PMK-33-POP18', name: ['Postmark pop-up notes, 3 x 3 in., sunrise colors', 'Feuillets Postmark à distribution facile, 3 x 3 po, couleurs aurore'], pack: pads(18, 90), count: 1620,
    usd: 2449, cad: 3149, rating: [4.6, 1044], weightGrams: 810,
    about: ['Fan-folded for dispensers: the next note is always half out. Fits every 3 x 3 in. pop-up holder.', 'Pliés en accordéon pour les distributeurs : le prochain feuillet est toujours à moitié sorti. Convient à tout distributeur 3 x 3 po.'],
    specs: { size: SQUARE, quantity: ['18 pads of 90', '18 blocs de 90'], adhesive: ['Removable', 'Repositionnable'] }, facets: { color: ['Assorted', 'Couleurs variées'], size: SQUARE, pack: '18' },
    picture: { type: 'sticky-notes', color: '#f08fb0', brand: 'Postmark', pack: { form: 'box', n: 18 } },
  }),
  item({
    ...NOTE, id: '298444', part: 'PMK-46-LIN5', name: ['Postmark lined notes, 4 x 6 in., sunrise colors', 'Feuillets lignés Postmark, 4 x 6 po, couleurs aurore'], pack: pads(5, 90), count: 450,
    usd: 1349, cad: 1749, rating: [4.7, 1873], weightGrams: 690,
    about: ['Room for a whole phone message. Lined, so the handwriting stays readable on the way down.', 'De la place pour un message téléphonique au complet. Ligné, pour que l’écriture reste lisible jusqu’en bas.'],
    specs: { size: inches(4, 6), ruling: ['Lined, 3/8 in.', 'Lignes, 3/8 po'], quantity: ['5 pads of 90', '5 blocs de 90'] }, facets: { color: ['Assorted', 'Couleurs variées'], size: inches(4, 6), pack: '5' },
    picture: { type: 'sticky-notes', color: '#7cc8d8', brand: 'Postmark', pack: { form: 'pack', n: 2 } },
  }),
  item({
    ...NOTE, id: '298445', part: 'PMK-15-MIX24', name: ['Postmark mini notes, 1.5 x 2 in., assorted', 'Mini-feuillets adhésifs Postmark, 1,5 x 2 po, variés'], pack: pads(24, 100), count: 2400,
    usd: 1199, cad: 1549, rating: [4.5, 766], weightGrams: 540,
    about: ['A word and an arrow: that is what these are for. Twenty-four small pads in eight colors.', 'Un mot et une flèche : voilà à quoi ils servent. Vingt-quatre petits blocs en huit couleurs.'],
    specs: { size: inches(1.5, 2), quantity: ['24 pads of 100', '24 blocs de 100'] }, facets: { color: ['Assorted', 'Couleurs variées'], size: inches(1.5, 2), pack: '24' },
    picture: { type: 'sticky-notes', color: '#c9a2c8', brand: 'Postmark', pack: { form: 'box', n: 24 } },
  }),
  item({
    ...NOTE, id: '298446', part: 'PMK-33-HLD6', name: ['Postmark Hold super-sticky notes, 3 x 3 in., bright colors', 'Feuillets Postmark Hold ultra-adhésifs, 3 x 3 po, couleurs vives'], pack: pads(6, 90), count: 540,
    usd: [1149, 899], cad: [1499, 1199], rating: [4.7, 3317], weightGrams: 300,
    about: ['Twice the glue, for doors, whiteboards and the edge of a shelf. Comes off clean after a month.', 'Deux fois plus de colle, pour les portes, les tableaux blancs et le bord d’une tablette. S’enlève proprement après un mois.'],
    specs: { size: SQUARE, quantity: ['6 pads of 90', '6 blocs de 90'], adhesive: ['Extra strong, removable', 'Extra-fort, repositionnable'] }, facets: { color: ['Assorted', 'Couleurs variées'], size: SQUARE, pack: '6' },
    picture: { type: 'sticky-notes', color: '#e4572e', brand: 'Postmark', pack: { form: 'pack', n: 3 } },
  }),
  item({
    ...NOTE, brand: 'Inkwell Basics', id: '298450', part: 'IWB-33-YEL14', name: ['Inkwell Basics sticky notes, 3 x 3 in., yellow', 'Feuillets adhésifs Inkwell Basics, 3 x 3 po, jaunes'], pack: pads(14, 100), count: 1400,
    usd: 1049, cad: 1349, rating: [4.3, 2260], weightGrams: 720,
    about: ['Fourteen pads for the price of eight. The glue is a little lighter, the yellow just as yellow.', 'Quatorze blocs pour le prix de huit. La colle est un peu plus légère, le jaune tout aussi jaune.'],
    specs: { size: SQUARE, quantity: ['14 pads of 100', '14 blocs de 100'], color: ['Yellow', 'Jaune'] }, facets: { color: ['Yellow', 'Jaune'], size: SQUARE, pack: '14' },
    picture: { type: 'sticky-notes', color: '#f3dc6b', brand: 'Inkwell', pack: { form: 'box', n: 14 } },
  }),
];
