// Signs, classroom goods, hand tools and gift wrap.
import { shelf } from '../kit/shelf.ts';

const EACH: [string, string] = ['each', 'unité'];

const signs = shelf(
  { category: 'signs', unit: EACH, units: ['signs', 'affiches'], type: 'clipboard', grams: 180, facets: ['size', 'material'] },
  `
283101 | SFT-OPN-2L | open and closed sign, two-sided, bilingual / affiche ouvert et fermé, recto verso, bilingue | 1 | size: 12 x 8 in; material: Plastic / Plastique | red | 999 | 1299 | sign/single: OPEN
  English above, French below, or turn the bracket.
  Français et anglais, dans l’ordre que vous voulez.
283102 | SFT-HRS-STC | business hours sign with static numbers / affiche d’heures d’ouverture à chiffres électrostatiques | 1 | size: 8 x 12 in; material: Vinyl / Vinyle | blue | 899 | 1179 | sign/single
  Clings to the glass, changes with the season.
  Tient à la vitre, change avec la saison.
283103 | SFT-RST-3 | washroom signs with braille, set of 3 / plaques de toilettes avec braille, ensemble de 3 | 3 (3 plates / 3 plaques; plate / plaque) | size: 8 x 8 in; material: Acrylic / Acrylique | charcoal | 4999 | 6499 | sign/pack
  Raised pictograms, mounting tape in the bag.
  Pictogrammes en relief, ruban de pose dans le sac.
283104 | SFT-EXT-2 | exit signs, adhesive, running figure / affiches de sortie, adhésives, pictogramme | 2 | size: 12 x 6 in; material: Glow vinyl / Vinyle luminescent | green | 1999 | 2599 | sign/pack
  Glows for hours after the lights fail.
  Luisent des heures après la panne.
283105 | SFT-NSM-4 | no-smoking signs, adhesive / affiches défense de fumer, adhésives | 4 | size: 6 x 6 in; material: Vinyl / Vinyle | orange | 899 | 1179 | sign/pack
  Vapor too.
  Le vapotage aussi.
283106 | SFT-CAM-2 | camera in use signs, bilingual / affiches « Sous surveillance vidéo », bilingues | 2 | size: 10 x 7 in; material: Aluminum / Aluminium | yellow | 1799 | 2349 | sign/pack
  The law asks you to say so.
  La loi demande de le dire.
283107 | SFT-PRK-RES | reserved parking sign, aluminum / panneau de stationnement réservé, aluminium | 1 | size: 12 x 18 in; material: Aluminum / Aluminium | navy | 2499 | 3249 | sign/single
  With two holes and a good reason.
  Deux trous et une bonne raison.
283108 | SFT-FLR-6 | floor dots, “stand here”, bilingual / pastilles de plancher, « attendez ici », bilingues | 6 (6 dots / 6 pastilles; dot / pastille) | size: 12 in; material: Anti-slip vinyl / Vinyle antidérapant | teal | 1999>1499 | 2599>1949 | labels-sheet/pack
  The line forms itself.
  La file se dessine toute seule.
283109 | SFT-STN-BLT2 | stanchions with retractable belt, black / poteaux à sangle rétractable, noirs | 2 (2 posts / 2 poteaux; post / poteau) | size: 14 x 14 x 38 in; material: Steel / Acier | black | 9999 | 12999 | stanchion/single
  Seven feet of patience.
  Deux mètres de patience.
283110 | SFT-EVC-A | A-frame sidewalk sign, chalkboard / chevalet de trottoir, ardoise | 1 | size: 24 x 40 in; material: Pine, steel / Pin, acier | #c8955c | 6999 | 9099 | sign/single
  Soup, again.
  De la soupe, encore.
`,
);

const classroom = shelf(
  { category: 'classroom', unit: ['piece', 'pièce'], units: ['pieces', 'pièces'], type: 'crayons', grams: 12, facets: ['material'] },
  `
312701 | CHK-STR-1000 | reward stickers, stars and smiles / autocollants de récompense, étoiles et sourires | 1000 (1,000 stickers / 1 000 autocollants; sticker / autocollant) | material: Paper / Papier | gold | 799 | 1049 | labels-sheet/box
  A thousand small triumphs.
  Mille petites victoires.
312702 | CHK-STRF-500 | French reward stickers / autocollants de récompense en français | 500 (500 stickers / 500 autocollants; sticker / autocollant) | material: Paper / Papier | teal | 699 | 899 | labels-sheet/box
  Bravo, super, excellent.
  Bravo, super, excellent.
312703 | CHK-BRD-36 | bulletin-board border, scalloped, 36 ft. / bordure festonnée pour babillard, 36 pi | 12 (12 strips / 12 bandes) | length: 36 ft; material: Card / Carton | -#2b6fb0 | 699 | 899 | packing-tape/pack
  Frames the wall of fame.
  Encadre le mur de la renommée.
312704 | CHK-PCK-34 | pocket chart, 34 pockets / tableau à pochettes, 34 pochettes | 34 (1 chart / 1 tableau) | size: 34 x 42 in; material: Nylon / Nylon | blue | 2499 | 3249 | cork-board/single
  A name for every pocket.
  Un nom par pochette.
312705 | CHK-MAG-NUM | magnetic numbers and signs / chiffres et signes magnétiques | 120 (120 numbers and signs / 120 chiffres et signes; piece / pièce) | size: 1.5 in; material: Foam, magnet / Mousse, aimant | -#d9772b | 1299 | 1699 | push-pins/box
  Sums that slide.
  Des additions qui glissent.
312706 | CHK-MAG-LTR | magnetic letters with French accents / lettres magnétiques avec accents | 142 (142 letters / 142 lettres; letter / lettre) | size: 1.5 in; material: Foam, magnet / Mousse, aimant | -#6d4a9e | 1499 | 1949 | push-pins/box
  É comes in threes.
  Le É vient par trois.
312707 | CHK-CNT-200 | counting cubes, ten colors / cubes à compter, dix couleurs | 200 (200 cubes / 200 cubes; cube / cube) | size: 0.8 in; material: Plastic / Plastique | -#2d7a55 | 1999 | 2599 | counting-cubes/box
  They snap.
  Ils s’emboîtent.
312708 | CHK-FRC-TIL | fraction tiles, magnetic / réglettes de fractions magnétiques | 51 (51 tiles / 51 réglettes; tile / réglette) | material: Foam, magnet / Mousse, aimant | -#c23b3b | 1399 | 1849 | ruler/single
  Thirds that really are.
  Des tiers qui en sont vraiment.
312709 | CHK-CLK-12 | demonstration clock with gears, 12 in. / horloge de démonstration à engrenages, 12 po | 1 (1 clock / 1 horloge; clock / horloge) | size: 12 in; material: Plastic / Plastique | yellow | 2499 | 3249 | wall-clock/single
  The hour hand follows, as it should.
  L’aiguille des heures suit, comme il se doit.
312710 | CHK-GLB-12 | world globe, 12 in., bilingual names / globe terrestre, 12 po, noms bilingues | 1 (1 globe / 1 globe; globe / globe) | size: 12 in; material: Paper on board, steel / Papier sur carton, acier | navy | 4999>4299 | 6499>5599 | globe/single
  Turns to where the news is.
  Tourne jusqu’aux nouvelles du jour.
312711 | CHK-MAP-NA | map of North America, laminated, bilingual / carte de l’Amérique du Nord, plastifiée, bilingue | 1 (1 map / 1 carte; map / carte) | size: 48 x 36 in; material: Laminated paper / Papier plastifié | lightBlue | 2499 | 3249 | wall-map/single
  Capitals in both languages.
  Les capitales dans les deux langues.
312712 | CHK-FLD-PKT30 | take-home folders, “left, right” pockets / pochettes d’école, « à garder, à rapporter » | 30 (30 folders / 30 pochettes; folder / pochette) | size: 9 x 12 in; material: Polypropylene / Polypropylène | -#3a6ea5 | 2999 | 3899 | file-folders/pack
  Keep at home, bring right back.
  À garder à la maison, à rapporter à l’école.
312713 | CHK-BIN-6 | book bins, six colors / bacs à livres, six couleurs | 6 (6 bins / 6 bacs; bin / bac) | size: 5 x 8 x 12 in; material: Plastic / Plastique | - | 2499 | 3249 | storage-box/pack
  One reader, one bin.
  Un lecteur, un bac.
312714 | CHK-WHS-RF | referee whistle and lanyard / sifflet d’arbitre et cordon | 2 (2 whistles / 2 sifflets; whistle / sifflet) | material: Steel / Acier | silver | 599 | 779 | whistle/pack
  For recess duty.
  Pour la surveillance de la récré.
312715 | CHK-CNS-500 | construction paper, ten colors, 9 x 12 in. / papier de bricolage, dix couleurs, 9 x 12 po | 500 (500 sheets / 500 feuilles) | size: 9 x 12 in; basisWeight: 76 lb. / 76 lb | -#b3323a | 1499>1199 | 1949>1549 | copy-paper-ream/box
  Cuts without fuzz, folds without cracking.
  Se coupe sans peluches, se plie sans craquer.
312716 | CHK-TSS-240 | tissue paper squares, bleeding colors / carrés de papier de soie, couleurs vives | 240 (240 sheets / 240 feuilles) | size: 12 x 12 in | -#d33a86 | 899 | 1179 | copy-paper-ream/pack
  Stained glass by Friday.
  Des vitraux d’ici vendredi.
312717 | CHK-PIP-350 | pipe cleaners, assorted / cure-pipes, variés | 350 (350 pipe cleaners / 350 cure-pipes; pipe cleaner / cure-pipe) | length: 12 in; material: Chenille, wire / Chenille, fil | - | 699 | 899 | pipe-cleaners/pack
  Spiders, mostly.
  Des araignées, surtout.
312718 | CHK-GOO-500 | wiggle eyes, self-stick / yeux mobiles autocollants | 500 (500 eyes / 500 yeux; eye / œil) | size: 5 sizes / 5 tailles | white | 599 | 779 | wiggle-eyes/pack
  Everything is better with eyes.
  Tout est mieux avec des yeux.
312719 | CHK-PNT-6 | washable tempera paint, six colors, 16 oz. / gouache lavable, six couleurs, 473 ml | 6 (6 bottles / 6 bouteilles) | volume: 16 fl oz; material: Tempera / Gouache | -#f0cf3a | 2499 | 3249 | ink-bottle/pack
  Comes out of sleeves.
  Part des manches.
312720 | CHK-BRS-30 | paint brushes, wooden handles / pinceaux à manche de bois | 30 (30 brushes / 30 pinceaux; brush / pinceau) | material: Bristle, wood / Soies, bois | brown | 1499 | 1949 | pencils/pack
  Thirty that can be forgotten in water once.
  Trente qu’on peut oublier une fois dans l’eau.
`,
);

const tools = shelf(
  { category: 'tools', unit: EACH, units: ['tools', 'outils'], type: 'scissors', grams: 320, facets: ['length'] },
  `
722501 | SFT-TLK-39 | office tool kit, 39 pieces / trousse d’outils de bureau, 39 pièces | 1 | inBox: 39 pieces / 39 pièces; material: Steel / Acier | orange | 2999>2399 | 3899>3149 | tool-kit/single
  The hammer that hangs the certificate.
  Le marteau qui accroche le certificat.
722502 | SFT-TAP-25 | tape measure, 25 ft., inches and metric / ruban à mesurer, 25 pi, pouces et métrique | 1 | length: 25 ft; material: Steel / Acier | yellow | 1299 | 1699 | tape-measure/single
  Both sides of the border.
  Des deux côtés de la frontière.
722503 | SFT-UTL-3 | utility knives, retractable / couteaux utilitaires rétractables | 3 | length: 6 in; blade: Steel / Acier | red | 1199 | 1549 | utility-knife/pack
  The blade goes in when you let go.
  La lame rentre quand on lâche.
722504 | SFT-BXC-6 | safety box cutters, concealed blade / coupe-boîtes de sécurité, lame dissimulée | 6 | length: 5 in; blade: Ceramic / Céramique | teal | 1799 | 2349 | utility-knife/pack
  Opens the box, spares the contents.
  Ouvrent la boîte, épargnent le contenu.
722505 | SFT-SCD-6 | screwdriver with six bits / tournevis à six embouts | 1 | length: 8 in; material: Chrome steel / Acier chromé | blue | 999 | 1299 | tool-kit/single
  Square ones too, for Canada.
  Les carrés aussi, pour le Canada.
722506 | SFT-LVL-9 | torpedo level, 9 in., magnetic / niveau torpille magnétique, 9 po | 1 | length: 9 in; material: Aluminum / Aluminium | silver | 1299 | 1699 | spirit-level/single
  The picture, at last.
  Le cadre, enfin droit.
722507 | SFT-FLS-LED | LED flashlight, 500 lumens / lampe de poche à DEL, 500 lumens | 1 | battery: 3 AAA / 3 AAA; lightSource: LED / DEL | charcoal | 1499 | 1949 | flashlight/single
  Under desks, behind racks.
  Sous les bureaux, derrière les bâtis.
722508 | SFT-HND-300 | folding hand truck, 300 lb. / diable pliant, 136 kg | 1 | maxLoad: 300 lb; material: Aluminum / Aluminium | gray | 7999 | 10399 | hand-truck/single
  Six cases of paper, one trip.
  Six caisses de papier, un seul voyage.
722509 | SFT-PLT-440 | platform truck, folding, 440 lb. / chariot plateforme pliant, 200 kg | 1 | maxLoad: 440 lb; size: 29 x 19 in | navy | 9999 | 12999 | platform-truck/single
  Rolls quietly past meetings.
  Roule sans bruit devant les réunions.
722510 | SFT-HKS-50 | self-stick hooks, assorted / crochets autocollants, variés | 50 (50 hooks / 50 crochets; hook / crochet) | maxLoad: 5 lb; material: Plastic / Plastique | white | 1499 | 1949 | wall-hooks/pack
  Off the wall when you move out.
  Se décollent quand vous déménagez.
722511 | SFT-KEY-48 | key cabinet, 48 hooks, steel / armoire à clés, 48 crochets, acier | 1 | capacity: 48 keys / 48 clés; lock: Key / À clé | ivory | 3999 | 5199 | safe/single
  And a spare key for the key cabinet.
  Et une clé de rechange pour l’armoire à clés.
722512 | SFT-CSH-12 | cash box, 12 in., six coin slots / coffret-caisse, 12 po, six compartiments à monnaie | 1 | size: 12 x 9 x 4 in; lock: Key / À clé | black | 2499 | 3249 | safe/single
  For the bake sale.
  Pour la vente de pâtisseries.
722513 | SFT-SAF-05 | digital security safe, 0.5 cu. ft. / coffre-fort numérique, 0,5 pi³ | 1 | capacity: 0.5 cu. ft. / 14 l; lock: Keypad / Clavier | darkGreen | 8999>7499 | 11699>9749 | safe/single
  Bolts through the floor of a closet.
  Se boulonne au plancher d’un placard.
722514 | SFT-SHO-12 | extension ladder step, 3 steps, aluminum / marchepied à 3 marches, aluminium | 1 | maxLoad: 225 lb; material: Aluminum / Aluminium | lightBlue | 5999 | 7799 | step-stool/single: 3
  Light, grippy, folds to three inches.
  Léger, antidérapant, se plie à trois pouces.
`,
);

const gifts = shelf(
  { category: 'cards-gift-wrap', unit: EACH, units: ['pieces', 'pièces'], type: 'envelopes', grams: 30, facets: ['size'] },
  `
783101 | PNH-TYC-24 | thank-you cards with envelopes, letterpress / cartes de remerciement avec enveloppes, typographie | 24 (24 cards / 24 cartes) | size: 4.25 x 5.5 in; material: Cotton paper / Papier de coton | ivory | 2499 | 3249 | box
  You can feel the words.
  Les mots se sentent au doigt.
783102 | PNH-TYCF-24 | French thank-you cards with envelopes / cartes de remerciement en français avec enveloppes | 24 (24 cards / 24 cartes) | size: 4.25 x 5.5 in; material: Cotton paper / Papier de coton | pink | 2499 | 3249 | box
  Merci, in green ink.
  Merci, à l’encre verte.
783103 | PNH-BLK-50 | blank note cards with envelopes, white / cartes vierges avec enveloppes, blanches | 50 (50 cards / 50 cartes) | size: 4.25 x 5.5 in; material: Wove, 80 lb. / Vélin, 80 lb | white | 1999 | 2599 | box
  For whatever must be said.
  Pour ce qui doit être dit.
783104 | PNH-BDY-20 | birthday cards for offices, assorted / cartes d’anniversaire pour le bureau, variées | 20 (20 cards / 20 cartes) | size: 5 x 7 in; material: Card / Carton | - | 2999>2399 | 3899>3149 | box
  Large enough for nineteen signatures.
  Assez grandes pour dix-neuf signatures.
783105 | PNH-SYM-10 | sympathy cards, assorted / cartes de condoléances, variées | 10 (10 cards / 10 cartes) | size: 5 x 7 in; material: Card / Carton | gray | 1799 | 2349 | box
  Few words, good paper.
  Peu de mots, du beau papier.
783106! | PNH-HOL-25 | holiday cards with envelopes, winter trees / cartes des Fêtes avec enveloppes, arbres d’hiver | 25 (25 cards / 25 cartes) | size: 5 x 7 in; material: Recycled card / Carton recyclé | green | 2499>1799 | 3249>2349 | box
  No reindeer.
  Aucun renne.
783107 | PNH-WRP-KFT | gift wrap, kraft, 30 in. x 50 ft. / papier d’emballage cadeau, kraft, 30 po x 50 pi | 1 | size: 30 x 600 in; recycled: 100% | kraft | 999 | 1299 | paper-roll/single
  Takes a stamp, a sprig, a name.
  Accepte un timbre, un brin, un nom.
783108 | PNH-WRP-STR3 | gift wrap, stripes and dots, 3 rolls / papier d’emballage cadeau, rayures et pois, 3 rouleaux | 3 (3 rolls / 3 rouleaux) | size: 30 x 120 in | -#1f7a80 | 1799 | 2349 | paper-roll/pack
  A grid on the back for straight cuts.
  Un quadrillage au dos pour couper droit.
783109 | PNH-BAG-M12 | gift bags, medium, assorted / sacs-cadeaux moyens, variés | 12 (12 bags / 12 sacs) | size: 8 x 4 x 10 in | -#6d4a9e | 1499 | 1949 | gift-bag/pack
  With tags, without glitter.
  Avec étiquettes, sans brillants.
783110 | PNH-TIS-40 | tissue paper, white / papier de soie, blanc | 40 (40 sheets / 40 feuilles) | size: 20 x 26 in | white | 699 | 899 | copy-paper-ream/pack
  The sound of opening.
  Le bruit qu’on entend en ouvrant.
783111 | PNH-RBN-6 | satin ribbon, 5/8 in., six colors / ruban de satin, 5/8 po, six couleurs | 6 (6 spools / 6 bobines) | length: 30 ft; width: 5/8 in. / 5/8 po | -#b3323a | 1299 | 1699 | tape/pack
  Curls if asked.
  Frise sur demande.
783112 | PNH-TWN-300 | cotton twine, two-tone, 300 ft. / ficelle de coton bicolore, 300 pi | 1 | length: 300 ft; material: Cotton / Coton | red | 799 | 1049 | rubber-bands/single
  For bakeries and brown paper.
  Pour pâtisseries et papier brun.
`,
);

export const signsAndClassroom = [...signs, ...classroom, ...tools, ...gifts];
