// White paper for copiers and printers: the everyday lines, recycled lines and presentation paper.
import { item } from '../kit/item.ts';
import { basis, count, inches, percent, type Pair } from '../kit/measures.ts';

const SHEET = { category: 'copy-paper', unit: ['sheet', 'feuille'] as Pair };
const LETTER = inches(8.5, 11);
const LEGAL = inches(8.5, 14);
const LEDGER = inches(11, 17);
const GREEN_BAND = '#1f6b5c';

const reams = (n: number): Pair => [`Case of ${n} reams, ${(n * 500).toLocaleString('en-US')} sheets`, `Caisse de ${n} rames, ${(n * 500).toLocaleString('en-US').replace(',', ' ')} feuilles`];
const ONE_REAM = count(500, 'sheets', 'feuilles');
const sheetFacets = (size: Pair, lb: number, bright?: number, recycled?: number) => ({
  size, weight: [`${lb} lb.`, `${lb} lb`] as Pair, ...(bright && { brightness: String(bright) }), ...(recycled && { recycled: percent(recycled) }),
});

const everyday = { ...SHEET, brand: 'Northfold', facets: sheetFacets(LETTER, 20, 92) };
const tallgrass = { ...SHEET, brand: 'Tallgrass' };

export const copyPaper = [
  item({
    ...everyday, id: '246810', part: 'NFD-EV20-LTR10', name: ['Northfold Everyday copy paper, 8.5 x 11 in., 20 lb., 92 bright', 'Papier à photocopie Northfold Quotidien, 8,5 x 11 po, 20 lb, blancheur 92'],
    pack: reams(10), count: 5000, usd: [5499, 4699], cad: [7299, 6499], rating: [4.7, 12840], weightGrams: 22700, marks: ['bestSeller'],
    about: ['The paper most offices run all day: smooth enough for fast laser printers, opaque enough to print on both sides. Acid-free, so files do not yellow.',
      'Le papier qui roule toute la journée dans la plupart des bureaux : assez lisse pour les imprimantes laser rapides, assez opaque pour le recto verso. Sans acide, il ne jaunit pas dans les dossiers.'],
    features: [['Runs clean in copiers, laser and inkjet printers', 'Passe sans bourrage dans les photocopieurs et les imprimantes laser ou à jet d’encre'], ['92 bright white for sharp black text', 'Blancheur 92 pour un texte noir bien net'],
      ['Ten wrapped reams in a box with a lid', 'Dix rames emballées dans une boîte à couvercle']],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '92', sheets: count(5000, 'sheets', 'feuilles'), certified: 'FSC Mix', weight: ['50 lb. (22.7 kg)', '22,7 kg (50 lb)'] },
    picture: { type: 'copy-paper-case', color: GREEN_BAND, brand: 'Northfold', label: '8.5 x 11' }, alternates: ['246815', '100205', '251012'], accessories: ['287104', '246811'],
  }),
  item({
    ...everyday, id: '246811', part: 'NFD-EV20-LTR1', name: ['Northfold Everyday copy paper, single ream, 8.5 x 11 in., 20 lb.', 'Papier à photocopie Northfold Quotidien, une rame, 8,5 x 11 po, 20 lb'],
    pack: ONE_REAM, count: 500, usd: 649, cad: 849, breaks: { 10: [599, 799] }, rating: [4.6, 3120], weightGrams: 2270,
    about: ['One ream of our everyday paper, for the printer at home or the drawer beside the copier.', 'Une rame de notre papier de tous les jours, pour l’imprimante de la maison ou le tiroir à côté du photocopieur.'],
    features: [['92 bright, 20 lb., acid-free', 'Blancheur 92, 20 lb, sans acide'], ['Moisture-proof wrapper', 'Emballage qui protège de l’humidité']],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '92', sheets: '500', weight: ['5 lb. (2.3 kg)', '2,3 kg (5 lb)'] },
    picture: { type: 'copy-paper-ream', color: GREEN_BAND, brand: 'Northfold', label: 'Letter' }, alternates: ['251005', '246810'],
  }),
  item({
    ...everyday, id: '246812', part: 'NFD-EV20-LGL10', name: ['Northfold Everyday legal paper, 8.5 x 14 in., 20 lb., 92 bright', 'Papier format légal Northfold Quotidien, 8,5 x 14 po, 20 lb, blancheur 92'],
    pack: reams(10), count: 5000, usd: 6299, cad: 8499, rating: [4.6, 731], weightGrams: 28900, facets: sheetFacets(LEGAL, 20, 92), deliveryOnly: true,
    about: ['Legal-size sheets for contracts, deeds and wide spreadsheets. Same surface as our letter paper, so mixed trays print alike.',
      'Des feuilles format légal pour les contrats, les actes et les grands tableaux. Même surface que notre papier lettre, pour un rendu égal d’un bac à l’autre.'],
    specs: { sheetSize: LEGAL, basisWeight: basis(20, 75), brightness: '92', sheets: count(5000, 'sheets', 'feuilles'), certified: 'FSC Mix' },
    picture: { type: 'copy-paper-case', color: '#274b70', brand: 'Northfold', label: 'Legal' },
  }),
  item({
    ...everyday, id: '246813', part: 'NFD-EV20-LDG5', name: ['Northfold Everyday ledger paper, 11 x 17 in., 20 lb.', 'Papier grand format Northfold Quotidien, 11 x 17 po, 20 lb'],
    pack: reams(5), count: 2500, usd: [6899, 5899], cad: [8999, 7799], rating: [4.5, 402], weightGrams: 22700, facets: sheetFacets(LEDGER, 20, 92), marks: ['limitedQuantity'], quantityLimit: 10,
    about: ['Tabloid sheets for plans, org charts and booklets folded to letter size.', 'Des feuilles tabloïd pour les plans, les organigrammes et les livrets pliés au format lettre.'],
    specs: { sheetSize: LEDGER, basisWeight: basis(20, 75), brightness: '92', sheets: count(2500, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#7a3f2e', brand: 'Northfold', label: '11 x 17' },
  }),
  item({
    ...everyday, id: '246814', part: 'NFD-3H20-LTR10', name: ['Northfold three-hole punched paper, 8.5 x 11 in., 20 lb.', 'Papier perforé trois trous Northfold, 8,5 x 11 po, 20 lb'],
    pack: reams(10), count: 5000, usd: 5299, cad: 7199, rating: [4.6, 947], weightGrams: 22600,
    about: ['Punched at the mill, with clean holes that do not jam. Print manuals and minutes straight into the binder.', 'Perforé à l’usine, avec des trous nets qui ne causent pas de bourrage. Imprimez manuels et procès-verbaux, puis rangez-les directement dans la reliure.'],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '92', punched: ['3 holes, left side', '3 trous, côté gauche'], sheets: count(5000, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#4d6b2f', brand: 'Northfold', label: '3-hole' }, accessories: ['275530'],
  }),
  item({
    ...everyday, id: '246815', part: 'NFD-R30-LTR10', name: ['Northfold 30% recycled copy paper, 8.5 x 11 in., 20 lb., 92 bright', 'Papier à photocopie recyclé 30 % Northfold, 8,5 x 11 po, 20 lb, blancheur 92'],
    pack: reams(10), count: 5000, usd: 5149, cad: 6999, rating: [4.5, 2214], weightGrams: 22700, facets: sheetFacets(LETTER, 20, 92, 30),
    about: ['Three sheets in ten come from paper that was used before. Prints and feeds like our everyday line.', 'Trois feuilles sur dix proviennent de papier déjà utilisé. S’imprime et s’alimente comme notre papier de tous les jours.'],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '92', recycled: ['30% post-consumer', '30 % postconsommation'], certified: ['FSC Recycled', 'FSC Recyclé'], sheets: count(5000, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#5b8a4c', brand: 'Northfold', label: '30% recycled' }, alternates: ['246810', '251012'],
  }),
  item({
    ...SHEET, brand: 'Inkwell Basics', id: '100205', part: 'IWB-CP20-5', name: ['Inkwell Basics copy paper, 8.5 x 11 in., 20 lb., 88 bright', 'Papier à photocopie Inkwell Basics, 8,5 x 11 po, 20 lb, blancheur 88'],
    pack: reams(5), count: 2500, usd: 2199, cad: 2999, rating: [4.3, 5877], weightGrams: 11300, facets: sheetFacets(LETTER, 20, 88), marks: ['bestSeller'],
    about: ['Plain paper at a plain price, for drafts, packing slips and everything that is read once.', 'Du papier tout simple à prix tout simple, pour les brouillons, les bordereaux et tout ce qu’on lit une seule fois.'],
    features: [['Half-size case, easy to carry', 'Demi-caisse, facile à transporter'], ['For copiers and laser printers', 'Pour photocopieurs et imprimantes laser']],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '88', sheets: count(2500, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#8a8f98', brand: 'Inkwell', label: '8.5 x 11' }, alternates: ['246810'],
  }),
  item({
    ...SHEET, brand: 'Inkwell Basics', id: '100206', part: 'IWB-CP20-1', name: ['Inkwell Basics copy paper, single ream, 8.5 x 11 in., 88 bright', 'Papier à photocopie Inkwell Basics, une rame, 8,5 x 11 po, blancheur 88'],
    pack: ONE_REAM, count: 500, usd: 499, cad: 679, rating: [4.2, 1406], weightGrams: 2260, facets: sheetFacets(LETTER, 20, 88),
    about: ['A ream to keep behind the counter. Five of them cost less as a case.', 'Une rame à garder derrière le comptoir. Cinq coûtent moins cher à la caisse.'],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '88', sheets: '500' },
    picture: { type: 'copy-paper-ream', color: '#8a8f98', brand: 'Inkwell', label: 'Letter' },
  }),
  item({
    ...tallgrass, id: '251004', part: 'TLG-PR28-8', name: ['Tallgrass Presentation paper, 8.5 x 11 in., 28 lb., 100 bright', 'Papier de présentation Tallgrass, 8,5 x 11 po, 28 lb, blancheur 100'],
    pack: reams(8), count: 4000, usd: 8599, cad: 11499, rating: [4.8, 964], weightGrams: 25400, facets: sheetFacets(LETTER, 28, 100),
    about: ['Heavy, very white and very smooth: color graphs keep their depth and the page feels like it matters. Clients notice.',
      'Épais, très blanc et très lisse : les graphiques en couleurs gardent leur éclat et la page a du corps. Vos clients le remarqueront.'],
    features: [['Nothing shows through, even with full-page color', 'Aucune transparence, même avec une page pleine couleur'], ['For laser and inkjet', 'Pour laser et jet d’encre']],
    specs: { sheetSize: LETTER, basisWeight: basis(28, 105), brightness: '100', finish: ['Ultra smooth', 'Ultra-lisse'], sheets: count(4000, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#b98a2e', brand: 'Tallgrass', label: '28 lb' },
  }),
  item({
    ...tallgrass, id: '251005', part: 'TLG-PR28-1', name: ['Tallgrass Presentation paper, single ream, 8.5 x 11 in., 28 lb.', 'Papier de présentation Tallgrass, une rame, 8,5 x 11 po, 28 lb'],
    pack: ONE_REAM, count: 500, usd: 1249, cad: 1699, rating: [4.7, 288], weightGrams: 3180, facets: sheetFacets(LETTER, 28, 100),
    about: ['The ream to keep for proposals, menus and the final version.', 'La rame à réserver aux propositions, aux menus et à la version finale.'],
    specs: { sheetSize: LETTER, basisWeight: basis(28, 105), brightness: '100', finish: ['Ultra smooth', 'Ultra-lisse'], sheets: '500' },
    picture: { type: 'copy-paper-ream', color: '#b98a2e', brand: 'Tallgrass', label: '28 lb' },
  }),
  item({
    ...tallgrass, id: '251012', part: 'TLG-R100-10', name: ['Tallgrass 100% recycled copy paper, 8.5 x 11 in., 20 lb.', 'Papier à photocopie entièrement recyclé Tallgrass, 8,5 x 11 po, 20 lb'],
    pack: reams(10), count: 5000, usd: 5699, cad: 7599, rating: [4.4, 611], weightGrams: 22700, facets: sheetFacets(LETTER, 20, 92, 100),
    about: ['Made from office paper collected in the Northeast and never bleached with chlorine. A touch warmer in tone than new paper.',
      'Fait de papier de bureau récupéré et jamais blanchi au chlore. Un ton légèrement plus chaud que le papier neuf.'],
    specs: { sheetSize: LETTER, basisWeight: basis(20, 75), brightness: '92', recycled: ['100% post-consumer', '100 % postconsommation'], certified: ['FSC Recycled', 'FSC Recyclé'], sheets: count(5000, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#3f7a6a', brand: 'Tallgrass', label: '100% recycled' },
  }),
  item({
    ...tallgrass, id: '251018', part: 'TLG-DG24-5', name: ['Tallgrass Digital paper, 8.5 x 11 in., 24 lb., 98 bright', 'Papier numérique Tallgrass, 8,5 x 11 po, 24 lb, blancheur 98'],
    pack: reams(5), count: 2500, usd: 4299, cad: 5799, rating: [4.7, 522], weightGrams: 13600, facets: sheetFacets(LETTER, 24, 98),
    about: ['A step up from copy paper for color lasers: less curl out of the fuser and cleaner solids.', 'Un cran au-dessus du papier courant pour le laser couleur : moins de tuilage à la sortie et des aplats plus nets.'],
    specs: { sheetSize: LETTER, basisWeight: basis(24, 90), brightness: '98', finish: ['Smooth', 'Lisse'], sheets: count(2500, 'sheets', 'feuilles') },
    picture: { type: 'copy-paper-case', color: '#35508c', brand: 'Tallgrass', label: '24 lb' },
  }),
];
