// Cables by kind and length, adapters, surge protectors, chargers and batteries.
import type { CatalogRecord } from '#goods/catalog/rules';
import { type ColorName, hex, hueLabel } from '../kit/colors.ts';
import { item } from '../kit/item.ts';
import { feet, joined, type Pair } from '../kit/measures.ts';
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];

interface CableKind {
  readonly base: number;
  readonly part: string;
  readonly name: Pair;
  readonly say: Pair;
  readonly color: ColorName;
  /** Length in feet with its US and Canadian price. */
  readonly lengths: readonly (readonly [ft: number, usd: number, cad: number])[];
}

const KINDS: readonly CableKind[] = [
  {
    base: 613200,
    part: 'CC',
    name: ['USB-C to USB-C cable, 100 W', 'câble USB-C à USB-C, 100 W'],
    color: 'charcoal',
    say: [
      'Charges a laptop and carries files; braided so it does not knot.',
      'Recharge un portable et transporte les fichiers; tressé pour ne pas faire de nœuds.',
    ],
    lengths: [
      [1, 1199, 1549],
      [3, 1499, 1949],
      [6, 1799, 2349],
      [10, 2199, 2899],
    ],
  },
  {
    base: 613210,
    part: 'CA',
    name: ['USB-C to USB-A cable', 'câble USB-C à USB-A'],
    color: 'white',
    say: ['For older chargers and newer phones.', 'Pour les vieux chargeurs et les nouveaux téléphones.'],
    lengths: [
      [3, 999, 1299],
      [6, 1299, 1699],
      [10, 1599, 2099],
    ],
  },
  {
    base: 613220,
    part: 'AB',
    name: ['USB-A to USB-B printer cable', 'câble d’imprimante USB-A à USB-B'],
    color: 'ivory',
    say: ['The square plug of printers, tested at every length.', 'La prise carrée des imprimantes, vérifiée à chaque longueur.'],
    lengths: [
      [6, 899, 1179],
      [10, 1099, 1449],
      [16, 1499, 1949],
    ],
  },
  {
    base: 613230,
    part: 'HD',
    name: ['HDMI cable, 4K', 'câble HDMI, 4K'],
    color: 'black',
    say: ['Gold contacts and a plug slim enough for a wall mount.', 'Contacts dorés et fiche assez mince pour un support mural.'],
    lengths: [
      [3, 999, 1299],
      [6, 1299, 1699],
      [10, 1699, 2199],
      [15, 2199, 2899],
      [25, 3499, 4549],
    ],
  },
  {
    base: 613240,
    part: 'DP',
    name: ['DisplayPort cable, 8K', 'câble DisplayPort, 8K'],
    color: 'navy',
    say: [
      'Latches at both ends, so the screen does not go dark mid-meeting.',
      'Verrouillé aux deux bouts : l’écran ne s’éteint pas en pleine réunion.',
    ],
    lengths: [
      [3, 1499, 1949],
      [6, 1799, 2349],
      [10, 2299, 2999],
    ],
  },
  {
    base: 613250,
    part: 'E6',
    name: ['Cat6 network cable, blue', 'câble réseau Cat6, bleu'],
    color: 'blue',
    say: [
      'Snagless boots and a jacket you can trace through a ceiling.',
      'Capuchons anti-accroc et gaine facile à suivre dans un plafond.',
    ],
    lengths: [
      [3, 599, 779],
      [7, 799, 1049],
      [14, 1099, 1449],
      [25, 1499, 1949],
      [50, 2299, 2999],
      [100, 3799, 4949],
    ],
  },
  {
    base: 613260,
    part: 'E6G',
    name: ['Cat6 network cable, gray', 'câble réseau Cat6, gris'],
    color: 'gray',
    say: ['The same cable in the color of baseboards.', 'Le même câble, de la couleur des plinthes.'],
    lengths: [
      [7, 799, 1049],
      [14, 1099, 1449],
      [25, 1499, 1949],
    ],
  },
  {
    base: 613270,
    part: 'CH',
    name: ['USB-C to HDMI cable, 4K', 'câble USB-C à HDMI, 4K'],
    color: 'silver',
    say: ['From the laptop to the meeting-room screen without an adapter.', 'Du portable à l’écran de la salle, sans adaptateur.'],
    lengths: [
      [6, 2499, 3249],
      [10, 2999, 3899],
    ],
  },
  {
    base: 613280,
    part: 'XT',
    name: ['indoor extension cord, 3 outlets', 'rallonge d’intérieur, 3 prises'],
    color: 'brown',
    say: ['Flat plug that lets the desk stand against the wall.', 'Fiche plate, pour que le bureau touche le mur.'],
    lengths: [
      [6, 899, 1179],
      [9, 1099, 1449],
      [15, 1499, 1949],
    ],
  },
];

/** Cables whose plugs are drawn otherwise than those of a telephone. */
const PLUGGED: Readonly<Record<string, string>> = {
  HD: 'video-cable',
  DP: 'video-cable',
  CH: 'video-cable',
  E6: 'network-cable',
  E6G: 'network-cable',
  XT: 'extension-cord',
};

const cables: CatalogRecord[] = KINDS.flatMap(({ base, part, name, say, color, lengths }) =>
  lengths.map(([ft, usd, cad], at) => {
    const long = feet(ft);
    const [frHead = '', frTail] = name[1].split(', ');
    return item({
      id: String(base + at + 1),
      part: `VLT-${part}-${String(ft).padStart(3, '0')}`,
      category: 'cables',
      brand: 'Voltaire',
      unit: EACH,
      count: 1,
      usd,
      cad,
      pack: ['1 cable', '1 câble'],
      weightGrams: 30 + ft * 14,
      set: `voltaire-${part.toLowerCase()}`,
      options: { length: long },
      name: [
        `Voltaire ${name[0]}, ${ft} ft.`,
        `${frHead.charAt(0).toUpperCase()}${frHead.slice(1).replace(/ (USB|HDMI|DisplayPort|Cat6)/, ' Voltaire $1')}${frHead.includes('rallonge') ? ' Voltaire' : ''}${frTail ? `, ${frTail}` : ''}, ${ft} pi`,
      ],
      about: joined([ft === 1 ? '1 foot.' : `${ft} feet.`, ft === 1 ? '1 pied.' : `${ft} pieds.`], say),
      specs: { length: long, color: hueLabel(color) },
      facets: { length: long, color: hueLabel(color) },
      picture: { type: PLUGGED[part] ?? 'cable', color: hex(color), label: `${ft} ft` },
    });
  }),
);

const adapters = shelf(
  { category: 'cables', unit: EACH, units: ['adapters', 'adaptateurs'], type: 'cable', grams: 30 },
  `
613301 | VLT-AD-CH | USB-C to HDMI adapter / adaptateur USB-C à HDMI | 1 | connection: USB-C, HDMI; resolution: 4K | gray | 1999 | 2599 | cable-adapter/single
  The one every visitor asks for.
  Celui que tous les visiteurs demandent.
613302 | VLT-AD-CV | USB-C to VGA adapter / adaptateur USB-C à VGA | 1 | connection: USB-C, VGA; resolution: 1080p | navy | 1999 | 2599 | cable-adapter/single
  For projectors bolted to a ceiling in another decade.
  Pour les projecteurs vissés au plafond à une autre époque.
613303 | VLT-AD-CE | USB-C to network adapter / adaptateur USB-C à réseau | 1 | connection: USB-C, 1 Gb/s | black | 2299 | 2999 | cable-adapter/single
  A wire when the air is crowded.
  Un fil, quand les ondes sont bondées.
613304 | VLT-AD-CA2 | USB-C to USB-A adapters / adaptateurs USB-C à USB-A | 2 | connection: USB-C, USB-A | silver | 999 | 1299 | cable-adapter/pack
  Two, because one is lost.
  Deux, parce qu’on en perd un.
613305 | VLT-AD-AUX | 3.5 mm audio cable, 6 ft. / câble audio 3,5 mm, 6 pi | 1 | length: 6 ft; connection: 3.5 mm | red | 699 | 919 | single
  Sound, the old way.
  Le son, à l’ancienne.
613306 | VLT-TIE-100 | hook-and-loop cable ties, black / attaches autoagrippantes pour câbles, noires | 100 (100 ties / 100 attaches; tie / attache) | length: 8 in; material: Nylon / Nylon | black | 999 | 1299 | cable-ties/pack
  Cut nothing, undo everything.
  On ne coupe rien, on défait tout.
613307 | VLT-BOX-WHT | cable management box, white / boîte de rangement pour câbles, blanche | 1 | size: 16 x 6 x 5 in cm; material: ABS / ABS | white | 2499 | 3249 | cable-box/single
  Hides a power bar and its children.
  Cache une barre d’alimentation et sa descendance.
613308 | VLT-RCW-BLK | cord cover for floors, 6 ft. / passe-fil de plancher, 6 pi | 1 | length: 6 ft; material: Rubber / Caoutchouc | brown | 2999 | 3899 | cord-cover/single
  Nobody trips on the way to the coffee.
  Personne ne trébuche en route vers le café.
`,
);

const surge = shelf(
  { category: 'surge-power', unit: EACH, units: ['protectors', 'protecteurs'], type: 'surge-protector', grams: 620, facets: ['outlets'] },
  `
613401* | VLT-SP6-6 | surge protector, 6 outlets, 6 ft. / parasurtenseur, 6 prises, 6 pi | 1 | outlets: 6; cable: 6 ft; strength: 1,000 joules / 1 000 joules | white | 1799, 6@1669 | 2349, 6@2179 | single
  A switch that clicks and a light that says you are protected.
  Un interrupteur franc et un voyant qui dit que vous êtes protégé.
613402 | VLT-SP8-U | surge protector, 8 outlets, 3 USB, 6 ft. / parasurtenseur, 8 prises, 3 USB, 6 pi | 1 | outlets: 8; cable: 6 ft; strength: 2,160 joules / 2 160 joules | black | 3499>2799 | 4599>3649 | single
  Spaced for bricks, with plugs for phones.
  Prises espacées pour les gros blocs d’alimentation, ports USB pour les téléphones.
613403 | VLT-SP12-10 | surge protector, 12 outlets, 10 ft. / parasurtenseur, 12 prises, 10 pi | 1 | outlets: 12; cable: 10 ft; strength: 4,320 joules / 4 320 joules | charcoal | 4499 | 5899 | single
  For the desk with two screens and a printer.
  Pour le bureau à deux écrans et imprimante.
613404 | VLT-SPW-3 | wall surge protector, 3 outlets / parasurtenseur mural, 3 prises | 1 | outlets: 3; strength: 600 joules / 600 joules | ivory | 1499 | 1949 | single
  No cord at all.
  Aucun fil.
613405 | VLT-SPC-4 | clamp-on desk power, 4 outlets, 2 USB-C / prises de bureau à pince, 4 prises, 2 USB-C | 1 | outlets: 4; cable: 10 ft | silver | 4999 | 6499 | single
  Power at the edge of the table, not under it.
  Le courant au bord de la table, pas dessous.
613406 | VLT-UPS600 | battery backup, 600 VA, 7 outlets / onduleur, 600 VA, 7 prises | 1 | outlets: 7; batteryLife: 23 minutes / 23 minutes | navy | 7999 | 10499 | battery-backup/single
  Time to save, time to shut down.
  Le temps d’enregistrer, le temps d’éteindre.
613407 | VLT-UPS1500 | battery backup, 1500 VA, display / onduleur, 1500 VA, écran | 1 | outlets: 10; batteryLife: 90 minutes at low load / 90 minutes à faible charge | gray | 19999>16999 | 25999>22499 | battery-backup/single
  Keeps a register and a router open through a storm.
  Garde une caisse et un routeur en marche pendant l’orage.
613408 | VLT-CH65 | wall charger, USB-C, 65 W / chargeur mural USB-C, 65 W | 1 | ports: 2 USB-C, 1 USB-A; power: 65 W | lightBlue | 3999 | 5249 | power-adapter/single
  Small, folding, strong enough for a laptop.
  Petit, pliant, assez fort pour un portable.
613409 | VLT-CH20-2 | wall chargers, USB-C, 20 W / chargeurs muraux USB-C, 20 W | 2 (2 chargers / 2 chargeurs; charger / chargeur) | ports: 1 USB-C; power: 20 W | white | 2499 | 3249 | power-adapter/pack
  One for each end of the couch.
  Un à chaque bout du divan.
613410 | VLT-PB10 | power bank, 10,000 mAh / batterie externe, 10 000 mAh | 1 | capacity: 10,000 mAh / 10 000 mAh; ports: USB-C, USB-A | teal | 2999 | 3899 | power-bank/single
  Two full phones in a pocket.
  Deux pleines charges de téléphone en poche.
613411 | VLT-WLC-15 | wireless charging pad, 15 W / socle de recharge sans fil, 15 W | 1 | power: 15 W; size: 4 x 4 x 0.4 in cm | charcoal | 2499 | 3249 | charging-pad/single
  Put it down and it fills.
  On le pose, il se recharge.
613412 | IWB-PB6-3 | power bar, 6 outlets, 3 ft. / barre d’alimentation, 6 prises, 3 pi | 1 | outlets: 6; cable: 3 ft | ivory | 899 | 1179 | single
  Six outlets, no protection, honest price.
  Six prises, sans protection, à prix honnête.
`,
);

const batteries = shelf(
  { category: 'batteries', unit: ['battery', 'pile'], units: ['batteries', 'piles'], type: 'batteries', grams: 23, facets: ['battery'] },
  `
613501* | VLT-AA-24 | alkaline batteries, AA, office pack / piles alcalines AA, paquet de bureau | 24 | battery: AA; capacity: 10 years / 10 ans | gold | 1899>1499, 6@1379 | 2449>1949, 6@1789 | pack: AA
  For mice, clocks and remote controls.
  Pour souris, horloges et télécommandes.
613502 | VLT-AA-8 | alkaline batteries, AA / piles alcalines AA | 8 | battery: AA; capacity: 10 years / 10 ans | gold | 899 | 1179 | pack: AA
  Eight, for the drawer.
  Huit, pour le tiroir.
613503 | VLT-AA-144 | alkaline batteries, AA, case / piles alcalines AA, caisse | 144 | battery: AA | orange | 6999, 3@6649 | 9199, 3@8739 | box: AA
  For buildings with many clocks.
  Pour les immeubles à nombreuses horloges.
613504 | VLT-AAA-24 | alkaline batteries, AAA, office pack / piles alcalines AAA, paquet de bureau | 24 | battery: AAA; capacity: 10 years / 10 ans | teal | 1899, 6@1749 | 2449, 6@2249 | pack: AAA
  The thin ones.
  Les minces.
613505^ | VLT-AAA-8 | alkaline batteries, AAA / piles alcalines AAA | 8 | battery: AAA | teal | 899 | 1179 | pack: AAA
  Eight thin ones for presenters and labelers.
  Huit minces, pour télécommandes et étiqueteuses.
613506 | VLT-C-4 | alkaline batteries, C / piles alcalines C | 4 | battery: C | navy | 899 | 1179 | pack: C
  For soap dispensers and toys with a temper.
  Pour distributeurs de savon et jouets capricieux.
613507 | VLT-D-4 | alkaline batteries, D / piles alcalines D | 4 | battery: D | red | 1099 | 1449 | pack: D
  For lanterns, towels at a wave, and storms.
  Pour lanternes, distributeurs d’essuie-mains et tempêtes.
613508 | VLT-9V-4 | alkaline batteries, 9 V / piles alcalines 9 V | 4 | battery: 9 V | purple | 1599 | 2099 | nine-volt/pack: 9 V
  Change the smoke alarms when you change the clocks.
  Changez celle de l’avertisseur de fumée en changeant l’heure.
613509 | VLT-CR2032-6 | lithium coin batteries, CR2032 / piles boutons au lithium CR2032 | 6 | battery: CR2032 | silver | 999 | 1299 | coin-cells/pack
  For key fobs and scales, in a child-safe card.
  Pour porte-clés et balances, sous carte à l’épreuve des enfants.
613510 | VLT-LR44-10 | alkaline button batteries, LR44 / piles boutons alcalines LR44 | 10 | battery: LR44 | gray | 799 | 1049 | coin-cells/pack: LR44
  Ten for calculators and laser pointers.
  Dix, pour calculatrices et pointeurs laser.
613511 | VLT-LAA-8 | lithium batteries, AA, outdoor / piles au lithium AA, d’extérieur | 8 | battery: AA; range: −40 to 140 °F / −40 à 60 °C | lightBlue | 1999 | 2599 | pack: AA
  They work at forty below.
  Elles fonctionnent à moins quarante.
613512 | VLT-RAA-4 | rechargeable batteries, AA, 2,500 mAh / piles rechargeables AA, 2 500 mAh | 4 | battery: AA; capacity: 1,000 times / 1 000 fois | green | 1599 | 2099 | pack: AA
  A thousand lives.
  Mille vies.
613513 | VLT-RAAA-4 | rechargeable batteries, AAA, 900 mAh / piles rechargeables AAA, 900 mAh | 4 | battery: AAA; capacity: 1,000 times / 1 000 fois | lime | 1399 | 1849 | pack: AAA
  Ready out of the pack, ready again by morning.
  Prêtes à l’achat, prêtes de nouveau au matin.
613514 | VLT-CHG-4 | battery charger with 4 AA, overnight / chargeur avec 4 piles AA, de nuit | 1 (1 charger, 4 AA / 1 chargeur, 4 AA; charger / chargeur) | battery: AA, AAA; power: AC / Secteur | darkGreen | 2999 | 3899 | battery-charger/single
  Stops when they are full, each on its own.
  S’arrête quand elles sont pleines, chacune à son rythme.
613515 | IWB-AA-40 | alkaline batteries, AA, value pack / piles alcalines AA, format économique | 40 | battery: AA | black | 1499 | 1949 | box: AA
  Forty plain cells.
  Quarante piles toutes simples.
613516 | IWB-AAA-40 | alkaline batteries, AAA, value pack / piles alcalines AAA, format économique | 40 | battery: AAA | charcoal | 1499 | 1949 | box: AAA
  Forty thin plain cells.
  Quarante piles minces toutes simples.
`,
);

export const cablesAndPower = [...cables, ...adapters, ...surge, ...batteries];
