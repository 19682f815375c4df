// Black toner beside the best sellers, remanufactured cartridges, and the slow parts: drums, kits and waste boxes.
import { item } from '../kit/item.ts';
import { count, figure, type Pair } from '../kit/measures.ts';
import { price, table } from '../kit/table.ts';
import {
  LASERPRO_1200,
  LASERPRO_2300,
  LASERPRO_4100,
  LASERPRO_5200,
  LASERPRO_COLOR,
  LASERPRO_COLOR_3400,
  ORIEL_ATLAS,
  ORIEL_ATLAS_COLOR,
  TESSEL_GRID,
  TESSEL_GRID_400,
  TESSEL_GRID_COLOR,
} from './printer-models.ts';

const MODELS: Readonly<Record<string, readonly string[]>> = {
  '1200': LASERPRO_1200,
  '2300': LASERPRO_2300,
  '4100': LASERPRO_4100,
  '5200': LASERPRO_5200,
  color: LASERPRO_COLOR,
  '3400': LASERPRO_COLOR_3400,
  atlas: ORIEL_ATLAS,
  'atlas-color': ORIEL_ATLAS_COLOR,
  grid: TESSEL_GRID,
  'grid-400': TESSEL_GRID_400,
  'grid-color': TESSEL_GRID_COLOR,
};

/** What the level adds to the name. */
const LEVELS: Readonly<Record<string, Pair>> = {
  high: [' high-yield', ' à haut rendement'],
  extra: [' extra-high-yield', ' à très haut rendement'],
  twin: [' high-yield', ' à haut rendement'],
  remanufactured: [' remanufactured', ' réusinée'],
};

const BRANDS: Readonly<Record<string, string>> = { OND: 'Ondine', TSL: 'Tessel', ORL: 'Oriel', IWB: 'Inkwell Basics' };

const black = table(
  ['id', 'part', 'model', 'level', 'pages', 'for', 'usd', 'cad', 'paint'],
  `
401603 | OND-TN330-BK | TN-330 | standard | 1200 | 2300 | 4899 | 6499 | #3b5a80
  The starter cartridge for the LaserPro 2300 line: a box of envelopes, a winter of letters.
  La cartouche de base des LaserPro 2300 : une boîte d’enveloppes, un hiver de lettres.
401604 | OND-TN330H-BK | TN-330H | high | 2600 | 2300 | 7299 | 9699 | #274264
  More than twice the pages for half as much again. Most owners move to this one.
  Plus du double des pages pour moitié plus cher. La plupart des propriétaires y passent.
401605 | OND-TN330X-BK | TN-330X | extra | 4500 | 2300 | 9999>8999 | 13299>11999 | #182c46
  The largest that fits: one cartridge for a school year of handouts.
  La plus grande qui y entre : une cartouche pour une année scolaire de feuilles de travail.
401606 | OND-TN210-2PK | TN-210H | twin | 6400 | 1200 | 14999 | 19999 | #4a2f6e: TN-210H x 2
  Two high-yield cartridges for the LaserPro 1200 line.
  Deux cartouches à haut rendement pour les LaserPro 1200.
401611 | OND-TN560-BK | TN-560 | standard | 6000 | 5200 | 10999 | 14499 | #5a4a2f
  The cartridge that the LaserPro 5200 ships without: fit it on the first day.
  Celle avec laquelle la LaserPro 5200 n’est pas livrée : posez-la dès le premier jour.
401612 | OND-TN560H-BK | TN-560H | high | 15000 | 5200 | 18999 | 24999 | #43371f
  Fifteen thousand pages before anyone opens a door.
  Quinze mille pages avant d’ouvrir un capot.
401802 | TSL-K700H-BK | K700H | high | 25000 | grid | 22999 | 29999 | #8f2730
  For floors that print manuals. The box is as long as an arm.
  Pour les étages qui impriment des manuels. La boîte est longue comme le bras.
401803 | TSL-K400-BK | K400 | standard | 1500 | grid-400 | 5299 | 6999 | #9aa0a6
  A small cartridge for the Grid 400 at a reception desk.
  Une petite cartouche pour la Grid 400 d’un comptoir d’accueil.
401804 | TSL-K400H-BK | K400H | high | 3000 | grid-400 | 7999 | 10499 | #70767e
  Twice the reception desk, same slot.
  Deux fois plus de pages, même logement.
401901 | ORL-L15-BK | L15 | standard | 1400 | atlas | 4999 | 6599 | #5f7a3a
  For the Atlas L series. A shutter covers the drum until the cartridge is home.
  Pour la série Atlas L. Un volet couvre le tambour jusqu’à la mise en place.
401902 | ORL-L15H-BK | L15H | high | 3200 | atlas | 7999 | 10599 | #43582a
  High yield for the Atlas, with a window that shows what is left.
  Haut rendement pour l’Atlas, avec une fenêtre qui montre ce qui reste.
401903 | ORL-L15-2PK | L15H | twin | 6400 | atlas | 14999>12999 | 19799>17299 | #2f401d
  Two Atlas cartridges under one band.
  Deux cartouches Atlas sous une même bande.
401651 | IWB-RM210 | RM-210 | remanufactured | 3200 | 1200 | 4499 | 5999 | #3d5a50
  A rebuilt TN-210H, tested with a full page of black before it’s boxed.
  Une TN-210H remise à neuf, vérifiée par une page pleine de noir avant l’emballage.
401652 | IWB-RM330 | RM-330 | remanufactured | 2600 | 2300 | 3999 | 5299 | #4a6b60
  A rebuilt TN-330H. New drum blade, new seal, old shell.
  Une TN-330H remise à neuf. Lame neuve, joint neuf, coque d’origine.
401653 | IWB-RM560 | RM-560 | remanufactured | 15000 | 5200 | 9999 | 13299 | #2f473e
  A rebuilt TN-560H that saves the price of two cases of paper.
  Une TN-560H remise à neuf qui économise le prix de deux caisses de papier.
401654 | IWB-RM700 | RM-700 | remanufactured | 14500 | grid | 8999 | 11999 | #5b7d71
  A rebuilt K700 for the Grid, counted by the same chip.
  Une K700 remise à neuf pour la Grid, comptée par la même puce.
401655 | IWB-RML15 | RM-15 | remanufactured | 3200 | atlas | 4299 | 5699 | #6b8a4a
  A rebuilt L15H for the Atlas, with a prepaid return bag.
  Une L15H remise à neuf pour l’Atlas, avec sac de retour prépayé.
`,
).map(({ id, part, model, level, pages, for: line, usd, cad, paint, about }) => {
  const brand = BRANDS[part.slice(0, 3)] ?? 'Ondine';
  const n = Number(pages);
  const [en, fr] = LEVELS[level] ?? ['', ''];
  const twin = level === 'twin';
  return item({
    id,
    part,
    brand,
    about,
    category: 'toner',
    unit: 'page',
    count: n,
    usd: price(usd),
    cad: price(cad),
    fits: MODELS[line] ?? [],
    weightGrams: 600 + Math.round(n / 14),
    name: [
      `${brand} ${model}${en} toner cartridge${twin ? 's, black, 2-pack' : ', black'}`,
      `Cartouche${twin ? 's' : ''} de toner${level === 'remanufactured' ? fr : ''} ${brand} ${model}${level === 'remanufactured' ? '' : fr}, noir${twin ? ', paquet de 2' : ''}`,
    ],
    pack: twin ? [`2 cartridges, ${figure(n)[0]} pages`, `2 cartouches, ${figure(n)[1]} pages`] : count(n, 'pages', 'pages'),
    specs: {
      color: ['Black', 'Noir'],
      yield: [`${figure(n)[0]} pages at 5% coverage`, `${figure(n)[1]} pages à 5 % de couverture`],
      technology:
        level === 'remanufactured' ? ['Laser, remanufactured', 'Laser, réusiné'] : ['Laser, original toner', 'Laser, toner d’origine'],
    },
    facets: { color: ['Black', 'Noir'], yield: level === 'standard' ? ['Standard', 'Standard'] : ['High', 'Élevé'] },
    picture: { type: 'toner', color: paint, label: model, ...(twin && { pack: { form: 'box' as const, n: 2 } }) },
  });
});

const parts = table(
  ['id', 'part', 'name', 'pages', 'for', 'usd', 'cad', 'paint'],
  `
401591 | OND-DR210 | DR-210 imaging drum / Tambour d’imagerie DR-210 | 12000 | 1200 | 7499 | 9899 | #8a6fb0
  The drum of the LaserPro 1200 line; about four high-yield cartridges long.
  Le tambour des LaserPro 1200; dure environ quatre cartouches à haut rendement.
401592 | OND-DR330 | DR-330 imaging drum / Tambour d’imagerie DR-330 | 12000 | 2300 | 7299 | 9699 | #5a80a8
  Replace it when a faint ghost of the last page appears on this one.
  À remplacer quand le fantôme de la page précédente paraît sur celle-ci.
401593 | OND-DR220 | DR-220 color drum set / Jeu de tambours couleur DR-220 | 15000 | color | 14999 | 19799 | #3aa0a8
  Four drums in one tray, aligned at the factory.
  Quatre tambours dans un même plateau, alignés en usine.
401594 | OND-DR340 | DR-340 color drum set / Jeu de tambours couleur DR-340 | 30000 | 3400 | 22999 | 29999 | #2f7f86
  For the department color laser. Twenty minutes, no tools.
  Pour la laser couleur de service. Vingt minutes, aucun outil.
401595 | OND-WT220 | WT-220 waste toner box / Boîte de récupération WT-220 | 50000 | color | 1999 | 2649 | #b9bec4
  Catches the toner that misses. Empty it never, replace it here.
  Recueille le toner perdu. On ne la vide jamais, on la remplace.
401596 | OND-MK480 | MK-480 maintenance kit, fuser and rollers / Trousse d’entretien MK-480, unité de fusion et rouleaux | 100000 | 4100 | 19999 | 26499 | #6b737c
  New rollers and fuser: the printer pulls paper like a young one.
  Rouleaux et unité de fusion neufs : l’imprimante avale le papier comme à ses débuts.
401891 | TSL-D700 | D700 imaging drum / Tambour d’imagerie D700 | 60000 | grid | 15999 | 20999 | #a3444c
  For the Grid 700 series, sixty thousand pages.
  Pour la série Grid 700, soixante mille pages.
401892 | TSL-R700 | R700 roller kit, three trays / Trousse de rouleaux R700, trois bacs | 100000 | grid | 3499 | 4599 | #c9898e
  Rubber gets old before steel does. New feed rollers for three trays.
  Le caoutchouc vieillit avant l’acier. Rouleaux d’entraînement neufs pour trois bacs.
401893 | TSL-W250 | W250 waste toner bottle / Bouteille de récupération W250 | 20000 | grid-color | 1799 | 2399 | #d9bfc1
  Turns a quarter and clicks. The full one goes in the bag it came in.
  Un quart de tour et un clic. La pleine va dans le sac fourni.
401991 | ORL-DL15 | DL15 imaging drum / Tambour d’imagerie DL15 | 10000 | atlas | 6999 | 9299 | #8fa86a
  The Atlas drum, with a cleaning cloth in the box.
  Le tambour de l’Atlas, chiffon de nettoyage compris.
401992 | ORL-DLC8 | DLC8 color drum / Tambour couleur DLC8 | 16000 | atlas-color | 12999 | 17199 | #a9bf85
  One drum for all four colors.
  Un seul tambour pour les quatre couleurs.
`,
).map(({ id, part, name, pages, for: line, usd, cad, paint, about }) => {
  const brand = BRANDS[part.slice(0, 3)] ?? 'Ondine';
  const [en = '', fr = ''] = name.split(' / ');
  const model = part.split('-')[1] ?? '';
  const frModel = fr.search(/[A-Z]{1,3}-?\d/);
  const n = Number(pages);
  return item({
    id,
    part,
    brand,
    about,
    category: 'drums',
    unit: 'page',
    count: n,
    usd: price(usd),
    cad: price(cad),
    fits: MODELS[line] ?? [],
    weightGrams: 900,
    name: [`${brand} ${en}`, `${fr.slice(0, frModel)}${brand} ${fr.slice(frModel)}`],
    pack: [`About ${figure(n)[0]} pages`, `Environ ${figure(n)[1]} pages`],
    specs: {
      yield: [`${figure(n)[0]} pages`, `${figure(n)[1]} pages`],
      fits: [(MODELS[line] ?? []).join(', '), (MODELS[line] ?? []).join(', ')],
    },
    picture: { type: 'toner', color: paint, label: model },
  });
});

export const moreToner = [...black, ...parts];
