// Laptops, tablets, monitors, projectors, docks, hubs and networking.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const PLANS = ['950122', '950302'];

const laptops = shelf(
  {
    category: 'laptops-tablets',
    unit: EACH,
    units: ['laptops', 'portables'],
    type: 'laptop',
    grams: 1500,
    facets: ['screen', 'memory'],
    all: { services: PLANS },
  },
  `
612201 | TSL-NB14-8 | Folio 14 laptop, 14 in., 8 GB, 256 GB, silver / ordinateur portable Folio 14, 14 po, 8 Go, 256 Go, argent | 1 | screen: 14 in; memory: 8 GB / 8 Go; storage: 256 GB / 256 Go; batteryLife: 11 hours / 11 heures | silver | 59999>52999 | 78999>69999 | single: 14 in., 8 GB
  Mail, spreadsheets and a school year on one charge a day.
  Courriels, tableaux et une année scolaire, à raison d’une charge par jour.
612202 | TSL-NB14-16 | Folio 14 laptop, 14 in., 16 GB, 512 GB, charcoal / ordinateur portable Folio 14, 14 po, 16 Go, 512 Go, anthracite | 1 | screen: 14 in; memory: 16 GB / 16 Go; storage: 512 GB / 512 Go; batteryLife: 13 hours / 13 heures | charcoal | 84999 | 109999 | single: 14 in., 16 GB
  Enough memory for forty tabs and the accounting package.
  Assez de mémoire pour quarante onglets et le logiciel comptable.
612203 | TSL-NB16-16 | Folio 16 laptop, 16 in., 16 GB, 1 TB, gray / ordinateur portable Folio 16, 16 po, 16 Go, 1 To, gris | 1 | screen: 16 in; memory: 16 GB / 16 Go; storage: 1 TB / 1 To; weight: 4.1 lb | gray | 109999 | 142999 | single: 16 in., 16 GB
  A number pad and a screen for two pages side by side.
  Un pavé numérique et un écran pour deux pages côte à côte.
612204 | TSL-NB13-16 | Folio Air 13 laptop, 13.4 in., 16 GB, 512 GB, blue / ordinateur portable Folio Air 13, 13,4 po, 16 Go, 512 Go, bleu | 1 | screen: 13.4 in; memory: 16 GB / 16 Go; storage: 512 GB / 512 Go; weight: 2.2 lb | blue | 124999 | 162999 | single: 13 in., 16 GB
  A kilo, exactly.
  Un kilo, pile.
612205 | TSL-NBS-4 | Satchel 11 student laptop, 4 GB, 64 GB, green / ordinateur portable d’élève Satchel 11, 4 Go, 64 Go, vert | 1 | screen: 11.6 in; memory: 4 GB / 4 Go; storage: 64 GB / 64 Go; batteryLife: 10 hours / 10 heures | green | 27999>22999 | 35999>29999 | single: 11 in., 4 GB
  Rubber corners and a handle; made to be dropped by someone in grade five.
  Coins de caoutchouc et poignée : conçu pour tomber des mains d’un élève de cinquième.
612206 | TSL-MINI-16 | Brick mini desktop, 16 GB, 512 GB / mini-ordinateur de bureau Brick, 16 Go, 512 Go | 1 | memory: 16 GB / 16 Go; storage: 512 GB / 512 Go; size: 5 x 5 x 1.9 in cm | black | 54999 | 71999 | mini-desktop/single
  Bolts to the back of the monitor and disappears.
  Se visse derrière l’écran et disparaît.
`,
);

const tablets = shelf(
  {
    category: 'laptops-tablets',
    unit: EACH,
    units: ['tablets', 'tablettes'],
    type: 'tablet',
    grams: 480,
    facets: ['screen', 'storage'],
    all: { services: PLANS },
  },
  `
612211 | TSL-TB10-64 | Leaf 10 tablet, 10.4 in., 64 GB, gray / tablette Leaf 10, 10,4 po, 64 Go, grise | 1 | screen: 10.4 in; storage: 64 GB / 64 Go; batteryLife: 12 hours / 12 heures | gray | 19999>16999 | 25999>21999 | single: 10 in., 64 GB
  For check-in desks and recipes.
  Pour l’accueil et les recettes.
612212 | TSL-TB12-256 | Leaf Pro 12 tablet with pen, 256 GB / tablette Leaf Pro 12 avec stylet, 256 Go | 1 | screen: 12.1 in; storage: 256 GB / 256 Go; batteryLife: 14 hours / 14 heures | silver | 59999 | 77999 | single: 12 in., 256 GB
  The pen sleeps in a slot and never needs pairing.
  Le stylet dort dans sa fente et n’a jamais besoin d’être jumelé.
612213 | TSL-TBK-FOL | keyboard folio for Leaf 10 / clavier-étui pour Leaf 10 | 1 | connection: Bluetooth; fits: Leaf 10 | navy | 5999 | 7799 | keyboard/single
  Turns the tablet into a short letter.
  Pour répondre aux courriels depuis la tablette.
612214 | TSL-TBC-KID | bumper case for Leaf 10, red / étui antichoc pour Leaf 10, rouge | 1 | material: Silicone / Silicone; fits: Leaf 10 | red | 2499 | 3249 | tablet-case/single
  A handle, a stand and a soft landing.
  Une poignée, un pied et un atterrissage en douceur.
612215 | TSL-RDR-7 | Page 7 e-reader, 32 GB, black / liseuse Page 7, 32 Go, noire | 1 | screen: 7 in; storage: 32 GB / 32 Go; batteryLife: 6 weeks / 6 semaines | black | 14999 | 19499 | e-reader/single: 7 in.
  A library that weighs less than a magazine.
  Une bibliothèque plus légère qu’une revue.
`,
);

const monitors = shelf(
  {
    category: 'monitors',
    unit: EACH,
    units: ['monitors', 'écrans'],
    type: 'monitor',
    grams: 5600,
    facets: ['screen', 'resolution'],
    all: { services: PLANS.slice(0, 1), deliveryOnly: true },
  },
  `
612103 | TSL-M22F | Window 22 in. Full HD monitor / écran Window de 22 po pleine HD | 1 | screen: 22 in; resolution: 1920 x 1080; ports: HDMI, VGA | charcoal | 9999 | 12999 | single: 22 in.
  For registers and front desks.
  Pour les caisses et les comptoirs.
612104 | TSL-M27F | Window 27 in. Full HD monitor / écran Window de 27 po pleine HD | 1 | screen: 27 in; resolution: 1920 x 1080; ports: HDMI, DisplayPort | black | 16999>13999 | 21999>18499 | single: 27 in. HD
  Large letters, small price.
  De grandes lettres, un petit prix.
612105 | TSL-M34W | Window 34 in. curved ultrawide monitor / écran ultralarge incurvé Window de 34 po | 1 | screen: 34 in; resolution: 3440 x 1440; ports: USB-C 90 W, HDMI, DisplayPort | navy | 49999>42999 | 64999>55999 | single: 34 in.
  Three documents without a seam.
  Trois documents sans couture.
612106 | TSL-M24T | Window 24 in. touch monitor / écran tactile Window de 24 po | 1 | screen: 24 in; resolution: 1920 x 1080; ports: HDMI, USB-B | gray | 29999 | 38999 | single: 24 in.
  Folds flat for signatures.
  Se couche à plat pour les signatures.
612107 | TSL-M16P | Window Carry 16 in. portable monitor / écran portatif Window Carry de 16 po | 1 | screen: 16 in; resolution: 1920 x 1080; weight: 1.7 lb | silver | 17999 | 23499 | single: 16 in.
  A second screen for the train.
  Un deuxième écran pour le train.
612108 | TSL-ARM1 | single monitor arm, gas spring / bras pour écran, à vérin | 1 | maxLoad: 20 lb; fits: 17 to 32 in. / 17 à 32 po | white | 7999 | 10499 | monitor-arm/single
  Gives the desk back its middle.
  Rend au bureau son milieu.
612109 | TSL-ARM2 | dual monitor arm, gas spring / bras double pour écrans, à vérin | 1 | maxLoad: 40 lb; fits: 17 to 32 in. / 17 à 32 po | teal | 12999 | 16999 | monitor-arm/single
  Two screens on one post.
  Deux écrans sur un seul montant.
612110 | TSL-PRV24 | privacy filter for 24 in. monitors / filtre de confidentialité pour écrans de 24 po | 1 | fits: 24 in. screens, 16:9 / Écrans de 24 po, 16:9; material: Micro-louver film / Pellicule à microlamelles | lightBlue | 6999 | 9199 | sheet-protectors/single
  Your neighbor sees night.
  Le voisin ne voit qu’un écran noir.
`,
);

const projectors = shelf(
  {
    category: 'projectors',
    unit: EACH,
    units: ['projectors', 'projecteurs'],
    type: 'projector',
    grams: 2800,
    facets: ['resolution'],
    all: { services: PLANS.slice(0, 1) },
  },
  `
612301 | TSL-PJ38 | Beam 3800 classroom projector / projecteur de classe Beam 3800 | 1 | resolution: 1280 x 800; lightSource: 3,800 lumens / 3 800 lumens | white | 49999>43999 | 64999>56999 | single
  Bright enough to leave the blinds up.
  Assez lumineux pour laisser les stores ouverts.
612302 | TSL-PJ50 | Beam 5000 laser projector / projecteur laser Beam 5000 | 1 | resolution: 1920 x 1200; lightSource: 5,000 lumens, 20,000 h / 5 000 lumens, 20 000 h | charcoal | 149999 | 194999 | single
  No lamp to change for eleven school years.
  Aucune lampe à changer pendant onze années scolaires.
612303^ | TSL-PJP | Beam Pocket portable projector / projecteur portatif Beam Pocket | 1 | resolution: 1280 x 720; batteryLife: 3 hours / 3 heures | gray | 29999 | 38999 | single
  A can of light for the client’s wall.
  Pas plus gros qu’une canette, pour projeter chez le client.
612304 | TSL-SCR100 | tripod projection screen, 100 in. / écran de projection sur trépied, 100 po | 1 | size: 87 x 49 in; material: Matte white / Blanc mat | silver | 12999 | 16999 | projection-screen/single
  Up in a minute, away in two.
  Monté en une minute, rangé en deux.
612305 | TSL-PNT-GRN | Pointer green laser presenter / télécommande de présentation à laser vert Pointer | 1 | range: 100 ft; battery: 2 AAA / 2 AAA | green | 3999 | 5249 | presenter/single
  Two buttons you can find in the dark.
  Deux boutons qu’on trouve dans le noir.
`,
);

const docks = shelf(
  { category: 'docks-hubs', unit: EACH, units: ['docks', 'stations'], type: 'docking-station', grams: 340, facets: ['ports'] },
  `
612401 | TSL-DCK11 | Harbor 11-port USB-C dock, two screens / station d’accueil USB-C Harbor à 11 ports, deux écrans | 1 | ports: 11; connection: USB-C, 100 W | charcoal | 14999>12499 | 19499>16299 | single
  One plug in, eleven out.
  Une prise d’entrée, onze sorties.
612402 | TSL-DCK14 | Harbor 14-port dock, three screens / station d’accueil Harbor à 14 ports, trois écrans | 1 | ports: 14; connection: USB-C, 130 W | silver | 24999 | 32499 | single
  For desks that several people share.
  Pour les postes que plusieurs se partagent.
`,
);

const hubs = shelf(
  { category: 'docks-hubs', unit: EACH, units: ['hubs', 'concentrateurs'], type: 'usb-hub', grams: 90, facets: ['ports'] },
  `
612411 | TSL-HB4-A | Branch 4-port USB-A hub / concentrateur USB-A Branch à 4 ports | 1 | ports: 4; connection: USB-A 3.2 | black | 1999 | 2599 | single
  Four of what you have one of.
  Quatre ports là où vous n’en aviez qu’un.
612412 | TSL-HB7-C | Branch 7-in-1 USB-C hub / concentrateur USB-C 7 en 1 Branch | 1 | ports: 7; connection: USB-C | gray | 4499>3499 | 5899>4599 | single
  HDMI, cards, network and three plugs for the meeting room.
  HDMI, cartes, réseau et trois prises pour la salle de réunion.
612413 | TSL-HB10-P | Branch 10-port powered hub / concentrateur alimenté Branch à 10 ports | 1 | ports: 10; power: AC adapter / Adaptateur | navy | 5999 | 7799 | single
  Charges a classroom set of scanners.
  Recharge tous les lecteurs d’une classe.
612414 | TSL-CRD-RD | card reader, SD and microSD / lecteur de cartes SD et microSD | 1 | ports: 2; connection: USB-C, USB-A | white | 1999 | 2599 | single
  From the camera to the report.
  De l’appareil photo au rapport.
`,
);

const network = shelf(
  {
    category: 'networking',
    unit: EACH,
    units: ['devices', 'appareils'],
    type: 'router',
    grams: 520,
    facets: ['connection'],
    all: { services: ['950121'] },
  },
  `
612501 | TSL-RT6 | Signal 6 dual-band router / routeur bibande Signal 6 | 1 | connection: Wi-Fi 6; range: 2,000 sq. ft. / 185 m² | black | 8999>7499 | 11799>9849 | single
  Set up from a phone, in either language.
  Se configure à partir du téléphone, dans les deux langues.
612502 | TSL-RT7-3 | Signal 7 mesh system, 3 units / système maillé Signal 7, 3 unités | 3 | connection: Wi-Fi 7; range: 6,500 sq. ft. / 600 m² | white | 39999 | 51999 | pack
  Every floor and the back office.
  Tous les étages et l’arrière-boutique.
612503 | TSL-SW8 | Switchyard 8-port network switch / commutateur réseau Switchyard à 8 ports | 1 | ports: 8 x 1 Gb/s; power: Fanless / Sans ventilateur | charcoal | 2999 | 3899 | network-switch/single: 8
  Eight wires, no noise.
  Huit câbles, aucun bruit.
612504 | TSL-SW24 | Switchyard 24-port rack switch / commutateur pour bâti Switchyard à 24 ports | 1 | ports: 24 x 1 Gb/s; size: 17.3 x 7 x 1.7 in cm | gray | 14999 | 19499 | network-switch/single: 24
  One unit high, ears in the box.
  Une unité de haut, équerres comprises.
612505 | TSL-EXT6 | Signal range extender / répéteur Signal | 1 | connection: Wi-Fi 6; power: Wall plug / Prise murale | silver | 4999 | 6499 | single
  For the corner that has always been slow.
  Pour le coin qui a toujours été lent.
`,
);

export const computersAndScreens = [...laptops, ...tablets, ...monitors, ...projectors, ...docks, ...hubs, ...network];
