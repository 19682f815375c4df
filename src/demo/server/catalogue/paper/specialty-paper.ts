// Photo paper, résumé and certificate paper, carbonless sets, and rolls.
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { count, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const SHEET: Pair = ['sheet', 'feuille'];
const ROLL: Pair = ['roll', 'rouleau'];

const photo = table(
  ['id', 'part', 'brand', 'finish', 'size', 'gsm', 'sheets', 'usd', 'cad', 'color'],
  `
255101 | ORL-GL46-100 | Oriel | Glossy / glacé | 4 x 6 | 240 | 100 | 1499 | 1999 | #2b6fb0
  The size of the album and the envelope. Dry to the touch as it leaves the printer.
  Le format de l’album et de l’enveloppe. Sec au toucher dès la sortie de l’imprimante.
255102 | ORL-GL46-20 | Oriel | Glossy / glacé | 4 x 6 | 240 | 20 | 499 | 649 | #5aa0d0
  Twenty sheets, for the one set of birthday pictures.
  Vingt feuilles, pour une seule série de photos d’anniversaire.
255103 | ORL-GL57-50 | Oriel | Glossy / glacé | 5 x 7 | 240 | 50 | 1299 | 1749 | #274b70
  Frame size. Deep blacks and a surface that doesn’t stick to the glass.
  Le format du cadre. Des noirs profonds et une surface qui ne colle pas à la vitre.
255104 | ORL-GL85-50 | Oriel | Glossy / glacé | 8.5 x 11 | 240 | 50 | 2299>1899 | 2999>2499 | #1f9fd0
  Full-page portraits and product sheets from a desktop printer.
  Portraits pleine page et fiches de produit, à partir d’une imprimante de bureau.
255105 | ORL-SG85-25 | Oriel | Semi-gloss / semi-lustré | 8.5 x 11 | 260 | 25 | 1599 | 2099 | #7a4a9e
  Less glare, almost the same depth: the finish that hangs well opposite a window.
  Moins de reflets, presque la même profondeur : le fini à accrocher face à une fenêtre.
255106 | ORL-MT85-50 | Oriel | Matte / mat | 8.5 x 11 | 190 | 50 | 1399 | 1849 | #8b9199
  No shine at all, for portfolios that will be turned under lamps.
  Aucun éclat, pour les portfolios qu’on feuillette sous les lampes.
255107 | ORL-MT1319-20 | Oriel | Matte / mat | 13 x 19 | 230 | 20 | 3499 | 4599 | #43474e
  Poster sheets for the Prism P820, thick enough to hang without a frame.
  Des feuilles d’affiche pour la Prism P820, assez épaisses pour s’accrocher sans cadre.
255108 | ORL-FA85-15 | Oriel | Cotton fine art / coton beaux-arts | 8.5 x 11 | 310 | 15 | 3299 | 4349 | #c9b58a
  Cotton with a soft tooth. Pigment prints on it are rated for a hundred years.
  Un coton au grain doux. Les tirages pigmentaires y tiennent cent ans.
255109 | OND-GL85-100 | Ondine | Everyday glossy / glacé quotidien | 8.5 x 11 | 200 | 100 | 2599 | 3399 | #2d7a55
  The lighter glossy sheet, for classroom projects and real-estate flyers.
  La feuille glacée plus légère, pour les travaux d’école et les fiches immobilières.
255110 | OND-BR85-50 | Ondine | Two-sided brochure / brochure recto verso | 8.5 x 11 | 180 | 50 | 1999 | 2649 | #d9772b
  Coated on both sides for trifolds that keep their color across the crease.
  Couché des deux côtés pour des dépliants à trois volets dont la couleur survit au pli.
255111 | OND-MG46-50 | Ondine | Magnetic glossy / magnétique glacé | 4 x 6 | 640 | 50 | 3999 | 5299 | #b3323a
  Prints like photo paper, clings to the fridge.
  S’imprime comme du papier photo, colle au frigo.
`,
).map(({ id, part, brand, finish, size, gsm, sheets, usd, cad, color, about }) => {
  const [en, fr] = pair(finish);
  const sizeFr = size.replaceAll('.', ',');
  const both: Pair = [`${size} in.`, `${sizeFr} po`];
  return item({
    id,
    part,
    brand,
    about,
    category: 'photo-paper',
    unit: SHEET,
    count: Number(sheets),
    usd: price(usd),
    cad: price(cad),
    pack: count(Number(sheets), 'sheets', 'feuilles'),
    weightGrams: Math.round(Number(sheets) * Number(gsm) * 0.04),
    name: [
      `${brand} ${en.toLowerCase()} photo paper, ${size} in.${part.endsWith('46-20') ? ', small pack' : ''}`,
      `Papier photo ${fr} ${brand}, ${sizeFr} po${part.endsWith('46-20') ? ', petit paquet' : ''}`,
    ],
    specs: { sheetSize: both, basisWeight: [`${gsm} gsm`, `${gsm} g/m²`], finish: [en, fr.charAt(0).toUpperCase() + fr.slice(1)], sheets },
    facets: { size: both, finish: [en, fr.charAt(0).toUpperCase() + fr.slice(1)] },
    picture: { type: 'photo-paper', color, label: size },
  });
});

const special = table(
  ['id', 'part', 'brand', 'name', 'sheets', 'usd', 'cad', 'spec', 'type', 'color'],
  `
255201 | PNH-RES24-IV | Penhallow | résumé paper, ivory, 24 lb. linen / papier pour curriculum vitæ, ivoire, lin 24 lb | 100 | 1299 | 1699 | 25% cotton / 25 % coton | copy-paper-ream | #efe6cf
  A quarter cotton and a linen weave you feel before you read. The watermark reads upright.
  Un quart de coton et un grain de lin qu’on sent avant de lire. Le filigrane se lit à l’endroit.
255202 | PNH-RES32-WH | Penhallow | résumé paper, white, 32 lb. smooth / papier pour curriculum vitæ, blanc, lisse 32 lb | 80 | 1499 | 1949 | 100% cotton / 100 % coton | copy-paper-ream | #f4f1ec
  All cotton and very quiet in the hand. For the letter you write twice in a career.
  Tout coton, très discret en main. Pour la lettre qu’on écrit deux fois dans une carrière.
255203 | PNH-LTR24-GY | Penhallow | letterhead paper, granite, 24 lb. / papier à en-tête, granit, 24 lb | 100 | 1099 | 1449 | Flecked / Moucheté | copy-paper-ream | #9aa0a6
  Fine flecks that hide fingerprints and lend a logo some ground to stand on.
  De fines mouchetures qui cachent les empreintes et donnent de l’assise à un logo.
255204 | PNH-CRT-GLD | Penhallow | award certificates, gold border / certificats à bordure dorée | 50 | 1599 | 2099 | 8.5 x 11 in. / 8,5 x 11 po | copy-paper-ream | #d9a441
  Foil border, blank inside: perfect attendance, first place, thirty years of service.
  Bordure métallisée, intérieur vierge : assiduité parfaite, première place, trente ans de service.
255205 | PNH-CRT-BLU | Penhallow | award certificates, blue border with seals / certificats à bordure bleue avec sceaux | 25 | 1399 | 1849 | Seals in the box / Sceaux compris | copy-paper-ream | #2b4c9b
  Comes with foil seals to press on by hand.
  Livrés avec des sceaux métallisés à poser à la main.
255206 | NFD-NCR2-LTR | Northfold | carbonless paper, 2-part, white and canary / papier autocopiant, 2 copies, blanc et canari | 500 | 4299 | 5699 | 250 sets / 250 jeux | copy-paper-ream | #f4e48a
  Write once, keep one. Precollated for laser printers, so the white comes out on top.
  On écrit une fois, on garde une copie. Assemblé pour l’imprimante laser, le blanc sort sur le dessus.
255207 | NFD-NCR3-LTR | Northfold | carbonless paper, 3-part / papier autocopiant, 3 copies | 501 | 4799 | 6299 | 167 sets / 167 jeux | copy-paper-ream | #e9a9b9
  White, canary, pink: customer, office, driver.
  Blanc, canari, rose : client, bureau, livreur.
255208 | NFD-PF12-LTR | Northfold | perforated paper, cut at 3.66 in. / papier perforé à 3,66 po | 500 | 2199 | 2899 | 1 horizontal line / 1 ligne horizontale | copy-paper-ream | #bcd3c2
  One clean tear for invoices with a payment stub.
  Une déchirure nette pour les factures avec talon de paiement.
255209 | NFD-SEC-CHK | Northfold | security paper for checks, blue, top / papier de sécurité pour chèques, bleu, en haut | 500 | 4599 | 5999 | 12 protections / 12 protections | copy-paper-ream | #9cc4e0
  Shows VOID when copied and stains when bleached. The check is at the top of the sheet.
  Affiche NUL à la photocopie et se tache à l’eau de Javel. Le chèque est en haut de la feuille.
255210 | TLG-TRC-LTR | Tallgrass | tracing paper, 17 lb. / papier calque, 17 lb | 100 | 1349 | 1799 | Translucent / Translucide | copy-paper-ream | #dfe6e4
  Clear enough for plans, strong enough for an eraser.
  Assez transparent pour les plans, assez solide pour la gomme.
255211 | TLG-STN-LTR | Tallgrass | waterproof stone paper / papier-pierre imperméable | 50 | 2499 | 3299 | Laser safe / Compatible laser | copy-paper-ream | #c3c8c2
  For field notes, boat logs and menus beside a sink. Rain beads and rolls off.
  Pour les notes de terrain, les journaux de bord et les menus près d’un évier. La pluie perle et roule.
255212 | TLG-WNDW-LTR | Tallgrass | transparency film for laser / transparents pour laser | 50 | 2999 | 3949 | 4 mil / 4 mil | copy-paper-ream | #cfe0e6
  Clear film that lies flat after the fuser, for overlays and screen-print positives.
  Pellicule claire qui reste plate après la fusion, pour superpositions et positifs de sérigraphie.
`,
).map(({ id, part, brand, name, sheets, usd, cad, spec, type, color, about }) => {
  return item({
    id,
    part,
    brand,
    about,
    category: 'specialty-paper',
    unit: SHEET,
    count: Number(sheets),
    usd: price(usd),
    cad: price(cad),
    pack: count(Number(sheets), 'sheets', 'feuilles'),
    weightGrams: Number(sheets) * 5,
    inCanada: [
      ['checks', 'cheques'],
      ['The check', 'The cheque'],
    ],
    name: branded(brand, pair(name)),
    specs: { sheets, style: pair(spec), sheetSize: ['8.5 x 11 in.', '8,5 x 11 po'] },
    facets: { size: ['8.5 x 11 in.', '8,5 x 11 po'] },
    picture: { type, color },
  });
});

const rolls = table(
  ['id', 'part', 'name', 'rolls', 'usd', 'cad', 'width', 'length', 'color'],
  `
256101 | WBL-TR318-10 | thermal receipt rolls, 3-1/8 in. x 230 ft. / rouleaux thermiques pour reçus, 3 1/8 po x 230 pi | 10 | 2499 | 3299 | 3-1/8 in. / 3 1/8 po | 230 ft. / 230 pi | #f4f1ec
  Fits most counter printers. No bisphenol in the coating.
  Convient à la plupart des imprimantes de comptoir. Revêtement sans bisphénol.
256102 | WBL-TR318-50 | thermal receipt rolls, 3-1/8 in. x 230 ft., case / rouleaux thermiques pour reçus, 3 1/8 po x 230 pi, caisse | 50 | 8999>7999 | 11999>10499 | 3-1/8 in. / 3 1/8 po | 230 ft. / 230 pi | #dfe6ea
  A season of receipts for one busy register.
  Une saison de reçus pour une caisse achalandée.
256103 | WBL-TR214-12 | thermal rolls for card readers, 2-1/4 in. x 50 ft. / rouleaux thermiques pour terminaux, 2 1/4 po x 50 pi | 12 | 1499 | 1999 | 2-1/4 in. / 2 1/4 po | 50 ft. / 50 pi | #cfd8dc
  The small roll of handheld payment terminals. A red line warns before the end.
  Le petit rouleau des terminaux de paiement. Une ligne rouge prévient avant la fin.
256104 | WBL-AD214-12 | bond adding-machine rolls, 2-1/4 in. x 130 ft. / rouleaux pour calculatrice, 2 1/4 po x 130 pi | 12 | 1299 | 1699 | 2-1/4 in. / 2 1/4 po | 130 ft. / 130 pi | #efe6cf
  Plain paper for calculators that still print.
  Du papier ordinaire pour les calculatrices qui impriment encore.
256105 | WBL-2PLY-10 | two-ply kitchen printer rolls, white and canary / rouleaux deux plis pour imprimante de cuisine | 10 | 2199 | 2899 | 3 in. / 3 po | 90 ft. / 90 pi | #f4e48a
  Two copies in one print: one for the pass, one for the bag.
  Deux copies d’un coup : une pour le passe-plat, une pour le sac.
256106 | NFD-PL24-150 | plotter paper, 24 in. x 150 ft., 20 lb. / papier pour traceur, 24 po x 150 pi, 20 lb | 2 | 3499 | 4599 | 24 in. / 24 po | 150 ft. / 150 pi | #e6ecf2
  Bond for line drawings. The 2 in. core fits nearly every wide-format printer.
  Papier bond pour dessins au trait. Le mandrin de 2 po convient à presque tous les traceurs.
256107 | NFD-PL36-150 | plotter paper, 36 in. x 150 ft., 20 lb. / papier pour traceur, 36 po x 150 pi, 20 lb | 2 | 4999 | 6599 | 36 in. / 36 po | 150 ft. / 150 pi | #c7d6e2
  For full architectural sheets, two rolls to the carton.
  Pour les feuilles d’architecture complètes, deux rouleaux par carton.
256108 | TLG-KR36-900 | kraft paper roll, 36 in. x 900 ft. / rouleau de papier kraft, 36 po x 900 pi | 1 | 5999 | 7999 | 36 in. / 36 po | 900 ft. / 900 pi | #c99f6c
  Wraps packages, covers tables, takes crayon.
  Emballe les colis, couvre les tables, accepte le crayon de cire.
256109 | TLG-BB48-RED | fadeless bulletin-board paper, 48 in. x 50 ft., red / papier pour babillard, 48 po x 50 pi, rouge | 1 | 2499 | 3299 | 48 in. / 48 po | 50 ft. / 50 pi | #b3323a
  Color that lasts the school year in a sunny hallway.
  Une couleur qui tient toute l’année scolaire dans un corridor ensoleillé.
256110 | TLG-BB48-BLU | fadeless bulletin-board paper, 48 in. x 50 ft., sky / papier pour babillard, 48 po x 50 pi, ciel | 1 | 2499 | 3299 | 48 in. / 48 po | 50 ft. / 50 pi | #7cb8e0
  A sky for paper birds.
  Un ciel pour des oiseaux de papier.
`,
).map(({ id, part, name, rolls: n, usd, cad, width, length, color, about }) => {
  const brand = { WBL: 'Waybill', NFD: 'Northfold', TLG: 'Tallgrass' }[part.slice(0, 3)] ?? 'Waybill';
  return item({
    id,
    part,
    brand,
    about,
    category: 'paper-rolls',
    unit: ROLL,
    count: Number(n),
    usd: price(usd),
    cad: price(cad),
    pack: n === '1' ? ['1 roll', '1 rouleau'] : count(Number(n), 'rolls', 'rouleaux'),
    weightGrams: Number(n) * 420,
    name: branded(brand, pair(name)),
    specs: { width: pair(width), length: pair(length), rolls: n },
    facets: { width: pair(width), pack: n },
    picture: { type: 'paper-roll', color, pack: { form: n === '1' ? 'single' : 'pack', n: Math.min(3, Number(n)) } },
  });
});

export const specialtyPaper = [...photo, ...special, ...rolls];
