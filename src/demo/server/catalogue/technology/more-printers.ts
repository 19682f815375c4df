// Printers beside the best known models, so that every cartridge family has a machine in the shop.
import { item } from '../kit/item.ts';
import { count, type Pair, pounds, size, years } from '../kit/measures.ts';
import { price, table } from '../kit/table.ts';

const TECHNOLOGY: Readonly<Record<string, Pair>> = {
  laser: ['Laser, black', 'Laser, noir'],
  color: ['Laser, color', 'Laser, couleur'],
  inkjet: ['Inkjet, color', 'Jet d’encre, couleur'],
};
const FUNCTIONS: Readonly<Record<string, Pair>> = {
  print: ['Print', 'Impression'],
  all: ['Print, scan, copy', 'Impression, numérisation, copie'],
  fax: ['Print, scan, copy, fax', 'Impression, numérisation, copie, télécopie'],
};
const KIND: Readonly<Record<string, Pair>> = {
  'laser print': ['laser printer', 'Imprimante laser'],
  'laser all': ['all-in-one laser printer', 'Imprimante laser tout-en-un'],
  'laser fax': ['all-in-one laser printer', 'Imprimante laser tout-en-un'],
  'color print': ['color laser printer', 'Imprimante laser couleur'],
  'color all': ['all-in-one color laser printer', 'Imprimante laser couleur tout-en-un'],
  'inkjet print': ['inkjet printer', 'Imprimante à jet d’encre'],
  'inkjet all': ['all-in-one inkjet printer', 'Imprimante à jet d’encre tout-en-un'],
  'inkjet fax': ['all-in-one inkjet printer', 'Imprimante à jet d’encre tout-en-un'],
};

/** Laser and ink, with a scanner or without, do not look alike. */
function drawn(technology: string, functions: string): string {
  if (technology === 'inkjet') return 'printer';
  return functions === 'print' ? 'laser-printer' : 'multifunction-printer';
}

export const morePrinters = table(
  ['id', 'part', 'brand', 'model', 'type', 'ppm', 'link', 'tray', 'dims', 'lb', 'usd', 'cad', 'cartridges', 'color'],
  `
610432 | OND-LP5240X | Ondine | LaserPro 5240x | laser print | 52 | Wi-Fi, Ethernet, USB | 900 | 16.4 17.3 15.2 | 41 | 64999>57999 | 84999>74999 | 401611 401612 | #dfe2e6
  Two drawers, a stapling tray and a lock for the paper: made for the hallway.
  Deux tiroirs, un plateau d’agrafage et une serrure pour le papier : faite pour le corridor.
610433 | OND-LP2340DW | Ondine | LaserPro 2340dw | laser print | 30 | Wi-Fi, USB | 250 | 14 14.2 7.2 | 16 | 17999 | 23999 | 401603 401604 | #cdd4da
  Two-sided and wireless for the price of four cartridges.
  Recto verso et sans fil, pour le prix de quatre cartouches.
610434 | OND-MF230 | Ondine | LaserPro MF 230 | laser all | 30 | Wi-Fi, USB | 250 | 16.1 15.7 12.5 | 25 | 24999 | 32999 | 401604 401605 | #4a5058
  Black pages and a flatbed scanner: the small office machine that never dries out.
  Pages noires et numériseur à plat : l’appareil de petit bureau qui ne sèche jamais.
610435 | OND-MF125 | Ondine | LaserPro MF 125 | laser all | 21 | USB | 150 | 15.4 11.9 9.8 | 17 | 15999 | 20999 | 401601 401602 | #8b9199
  A copier that happens to print. One button, one copy.
  Un copieur qui imprime aussi. Un bouton, une copie.
610436 | OND-LPC3450DN | Ondine | LaserPro Color 3450dn | color print | 36 | Ethernet, USB | 550 | 17.3 18.9 15.4 | 58 | 69999 | 91999 | 401721 401726 | #6fa3b8
  A department color laser that starts printing before the coffee is poured.
  Une laser couleur de service qui imprime avant que le café ne soit versé.
610437 | OND-LPCMF240 | Ondine | LaserPro Color MF 240 | color all | 26 | Wi-Fi, Ethernet, USB | 250 | 16.6 17.5 18.1 | 47 | 52999>46999 | 69999>61999 | 401701 401711 | #2f4a58
  Color copies for a shop counter, scans to a folder or a phone.
  Des copies couleur pour un comptoir, des numérisations vers un dossier ou un téléphone.
610438 | OND-IJ950P | Ondine | InkJoy 950 Pro | inkjet fax | 24 | Wi-Fi, Ethernet, USB | 500 | 17.1 15.5 12.4 | 24 | 27999 | 36999 | 402111 402116 402120 | #39424e
  Pigment ink, two trays and a 50-sheet feeder that reads both sides.
  Encre à pigments, deux bacs et un chargeur de 50 feuilles qui lit les deux côtés.
610439 | OND-IJ330W | Ondine | InkJoy 330w | inkjet all | 8 | Wi-Fi, USB | 60 | 16.8 12 5.9 | 8 | 5999>4499 | 7999>5999 | 402106 402107 402109 | #f0e4d4
  Our smallest price for a printer that scans. Sets up from the phone in five minutes.
  Notre plus petit prix pour une imprimante qui numérise. Se configure à partir du téléphone en cinq minutes.
610423 | TSL-GRID410W | Tessel | Grid 410w | laser print | 24 | Wi-Fi, USB | 150 | 13.9 11.2 8.4 | 14 | 14999 | 19999 | 401803 401804 | #b5bac2
  A plain wireless laser with a tray that folds away.
  Une laser sans fil toute simple, dont le bac se replie.
610424 | TSL-GRIDC255 | Tessel | Grid Color 255dw | color print | 27 | Wi-Fi, Ethernet, USB | 250 | 15.9 16.4 12 | 36 | 37999 | 49999 | 401821 401826 | #93505a
  Quiet color for quotes and certificates, with a one-pass paper path.
  Une couleur discrète pour soumissions et certificats, en un seul passage.
610425 | TSL-GRIDC640 | Tessel | Grid Color 640 MFP | color all | 45 | Ethernet, USB | 1100 | 20.9 21.6 25.4 | 112 | 189999 | 244999 | 401841 401846 | #5f3a42
  The floor machine: 45 color pages a minute, finisher ready, service number on the door.
  L’appareil d’étage : 45 pages couleur à la minute, prêt pour le module de finition, numéro de service sur la porte.
610426 | TSL-FLOW45W | Tessel | Flow 45w | inkjet all | 10 | Wi-Fi, USB | 100 | 16.3 12.4 6.3 | 10 | 7999 | 10499 | 402221 402226 402231 | #e2e7ea
  Four separate inks at a family price: change only what is empty.
  Quatre encres séparées à prix familial : on ne remplace que ce qui est vide.
610451 | ORL-L155DW | Oriel | Atlas L155dw | laser print | 29 | Wi-Fi, USB | 250 | 14.1 14 7.9 | 15 | 16999 | 21999 | 401901 401902 | #aab59a
  Two-sided black with a paper path you can open from the front.
  Du noir recto verso, avec un trajet de papier qui s’ouvre par l’avant.
610453 | ORL-C88 | Oriel | Atlas Color C88 MFP | color all | 24 | Wi-Fi, Ethernet, USB | 250 | 16.1 17 17.2 | 44 | 44999 | 58999 | 401921 401926 | #7b8a5f
  A color copier the size of a microwave oven.
  Un copieur couleur de la taille d’un four à micro-ondes.
610455 | ORL-E225W | Oriel | Echo 225w | inkjet all | 11 | Wi-Fi, USB | 100 | 15.9 12 6 | 9 | 8999>6999 | 11999>8999 | 402411 402416 402420 | #d9dfcf
  Prints from the tray or from the back, for labels and card.
  Imprime depuis le bac ou par l’arrière, pour étiquettes et carton.
`,
).map(({ id, part, brand, model, type, ppm, link, tray, dims, lb, usd, cad, cartridges, color, about }) => {
  const [en, fr] = KIND[type] ?? ['printer', 'Imprimante'];
  const [technology = 'laser', functions = 'print'] = type.split(' ');
  const pace: Pair = [`${ppm} pages a minute`, `${ppm} pages à la minute`];
  const heavy = Number(lb) > 45;
  return item({
    id,
    part,
    brand,
    about,
    category: 'printers',
    services: ['950102', '950103', '950301'],
    unit: ['each', 'unité'],
    count: 1,
    usd: price(usd),
    cad: price(cad),
    pack: pace,
    accessories: cartridges.split(' '),
    weightGrams: Number(lb) * 454,
    ...(heavy && { deliveryOnly: true, handling: [2500, 2900] as const }),
    name: [`${brand} ${model} ${en}`, `${fr} ${brand} ${model}`],
    specs: {
      technology: TECHNOLOGY[technology] ?? '',
      functions: FUNCTIONS[functions] ?? '',
      speed: pace,
      connection: link,
      paperTray: count(Number(tray), 'sheets', 'feuilles'),
      size: size(...dims.split(' ').map(Number)),
      weight: pounds(Number(lb)),
      warranty: years(1),
    },
    facets: {
      technology: TECHNOLOGY[technology] ?? '',
      connection: link.includes('Wi-Fi') ? ['Wireless', 'Sans fil'] : ['Wired', 'Filaire'],
      functions: functions === 'print' ? ['Print', 'Impression'] : ['All-in-one', 'Tout-en-un'],
    },
    picture: { type: drawn(technology, functions), color, label: model.split(' ').at(-1) ?? '' },
  });
});
