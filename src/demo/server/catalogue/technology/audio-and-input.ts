// Headsets, speakers, webcams, phones, keyboards and mice beside the best known ones.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const PLANS = ['950121', '950122'];

const headsets = shelf(
  {
    category: 'headsets',
    unit: EACH,
    units: ['headsets', 'casques'],
    type: 'headset',
    grams: 260,
    facets: ['connection'],
    all: { services: PLANS },
  },
  `
610444 | KST-V10-BLK | Voice 10 wired headset, one ear, black / casque filaire monaural Voice 10, noir | 1 | connection: USB-A, 3.5 mm / USB-A, 3,5 mm; cable: 6 ft | black | 2999 | 3899 | single: Voice 10
  One ear for the caller, one for the room.
  Une oreille pour l’appel, une pour la pièce.
610446 | KST-V30-GRY | Voice 30 wireless headset, on-ear, gray / casque sans fil supra-auriculaire Voice 30, gris | 1 | connection: Bluetooth 5.3; batteryLife: 28 hours / 28 heures | gray | 6999>5499 | 9199>7199 | single: Voice 30
  Light on the head and cheap to replace.
  Léger sur la tête et facile à remplacer.
610447 | KST-V60-BLK | Voice 60 wireless headset with charging base / casque sans fil Voice 60 avec base de recharge | 1 | connection: DECT, 590 ft. / DECT, 180 m; batteryLife: 14 hours / 14 heures | charcoal | 24999 | 32999 | single: Voice 60
  Walk to the warehouse and stay on the line.
  Marchez jusqu’à l’entrepôt sans quitter l’appel.
610448 | KST-Q40-NVY | Quiet 40 noise-canceling headphones, navy / casque à réduction de bruit Quiet 40, marine | 1 | connection: Bluetooth 5.3; batteryLife: 40 hours / 40 heures | navy | 12999 | 16999 | headphones/single
  Most of the silence of the 60 for most people.
  L’essentiel du silence du 60, pour l’essentiel des gens.
610449 | KST-E10-WHT | Bud 5 wired earphones with microphone, white / écouteurs filaires Bud 5 avec micro, blancs | 1 | connection: USB-C; cable: 4 ft | white | 1999 | 2599 | earbuds/single
  A cord, a button, no battery to forget.
  Un fil, un bouton, aucune pile à oublier.
610461 | KST-KID-TL | Cub kids headphones, volume-limited, teal / casque à volume limité ~Cub pour enfants, sarcelle | 1 | connection: 3.5 mm; cable: 4 ft | teal | 1999 | 2599 | headphones/single
  Stops at 85 decibels and survives a backpack.
  S’arrête à 85 décibels et survit au sac d’école.
610462 | KST-KID-12 | Cub kids headphones, classroom case / casques ~Cub pour enfants, mallette de classe | 12 | connection: 3.5 mm; cable: 4 ft | -#d9772b | 19999 | 25999 | headphones/box
  A dozen with wipe-clean cushions in a case with handles.
  Une douzaine, coussinets lavables, dans une mallette à poignées.
610463 | IWB-HDS-USB | wired USB headset / casque filaire USB | 1 | connection: USB-A; cable: 6 ft | charcoal | 1799 | 2349 | single
  Good enough to be heard, priced to be lost.
  Assez bon pour être entendu, assez abordable pour être perdu.
`,
);

const speakers = shelf(
  {
    category: 'webcams-speakers',
    unit: EACH,
    units: ['pieces', 'pièces'],
    type: 'speaker',
    grams: 620,
    facets: ['connection'],
    all: { services: PLANS },
  },
  `
610501 | KST-SP2-BLK | Desk 2 stereo speakers, USB / haut-parleurs stéréo USB Desk 2 | 1 (1 pair / 1 paire) | connection: USB; power: 6 W / 6 W | black | 2499 | 3249 | single
  Two small boxes that make speech clear.
  Deux petites boîtes qui clarifient la parole.
610502 | KST-BAR-GRY | Bar 20 compact soundbar, gray / barre de son compacte Bar 20, grise | 1 | connection: Bluetooth, USB-C; size: 16 x 2.5 x 2.5 in cm | gray | 4999>3999 | 6499>5249 | soundbar/single
  Sits under a monitor, fills a small office.
  Se glisse sous l’écran, remplit un petit bureau.
610503 | KST-TBL40 | Table 40 conference speaker with 6 microphones / haut-parleur de conférence Table 40 à 6 micros | 1 | connection: Bluetooth, USB-C; range: 12 people / 12 personnes | charcoal | 24999 | 32999 | speakerphone/single
  Hears the far end of a twelve-seat table.
  Entend le bout d’une table de douze places.
610504! | KST-GO-ORG | Pip pocket Bluetooth speaker, orange / haut-parleur de poche Pip, Bluetooth, orange | 1 | connection: Bluetooth 5.3; batteryLife: 12 hours / 12 heures | orange | 3499 | 4599 | single
  For site trailers and break tables; shrugs off dust.
  Pour roulottes de chantier et tables de pause; ne craint pas la poussière.
`,
);

const webcams = shelf(
  {
    category: 'webcams-speakers',
    unit: EACH,
    units: ['webcams', 'webcams'],
    type: 'webcam',
    grams: 160,
    facets: ['resolution'],
    all: { services: PLANS },
  },
  `
610511* | TSL-WC1080 | Mirror HD webcam with shutter / webcam HD à obturateur Mirror | 1 | resolution: 1080p; connection: USB-A | black | 4999>3999 | 6499>5249 | single
  A shutter you can see from across the room.
  Un obturateur visible de l’autre bout de la pièce.
610512 | TSL-WC2K | Mirror 2K webcam with ring light / webcam 2K Mirror avec anneau lumineux | 1 | resolution: 1440p; connection: USB-C | white | 7999 | 10499 | single
  Its own soft light for offices with north windows.
  Sa propre lumière douce, pour les bureaux orientés au nord.
610513 | TSL-WC4K | Mirror 4K conference camera / caméra de conférence 4K Mirror | 1 | resolution: 2160p; range: 120° | charcoal | 29999 | 38999 | single
  Finds who is speaking and frames them.
  Trouve qui parle et cadre la personne.
610514 | TSL-DOC-CAM | Overhead document camera / caméra de documents Overhead | 1 | resolution: 1080p; size: 4 x 12 x 17 in cm | silver | 14999 | 19499 | document-camera/single
  Shows the worksheet, the hand and the pencil.
  Montre la feuille, la main et le crayon.
610515 | IWB-WC720 | HD webcam / webcam HD | 1 | resolution: 720p; connection: USB-A | gray | 1999 | 2599 | single
  A face for the meeting at our price.
  Un visage pour la réunion, à notre prix.
`,
);

const phones = shelf(
  { category: 'phones', unit: EACH, units: ['phones', 'téléphones'], type: 'phone', grams: 720, all: { services: PLANS } },
  `
610521 | TSL-PH1-BLK | Line 1 corded desk phone, black / téléphone de bureau filaire Line 1, noir | 1 | digits: Caller ID / Afficheur; cable: 6 ft | black | 2999 | 3899 | single
  Large keys, loud ringer, works when the power doesn’t.
  Grosses touches, sonnerie forte, fonctionne même sans courant.
610522 | TSL-PH2-WHT | Line 2 two-line desk phone with speaker, white / téléphone de bureau deux lignes mains libres Line 2, blanc | 1 | digits: Caller ID / Afficheur; cable: 6 ft | white | 6999 | 9199 | single
  Two lines, hold, and a speaker that doesn’t echo.
  Deux lignes, mise en attente et mains libres sans écho.
610523 | TSL-PHC-3 | Ramble cordless phones with answering machine, 3 handsets / téléphones sans fil Ramble avec répondeur, 3 combinés | 3 | range: 1,000 ft. indoors / 300 m à l’intérieur; batteryLife: 10 hours / 10 heures | charcoal | 9999>7999 | 12999>10499 | cordless-phone/pack
  A handset for the counter, the back and the shed.
  Un combiné au comptoir, un à l’arrière, un à la remise.
610524 | TSL-PHV-IP | Line IP conference phone / téléphone de conférence IP Line | 1 | connection: Ethernet, PoE; range: 10 people / 10 personnes | navy | 34999 | 45999 | speakerphone/single
  Three microphones for the boardroom.
  Trois micros pour la salle du conseil.
610525 | TSL-RAD-2 | Hail two-way radios, rechargeable / radios portatives rechargeables Hail | 2 (2 radios / 2 radios; radio / radio) | range: 2 miles / 3 km; batteryLife: 11 hours / 11 heures | orange | 6999 | 8999 | two-way-radio/pack
  Press to talk, across a yard.
  Appuyez pour parler, d’un bout à l’autre de la cour.
`,
);

const keyboards = shelf(
  { category: 'keyboards-mice', unit: EACH, units: ['sets', 'ensembles'], type: 'keyboard', grams: 560, facets: ['connection'] },
  `
611103 | TSL-KB90-BLK | Plain wireless keyboard, full size, black / clavier sans fil pleine grandeur Plain, noir | 1 | connection: Bluetooth, 2.4 GHz / Bluetooth, 2,4 GHz; battery: 2 AAA, 24 months / 2 AAA, 24 mois | black | 3999 | 5249 | single
  The Plain in black, English layout.
  Le Plain en noir, disposition anglaise.
611104 | TSL-KB75-WHT | Plain compact wireless keyboard, white / clavier sans fil compact Plain, blanc | 1 | connection: Bluetooth; size: 12 x 4.9 x 0.7 in cm | white | 3499 | 4599 | single
  No number pad, more room for the mouse.
  Sans pavé numérique, plus de place pour la souris.
611105 | TSL-KBERG-BLK | Arch ergonomic split keyboard / clavier ergonomique scindé Arch | 1 | connection: Bluetooth, USB-C; size: 18 x 9 x 2 in cm | charcoal | 8999>7499 | 11799>9849 | single
  Each hand at its own angle, on a cushion.
  Chaque main à son angle, sur un coussin.
611106 | TSL-KBW-USB | Click wired keyboard, black / clavier filaire Click, noir | 1 | connection: USB-A; cable: 5 ft | black | 1799 | 2349 | single
  Spill holes underneath; keys that last ten years.
  Drains sous le clavier; des touches qui durent dix ans.
611107 | TSL-KBW-FCA | Click wired keyboard, Canadian French layout / clavier filaire Click, disposition canadienne-française | 1 | connection: USB-A; cable: 5 ft | gray | 1899 | 2349 | single
  The accents under the right fingers, on a cord.
  Les accents sous les bons doigts, au bout d’un fil.
611108 | TSL-CMB-BLK | Plain wireless keyboard and mouse set, black / ensemble clavier et souris sans fil Plain, noir | 1 (1 keyboard, 1 mouse / 1 clavier, 1 souris) | connection: 2.4 GHz / 2,4 GHz; battery: In the box / Incluses | black | 5499>4499 | 7199>5899 | single: + 1
  One receiver for both.
  Un seul récepteur pour les deux.
611109 | TSL-NUM-WHT | Plain wireless number pad, white / pavé numérique sans fil Plain, blanc | 1 | connection: Bluetooth; size: 3.5 x 5 x 0.7 in cm | white | 2499 | 3249 | number-pad/single
  For laptops in tax season.
  Pour les portables à la saison des impôts.
611120 | IWB-CMB-USB | wired keyboard and mouse set / ensemble clavier et souris filaires | 1 (1 keyboard, 1 mouse / 1 clavier, 1 souris) | connection: USB-A | silver | 1999 | 2599 | single
  Two cords, no batteries, one price.
  Deux fils, aucune pile, un seul prix.
`,
);

const mice = shelf(
  { category: 'keyboards-mice', unit: EACH, units: ['mice', 'souris'], type: 'mouse', grams: 100, facets: ['connection'] },
  `
611112 | TSL-MS20-BLK | Plain wireless mouse, black / souris sans fil Plain, noire | 1 | connection: 2.4 GHz / 2,4 GHz; battery: 1 AA, 18 months / 1 AA, 18 mois | black | 1999 | 2599 | single
  Fits most hands and every table.
  Va à la plupart des mains et à toutes les tables.
611113 | TSL-MS20-BLU | Plain wireless mouse, blue / souris sans fil Plain, bleue | 1 | connection: 2.4 GHz / 2,4 GHz; battery: 1 AA, 18 months / 1 AA, 18 mois | blue | 1999 | 2599 | single
  The blue one is easier to find under paper.
  La bleue se retrouve mieux sous les papiers.
611114 | TSL-MS20-PNK | Plain wireless mouse, rose / souris sans fil Plain, rose | 1 | connection: 2.4 GHz / 2,4 GHz; battery: 1 AA, 18 months / 1 AA, 18 mois | pink | 1999 | 2599 | single
  The same mouse in rose.
  La même souris, en rose.
611115 | TSL-MSV-GRA | Upright vertical mouse, graphite / souris verticale Upright, graphite | 1 | connection: Bluetooth, 2.4 GHz / Bluetooth, 2,4 GHz; batteryLife: 3 months / 3 mois | charcoal | 4499>3499 | 5899>4599 | vertical-mouse/single
  A handshake instead of a flat palm.
  Une poignée de main plutôt qu’une paume à plat.
611116 | TSL-TRK-BLK | Rondel trackball, thumb / boule de commande au pouce Rondel | 1 | connection: Bluetooth, 2.4 GHz / Bluetooth, 2,4 GHz; batteryLife: 18 months / 18 mois | red | 4999 | 6499 | trackball/single: Rondel
  The ball moves, the arm rests.
  La boule bouge, le bras se repose.
611117 | TSL-MST-WHT | Slate travel mouse, white / souris de voyage Slate, blanche | 1 | connection: Bluetooth; size: 4.2 x 2.2 x 0.9 in cm | white | 2499 | 3249 | single
  Flat enough for a shirt pocket.
  Assez plate pour une poche de chemise.
611118 | TSL-PAD-GRY | felt mouse pad, large, gray / grand tapis de souris en feutre, gris | 1 | size: 31 x 12 in; material: Wool felt / Feutre de laine | gray | 1999 | 2599 | mat/single
  Room for the keyboard too.
  De la place pour le clavier aussi.
611119 | TSL-GEL-BLK | gel wrist rest for mouse / repose-poignet en gel pour souris | 1 | size: 8 x 9 in; material: Gel, fabric / Gel, tissu | navy | 1499 | 1949 | wrist-rest/single
  A hill for the wrist.
  Un petit coussin pour le poignet.
`,
);

export const audioAndInput = [...headsets, ...speakers, ...webcams, ...phones, ...keyboards, ...mice];
