// Pencils, mechanical pencils, leads, erasers, correction, and colouring.
import { shelf } from '../kit/shelf.ts';

const woodPencils = shelf(
  { category: 'pencils', unit: ['pencil', 'crayon'], units: ['pencils', 'crayons'], type: 'pencils', grams: 6, facets: ['hardness'] },
  `
312101* | PNH-HB-12 | Marker Street No. 2 pencils, sharpened / crayons HB Marker Street, taillés | 12 | hardness: HB (No. 2) / HB; material: Basswood / Tilleul | yellow | 299, 12@269 | 399, 12@359 | pack
  The yellow pencil, sharpened at the mill and centered so that it stays sharp.
  Le crayon jaune, taillé à l’usine et bien centré pour rester pointu.
312102 | PNH-HB-72 | Marker Street No. 2 pencils, sharpened, class pack / crayons HB Marker Street, taillés, paquet de classe | 72 | hardness: HB (No. 2) / HB; material: Basswood / Tilleul | gold | 1399>1099, 6@1009 | 1849>1449, 6@1329 | box
  Six dozen, so that nobody has to borrow for the test.
  Six douzaines : personne n’aura à emprunter pour l’examen.
312103 | PNH-HB-144U | Marker Street No. 2 pencils, unsharpened, gross / crayons HB Marker Street, non taillés, grosse | 144 | hardness: HB (No. 2) / HB; material: Basswood / Tilleul | orange | 1899 | 2499 | box
  A gross for offices that own a good sharpener.
  Une grosse, pour les bureaux qui ont un bon taille-crayon.
312104 | PNH-BK-12 | Draft black-dyed pencils, HB / crayons noirs Draft, HB | 12 | hardness: HB / HB; material: Cedar / Cèdre | black | 999 | 1299 | pack
  Cedar dyed black through and through, with a square eraser.
  Du cèdre teint noir dans la masse, à gomme carrée.
312105 | PNH-2H-6 | Draft drawing pencils, 2H to 4B / crayons à dessin Draft, 2H à 4B | 6 | hardness: 2H, H, HB, B, 2B, 4B / 2H, H, HB, B, 2B, 4B; material: Cedar / Cèdre | darkGreen | 899 | 1179 | pack
  Six grades in a tin for plans that turn into drawings.
  Six duretés dans une boîte de métal, pour les plans qui deviennent des dessins.
312106 | PNH-3B-12 | Draft soft pencils, 3B / crayons tendres Draft, 3B | 12 | hardness: 3B / 3B; material: Cedar / Cèdre | black | 1099 | 1449 | pack
  Soft enough for shading, kind to thin paper.
  Assez tendres pour ombrer, doux pour le papier mince.
312107 | PNH-TRI-12 | Pupil triangular beginner pencils / crayons triangulaires d’apprenti Pupil | 12 | hardness: HB / HB; grip: Triangular, dots / Triangulaire, à points | teal | 799 | 1049 | pack
  Thick, three-sided and dotted where small fingers go.
  Gros, à trois faces, avec des points où placer les petits doigts.
312108 | PNH-GLF-144 | golf pencils, no eraser / crayons de golf, sans gomme | 144 | hardness: HB / HB; length: 3.5 in | green | 1099 | 1449 | box
  Short ones for score cards, ballots and library slips.
  Des petits, pour cartes de pointage, bulletins et fiches de bibliothèque.
312109 | CMN-CRP-6 | carpenter pencils, flat, medium / crayons de menuisier, plats, moyens | 6 | hardness: Medium / Moyenne; length: 7 in | red | 649 | 849 | pack
  Flat, so they stay on the roof.
  Plats, pour rester sur le toit.
312110 | IWB-HB-48 | No. 2 pencils, sharpened / crayons HB, taillés | 48 | hardness: HB (No. 2) / HB; material: Basswood / Tilleul | yellow | 649 | 849 | box
  Four dozen plain pencils for ballots, bingo and homework.
  Quatre douzaines de crayons ordinaires pour le vote, le bingo et les devoirs.
312111 | IWB-HB-PST10 | No. 2 pencils, pastel barrels / crayons HB, corps pastel | 10 | hardness: HB (No. 2) / HB; material: Basswood / Tilleul | - | 349 | 459 | pack
  Five pastels, two of each, with white erasers.
  Cinq pastels, deux de chacun, à gomme blanche.
`,
);

const mechanical = shelf(
  {
    category: 'mechanical-pencils',
    unit: ['pencil', 'portemine'],
    units: ['pencils', 'portemines'],
    type: 'mechanical-pencil',
    grams: 12,
    facets: ['lead'],
  },
  `
312201* | QLN-MCH7-12 | Notch mechanical pencils, 0.7 mm / portemines Notch, 0,7 mm | 12 | lead: 0.7 mm; grip: Rubber / Caoutchouc | - | 899>699 | 1179>929 | pack
  A dozen ready to write, three leads in each, eraser under the cap.
  Une douzaine prête à écrire, trois mines chacun, gomme sous le capuchon.
312202 | QLN-MCH5-12 | Notch mechanical pencils, 0.5 mm / portemines Notch, 0,5 mm | 12 | lead: 0.5 mm; grip: Rubber / Caoutchouc | -#1f7a80 | 899 | 1179 | pack
  The thin line for small squares.
  Le trait mince pour les petits carreaux.
312203 | QLN-MCH9-5 | Notch mechanical pencils, 0.9 mm / portemines Notch, 0,9 mm | 5 | lead: 0.9 mm; grip: Rubber / Caoutchouc | orange | 649 | 849 | pack
  A thicker lead that young hands don’t snap.
  Une mine plus grosse que les jeunes mains ne cassent pas.
312204 | PNH-DRF5-BK | Draft metal drafting pencil, 0.5 mm, black / portemine de dessin en métal Draft, 0,5 mm, noir | 1 | lead: 0.5 mm; material: Brass / Laiton | black | 1899 | 2449 | single
  Weight at the tip and a sleeve that slides along the ruler.
  Le poids à la pointe et un guide qui glisse le long de la règle.
312205 | PNH-DRF3-SLV | Draft metal drafting pencil, 0.3 mm, silver / portemine de dessin en métal Draft, 0,3 mm, argent | 1 | lead: 0.3 mm; material: Brass / Laiton | silver | 1999 | 2599 | single
  Hairlines, without the hair.
  Pour les traits fins comme un cheveu.
312206 | PNH-TWS7-BL | Traverse twist pencil, 0.7 mm, blue / portemine rotatif Traverse, 0,7 mm, bleu | 1 | lead: 0.7 mm; material: Brass / Laiton | blue | 3499 | 4549 | single
  The mate of the Traverse ballpoint. The lead advances with a quarter turn.
  Le compagnon du stylo Traverse. La mine avance d’un quart de tour.
312207 | QLN-SHK5-4 | Nudge shake-to-advance pencils, 0.5 mm / portemines à secousse Nudge, 0,5 mm | 4 | lead: 0.5 mm; mechanism: Shake / À secousse | purple | 1099 | 1449 | pack
  Shake for more lead: no need to change your grip.
  Une secousse et la mine avance, sans changer de prise.
312208 | IWB-MCH7-30 | mechanical pencils, 0.7 mm, class pack / portemines, 0,7 mm, paquet de classe | 30 | lead: 0.7 mm; grip: Plain / Lisse | - | 799 | 1049 | box
  One for each desk, and the teacher.
  Un par pupitre, et un pour l’enseignante.
`,
);

const leads = shelf(
  { category: 'mechanical-pencils', unit: ['lead', 'mine'], units: ['leads', 'mines'], type: 'pencils', grams: 0.3, facets: ['lead'] },
  `
312251 | QLN-LD7-HB90 | polymer leads, 0.7 mm, HB / mines polymère, 0,7 mm, HB | 90 (3 tubes of 30 / 3 tubes de 30) | lead: 0.7 mm; hardness: HB | charcoal | 399 | 529 | box
  Leads that bend a little before they break.
  Des mines qui plient un peu avant de casser.
312252 | QLN-LD5-HB90 | polymer leads, 0.5 mm, HB / mines polymère, 0,5 mm, HB | 90 (3 tubes of 30 / 3 tubes de 30) | lead: 0.5 mm; hardness: HB | black | 399 | 529 | box
  Thin leads in tubes that shake out one at a time.
  Des mines fines, en tubes qui les donnent une à la fois.
312253 | QLN-LD5-2B60 | polymer leads, 0.5 mm, 2B / mines polymère, 0,5 mm, 2B | 60 (2 tubes of 30 / 2 tubes de 30) | lead: 0.5 mm; hardness: 2B | gray | 399 | 529 | box
  Softer and darker, for answer sheets read by machine.
  Plus tendres et plus foncées, pour les feuilles-réponses lues par machine.
`,
);

const correction = shelf(
  { category: 'erasers-correction', unit: ['each', 'unité'], units: ['pieces', 'pièces'], type: 'eraser', grams: 22 },
  `
312301 | PNH-ERW-12 | white vinyl erasers / gommes de vinyle blanches | 12 (12 erasers / 12 gommes; eraser / gomme) | size: 2.4 x 0.9 x 0.5 in; material: Vinyl, latex-free / Vinyle, sans latex | white | 849 | 1099 | eraser/pack
  Lifts graphite and leaves one long crumb.
  Enlèvent le graphite et laissent une seule longue miette.
312302 | PNH-ERP-3 | pink wedge erasers / gommes roses biseautées | 3 (3 erasers / 3 gommes; eraser / gomme) | size: 2 x 1 x 0.4 in; material: Synthetic rubber / Caoutchouc synthétique | pink | 299 | 399 | eraser/pack
  The bevel gets between two letters.
  Le biseau se glisse entre deux lettres.
312303 | PNH-ERC-144 | pencil cap erasers / embouts-gommes pour crayons | 144 (144 eraser caps / 144 embouts; eraser / embout) | material: Synthetic rubber / Caoutchouc synthétique | - | 899 | 1179 | eraser/box
  A second life for pencils whose eraser went first.
  Une deuxième vie pour les crayons dont la gomme est partie la première.
312304 | QLN-ERS-2 | Notch stick erasers, refillable / gommes en bâton Notch, rechargeables | 2 (2 erasers / 2 gommes; eraser / gomme) | length: 4.5 in; material: Vinyl / Vinyle | blue | 549 | 719 | eraser/pack
  Clicks forward like a pen and stays clean in a pocket.
  Avancent d’un clic, comme un stylo, et restent propres en poche.
312305 | PNH-ERK-2 | kneaded art erasers / gommes mie de pain | 2 (2 erasers / 2 gommes; eraser / gomme) | material: Kneadable rubber / Caoutchouc malléable | gray | 399 | 529 | eraser/pack
  Pull a highlight out of charcoal.
  Pour tirer une lumière du fusain.
312401* | PMK-CRT-6 | correction tape, 1/5 in. x 33 ft. / rubans correcteurs, 1/5 po x 33 pi | 6 (6 rolls / 6 rubans; roll / ruban) | width: 1/5 in. / 1/5 po; length: 33 ft | white | 1299>999 | 1699>1299 | correction-tape/pack
  Dry at once. Write over it before the thought is gone.
  Secs aussitôt. On réécrit dessus avant d’oublier l’idée.
312402 | PMK-CRT-2 | correction tape, 1/5 in. x 33 ft., twin / rubans correcteurs, 1/5 po x 33 pi, duo | 2 (2 rolls / 2 rubans; roll / ruban) | width: 1/5 in. / 1/5 po; length: 33 ft | teal | 549 | 719 | correction-tape/pack
  One for the desk, one for the bag.
  Un pour le bureau, un pour le sac.
312403 | PMK-CRM-4 | mini correction tape, pen style / mini-rubans correcteurs, forme stylo | 4 (4 rolls / 4 rubans; roll / ruban) | width: 1/6 in. / 1/6 po; length: 20 ft | - | 849 | 1099 | correction-tape/pack
  Draws a correction like a line, in either hand.
  La correction se trace comme un trait, de l’une ou l’autre main.
312404 | PMK-CRF-3 | quick-dry correction fluid with brush / correcteur liquide à séchage rapide avec pinceau | 3 (3 bottles / 3 flacons; bottle / flacon) | volume: 0.7 fl oz; inkColor: White / Blanc | white | 599 | 779 | correction-fluid/pack: 0.7 oz
  The bottle and the little brush, with less smell than you remember.
  La bouteille et son petit pinceau, avec moins d’odeur que dans vos souvenirs.
312405 | PMK-CRP-2 | correction pens, fine metal tip / stylos correcteurs, pointe de métal fine | 2 (2 pens / 2 stylos; pen / stylo) | volume: 0.3 fl oz; tip: Needle / Aiguille | silver | 649 | 849 | markers/pack
  One character at a time.
  Un caractère à la fois.
312406 | IWB-CRT-10 | correction tape / rubans correcteurs | 10 (10 rolls / 10 rubans; roll / ruban) | width: 1/5 in. / 1/5 po; length: 26 ft | blue | 1149 | 1499 | correction-tape/box
  Ten for the supply room, at own-brand price.
  Dix pour la réserve, au prix maison.
`,
);

const sharpeners = shelf(
  { category: 'sharpeners', unit: ['sharpener', 'taille-crayon'], units: ['sharpeners', 'taille-crayons'], type: 'stapler', grams: 180 },
  `
312501 | CMN-SHE-BK | electric pencil sharpener, auto-stop, black / taille-crayon électrique à arrêt automatique, noir | 1 | power: AC / Secteur; blade: Helical steel / Acier hélicoïdal | black | 3499>2799 | 4599>3699 | pencil-sharpener/single
  Stops when the point is right, so pencils last.
  S’arrête quand la pointe est bonne : les crayons durent.
312502 | CMN-SHB-BL | battery pencil sharpener, blue / taille-crayon à piles, bleu | 1 | power: 4 AA / 4 piles AA; blade: Steel / Acier | blue | 1399 | 1849 | pencil-sharpener/single
  Quiet enough for a reading room.
  Assez discret pour une salle de lecture.
312503 | CMN-SHW-SV | wall-mounted crank sharpener / taille-crayon mural à manivelle | 1 | blade: Twin helical / Double hélice; fits: 8 sizes / 8 diamètres | silver | 2299 | 2999 | pencil-sharpener/single
  The sound of a classroom. Eight hole sizes.
  Le son d’une salle de classe. Huit diamètres.
312504 | PNH-SHM-2 | brass wedge sharpeners / taille-crayons en laiton | 2 | blade: Steel / Acier; material: Brass / Laiton | gold | 799 | 1049 | pencil-sharpener/pack
  Solid brass with a blade you can change.
  Laiton massif, lame remplaçable.
312505 | IWB-SHC-12 | canister sharpeners, class pack / taille-crayons à réservoir, paquet de classe | 12 | blade: Steel / Acier; fits: 2 sizes / 2 diamètres | - | 899 | 1179 | pencil-sharpener/box
  Twelve that keep their shavings to themselves.
  Douze qui gardent leurs copeaux pour eux.
`,
);

const coloring = shelf(
  { category: 'art-supplies', unit: ['piece', 'pièce'], units: ['colors', 'couleurs'], type: 'crayons', grams: 7 },
  `
312601 | MRG-CP-12 | colored pencils, pre-sharpened / crayons de couleur, taillés | 12 (12 pencils / 12 crayons; pencil / crayon) | material: Basswood / Tilleul | - | 399 | 529 | pencils/pack
  Twelve soft cores that blend without breaking.
  Douze mines tendres qui se fondent sans casser.
312602 | MRG-CP-36 | colored pencils, pre-sharpened, large set / crayons de couleur, taillés, grand ensemble | 36 (36 pencils / 36 crayons; pencil / crayon) | material: Basswood / Tilleul | - | 1149>899 | 1499>1179 | pencils/box
  Thirty-six, with four browns that tell fur from bark.
  Trente-six, dont quatre bruns pour distinguer le pelage de l’écorce.
312603 | MRG-CP-240 | colored pencils, classroom chest / crayons de couleur, coffre de classe | 240 (12 colors, 240 pencils / 12 couleurs, 240 crayons; pencil / crayon) | material: Basswood / Tilleul | - | 4999 | 6499 | pencils/box
  Twelve colors, twenty of each, in a box that sorts itself.
  Douze couleurs, vingt de chacune, dans une boîte qui se trie d’elle-même.
312604^ | MRG-CR-24 | wax crayons / crayons de cire | 24 (24 crayons / 24 crayons de cire; crayon / crayon de cire) | material: Wax, wrapped / Cire, étui de papier | - | 249 | 329 | box
  The box of twenty-four that smells of September.
  La boîte de vingt-quatre qui sent la rentrée.
312605 | MRG-CR-64 | wax crayons with sharpener / crayons de cire avec taille-crayon | 64 (64 crayons / 64 crayons de cire; crayon / crayon de cire) | material: Wax, wrapped / Cire, étui de papier | - | 599 | 779 | box
  Sixty-four, named for things a child has seen.
  Soixante-quatre, nommés d’après des choses qu’un enfant a vues.
312606 | MRG-MK-10 | washable markers, broad / feutres lavables, pointe large | 10 (10 markers / 10 feutres; marker / feutre) | tip: Broad / Large; inkType: Washable / Lavable | - | 499 | 649 | markers/pack
  Comes out of shirts, walls and most sofas.
  S’enlèvent des chandails, des murs et de la plupart des divans.
312607 | MRG-MK-200 | washable markers, fine, class pack / feutres lavables, pointe fine, paquet de classe | 200 (200 markers / 200 feutres; marker / feutre) | tip: Fine / Fine; inkType: Washable / Lavable | - | 3999 | 5199 | markers/box
  Two hundred caps, two hundred clicks.
  Deux cents capuchons, deux cents clics.
312608 | MRG-PN-16 | watercolor pans with brush / pastilles d’aquarelle avec pinceau | 16 (16 colors / 16 couleurs; color / couleur) | material: Pans / Pastilles | - | 549 | 719 | single
  Sixteen colors that wake up with a drop.
  Seize couleurs qu’une goutte réveille.
312609 | MRG-CH-12 | sidewalk chalk / craies de trottoir | 12 (12 sticks / 12 craies; stick / craie) | size: 4 x 1 in; material: Anti-dust / Sans poussière | - | 399 | 519 | pack
  Big as a thumb, gone with the rain.
  Grosses comme un pouce, parties avec la pluie.
312610 | MRG-CHW-144 | chalkboard chalk, white, dustless / craies blanches pour tableau, sans poussière | 144 (144 sticks / 144 craies; stick / craie) | size: 3.2 x 0.4 in; material: Calcium carbonate / Carbonate de calcium | white | 899 | 1179 | box
  For schools that kept their slate.
  Pour les écoles qui ont gardé leur ardoise.
`,
);

export const pencils = [...woodPencils, ...mechanical, ...leads, ...correction, ...sharpeners, ...coloring];
