// Copy paper in the sizes, weights and case sizes beside the best sellers.
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { basis, inches, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';
import { LEDGER, LEGAL, LETTER, reams, SHEET, sheetFacets } from './paper-terms.ts';

const SIZES: Readonly<Record<string, { readonly size: Pair; readonly label: string; readonly area: number }>> = {
  letter: { size: LETTER, label: '8.5 x 11', area: 93.5 },
  legal: { size: LEGAL, label: 'Legal', area: 119 },
  ledger: { size: LEDGER, label: '11 x 17', area: 187 },
  statement: { size: inches(5.5, 8.5), label: '5.5 x 8.5', area: 46.75 },
  large: { size: inches(12, 18), label: '12 x 18', area: 216 },
};

const rows = table(
  ['id', 'part', 'brand', 'line', 'size', 'weight', 'bright', 'reams', 'usd', 'cad', 'color'],
  `
246820 | NFD-EV20-LTR5 | Northfold | Everyday copy paper / Papier à photocopie ~Quotidien | letter | 20 75 | 92 | 5 | 2899 | 3799 | #1f6b5c
  Half a case of the everyday paper: light enough to carry up one floor.
  Une demi-caisse du papier de tous les jours : assez légère pour monter un étage.
246821 | NFD-EV20-LTR3 | Northfold | Everyday copy paper / Papier à photocopie ~Quotidien | letter | 20 75 | 92 | 3 | 1849 | 2449 | #2d7d6b
  Three reams in one wrap, the right amount for a home office quarter.
  Trois rames sous un même emballage : la juste quantité pour un trimestre de bureau à domicile.
246822 | NFD-EV20-LGL1 | Northfold | Everyday legal paper / Papier format légal ~Quotidien | legal | 20 75 | 92 | 1 | 799 | 1049 | #274b70
  One ream of legal for the second tray.
  Une rame de format légal pour le deuxième bac.
246823 | NFD-EV20-LDG1 | Northfold | Everyday ledger paper / Papier grand format ~Quotidien | ledger | 20 75 | 92 | 1 | 1349 | 1799 | #7a3f2e
  A ream of tabloid sheets, for the one spreadsheet that won’t fit.
  Une rame de feuilles tabloïd, pour le tableau qui ne rentre jamais.
246824 | NFD-3H20-LTR1 | Northfold | Three-hole punched paper / Papier perforé trois trous | letter | 20 75 | 92 | 1 | 749 | 999 | #4d6b2f
  Pre-punched sheets for one binder at a time.
  Des feuilles déjà perforées, une reliure à la fois.
246825 | NFD-2H20-LTR1 | Northfold | Two-hole top-punched paper / Papier perforé deux trous en haut | letter | 20 75 | 92 | 1 | 849 | 1149 | #6b5a2f
  Two holes at the top, 2.75 in. apart, for medical and legal clip files.
  Deux trous en haut, à 2,75 po d’écart, pour les dossiers médicaux et juridiques à attaches.
246826 | NFD-MP24-LTR10 | Northfold | Steady multipurpose paper / Papier multiusage ~Constant | letter | 24 90 | 96 | 10 | 6899 | 8999>7999 | #8a3f5c
  A heavier sheet for both laser and inkjet: less show-through, better color.
  Une feuille plus épaisse pour le laser comme le jet d’encre : moins de transparence, plus de couleur.
246827 | NFD-MP24-LTR1 | Northfold | Steady multipurpose paper / Papier multiusage ~Constant | letter | 24 90 | 96 | 1 | 899 | 1199 | #8a3f5c
  The 24 lb. ream to try before the case.
  La rame de 24 lb à essayer avant la caisse.
246828 | NFD-MP24-LGL5 | Northfold | Steady multipurpose legal paper / Papier multiusage ~Constant, format légal | legal | 24 90 | 96 | 5 | 4599 | 5999 | #6e2f4a
  Contracts that feel like contracts. Half a case, legal size.
  Des contrats qui ont de la tenue. Une demi-caisse en format légal.
246829 | NFD-ST20-5 | Northfold | Everyday half-size paper / Papier demi-format ~Quotidien | statement | 20 75 | 92 | 5 | 1999 | 2699 | #35508c
  Half-letter sheets for packing slips, prescriptions and recipe cards, cut square at the mill.
  Des demi-feuilles pour bordereaux, ordonnances et recettes, coupées d’équerre à l’usine.
246830 | NFD-CL32-LTR8 | Northfold | Vivid color laser paper / Papier laser couleur ~Éclat | letter | 32 120 | 100 | 8 | 9899 | 12999 | #b9472e
  Thirty-two pounds and almost blue-white: the sheet for slides that will be judged on paper.
  Trente-deux livres et presque bleutée : la feuille des présentations qu’on jugera sur papier.
246831 | NFD-CL32-LTR1 | Northfold | Vivid color laser paper / Papier laser couleur ~Éclat | letter | 32 120 | 100 | 1 | 1599 | 2149 | #b9472e
  One ream of the heavy color sheet, for a single proposal done well.
  Une rame de la feuille couleur épaisse, pour une seule proposition bien faite.
246832 | NFD-CL28-LDG4 | Northfold | Vivid color laser paper, tabloid / Papier laser couleur ~Éclat, tabloïd | ledger | 28 105 | 100 | 4 | 7999 | 10499 | #9a3a26
  Color tabloid for posters, menus that fold and site plans.
  Le tabloïd couleur pour affiches, menus à plier et plans d’implantation.
246833 | NFD-CL28-1218 | Northfold | Vivid color laser paper, oversize / Papier laser couleur ~Éclat, surdimensionné | large | 28 105 | 100 | 4 | 10499 | 13999 | #7e2f20
  Oversize sheets that trim down to a full-bleed 11 x 17.
  Des feuilles surdimensionnées à rogner en 11 x 17 à fond perdu.
246834 | NFD-R50-LTR10 | Northfold | 50% recycled copy paper / Papier à photocopie recyclé 50 % | letter | 20 75 | 92 | 10 | 5399 | 7299 | #4c8a7a
  Half its fiber has been office paper before, and you wouldn’t know it from the tray.
  La moitié de ses fibres a déjà été du papier de bureau, et le bac n’y voit que du feu.
246835 | NFD-R30-LGL10 | Northfold | 30% recycled legal paper / Papier recyclé 30 %, format légal | legal | 20 75 | 92 | 10 | 6599 | 8799 | #5b8a4c
  The recycled sheet for the legal drawer.
  La feuille recyclée pour le tiroir format légal.
100207 | IWB-CP20-10 | Inkwell Basics | Copy paper / Papier à photocopie | letter | 20 75 | 88 | 10 | 3999>3499 | 5499>4799 | #8a8f98
  The full case of the plain sheet: our lowest price a page.
  La caisse complète de la feuille ordinaire : notre plus bas prix la page.
100208 | IWB-CP20-LGL5 | Inkwell Basics | Legal copy paper / Papier à photocopie format légal | legal | 20 75 | 88 | 5 | 2899 | 3899 | #70757e
  Plain legal for internal copies, half a case at a time.
  Du format légal ordinaire pour les copies internes, une demi-caisse à la fois.
100209 | IWB-3H20-5 | Inkwell Basics | Three-hole punched paper / Papier perforé trois trous | letter | 20 75 | 88 | 5 | 2499 | 3349 | #5f666f
  Holes where binders want them, at the own-brand price.
  Des trous là où les reliures les veulent, au prix de la marque maison.
100210 | IWB-CP20-LDG5 | Inkwell Basics | Ledger copy paper / Papier à photocopie tabloïd | ledger | 20 75 | 88 | 5 | 4799 | 6399 | #595f68
  Eleven by seventeen for drafts of plans, before anyone pays for the good paper.
  Du 11 x 17 pour les ébauches de plans, avant de sortir le beau papier.
251020 | TLG-DG24-1 | Tallgrass | Digital paper / Papier numérique | letter | 24 90 | 98 | 1 | 999 | 1349 | #35508c
  A ream of the color-laser sheet for the printer beside your desk.
  Une rame de la feuille laser couleur pour l’imprimante près du bureau.
251021 | TLG-PR28-LDG5 | Tallgrass | Presentation paper, tabloid / Papier de présentation, tabloïd | ledger | 28 105 | 100 | 5 | 9999 | 13299 | #b98a2e
  The presentation sheet in tabloid: charts keep their fine lines when folded once.
  La feuille de présentation en tabloïd : les graphiques gardent leurs traits fins, même pliés.
251022 | TLG-R100-1 | Tallgrass | Fully recycled copy paper / Papier à photocopie entièrement recyclé | letter | 20 75 | 92 | 1 | 699 | 949 | #3f7a6a
  A single ream made only of paper that was used before.
  Une rame faite uniquement de papier déjà utilisé.
251023 | TLG-CN24-5 | Tallgrass | Natural uncoated paper, cream / Papier naturel non couché, crème | letter | 24 90 | 85 | 5 | 4499 | 5899 | #cdbf95
  Cream without optical brighteners, easy on the eyes for long reading.
  Crème, sans azurants optiques, doux pour les longues lectures.
251024 | TLG-PR28-HOL | Tallgrass | Presentation paper, three-hole / Papier de présentation, perforé trois trous | letter | 28 105 | 100 | 1 | 1399 | 1899 | #94701f
  Presentation weight with binder holes, for handbooks that must look printed.
  Le grammage de présentation, perforé, pour des manuels qui ont l’air imprimés.
`,
);

export const moreCopyPaper = rows.map(({ id, part, brand, line, size: sizeName, weight, bright, reams: n, usd, cad, color, about }) => {
  const { size, label, area } = SIZES[sizeName] ?? { size: LETTER, label: '8.5 x 11', area: 93.5 };
  const [lb = 20, gsm = 75] = weight.split(' ').map(Number);
  const [en, fr] = pair(line);
  const sheets = Number(n) * 500;
  const lead = en.charAt(0).toLowerCase() + en.slice(1);
  return item({
    id,
    part,
    brand,
    about,
    category: 'copy-paper',
    unit: SHEET,
    count: sheets,
    usd: price(usd),
    cad: price(cad),
    pack: reams(Number(n)),
    weightGrams: Math.round((sheets * gsm * area) / 1550),
    name: branded(
      brand,
      [/^(Everyday|Steady|Vivid)/.test(en) ? en : lead, fr],
      size,
      [`${lb} lb.`, `${lb} lb`],
      n === '1' ? ['ream', 'une rame'] : [`${n}-ream case`, `caisse de ${n} rames`],
    ),
    specs: { sheetSize: size, basisWeight: basis(lb, gsm), brightness: bright, sheets: reams(Number(n)) },
    facets: sheetFacets(size, lb, Number(bright)),
    picture: { type: n === '1' ? 'copy-paper-ream' : 'copy-paper-case', color, label },
  });
});
