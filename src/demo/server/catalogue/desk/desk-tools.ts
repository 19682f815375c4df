// Clips, punches, glue, rulers, bands and pins, and the rest of the stapler, tape and scissors walls.
import { shelf } from '../kit/shelf.ts';

const clips = shelf(
  {
    category: 'clips-fasteners',
    unit: ['clip', 'trombone'],
    units: ['clips', 'trombones'],
    type: 'paper-clips',
    grams: 0.5,
    facets: ['size'],
  },
  `
281101* | CMN-PCJ-1000 | jumbo paper clips, smooth / trombones géants, lisses | 1000 (10 boxes of 100 / 10 boîtes de 100) | size: 2 in; material: Steel / Acier | silver | 1299>999, 10@899 | 1699>1299, 10@1169 | box
  Holds twenty sheets without bending the corner.
  Retiennent vingt feuilles sans plier le coin.
281102 | CMN-PC1-1000 | No. 1 paper clips, smooth / trombones No 1, lisses | 1000 (10 boxes of 100 / 10 boîtes de 100) | size: 1.3 in; material: Steel / Acier | gray | 699 | 919 | box
  The standard clip, by the thousand.
  Le trombone courant, au millier.
281103 | CMN-PC1N-1000 | No. 1 paper clips, nonskid / trombones No 1, antidérapants | 1000 (10 boxes of 100 / 10 boîtes de 100) | size: 1.3 in; material: Ridged steel / Acier strié | charcoal | 799 | 1049 | box
  Ridges that stay where they are put.
  Des stries qui restent où on les met.
281104 | CMN-PCV-500 | vinyl-coated paper clips, six colors / trombones gainés de vinyle, six couleurs | 500 | size: 1.3 in; material: Coated steel / Acier gainé | -#c23b3b | 599 | 779 | box
  No rust marks on the originals.
  Aucune trace de rouille sur les originaux.
281105 | CMN-PCG-200 | gold-tone paper clips in a tin / trombones dorés en boîte de métal | 200 | size: 1.1 in; material: Brass-plated steel / Acier laitonné | gold | 699 | 919 | single
  For letters that matter.
  Pour les lettres qui comptent.
281106 | CMN-PCM-BLK | magnetic clip dispenser with 100 clips / distributeur magnétique avec 100 trombones | 100 | material: ABS, magnet / ABS, aimant | black | 649 | 849 | single
  Tip it over and nothing falls.
  On le renverse, rien ne tombe.
`,
);

const binderClips = shelf(
  {
    category: 'clips-fasteners',
    unit: ['clip', 'pince'],
    units: ['binder clips', 'pinces relieuses'],
    type: 'binder-clips',
    grams: 6,
    facets: ['size'],
  },
  `
281201 | CMN-BCS-144 | small binder clips, 3/4 in., black / petites pinces relieuses, 3/4 po, noires | 144 (12 boxes of 12 / 12 boîtes de 12) | size: 3/4 in. / 3/4 po; capacity: 3/8 in. / 3/8 po | black | 899 | 1179 | box
  A gross of small black jaws.
  Une grosse de petites mâchoires noires.
281202 | CMN-BCM-144 | medium binder clips, 1-1/4 in., black / pinces relieuses moyennes, 1 1/4 po, noires | 144 (12 boxes of 12 / 12 boîtes de 12) | size: 1-1/4 in. / 1 1/4 po; capacity: 5/8 in. / 5/8 po | black | 1599>1249, 10@1149 | 2099>1649, 10@1519 | box
  The one the copier room runs on.
  Celle qui fait tourner la salle de photocopie.
281203 | CMN-BCL-36 | large binder clips, 2 in., black / grandes pinces relieuses, 2 po, noires | 36 (3 boxes of 12 / 3 boîtes de 12) | size: 2 in; capacity: 1 in | black | 999 | 1299 | box
  An inch of paper, held shut.
  Un pouce de papier, bien fermé.
281204 | CMN-BCA-60 | binder clips in three sizes, bright colors / pinces relieuses de trois tailles, couleurs vives | 60 | size: 3 sizes / 3 tailles | - | 999 | 1299 | pack
  Yellow for yours, pink for mine.
  Jaunes les vôtres, roses les miennes.
281205 | CMN-BCG-24 | binder clips, gold, small / petites pinces relieuses dorées | 24 | size: 3/4 in. / 3/4 po | gold | 599 | 779 | pack
  Dresses up a menu.
  De quoi habiller un menu.
281206 | IWB-BCX-100 | binder clips, assorted sizes, tub / pinces relieuses, tailles variées, contenant | 100 | size: 4 sizes / 4 tailles | black | 799 | 1049 | box
  A hundred in a tub, four sizes, all black.
  Cent dans un contenant, quatre tailles, toutes noires.
281207 | CMN-BDG-12 | bulldog clips, 3 in., steel / pinces bouledogue, 3 po, acier | 12 | size: 3 in | silver | 1099 | 1449 | pack
  The wide steel clip of drawing boards and bakeries.
  La large pince d’acier des planches à dessin et des boulangeries.
`,
);

const pins = shelf(
  { category: 'pins-bands', unit: ['pin', 'punaise'], units: ['push pins', 'punaises'], type: 'push-pins', grams: 0.8 },
  `
281301 | CMN-PPC-200 | push pins, clear / punaises transparentes | 200 | size: 0.4 in; material: Steel, plastic / Acier, plastique | clear | 399 | 529 | box
  Clear heads that leave the map to be seen.
  Des têtes claires qui laissent voir la carte.
281302 | CMN-PPA-500 | push pins, assorted colors, jar / punaises, couleurs variées, pot | 500 | size: 0.4 in; material: Steel, plastic / Acier, plastique | - | 799 | 1049 | box
  Five hundred in a jar for a hallway of drawings.
  Cinq cents dans un pot, pour un corridor de dessins.
281303 | CMN-PPW-50 | wooden-head push pins / punaises à tête de bois | 50 | size: 0.4 in; material: Beech / Hêtre | #c8955c | 699 | 919 | pack
  Turned beech on a steel point.
  Du hêtre tourné sur une pointe d’acier.
281304 | CMN-TCK-300 | thumb tacks, brass / punaises plates, laiton | 300 | size: 0.4 in; material: Brass-plated steel / Acier laitonné | gold | 349 | 459 | box
  Flat and quiet.
  Plates et discrètes.
281305 | CMN-MPM-100 | map pins, round head, 1/8 in. / épingles à carte, tête ronde, 1/8 po | 100 (100 map pins / 100 épingles; pin / épingle) | size: 1/8 in. / 1/8 po | -#b3323a | 449 | 589 | box
  For campaigns, postal and otherwise.
  Pour les campagnes, postales ou autres.
281306 | CMN-MGN-24 | magnets, round, assorted / aimants ronds, variés | 24 (24 magnets / 24 aimants; magnet / aimant) | size: 1.2 in; strength: 8 sheets / 8 feuilles | -#2b6fb0 | 899 | 1179 | pack
  Holds eight sheets to a steel board.
  Retiennent huit feuilles sur un tableau d’acier.
`,
);

const bands = shelf(
  { category: 'pins-bands', unit: ['oz.', 'oz'], units: ['ounces', 'onces'], type: 'rubber-bands', grams: 28, facets: ['size'] },
  `
281401 | CMN-RB33-16 | rubber bands, No. 33, 1 lb. / élastiques No 33, 454 g | 16 (1 lb. box, about 600 / Boîte de 454 g, environ 600) | size: 3.5 x 0.125 in | #c99f6c | 799 | 1049 | box
  The mail-bundle band.
  L’élastique des liasses de courrier.
281402 | CMN-RB64-16 | rubber bands, No. 64, 1 lb. / élastiques No 64, 454 g | 16 (1 lb. box, about 320 / Boîte de 454 g, environ 320) | size: 3.5 x 0.25 in | #e3bd73 | 849 | 1099 | box
  Twice as wide, for rolls and newspapers.
  Deux fois plus large, pour rouleaux et journaux.
281403 | CMN-RBA-4 | rubber bands, assorted sizes and colors / élastiques, tailles et couleurs variées | 4 (4 oz. bag / Sac de 113 g) | size: 5 sizes / 5 tailles | - | 349 | 459 | pack
  For drawers that need a bit of everything.
  Pour les tiroirs qui ont besoin d’un peu de tout.
281404 | CMN-RBX-BIG | oversize rubber bands, 7 in., red / gros élastiques de 7 po, rouges | 8 (About 24 bands / Environ 24 élastiques) | size: 7 x 0.125 in | red | 599 | 779 | pack
  Goes around a box of folders.
  Font le tour d’une boîte de chemises.
`,
);

const glue = shelf(
  { category: 'glue', unit: ['each', 'unité'], units: ['sticks', 'bâtons'], type: 'glue-stick', grams: 22 },
  `
281501* | PMK-GLS-6 | glue sticks, purple, dries clear / bâtons de colle mauves, transparents une fois secs | 6 | weight: 0.7 oz; material: Washable / Lavable | purple | 549, 10@509 | 719, 10@659 | pack
  Purple while you aim, clear when you are done.
  Une colle mauve qu’on voit bien à l’application et qui disparaît en séchant.
281502 | PMK-GLS-30 | glue sticks, white, class pack / bâtons de colle blancs, paquet de classe | 30 | weight: 0.28 oz; material: Washable / Lavable | white | 1199>899 | 1549>1179 | box
  Thirty small ones with thirty caps.
  Trente petits, avec trente capuchons.
281503 | PMK-GLS-P4 | permanent glue sticks, large / bâtons de colle permanents, grands | 4 | weight: 1.4 oz; material: Permanent / Permanente | yellow | 699 | 919 | pack
  For card models and envelopes that must hold.
  Pour les maquettes de carton et les enveloppes qui doivent tenir.
281504 | PMK-GLW-8 | white school glue, 7.6 fl. oz. / colle blanche d’école, 225 ml | 1 (1 bottle / 1 flacon) | volume: 7.6 fl oz; material: Washable / Lavable | white | 299 | 399 | glue-bottle/single
  The bottle with the orange tip.
  Le flacon à bout orange.
281505 | PMK-GLG-128 | clear school glue, gallon / colle transparente d’école, 3,78 l | 1 (1 jug / 1 cruche) | volume: 128 fl oz | clear | 2299 | 2999 | glue-bottle/single
  A gallon, for reasons of slime.
  Presque quatre litres : de quoi faire de la pâte gluante pour toute la classe.
281506! | CMN-SGL-4 | super glue, single-use tubes / colle instantanée, tubes à usage unique | 4 (4 tubes / 4 tubes) | volume: 0.02 fl oz; strength: 10 seconds / 10 secondes | red | 549 | 719 | super-glue/pack
  Small enough that it cannot dry out on you.
  Assez petits pour ne jamais sécher entre deux usages.
281507 | CMN-SPR-11 | spray adhesive, 10.8 oz. / colle en aérosol, 306 g | 1 (1 can / 1 bonbonne) | weight: 10.8 oz; surfaces: Paper, foam, fabric / Papier, mousse, tissu | orange | 1299 | 1699 | aerosol-can/single
  A fine even mist for mounting posters.
  Une fine brume égale pour monter les affiches.
281508 | PMK-TCK-80 | reusable putty tabs, white / pastilles adhésives réutilisables, blanches | 80 (80 tabs / 80 pastilles) | weight: 2 oz | ivory | 399 | 529 | labels-sheet/pack
  Posters up, paint unharmed.
  L’affiche tient, la peinture aussi.
281509 | PMK-DOT-200 | adhesive dots, removable / points adhésifs repositionnables | 200 (200 dots / 200 points) | size: 0.5 in | teal | 499 | 649 | labels-sheet/pack
  Sticks a card to a page, comes away whole.
  Colle une carte à une page, se retire d’un coup.
281510 | PMK-RUN-3 | glue-tape runners, permanent / rouleaux de colle en ruban, permanents | 3 (3 runners / 3 dévidoirs) | length: 26 ft | blue | 999 | 1299 | correction-tape/pack
  Glue as a line of tape, no mess, no wait.
  La colle en ruban : ni dégât, ni attente.
`,
);

const punches = shelf(
  {
    category: 'hole-punches',
    unit: ['each', 'unité'],
    units: ['punches', 'perforatrices'],
    type: 'hole-punch',
    grams: 600,
    facets: ['capacity'],
  },
  `
281601* | CMN-HP3-12 | three-hole punch, 12 sheets, black / perforatrice à trois trous, 12 feuilles, noire | 1 | capacity: 12 sheets / 12 feuilles; punched: 3 holes / 3 trous | black | 1699 | 2249 | single
  A lever with a kind ratio and a tray that empties in one go.
  Un levier bien démultiplié et un tiroir qui se vide d’un geste.
281602 | CMN-HP3-20 | three-hole punch, 20 sheets, red / perforatrice à trois trous, 20 feuilles, rouge | 1 | capacity: 20 sheets / 20 feuilles; punched: 3 holes / 3 trous | red | 2699>2199 | 3549>2899 | single
  Twenty sheets with one hand.
  Vingt feuilles, d’une seule main.
281603 | CMN-HP3-40 | heavy-duty three-hole punch, 40 sheets, gray / perforatrice robuste à trois trous, 40 feuilles, grise | 1 | capacity: 40 sheets / 40 feuilles; punched: 2 or 3 holes / 2 ou 3 trous | gray | 6499 | 8499 | single
  Heads slide for two holes, three, or legal.
  Les têtes glissent pour deux trous, trois trous ou le format légal.
281604 | CMN-HPE-20 | electric three-hole punch, 20 sheets / perforatrice électrique à trois trous, 20 feuilles | 1 | capacity: 20 sheets / 20 feuilles; power: AC / Secteur | charcoal | 8999 | 11799 | single
  Drops through twenty sheets at the touch of a bar.
  Traverse vingt feuilles d’une simple pression.
281605 | CMN-HP2-28 | two-hole punch, 28 sheets, blue / perforatrice à deux trous, 28 feuilles, bleue | 1 | capacity: 28 sheets / 28 feuilles; punched: 2 holes, 2.75 in. / 2 trous, 2,75 po | blue | 1999 | 2599 | single
  For clip folders and European binders.
  Pour les chemises à attaches et les classeurs à l’européenne.
281606 | CMN-HP1-STL | one-hole punch, steel / perforatrice à un trou, acier | 1 | capacity: 10 sheets / 10 feuilles; punched: 1 hole, 1/4 in. / 1 trou, 1/4 po | silver | 549 | 719 | single
  Tickets, tags and lanyards.
  Billets, étiquettes et cordons.
281607 | CMN-HPB-TL | binder-carried three-hole punch / perforatrice de reliure à trois trous | 1 | capacity: 4 sheets / 4 feuilles; thickness: 0.3 in | teal | 449 | 589 | single
  Flat as a ruler, rides on the rings.
  Plate comme une règle, voyage sur les anneaux.
281608 | IWB-HP3-10 | three-hole punch, 10 sheets / perforatrice à trois trous, 10 feuilles | 1 | capacity: 10 sheets / 10 feuilles; punched: 3 holes / 3 trous | ivory | 999 | 1299 | single
  The plain punch for the supply room.
  La perforatrice toute simple de la réserve.
`,
);

const rulers = shelf(
  { category: 'rulers-trimmers', unit: ['each', 'unité'], units: ['rulers', 'règles'], type: 'ruler', grams: 40, facets: ['length'] },
  `
281701 | CMN-RLS-12 | stainless-steel ruler, 12 in., cork back / règle d’acier inoxydable, 12 po, dos de liège | 1 | length: 12 in; material: Stainless steel / Acier inoxydable | silver | 549 | 719 | single: 12 in.
  Inches and millimeters etched, not painted. Does not slip.
  Pouces et millimètres gravés, pas peints. Ne glisse pas.
281702 | CMN-RLS-18 | stainless-steel ruler, 18 in., cork back / règle d’acier inoxydable, 18 po, dos de liège | 1 | length: 18 in; material: Stainless steel / Acier inoxydable | gray | 799 | 1049 | single: 18 in.
  The length of a tabloid page and a thumb.
  La longueur d’une page tabloïd, plus un pouce.
281703 | CMN-RLW-12 | beech ruler, 12 in., brass edge / règle de hêtre, 12 po, arête de laiton | 1 | length: 12 in; material: Beech / Hêtre | #c8955c | 349 | 459 | single: 12 in.
  The school ruler, English and metric.
  La règle d’école, pouces et centimètres.
281704 | CMN-RLF-AST | flexible rulers, 12 in., assorted / règles flexibles, 12 po, variées | 4 | length: 12 in; material: Flexible vinyl / Vinyle souple | -#2d7a55 | 699 | 919 | pack
  Bends instead of breaking.
  Plient au lieu de casser.
281705 | CMN-TRI-ARC | architect’s scale, triangular, 12 in. / échelle d’architecte triangulaire, 12 po | 1 | length: 12 in; material: Aluminum / Aluminium | charcoal | 1799 | 2349 | single
  Eleven scales on three faces.
  Onze échelles sur trois faces.
281706 | CMN-YRD-1 | wooden yardstick and meter stick / règle de bois d’une verge et d’un mètre | 1 | length: 39.4 in; material: Maple / Érable | maple | 899 | 1179 | single
  A yard on one side, a meter on the other.
  Une verge d’un côté, un mètre de l’autre.
`,
);

const trimmers = shelf(
  {
    category: 'rulers-trimmers',
    unit: ['each', 'unité'],
    units: ['trimmers', 'rogneuses'],
    type: 'paper-trimmer',
    grams: 1900,
    facets: ['length'],
  },
  `
281751 | CMN-TRR-12 | rotary paper trimmer, 12 in., 10 sheets / rogneuse rotative, 12 po, 10 feuilles | 1 | length: 12 in; capacity: 10 sheets / 10 feuilles | navy | 3999>3199 | 5249>4199 | rotary-trimmer/single
  A wheel in a guarded head: safe for classrooms.
  Une molette dans une tête protégée : sans danger en classe.
281752 | CMN-TRG-15 | guillotine paper trimmer, 15 in., 20 sheets / massicot à levier, 15 po, 20 feuilles | 1 | length: 15 in; capacity: 20 sheets / 20 feuilles | red | 6999 | 9199 | single
  A self-sharpening arm on a ruled maple bed.
  Un bras auto-affûtant sur un plateau d’érable gradué.
281753 | CMN-TRP-9 | portable trimmer, 9 in. / rogneuse portative, 9 po | 1 | length: 9 in; capacity: 5 sheets / 5 feuilles | teal | 1499 | 1949 | portable-trimmer/single
  For photos and coupons; the ruler swings out.
  Pour photos et coupons; la règle se déplie.
281754 | CMN-XKN-SET | precision knife with 5 blades / couteau de précision avec 5 lames | 1 | length: 5.8 in; blade: Carbon steel / Acier au carbone | orange | 699 | 919 | utility-knife/single
  A cap that clicks, so it may live in a drawer.
  Un capuchon qui clique : il peut vivre dans un tiroir.
`,
);

const staplers = shelf(
  { category: 'staplers', unit: ['each', 'unité'], units: ['staplers', 'agrafeuses'], type: 'stapler', grams: 380, facets: ['capacity'] },
  `
287113 | CMN-N2-BLK | No. 2 half-strip stapler, 20 sheets, black / agrafeuse demi-bande ~No 2, 20 feuilles, noire | 1 | capacity: 20 sheets / 20 feuilles; staples: Standard, 1/4 in. / Standard, 1/4 po | black | 1099 | 1449 | single: 1/2
  Half the length, stands on end.
  Moitié moins longue, tient debout.
287114 | CMN-N2-WHT | No. 2 half-strip stapler, 20 sheets, white / agrafeuse demi-bande ~No 2, 20 feuilles, blanche | 1 | capacity: 20 sheets / 20 feuilles; staples: Standard, 1/4 in. / Standard, 1/4 po | white | 1099 | 1449 | single: 1/2
  The small one in white for reception.
  La petite, en blanc, pour l’accueil.
287115 | CMN-N6-GRA | No. 6 easy-press stapler, 40 sheets, graphite / agrafeuse sans effort ~No 6, 40 feuilles, graphite | 1 | capacity: 40 sheets / 40 feuilles; mechanism: Spring-powered / À ressort | charcoal | 3299>2699 | 4299>3549 | single
  A spring does the work: forty sheets with two fingers.
  Un ressort fait le travail : quarante feuilles, deux doigts.
287116 | CMN-N6-BLU | No. 6 easy-press stapler, 40 sheets, blue / agrafeuse sans effort ~No 6, 40 feuilles, bleue | 1 | capacity: 40 sheets / 40 feuilles; mechanism: Spring-powered / À ressort | blue | 3299 | 4299 | single
  The same spring in blue.
  Le même ressort, en bleu.
287117 | CMN-LR12 | long-reach stapler, 12 in. throat / agrafeuse à long bras, profondeur de 12 po | 1 | capacity: 20 sheets / 20 feuilles; staplingDepth: 12 in | silver | 3499 | 4599 | single
  Reaches the fold of a booklet.
  Atteint le pli d’un livret.
287118 | CMN-E50-BLK | E50 electric stapler, 50 sheets, black / agrafeuse électrique ~E50, 50 feuilles, noire | 1 | capacity: 50 sheets / 50 feuilles; power: AC / Secteur | black | 8999 | 11799 | electric-stapler/single
  For copy rooms that count in hundreds.
  Pour les salles de copie qui comptent par centaines.
287119 | CMN-PLR-SLV | plier stapler, chrome / agrafeuse-pince, chrome | 1 | capacity: 20 sheets / 20 feuilles; material: Chromed steel / Acier chromé | gray | 2999 | 3899 | single
  For dry cleaners and bakers of bags.
  Pour nettoyeurs et ensacheurs.
287120 | IWB-STP-BLK | full-strip stapler, 20 sheets, black / agrafeuse pleine bande, 20 feuilles, noire | 1 | capacity: 20 sheets / 20 feuilles | black | 699 | 919 | single
  A plain stapler at a plain price.
  Une agrafeuse ordinaire à prix ordinaire.
287121 | CMN-TCK-GUN | staple gun, steel, with staples / agrafeuse-cloueuse d’acier, avec agrafes | 1 | staples: 1/4 to 9/16 in. / 1/4 à 9/16 po; material: Steel / Acier | orange | 2499 | 3249 | staple-gun/single
  For posters on plywood.
  Pour les affiches sur contreplaqué.
`,
);

const staples = shelf(
  { category: 'staplers', unit: ['staple', 'agrafe'], units: ['staples', 'agrafes'], type: 'stapler', grams: 0.035 },
  `
287202 | CMN-ST14-25K | standard staples, 1/4 in., carton / agrafes standard, 1/4 po, caisse | 25000 | length: 1/4 in. / 1/4 po; capacity: 25 sheets / 25 feuilles | silver | 1499 | 1949 | staples/box
  Five boxes, twenty-five thousand corners.
  Cinq boîtes, vingt-cinq mille coins.
287203 | CMN-ST38-2500 | heavy-duty staples, 3/8 in. / agrafes robustes, 3/8 po | 2500 | length: 3/8 in. / 3/8 po; capacity: 55 sheets / 55 feuilles | gray | 599 | 779 | staples/box: 3/8 in.
  For 26 to 55 sheets in the No. 12.
  De 26 à 55 feuilles avec la No 12.
287204 | CMN-ST12-2500 | heavy-duty staples, 1/2 in. / agrafes robustes, 1/2 po | 2500 | length: 1/2 in. / 1/2 po; capacity: 90 sheets / 90 feuilles | charcoal | 649 | 849 | staples/box
  For 56 to 90 sheets.
  De 56 à 90 feuilles.
287205 | CMN-ST34-2500 | heavy-duty staples, 3/4 in. / agrafes robustes, 3/4 po | 2500 | length: 3/4 in. / 3/4 po; capacity: 160 sheets / 160 feuilles | navy | 749 | 979 | staples/box
  For 121 to 160 sheets, straight through.
  De 121 à 160 feuilles, sans détour.
287206 | CMN-STC-2000 | colored standard staples / agrafes standard de couleur | 2000 | length: 1/4 in. / 1/4 po | -#c23b3b | 449 | 589 | staples/box
  Red, blue, green, gold.
  Rouge, bleu, vert, or.
`,
);

const tapeAndShears = shelf(
  { category: 'tape', unit: ['roll', 'rouleau'], units: ['rolls', 'rouleaux'], type: 'tape', grams: 45, facets: ['width'] },
  `
298116 | PMK-INV-4D | invisible tape in hand dispensers / ruban adhésif invisible en dévidoirs | 4 | width: 3/4 in. / 3/4 po; length: 54 ft | -#2d7a55 | 949 | 1249 | pack
  Four snail-shaped dispensers, one per drawer.
  Quatre dévidoirs en escargot, un par tiroir.
298117 | PMK-INV-24 | invisible tape refills, office carton / recharges de ruban invisible, caisse de bureau | 24 | width: 3/4 in. / 3/4 po; length: 83 ft | clear | 3499>2899 | 4599>3799 | box
  Two dozen for the cabinet.
  Deux douzaines pour l’armoire.
298118 | PMK-WAS-10 | washi tape, ten patterns / ruban washi, dix motifs | 10 | width: 5/8 in. / 5/8 po; length: 33 ft | -#c23b6b | 1299 | 1699 | pack
  Paper tape for journals and jam jars.
  Du ruban de papier pour journaux et pots de confiture.
298119 | PMK-MSK-3 | masking tape, 1 in. x 60 yd. / ruban-cache, 1 po x 55 m | 3 | width: 1 in; length: 180 ft | manila | 999 | 1299 | pack
  Tears straight, writes well, leaves no ghost.
  Se déchire droit, s’écrit bien, ne laisse pas de trace.
298120 | PMK-DUC-SLV | duct tape, 1.88 in. x 30 yd., silver / ruban à conduits, 1,88 po x 27 m, argent | 1 | width: 1.88 in; length: 90 ft | silver | 799 | 1049 | single
  For what is not supposed to move.
  Pour ce qui n’est pas censé bouger.
298121 | PMK-MNT-BLK | mounting tape, heavy, 1 x 60 in. / ruban de montage robuste, 1 x 60 po | 1 | width: 1 in; strength: 20 lb. / 9 kg | black | 899 | 1179 | single: 1 x 60 in.
  Foam that holds a picture and forgives a crooked wall.
  Une mousse qui tient un cadre et pardonne un mur croche.
298122 | PMK-LBL-CLR | book-repair tape, clear, 2 in. / ruban à livres, transparent, 2 po | 1 | width: 2 in; length: 45 ft | clear | 999 | 1299 | single
  For spines of well-loved books.
  Pour le dos des livres aimés.
298123 | CMN-DSP-WAV | weighted desk tape dispenser, white / dévidoir de bureau lesté, blanc | 1 (1 dispenser / 1 dévidoir; dispenser / dévidoir) | size: 5.5 x 2.5 x 3 in; core: 1 in | white | 899 | 1179 | tape-dispenser/single
  A wave of plastic filled with sand.
  Une vague de plastique remplie de sable.
298124 | IWB-INV-10 | invisible tape refills / recharges de ruban invisible | 10 | width: 3/4 in. / 3/4 po; length: 75 ft | ivory | 899 | 1179 | box
  Ten rolls of the plain kind.
  Dix rouleaux du modèle courant.
`,
);

const scissors = shelf(
  { category: 'scissors', unit: ['pair', 'paire'], units: ['pairs', 'paires'], type: 'scissors', grams: 110, facets: ['length'] },
  `
288104 | CMN-SC8-BLU | 8 in. all-purpose scissors, blue / ciseaux tout usage de 8 po, bleus | 1 | length: 8 in; blade: Stainless steel / Acier inoxydable | blue | 899 | 1179 | single
  The blue pair, for the other drawer.
  La paire bleue, pour l’autre tiroir.
288105 | CMN-SC8-BLK3 | 8 in. all-purpose scissors, black / ciseaux tout usage de 8 po, noirs | 3 | length: 8 in; blade: Stainless steel / Acier inoxydable | black | 1799 | 2349 | pack
  Three, since one is always upstairs.
  Trois, puisqu’il y en a toujours une paire en haut.
288106 | CMN-SC9-BNT | 9 in. bent-handle shears / ciseaux à poignée coudée de 9 po | 1 | length: 9 in; blade: Forged steel / Acier forgé | charcoal | 1999 | 2599 | single
  The lower blade stays on the table.
  La lame du bas reste sur la table.
288107 | CMN-SC5-PCT | 5 in. pocket scissors with sheath / ciseaux de poche de 5 po avec étui | 1 | length: 5 in; blade: Stainless steel / Acier inoxydable | teal | 699 | 919 | single
  Short, sharp and allowed in a pencil case.
  Courts, tranchants, et admis dans l’étui.
288108 | CMN-SC5K-PT12 | 5 in. kids scissors, pointed tip, class pack / ciseaux pour enfants de 5 po, bout pointu, paquet de classe | 12 | length: 5 in; blade: Stainless steel / Acier inoxydable | -#2b6fb0 | 1699 | 2249 | box
  For hands that have passed the blunt year.
  Pour les mains qui ont passé l’année des bouts ronds.
288109 | CMN-SC7-LFT | 7 in. left-handed scissors / ciseaux pour gauchers de 7 po | 1 | length: 7 in; blade: Stainless steel / Acier inoxydable | green | 1099 | 1449 | single
  True left: the blades are reversed, not just the loops.
  De vrais ciseaux de gaucher : les lames sont inversées, pas seulement les anneaux.
288110 | CMN-SC-PNK | pinking shears, 9 in. / ciseaux cranteurs, 9 po | 1 | length: 9 in; blade: Stainless steel / Acier inoxydable | pink | 2299 | 2999 | single
  A zigzag edge for swatches.
  Un bord en zigzag pour les échantillons.
288111 | IWB-SC8-2 | 8 in. scissors / ciseaux de 8 po | 2 | length: 8 in; blade: Stainless steel / Acier inoxydable | red | 599 | 779 | pack
  Two plain pairs.
  Deux paires toutes simples.
`,
);

export const deskTools = [
  ...clips,
  ...binderClips,
  ...pins,
  ...bands,
  ...glue,
  ...punches,
  ...rulers,
  ...trimmers,
  ...staplers,
  ...staples,
  ...tapeAndShears,
  ...scissors,
];
