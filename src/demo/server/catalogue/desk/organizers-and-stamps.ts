// What keeps a desk in order: trays, organizers, cups, card holders, and stamps with their pads.
import { shelf } from '../kit/shelf.ts';

const organizers = shelf(
  {
    category: 'desk-organizers',
    unit: ['each', 'unité'],
    units: ['pieces', 'pièces'],
    type: 'desk-organizer',
    grams: 480,
    facets: ['material'],
  },
  `
282101* | CMN-ORG-MSH | mesh desk organizer, 7 compartments, black / organisateur de bureau en filet, 7 compartiments, noir | 1 | size: 9 x 6 x 5 in cm; material: Steel mesh / Filet d’acier | black | 1799>1399 | 2349>1849 | single
  A drawer for clips, slots for notes, wells for pens.
  Un tiroir pour les trombones, des fentes pour les notes, des puits pour les stylos.
282102 | CMN-ORG-BMB | bamboo desk organizer with drawers / organisateur de bureau en bambou à tiroirs | 1 | size: 13 x 8 x 6 in cm; material: Bamboo / Bambou | #c8955c | 3499 | 4599 | single
  Two drawers and a rail for the phone.
  Deux tiroirs et une rainure pour le téléphone.
282103 | CMN-ORG-ACR | clear acrylic desk organizer / organisateur de bureau en acrylique transparent | 1 | size: 9 x 5 x 5 in cm; material: Acrylic / Acrylique | clear | 2299 | 2999 | single
  You can see the last paper clip.
  On voit le dernier trombone.
282104 | CMN-CUP-BLK | mesh pencil cup, black / porte-crayons en filet, noir | 1 | size: 3.5 x 3.5 x 4 in cm; material: Steel mesh / Filet d’acier | black | 399 | 529 | pencil-cup/single
  Holds two dozen and doesn’t tip.
  En tient deux douzaines sans basculer.
282105 | CMN-CUP-WHT | ceramic pencil cup, white / porte-crayons en céramique, blanc | 1 | size: 3.2 x 3.2 x 4 in cm; material: Ceramic / Céramique | white | 1299 | 1699 | pencil-cup/single
  A mug that gave up coffee.
  Une tasse qui a renoncé au café.
282106 | CMN-CUP-BRS | brass pencil cup / porte-crayons en laiton | 1 | size: 3 x 3 x 4 in cm; material: Brass / Laiton | gold | 2499 | 3249 | pencil-cup/single
  Heavy, hexagonal, and warm in the afternoon.
  Lourd, hexagonal, et chaud l’après-midi.
282107 | CMN-DRW-6 | drawer organizer, expandable, bamboo / range-tiroir extensible en bambou | 1 | size: 13 x 16 x 2 in cm; material: Bamboo / Bambou | #dcb98a | 2299 | 2999 | drawer-organizer/single
  Slides out to fit the drawer you have.
  S’étire selon le tiroir que vous avez.
282108 | CMN-DRW-9P | drawer bins, nine sizes, clear / bacs de tiroir, neuf formats, transparents | 9 (9 bins / 9 bacs; bin / bac) | material: Polystyrene / Polystyrène | clear | 1699 | 2199 | drawer-organizer/pack
  Nine boxes that make one drawer nine.
  Neuf bacs qui font d’un tiroir neuf tiroirs.
282109 | CMN-CHR-3 | three-drawer desktop chest, white / commode de bureau à trois tiroirs, blanche | 1 | size: 10 x 14 x 11 in cm; material: ABS / ABS | white | 2999 | 3899 | desktop-drawers/single
  Letter-size drawers for paper in three colors.
  Des tiroirs format lettre pour du papier de trois couleurs.
282110 | CMN-CLP-MON | monitor shelf with drawer, walnut / support d’écran avec tiroir, noyer | 1 | size: 22 x 9 x 5 in cm; maxLoad: 44 lb | walnut | 4499>3699 | 5899>4849 | monitor-riser/single
  Eyes up, keyboard under.
  L’écran à hauteur des yeux, le clavier dessous.
282111 | CMN-CLP-MNB | monitor riser, black metal / rehausseur d’écran, métal noir | 1 | size: 14.5 x 9 x 5 in cm; maxLoad: 40 lb | black | 2499 | 3249 | monitor-riser/single
  A plain steel table for a screen.
  Une simple table d’acier pour l’écran.
282112 | CMN-BOK-PR | bookends, heavy steel, black / serre-livres d’acier robustes, noirs | 2 (2 bookends / 2 serre-livres; bookend / serre-livres) | size: 5 x 5.5 x 6 in cm; material: Steel / Acier | black | 1299 | 1699 | bookends/pack
  Holds codes and cookbooks.
  Retiennent codes et livres de recettes.
282113 | CMN-PHN-ALU | phone and tablet stand, aluminum / support pour téléphone et tablette, aluminium | 1 | size: 4 x 5 x 6 in cm; material: Aluminum / Aluminium | silver | 1999 | 2599 | device-stand/single
  Holds the call at eye level.
  Garde l’appel à hauteur des yeux.
282114 | IWB-ORG-PLS | plastic desk organizer / organisateur de bureau en plastique | 1 | size: 8 x 5 x 5 in cm; material: Plastic / Plastique | gray | 899 | 1179 | single
  Six wells at our price.
  Six compartiments à notre prix.
282115 | CMN-WST-MSH | wastebasket, mesh, 5 gal. / corbeille en filet, 19 l | 1 | size: 11.5 x 11.5 x 14 in cm; material: Steel mesh / Filet d’acier | charcoal | 1599 | 2099 | wastebasket/single
  For paper only, by agreement.
  Pour le papier seulement, c’est entendu.
`,
);

const trays = shelf(
  { category: 'letter-trays', unit: ['each', 'unité'], units: ['trays', 'bacs'], type: 'letter-tray', grams: 520, facets: ['material'] },
  `
282201* | CMN-TRY-MS3 | mesh letter trays, three tiers, black / bacs à courrier en filet, trois étages, noirs | 1 (1 stand, 3 trays / 1 support, 3 bacs) | size: 13 x 10 x 11 in cm; material: Steel mesh / Filet d’acier | black | 2299 | 2999 | single
  In, out, and later.
  Entrée, sortie, et plus tard.
282202 | CMN-TRY-WD2 | oak letter trays, two tiers / bacs à courrier en chêne, deux étages | 1 (2 trays, posts / 2 bacs, montants) | size: 13 x 10 x 6 in cm; material: Oak / Chêne | oak | 5999 | 7899 | single
  Dovetailed corners for the good desk.
  Des coins en queue d’aronde pour le beau bureau.
282203 | CMN-TRY-CL2 | clear stackable letter trays / bacs à courrier empilables transparents | 2 | size: 13 x 10 x 3 in cm; material: Polystyrene / Polystyrène | clear | 1499 | 1949 | pack
  Stack straight or stepped.
  S’empilent droits ou en escalier.
282204 | CMN-TRY-LG2 | legal trays, black / bacs format légal, noirs | 2 | size: 16 x 10 x 3 in cm; material: Polystyrene / Polystyrène | black | 1699 | 2199 | pack
  The long ones.
  Les longs.
282205 | CMN-SRT-8 | vertical sorter, 8 sections, mesh / trieur vertical en filet, 8 sections | 1 | size: 20 x 8 x 7 in cm; material: Steel mesh / Filet d’acier | gray | 2499 | 3249 | magazine-file/single
  Eight jobs standing up.
  Huit mandats debout.
282206 | CMN-LTR-12 | literature sorter, 12 slots / meuble de tri, 12 cases | 1 | size: 29.3 x 9.5 x 10 in cm; material: Corrugated board / Carton ondulé | white | 3999>3299 | 5249>4299 | bookcase/single
  Mailboxes for a team of twelve.
  Des casiers pour une équipe de douze.
282207 | CMN-WLF-3 | wall files, letter, three pockets, clear / pochettes murales, format lettre, trois, transparentes | 3 (3 wall files / 3 pochettes; file / pochette) | size: 13 x 4 x 7 in cm; material: Polystyrene / Polystyrène | clear | 2299 | 2999 | pack
  On the door, at hand.
  Sur la porte, à portée de main.
282208 | CMN-BRO-4 | brochure holder, trifold, 4 pockets / présentoir à dépliants, 4 pochettes | 1 | size: 9 x 6 x 11 in cm; material: Acrylic / Acrylique | ivory | 2199 | 2899 | sign-holder/single: leaflets
  Four trifolds, face out.
  Quatre dépliants, face visible.
282209 | CMN-SGN-85 | slanted sign holder, letter / porte-affiche incliné, format lettre | 3 (3 holders / 3 porte-affiches; holder / porte-affiche) | sheetSize: Letter / Lettre; material: Acrylic / Acrylique | lime | 2499 | 3249 | sign-holder/pack
  Today’s soup, this week’s hours.
  La soupe du jour, les heures de la semaine.
282210 | CMN-CRD-BRS | business-card holder, brass / porte-cartes professionnelles, laiton | 1 | capacity: 50 cards / 50 cartes; material: Brass / Laiton | gold | 1699 | 2199 | card-holder/single
  Fifty cards, slightly bowed.
  Cinquante cartes, légère courbette.
`,
);

const stamps = shelf(
  { category: 'stamps', unit: ['each', 'unité'], units: ['stamps', 'timbres'], type: 'stamp-pad', grams: 90, facets: ['inkColor'] },
  `
282301 | CMN-STM-PAID | self-inking stamp, PAID / timbre auto-encreur, PAYÉ | 1 | size: 1.6 x 0.6 in; inkColor: Red / Rouge | red | 1099 | 1449 | single: PAID
  Thousands of happy endings.
  Des milliers de fins heureuses.
282302 | CMN-STM-COPY | self-inking stamp, COPY / timbre auto-encreur, COPIE | 1 | size: 1.6 x 0.6 in; inkColor: Blue / Bleu | blue | 1099 | 1449 | single: COPY
  So the original stays the original.
  Pour que l’original reste l’original.
282303 | CMN-STM-RCVD | date stamp, RECEIVED / timbre dateur, REÇU | 1 | size: 1.8 x 1.1 in; inkColor: Blue and red / Bleu et rouge | navy | 2499>1999 | 3249>2599 | single: RECEIVED
  Word in blue, date in red, twelve years on the band.
  Le mot en bleu, la date en rouge, douze ans sur la bande.
282304 | CMN-STM-CONF | self-inking stamp, CONFIDENTIAL / timbre auto-encreur, CONFIDENTIEL | 1 | size: 2 x 0.6 in; inkColor: Red / Rouge | burgundy | 1099 | 1449 | single
  Makes people read it.
  Fait lire le document.
282305 | CMN-STM-12 | twelve-phrase dial stamp / timbre à cadran, douze mentions | 1 | size: 2 x 0.4 in; inkColor: Red / Rouge | charcoal | 1999 | 2599 | single
  From APPROVED to VOID on one wheel. English bands; French bands in Canada.
  D’APPROUVÉ à ANNULÉ sur une même roue. Bandes françaises au Canada.
282306 | CMN-STM-NUM | numbering stamp, six wheels / numéroteur, six roues | 1 | size: 1.3 x 0.2 in; inkColor: Black / Noir | silver | 5999 | 7899 | single
  Counts by itself, repeats up to twelve times.
  Avance tout seul, répète jusqu’à douze fois.
282307 | CMN-PAD-BLK | stamp pad, felt, black / tampon encreur de feutre, noir | 1 | size: 2.75 x 4.25 in; inkColor: Black / Noir | black | 599 | 779 | single
  Re-inkable, in a tin that closes.
  Réencrable, dans une boîte de métal.
282308 | CMN-PAD-RED | stamp pad, felt, red / tampon encreur de feutre, rouge | 1 | size: 2.75 x 4.25 in; inkColor: Red / Rouge | red | 599 | 779 | single
  Red felt for rubber stamps.
  Feutre rouge pour timbres de caoutchouc.
282309 | CMN-INK-BLK | stamp ink refill, black / encre à timbre, noire | 1 (1 oz. bottle / Flacon de 30 ml) | volume: 1 fl oz; inkColor: Black / Noir | black | 399 | 529 | single
  A few drops and the pad is young again.
  Quelques gouttes et le tampon rajeunit.
282310 | CMN-STM-KID10 | teacher stamps, ten phrases / timbres d’enseignant, dix mentions | 10 | size: 0.8 in; inkColor: Assorted / Couleurs variées | -#2d7a55 | 1499 | 1949 | pack
  Ten ways to say well done.
  Dix façons de dire bravo.
`,
);

export const organizersAndStamps = [...organizers, ...trays, ...stamps];
