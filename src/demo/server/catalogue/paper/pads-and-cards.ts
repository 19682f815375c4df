// Legal and note pads, index cards, easel pads and desk pads.
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { count, inches, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const SHEET: Pair = ['sheet', 'feuille'];
const CARD: Pair = ['card', 'fiche'];

const pads = table(
  ['id', 'part', 'brand', 'name', 'size', 'pads', 'each', 'ruling', 'usd', 'cad', 'color', 'type'],
  `
257101 | NFD-LP85-CN12 | Northfold | legal pads, canary / blocs à écrire, canari | 8.5 x 11.75 | 12 | 50 | Wide ruled / Lignes larges | 1599>1299 | 2099>1699 | #f4e48a | legal-pad
  The yellow pad of lawyers and list makers. Thick chipboard back, a margin line, and a tear that stays straight.
  Le bloc jaune des avocats et des faiseurs de listes. Dos de carton épais, ligne de marge et déchirure bien droite.
257102 | NFD-LP85-WH12 | Northfold | legal pads, white / blocs à écrire, blancs | 8.5 x 11.75 | 12 | 50 | Wide ruled / Lignes larges | 1699 | 2199 | #f4f1ec | legal-pad
  White pages scan cleaner. Otherwise the same pad.
  Les pages blanches se numérisent mieux. Pour le reste, le même bloc.
257103 | NFD-LP58-CN12 | Northfold | junior legal pads, canary / petits blocs à écrire, canari | 5 x 8 | 12 | 50 | Narrow ruled / Lignes serrées | 1049 | 1379 | #efd95a | legal-pad
  Half size, for the phone, the dashboard and the bedside.
  Demi-format, pour le téléphone, l’auto et la table de chevet.
257104 | NFD-LP814-CN12 | Northfold | legal pads, 14 in., canary / blocs à écrire de 14 po, canari | 8.5 x 14 | 12 | 50 | Wide ruled / Lignes larges | 2099 | 2749 | #e8cf55 | legal-pad
  Full legal length with room for the other side of the argument.
  Pleine longueur légale, avec de la place pour l’autre version des faits.
257105 | NFD-LP85-PST6 | Northfold | legal pads, pastel colors / blocs à écrire, couleurs pastel | 8.5 x 11.75 | 6 | 50 | Wide ruled / Lignes larges | 1099 | 1449 | assorted #c9a2c8 | legal-pad
  Orchid, blue and green, two of each: one color per client.
  Orchidée, bleu et vert, deux de chacune : une couleur par client.
257106 | PNH-LP85-PRM4 | Penhallow | Ledgewood premium pads, 20 lb. paper / blocs de qualité Ledgewood, papier 20 lb | 8.5 x 11.75 | 4 | 50 | College ruled / Lignes étroites | 1599 | 2099 | #26365c | legal-pad
  Heavier paper and a leather-grain binding. Ink stays on its own side.
  Un papier plus lourd et une bande façon cuir. L’encre reste de son côté.
257107 | PNH-GRD85-2 | Penhallow | engineering pads, green grid on the back / blocs d’ingénieur, quadrillé vert au verso | 8.5 x 11 | 2 | 100 | 5 squares per inch / 5 carrés au pouce | 1899 | 2499 | #a8c9a0 | legal-pad
  The grid shows through just enough to guide a line and not enough to copy.
  Le quadrillé paraît juste assez pour guider le trait, pas assez pour se photocopier.
257108 | IWB-LP85-CN24 | Inkwell Basics | legal pads, canary, case / blocs à écrire, canari, caisse | 8.5 x 11.75 | 24 | 50 | Wide ruled / Lignes larges | 2199 | 2899 | #dcc24a | legal-pad
  Two dozen for training rooms.
  Deux douzaines pour les salles de formation.
257109 | IWB-SCR46-12 | Inkwell Basics | scratch pads, unruled / blocs brouillon, unis | 4 x 6 | 12 | 100 | Blank / Uni | 849 | 1099 | #d9d3c4 | legal-pad
  Gummed white squares for sums and phone numbers.
  Des feuilles blanches gommées pour les calculs et les numéros de téléphone.
257110 | NFD-MSG-400 | Northfold | phone message book, 400 sets / carnet de messages téléphoniques, 400 jeux | 5.5 x 11 | 1 | 400 | Printed form / Formulaire imprimé | 1099 | 1449 | #e9a9b9 | legal-pad
  Four messages to a page, a carbonless copy left behind. English one side, French the other.
  Quatre messages par page, une copie reste au carnet. Anglais d’un côté, français de l’autre.
257111 | NFD-DSK2217 | Northfold | blotter desk pad, plain / sous-main à feuilles, uni | 22 x 17 | 1 | 50 | Blank / Uni | 1499 | 1999 | #b98a58 | legal-pad
  Fifty sheets to doodle on and tear away.
  Cinquante feuilles à gribouiller et à détacher.
257112 | NFD-RCP-200 | Northfold | receipt book, 2-part, 200 sets / carnet de reçus, 2 copies, 200 jeux | 7.5 x 11 | 1 | 200 | Printed form / Formulaire imprimé | 1299 | 1699 | #7fa8c9 | legal-pad
  Four receipts to the page, numbered in red, copy in yellow.
  Quatre reçus par page, numérotés en rouge, copie jaune.
257201 | BLF-EZL2734-2 | Brightleaf | easel pads, plain / blocs de chevalet, unis | 27 x 34 | 2 | 50 | Blank / Uni | 3499 | 4599 | #ece8e1 | easel-pad
  Markers don’t bleed to the second sheet. Handle and holes for any easel.
  Les marqueurs ne traversent pas sur la deuxième feuille. Poignée et trous pour tout chevalet.
257202 | PMK-EZL2530-2 | Postmark | self-stick easel pads, grid / blocs de chevalet adhésifs, quadrillés | 25 x 30 | 2 | 30 | Faint grid / Quadrillé léger | 5499>4799 | 7199>6299 | #bcd9e6 | easel-pad
  Giant sticky notes: tear, stick, move. They hold on painted walls until the workshop is over.
  Des feuillets adhésifs géants : on détache, on colle, on déplace. Tiennent au mur jusqu’à la fin de l’atelier.
257203 | PMK-EZL1518-1 | Postmark | tabletop easel pad with stand / bloc de chevalet de table avec support | 20 x 23 | 1 | 20 | Blank / Uni | 3799 | 4949 | #f2a65e | easel-pad
  Its own back unfolds into a stand, for tables of six.
  Son dos se déplie en support, pour les tables de six.
`,
).map(({ id, part, brand, name, size, pads: n, each, ruling, usd, cad, color, type, about }) => {
  const dims = inches(...size.split(' x ').map(Number));
  const total = Number(n) * Number(each);
  return item({
    id,
    part,
    brand,
    about,
    category: id.startsWith('2572') ? 'easel-pads' : 'writing-pads',
    unit: SHEET,
    count: total,
    usd: price(usd),
    cad: price(cad),
    weightGrams: Math.round(total * 4.4 * (id.startsWith('2572') ? 6 : 1)),
    pack:
      n === '1' ? [`1 pad, ${each} sheets`, `1 bloc, ${each} feuilles`] : [`${n} pads of ${each} sheets`, `${n} blocs de ${each} feuilles`],
    name: branded(brand, pair(name), dims),
    specs: { size: dims, ruling: pair(ruling), sheets: each, quantity: n },
    facets: { size: dims, ruling: pair(ruling), pack: n },
    picture: { type, color, pack: { form: n === '1' ? 'single' : 'pack', n: Math.min(4, Number(n)) } },
  });
});

const cards = table(
  ['id', 'part', 'brand', 'name', 'size', 'n', 'ruling', 'usd', 'cad', 'color'],
  `
257301 | NFD-IC35-RL100 | Northfold | ruled index cards, white / fiches lignées, blanches | 3 x 5 | 100 | Ruled / Ligné | 199 | 269 | #f4f1ec
  For speeches, recipes and the night before the exam.
  Pour les discours, les recettes et la veille de l’examen.
257302 | NFD-IC35-RL500 | Northfold | ruled index cards, white, bulk / fiches lignées, blanches, gros paquet | 3 x 5 | 500 | Ruled / Ligné | 749 | 999 | #e3e6ea
  Five hundred, shrink-wrapped by the hundred so the rest stay clean.
  Cinq cents, emballées par cent pour que le reste demeure propre.
257303 | NFD-IC35-AST100 | Northfold | ruled index cards, assorted colors / fiches lignées, couleurs variées | 3 x 5 | 100 | Ruled / Ligné | 279 | 369 | assorted #7fb3c9
  Five colors to sort verbs from nouns.
  Cinq couleurs pour séparer les verbes des noms.
257304 | NFD-IC46-RL100 | Northfold | ruled index cards, white / fiches lignées, blanches | 4 x 6 | 100 | Ruled / Ligné | 299 | 399 | #d8dde3
  The card with room for the method as well as the ingredients.
  La fiche où la méthode tient avec les ingrédients.
257305 | NFD-IC58-BL100 | Northfold | blank index cards, white / fiches unies, blanches | 5 x 8 | 100 | Blank / Uni | 449 | 599 | #cfd6cf
  Blank and large, for storyboards and name signs.
  Unies et grandes, pour les scénarimages et les affichettes de nom.
257306 | NFD-ICG46-100 | Northfold | graph index cards / fiches quadrillées | 4 x 6 | 100 | Graph / Quadrillé | 379 | 499 | #a9cfa9
  Quarter-inch squares for small plots and wiring sketches.
  Des carreaux d’un quart de pouce pour petits graphiques et schémas.
257307 | NFD-ICS35-50 | Northfold | spiral-bound index cards / fiches reliées à spirale | 3 x 5 | 50 | Ruled / Ligné | 299 | 399 | #6d4a9e
  Fifty perforated cards that stay together on the bus.
  Cinquante fiches détachables qui restent ensemble dans l’autobus.
257308 | NFD-ICR35-AZ | Northfold | index card box with A to Z guides / boîte à fiches avec guides A à Z | 3 x 5 | 26 | Guides / Guides | 899 | 1199 | #1f7a80
  Holds three hundred cards behind a lid that clicks.
  Contient trois cents fiches sous un couvercle qui clique.
257309 | PMK-FLC-RNG | Postmark | flash cards on rings, punched / fiches éclair sur anneaux, perforées | 2.5 x 3.5 | 500 | Blank / Uni | 1099 | 1449 | #f0cf3a
  Five hundred small cards and ten rings: a language by spring.
  Cinq cents petites fiches et dix anneaux : une langue d’ici le printemps.
`,
).map(({ id, part, brand, name, size, n, ruling, usd, cad, color, about }) => {
  const dims = inches(...size.split(' x ').map(Number));
  return item({
    id,
    part,
    brand,
    about,
    category: 'index-cards',
    unit: CARD,
    count: Number(n),
    usd: price(usd),
    cad: price(cad),
    pack: count(Number(n), 'cards', 'fiches'),
    weightGrams: 40 + Number(n) * 2,
    name: branded(brand, pair(name), dims),
    specs: { size: dims, ruling: pair(ruling), quantity: n },
    facets: { size: dims, ruling: pair(ruling), pack: n },
    picture: { type: 'index-cards', color },
  });
});

export const padsAndCards = [...pads, ...cards];
