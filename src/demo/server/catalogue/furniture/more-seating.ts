// More seating: task and executive chairs by colour, guest and stacking chairs, stools, sofas, mats and footrests.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];
const CHAIR_SERVICES = ['950110', '950111', '950201'];

const task = shelf(
  {
    category: 'office-chairs',
    unit: EACH,
    units: ['chairs', 'fauteuils'],
    type: 'office-chair',
    grams: 15500,
    facets: ['material', 'maxLoad'],
    all: { kind: 'directFurniture', deliveryOnly: true, handling: [2500, 2900], services: CHAIR_SERVICES },
  },
  `
520334 | FLD-ALD-NVY | Alder ergonomic task chair, mesh, navy / fauteuil ergonomique Alder, maille, marine | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | backrest: Mesh / Maille; armrests: 4-way / Quatre directions; maxLoad: 300 lb; warranty: 10 years | navy | 28999 | 37999 | single: mesh
  The Alder in a navy that passes for black until noon.
  L’Alder dans un marine qui passe pour noir jusqu’à midi.
520335 | FLD-ALDH-BLK | Alder ergonomic chair with headrest, mesh, black / fauteuil ergonomique Alder avec appuie-tête, maille, noir | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | backrest: Mesh, headrest / Maille, appuie-tête; armrests: 4-way / Quatre directions; maxLoad: 300 lb; warranty: 10 years | black | 34999 | 45999 | headrest-chair/single: mesh
  For calls taken leaning back.
  Pour prendre ses appels bien calé.
520336 | FLD-LRC-GRY | Larch task chair, mesh back, gray / fauteuil de travail Larch, dossier de maille, gris | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | backrest: Mesh / Maille; armrests: Height-adjustable / Réglables en hauteur; maxLoad: 275 lb; warranty: 5 years | gray | 16999>13999 | 22499>18499 | single: mid
  Most of what the Alder does, for rooms with twelve of them.
  L’essentiel de l’Alder, pour les salles qui en comptent douze.
520337 | FLD-LRC-BLK | Larch task chair, mesh back, black / fauteuil de travail Larch, dossier de maille, noir | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | backrest: Mesh / Maille; armrests: Height-adjustable / Réglables en hauteur; maxLoad: 275 lb; warranty: 5 years | black | 16999 | 22499 | single: mid
  The Larch in black, ready for a fleet.
  Le Larch noir, pour équiper tout un étage.
520338 | FLD-LRC-GRN | Larch task chair, mesh back, green / fauteuil de travail Larch, dossier de maille, vert | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | backrest: Mesh / Maille; armrests: Height-adjustable / Réglables en hauteur; maxLoad: 275 lb; warranty: 5 years | green | 16999 | 22499 | single: mid
  A green back for a room without plants.
  Un dossier vert pour une pièce sans plantes.
520341 | FLD-BRC-BLU | Birch fabric task chair, armless, blue / chaise de travail Birch en tissu, sans accoudoirs, bleue | 1 (1 chair, assembly needed / 1 chaise, à assembler) | material: Fabric / Tissu; armrests: None / Aucun; maxLoad: 250 lb; warranty: 5 years | blue | 9999 | 13499 | armless-chair/single
  The small Birch in a school blue.
  La petite Birch, dans un bleu d’école.
520342 | FLD-BRC-RED | Birch fabric task chair, armless, red / chaise de travail Birch en tissu, sans accoudoirs, rouge | 1 (1 chair, assembly needed / 1 chaise, à assembler) | material: Fabric / Tissu; armrests: None / Aucun; maxLoad: 250 lb; warranty: 5 years | red | 9999 | 13499 | armless-chair/single
  A red one, for the desk in the hall.
  Une rouge, pour le bureau du couloir.
520343 | FLD-BRCA-BLK | Birch fabric task chair with arms, black / chaise de travail Birch en tissu avec accoudoirs, noire | 1 (1 chair, assembly needed / 1 chaise, à assembler) | material: Fabric / Tissu; armrests: Loop / Boucles; maxLoad: 250 lb; warranty: 5 years | black | 11999 | 15999 | single
  Birch with somewhere to rest an elbow.
  Birch, avec un endroit où poser le coude.
520351 | FLD-MGN-BLK | Magnus executive chair, bonded leather, black / fauteuil de direction Magnus, cuir reconstitué, noir | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | material: Bonded leather / Cuir reconstitué; maxLoad: 350 lb; warranty: 7 years | black | 34999 | 45999 | executive-chair/single
  Quilted shoulders in black.
  Épaules matelassées, en noir.
520352 | FLD-MGN-WHT | Magnus executive chair, bonded leather, ivory / fauteuil de direction Magnus, cuir reconstitué, ivoire | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | material: Bonded leather / Cuir reconstitué; maxLoad: 350 lb; warranty: 7 years | ivory | 35999 | 46999 | executive-chair/single
  Ivory, for offices without newspapers.
  Ivoire, pour les bureaux sans journaux.
520353 | FLD-CDR-BRN | Cedar leather manager chair, mid back, cognac / fauteuil de gestion Cedar en cuir, dossier moyen, cognac | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | material: Leather / Cuir; maxLoad: 300 lb; warranty: 7 years | brown | 44999>38999 | 58999>50999 | executive-chair/single: Cedar
  Real hide on a walnut shell.
  Du vrai cuir sur une coque de noyer.
520354 | FLD-CDR-BLK | Cedar leather manager chair, mid back, black / fauteuil de gestion Cedar en cuir, dossier moyen, noir | 1 (1 chair, assembly needed / 1 fauteuil, à assembler) | material: Leather / Cuir; maxLoad: 300 lb; warranty: 7 years | black | 44999 | 58999 | executive-chair/single: Cedar
  The black Cedar for darker rooms.
  Le Cedar noir, pour les pièces plus sombres.
520355 | FLD-KNL-TL | Kneel posture chair, teal / siège assis-genoux Kneel, sarcelle | 1 (1 chair, assembly needed / 1 chaise, à assembler) | material: Fabric, beech / Tissu, hêtre; maxLoad: 240 lb; warranty: 5 years | teal | 17999 | 23499 | kneeling-chair/single: Kneel
  Knees take some, back takes less.
  Les genoux en prennent un peu, le dos beaucoup moins.
520356 | FLD-KDS-YLW | Sprout kids desk chair, yellow / chaise de bureau ~Sprout pour enfants, jaune | 1 (1 chair, assembly needed / 1 chaise, à assembler) | material: Mesh / Maille; maxLoad: 110 lb; heightRange: 13 to 17 in. / 13 à 17 po | yellow | 8999 | 11799 | single: mid
  Grows from six to twelve years.
  Grandit de six à douze ans.
520371 | FLD-247H-BLK | Marathon 24-hour chair with headrest, black / fauteuil 24 heures Marathon avec appuie-tête, noir | 1 (1 chair, assembled / 1 fauteuil, déjà assemblé) | material: Fabric / Tissu; maxLoad: 500 lb; warranty: 12 years | black | 67999 | 88999 | headrest-chair/single: broad
  For towers, wards and control rooms.
  Pour les tours, les unités et les salles de commande.
`,
);

const stools = shelf(
  {
    category: 'stools',
    unit: EACH,
    units: ['stools', 'tabourets'],
    type: 'guest-chair',
    grams: 7800,
    facets: ['heightRange'],
    all: { kind: 'directFurniture', deliveryOnly: true, handling: [1500, 1900], services: CHAIR_SERVICES },
  },
  `
520361 | FLD-PRC-BLU | Perch drafting stool with foot ring, blue / tabouret de dessinateur Perch avec repose-pieds, bleu | 1 | heightRange: 23 to 33 in. / 23 à 33 po; maxLoad: 275 lb; material: Fabric / Tissu | blue | 18999 | 24999 | stool/single
  The blue Perch for the cutting table.
  Le Perch bleu, pour la table de coupe.
520362 | FLD-PRV-BLK | Perch vinyl lab stool, black / tabouret de laboratoire en vinyle Perch, noir | 1 | heightRange: 22 to 32 in. / 22 à 32 po; maxLoad: 300 lb; material: Vinyl / Vinyle | black | 14999 | 19499 | stool/single
  Wipes down between patients.
  S’essuie entre deux patients.
520363 | FLD-SDL-GRY | Saddle active stool, gray / tabouret actif Saddle, gris | 1 | heightRange: 21 to 30 in. / 21 à 30 po; maxLoad: 265 lb; material: Vinyl / Vinyle | gray | 19999>16999 | 25999>22499 | stool/single
  Sit as on a horse and rise as easily.
  On s’assoit comme à cheval, on se lève aussi bien.
520364 | FLD-WBL-RED | Wobble active stool, red / tabouret oscillant Wobble, rouge | 1 | heightRange: 16 to 24 in. / 16 à 24 po; maxLoad: 250 lb; material: Foam, polypropylene / Mousse, polypropylène | red | 9999 | 12999 | stool/single
  For students who listen better while moving.
  Pour les élèves qui écoutent mieux en bougeant.
520365 | FLD-BAR-OAK2 | Counter stools, oak and black steel / tabourets de comptoir, chêne et acier noir | 2 | size: 16 x 16 x 26 in; maxLoad: 300 lb; material: Oak, steel / Chêne, acier | oak | 21999 | 28499 | stool/pack
  Two for the breakroom bar.
  Deux, pour le comptoir de la salle de pause.
520366 | FLD-STP-2 | two-step folding stool, steel / escabeau pliant à deux marches, acier | 1 | maxLoad: 300 lb; size: 18 x 4 x 33 in cm; material: Steel / Acier | silver | 4499 | 5899 | step-stool/single: 2
  For the top shelf of the supply room.
  Pour la tablette du haut de la réserve.
`,
);

const guest = shelf(
  {
    category: 'guest-chairs',
    unit: EACH,
    units: ['chairs', 'chaises'],
    type: 'guest-chair',
    grams: 6900,
    facets: ['material'],
    all: { kind: 'directFurniture', deliveryOnly: true, handling: [1500, 1900], services: ['950110', '950201'] },
  },
  `
520401 | FLD-WLO-GRY | Willow guest chair, upholstered, gray / chaise de visiteur rembourrée Willow, grise | 1 | material: Fabric, steel / Tissu, acier; maxLoad: 275 lb; warranty: 5 years | gray | 14999 | 19499 | single
  Comfortable for exactly one interview.
  Confortable, juste le temps d’une entrevue.
520402 | FLD-WLO-BLU2 | Willow guest chairs, upholstered, blue / chaises de visiteur rembourrées Willow, bleues | 2 | material: Fabric, steel / Tissu, acier; maxLoad: 275 lb; warranty: 5 years | blue | 27999>23999 | 36499>31499 | pack
  A pair across the desk.
  Une paire, de l’autre côté du bureau.
520403 | FLD-SLD-BLK | Sled-base reception chair, black leather look / fauteuil de réception à piètement luge, similicuir noir | 1 | material: Vinyl, chrome / Vinyle, chrome; maxLoad: 300 lb | black | 17999 | 23499 | single
  Springs a little when you sit.
  Ondule un peu quand on s’assoit.
520404 | FLD-STK-BLK4 | Deck stacking chairs, polypropylene, black / chaises empilables Deck en polypropylène, noires | 4 | material: Polypropylene / Polypropylène; maxLoad: 350 lb | black | 19999 | 25999 | stacking-chair/pack
  Stack ten high, link in rows.
  S’empilent par dix, s’attachent en rangées.
520405 | FLD-STK-TL4 | Deck stacking chairs, polypropylene, teal / chaises empilables Deck en polypropylène, sarcelle | 4 | material: Polypropylene / Polypropylène; maxLoad: 350 lb | teal | 19999 | 25999 | stacking-chair/pack
  For lunch rooms with some life in them.
  Pour les salles de dîner qui ont de la vie.
520406 | FLD-STK-RED4 | Deck stacking chairs, polypropylene, red / chaises empilables Deck en polypropylène, rouges | 4 | material: Polypropylene / Polypropylène; maxLoad: 350 lb | red | 19999 | 25999 | stacking-chair/pack
  Red enough to count.
  Assez rouges pour qu’on les compte.
520407 | FLD-FLD-BEI4 | folding chairs, padded, beige / chaises pliantes rembourrées, beiges | 4 | material: Vinyl, steel / Vinyle, acier; maxLoad: 300 lb | beige | 15999 | 20999 | folding-chair/pack
  For the annual meeting and the bingo after it.
  Pour l’assemblée annuelle et le bingo qui suit.
520408 | FLD-FLD-GRY8 | folding chairs, steel, gray / chaises pliantes d’acier, grises | 8 | material: Steel / Acier; maxLoad: 300 lb | gray | 22999>19999 | 29999>25999 | folding-chair/pack
  Eight that hang on a hook.
  Huit qui se suspendent au crochet.
520409 | FLD-TAN-OAK | Tandem wooden side chair, oak / chaise d’appoint en bois Tandem, chêne | 1 | material: Oak / Chêne; maxLoad: 275 lb | oak | 18999 | 24499 | single
  A library chair, without the whisper.
  Une chaise de bibliothèque, sans le chuchotement.
520410 | FLD-LNG-GRN | Lounge two-seat sofa, forest green / causeuse Lounge, vert forêt | 1 | material: Wool blend / Mélange de laine; size: 55 x 31 x 31 in cm; warranty: 7 years | darkGreen | 69999 | 90999 | sofa/single
  For waiting rooms where waiting is worth it.
  Pour les salles d’attente où l’attente en vaut la peine.
520411 | FLD-LNG-CHR | Lounge armchair, charcoal / fauteuil Lounge, anthracite | 1 | material: Wool blend / Mélange de laine; size: 31 x 31 x 31 in cm; warranty: 7 years | charcoal | 44999 | 58499 | armchair/single
  The single seat of the same family.
  La place unique de la même famille.
520412 | FLD-OTT-ORG | Lounge ottoman, orange / pouf Lounge, orange | 1 | material: Wool blend / Mélange de laine; size: 22 x 22 x 17 in cm | orange | 19999 | 25999 | ottoman/single
  A seat, a table, a warm spot of color.
  Un siège, une table, une tache de couleur.
`,
);

const mats = shelf(
  {
    category: 'mats-footrests',
    unit: EACH,
    units: ['mats', 'tapis'],
    type: 'mat',
    grams: 5200,
    facets: ['surfaces', 'size'],
    all: { deliveryOnly: true },
  },
  `
520701 | FLD-MTC-3648 | chair mat for carpet, 36 x 48 in., lipped / tapis pour chaise sur moquette, 36 x 48 po, à languette | 1 | size: 36 x 48 in; surfaces: Low-pile carpet / Moquette à poil ras | clear | 4499>3599 | 5899>4699 | mat/single
  Cleats below, a smooth road above.
  Des picots dessous, une surface lisse dessus.
520702 | FLD-MTC-4660 | chair mat for carpet, 46 x 60 in. / tapis pour chaise sur moquette, 46 x 60 po | 1 | size: 46 x 60 in; surfaces: Medium-pile carpet / Moquette à poil moyen | lightBlue | 7999 | 10499 | mat/single
  For people who reach.
  Pour ceux qui s’étirent.
520703 | FLD-MTH-4553 | chair mat for hard floors, 45 x 53 in. / tapis pour chaise sur plancher dur, 45 x 53 po | 1 | size: 45 x 53 in; surfaces: Wood, tile, vinyl / Bois, carreaux, vinyle | silver | 5999 | 7799 | mat/single
  Grips without marking.
  Adhère sans marquer.
520704 | FLD-MTG-3646 | tempered-glass chair mat, 36 x 46 in. / tapis pour chaise en verre trempé, 36 x 46 po | 1 | size: 36 x 46 in; surfaces: Carpet, hard floors / Moquette, plancher dur; maxLoad: 1000 lb | teal | 17999 | 23499 | mat/single
  Never dents, never curls.
  Ne s’enfonce pas, ne frise pas.
520705 | FLD-AFT-2032 | anti-fatigue standing mat, 20 x 32 in. / tapis antifatigue, 20 x 32 po | 1 | size: 20 x 32 in; material: Polyurethane / Polyuréthane | charcoal | 4999 | 6499 | mat/single
  Standing desks are half a mat.
  Travailler debout, c’est d’abord un bon tapis.
520706 | FLD-ENT-3660 | entrance mat, ribbed, 36 x 60 in. / tapis d’entrée nervuré, 36 x 60 po | 1 | size: 36 x 60 in; material: Polypropylene, rubber / Polypropylène, caoutchouc | gray | 6999 | 9099 | mat/single
  Keeps winter at the door.
  Garde l’hiver à la porte.
520711 | FLD-FTR-TLT | tilting footrest, adjustable / repose-pieds inclinable et réglable | 1 | size: 18 x 13 x 6 in cm; maxLoad: 80 lb | black | 3499 | 4549 | footrest/single
  For short legs and tall desks.
  Pour jambes courtes et bureaux hauts.
520712 | FLD-FTR-FOM | foam footrest, washable cover / repose-pieds en mousse, housse lavable | 1 | size: 17 x 12 x 6 in cm; material: Memory foam / Mousse viscoélastique | navy | 2999 | 3899 | footrest/single
  Flip it over and it rocks.
  Retourné, il bascule.
520713 | FLD-LUM-MSH | lumbar cushion, mesh and foam / coussin lombaire, maille et mousse | 1 | size: 13 x 13 x 4 in cm; material: Memory foam / Mousse viscoélastique | green | 2999 | 3899 | cushion/single
  For the chair you can’t change.
  Pour la chaise qu’on ne peut pas changer.
520714 | FLD-SEA-GEL | seat cushion, gel and foam / coussin de siège, gel et mousse | 1 | size: 18 x 14 x 3 in cm; material: Gel, foam / Gel, mousse | purple | 3499 | 4549 | seat-cushion/single
  Four hours more.
  Quatre heures de plus.
`,
);

export const moreSeating = [...task, ...stools, ...guest, ...mats];
