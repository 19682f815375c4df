// More highlighters, permanent markers and board markers, paint markers, and erasers for boards.
import { shelf } from '../kit/shelf.ts';

const highlighters = shelf(
  {
    category: 'highlighters',
    unit: ['highlighter', 'surligneur'],
    units: ['highlighters', 'surligneurs'],
    type: 'highlighters',
    grams: 15,
    facets: ['tip'],
  },
  `
310916 | BLF-HLC-PNK12 | chisel highlighters, pink / surligneurs biseautés, roses | 12 | tip: Chisel / Biseautée; inkType: Water-based / À base d’eau | pink | 1149 | 1499 | box
  For whoever reads second.
  Pour celui qui lit en deuxième.
310917 | BLF-HLC-GRN12 | chisel highlighters, green / surligneurs biseautés, verts | 12 | tip: Chisel / Biseautée; inkType: Water-based / À base d’eau | green | 1149 | 1499 | box
  Green, for what has been checked.
  Vert, pour ce qui est vérifié.
310918 | BLF-HLC-ORG12 | chisel highlighters, orange / surligneurs biseautés, orange | 12 | tip: Chisel / Biseautée; inkType: Water-based / À base d’eau | orange | 1149 | 1499 | box
  Orange keeps its glow on newsprint.
  L’orange garde son éclat sur le papier journal.
310919 | BLF-HLC-AST24 | chisel highlighters, assorted, office pack / surligneurs biseautés, couleurs variées, paquet de bureau | 24 | tip: Chisel / Biseautée; inkType: Water-based / À base d’eau | - | 1999>1599 | 2599>2099 | box
  Four of each of six colors for a training room.
  Quatre de chacune de six couleurs, pour une salle de formation.
310920 | BLF-HLP-AST5 | pocket highlighters with clip, assorted / surligneurs de poche à agrafe, couleurs variées | 5 | tip: Chisel / Biseautée; grip: Slim / Mince | - | 499 | 649 | pack: x 6
  Thin as a pen, with a clip that holds.
  Minces comme un stylo, avec une agrafe qui tient.
310921 | BLF-HLP-YEL12 | pocket highlighters with clip, yellow / surligneurs de poche à agrafe, jaunes | 12 | tip: Chisel / Biseautée; grip: Slim / Mince | yellow | 949 | 1249 | box
  A dozen for lab coats.
  Une douzaine pour les sarraus.
310922 | QLN-HLG-AST4 | Lumo gel highlighters, twist / surligneurs gel Lumo, rotatifs | 4 | tip: Gel stick / Bâton de gel; inkType: Solid gel / Gel solide | - | 799 | 1049 | pack
  A soft stick that can’t bleed through Bible paper or dry out uncapped.
  Un bâton doux qui ne traverse pas le papier bible et ne sèche pas sans capuchon.
310923 | QLN-HLD-AST6 | Lumo double-ended highlighters, two tones / surligneurs à deux pointes Lumo, deux tons | 6 | tip: Chisel and fine / Biseautée et fine; inkType: Water-based / À base d’eau | -#f07fa8 | 1199 | 1549 | pack
  Broad pastel on one end, fine deep tone on the other.
  Pastel large d’un bout, ton soutenu et fin de l’autre.
310924 | QLN-HLW-AST5 | Lumo window-tip highlighters / surligneurs à pointe transparente Lumo | 5 | tip: Clear chisel / Biseautée transparente | -#6fb7e9 | 1099 | 1449 | pack
  See the words through the tip and stop where they stop.
  On voit les mots à travers la pointe : on s’arrête où ils s’arrêtent.
310925 | PNH-HLM-AST6 | Marlow muted highlighters / surligneurs feutrés Marlow | 6 | tip: Chisel / Biseautée; inkType: Water-based / À base d’eau | - | 1249 | 1649 | pack
  Six earth tones for notebooks that are meant to be kept.
  Six tons de terre, pour les carnets qu’on garde.
310926^ | IWB-HLC-YEL24 | highlighters, yellow / surligneurs, jaunes | 24 | tip: Chisel / Biseautée | yellow | 1099 | 1449 | box
  Two dozen yellows, forty-six cents each.
  Deux douzaines de jaunes, à petit prix.
310927 | IWB-HLC-AST12 | highlighters, assorted / surligneurs, couleurs variées | 12 | tip: Chisel / Biseautée | - | 649 | 849 | pack
  Four colors, three of each.
  Quatre couleurs, trois de chaque.
`,
);

const permanent = shelf(
  {
    category: 'permanent-markers',
    unit: ['marker', 'marqueur'],
    units: ['markers', 'marqueurs'],
    type: 'markers',
    grams: 10,
    facets: ['tip'],
  },
  `
311204 | BLF-PMF-BLU12 | fine permanent markers, blue / marqueurs permanents à pointe fine, bleus | 12 | tip: Fine / Fine; inkType: Alcohol-based / À base d’alcool | blue | 1099 | 1449 | box
  Blue that shows on black plastic tags when held to the light.
  Un bleu qui paraît sur les étiquettes noires, à la lumière.
311205 | BLF-PMF-RED12 | fine permanent markers, red / marqueurs permanents à pointe fine, rouges | 12 | tip: Fine / Fine; inkType: Alcohol-based / À base d’alcool | red | 1099 | 1449 | box
  A dozen for inspection marks and “no”.
  Une douzaine pour les marques d’inspection et les « non ».
311206 | BLF-PMF-GRN12 | fine permanent markers, green / marqueurs permanents à pointe fine, verts | 12 | tip: Fine / Fine; inkType: Alcohol-based / À base d’alcool | green | 1099 | 1449 | box
  Green for passed.
  Vert, c’est accepté.
311207 | BLF-PMF-AST24 | fine permanent markers, twenty-four colors / marqueurs permanents à pointe fine, vingt-quatre couleurs | 24 | tip: Fine / Fine; inkType: Alcohol-based / À base d’alcool | - | 2299>1799 | 2999>2349 | pack
  A full palette for posters and pantry jars.
  Une palette complète pour affiches et pots de garde-manger.
311208 | BLF-PMU-BK12 | ultra-fine permanent markers, black / marqueurs permanents ultrafins, noirs | 12 | tip: Ultra fine / Ultrafine; lineWidth: 0.4 mm | black | 1149 | 1499 | pack
  A line thin enough for cable tags and vial labels.
  Un trait assez fin pour les étiquettes de câble et de fiole.
311209 | BLF-PMU-AST8 | ultra-fine permanent markers, assorted / marqueurs permanents ultrafins, couleurs variées | 8 | tip: Ultra fine / Ultrafine; lineWidth: 0.4 mm | - | 949 | 1249 | pack
  Eight thin ones for maps and film.
  Huit fins pour cartes et pellicules.
311210 | BLF-PMC-BK12 | chisel permanent markers, black / marqueurs permanents biseautés, noirs | 12 | tip: Chisel / Biseautée; lineWidth: 2 to 5 mm / 2 à 5 mm | black | 1299 | 1699 | box: 2-5 mm
  The box marker, with two widths in one tip.
  Le marqueur à boîtes : deux largeurs dans une pointe.
311211 | BLF-PMC-RED12 | chisel permanent markers, red / marqueurs permanents biseautés, rouges | 12 | tip: Chisel / Biseautée; lineWidth: 2 to 5 mm / 2 à 5 mm | red | 1299 | 1699 | box: 2-5 mm
  FRAGILE needs a red one.
  FRAGILE demande un rouge.
311212 | BLF-PMC-AST4 | chisel permanent markers, four colors / marqueurs permanents biseautés, quatre couleurs | 4 | tip: Chisel / Biseautée; lineWidth: 2 to 5 mm / 2 à 5 mm | - | 549 | 719 | pack
  Black, blue, red, green for the mail room.
  Noir, bleu, rouge et vert pour la salle du courrier.
311213 | BLF-PMT-BK6 | twin-tip permanent markers, black / marqueurs permanents à deux pointes, noirs | 6 | tip: Fine and chisel / Fine et biseautée | black | 899 | 1179 | pack
  The address on one end, the name on the other.
  L’adresse d’un bout, le nom de l’autre.
311214 | BLF-PMI-BK4 | industrial markers, oil-resistant / marqueurs industriels, résistants à l’huile | 4 | tip: Bullet / Ogive; surfaces: Oily metal, wet glass / Métal huileux, verre mouillé | orange | 1299 | 1699 | pack
  Marks steel that has just left the saw.
  Marquent l’acier qui sort de la scie.
311215 | BLF-PNT-WHT3 | paint markers, white, medium / marqueurs-peinture, blancs, moyens | 3 | tip: Medium / Moyenne; inkType: Oil-based paint / Peinture à l’huile | white | 1099 | 1449 | pack
  Opaque white for tools, tires and dark bins.
  Un blanc opaque pour outils, pneus et bacs foncés.
311216 | BLF-PNT-MTL2 | paint markers, gold and silver / marqueurs-peinture, or et argent | 2 | tip: Fine / Fine; inkType: Oil-based paint / Peinture à l’huile | gold | 899 | 1179 | pack
  For frames, invitations and glass ornaments.
  Pour cadres, invitations et ornements de verre.
311217 | BLF-LND-BK2 | laundry markers, fabric-safe / marqueurs à linge, pour tissus | 2 | tip: Fine / Fine; surfaces: Fabric / Tissus | navy | 499 | 649 | pack
  A name that survives sixty washes.
  Un nom qui survit à soixante lavages.
311218 | IWB-PMF-BK24 | fine permanent markers, black / marqueurs permanents à pointe fine, noirs | 24 | tip: Fine / Fine | black | 1199 | 1549 | box
  Two dozen for the loading dock.
  Deux douzaines pour le quai de chargement.
311219 | IWB-PMC-AST8 | chisel permanent markers, eight colors / marqueurs permanents biseautés, huit couleurs | 8 | tip: Chisel / Biseautée | - | 649 | 849 | pack
  Eight colors of the plain marker.
  Le marqueur ordinaire en huit couleurs.
`,
);

const board = shelf(
  {
    category: 'dry-erase-markers',
    unit: ['marker', 'marqueur'],
    units: ['markers', 'marqueurs'],
    type: 'markers',
    grams: 13,
    facets: ['tip'],
  },
  `
311304 | BLF-DEC-BK12 | dry-erase markers, chisel, black / marqueurs effaçables à sec, pointe biseautée, noirs | 12 | tip: Chisel / Biseautée; surfaces: Porcelain, glass / Porcelaine, verre | black | 1499>1199, 6@1119 | 1949>1549, 6@1439 | box
  The board runs on black. A dozen, low odor.
  Le tableau marche au noir. Une douzaine, faible odeur.
311305 | BLF-DEC-BLU12 | dry-erase markers, chisel, blue / marqueurs effaçables à sec, pointe biseautée, bleus | 12 | tip: Chisel / Biseautée; surfaces: Porcelain, glass / Porcelaine, verre | blue | 1499 | 1949 | box
  Blue reads best from the back in bad light.
  Le bleu se lit le mieux du fond de la salle.
311306 | BLF-DEC-RED12 | dry-erase markers, chisel, red / marqueurs effaçables à sec, pointe biseautée, rouges | 12 | tip: Chisel / Biseautée; surfaces: Porcelain, glass / Porcelaine, verre | red | 1499 | 1949 | box
  For deadlines and arrows.
  Pour les échéances et les flèches.
311307 | BLF-DEC-GRN12 | dry-erase markers, chisel, green / marqueurs effaçables à sec, pointe biseautée, verts | 12 | tip: Chisel / Biseautée; surfaces: Porcelain, glass / Porcelaine, verre | green | 1499 | 1949 | box
  Green for what the meeting decided.
  Vert pour ce que la réunion a décidé.
311308 | BLF-DEC-AST12 | dry-erase markers, chisel, twelve colors / marqueurs effaçables à sec, pointe biseautée, douze couleurs | 12 | tip: Chisel / Biseautée; surfaces: Porcelain, glass / Porcelaine, verre | - | 1699 | 2199 | pack
  Twelve for kanban boards and timetables.
  Douze, pour les tableaux kanban et les horaires.
311309 | BLF-DEM-AST6 | magnetic dry-erase markers with eraser caps / marqueurs effaçables magnétiques à capuchon-brosse | 6 | tip: Fine / Fine; surfaces: Steel boards / Tableaux d’acier | - | 999 | 1299 | pack
  They hang on the board they write on.
  Ils pendent au tableau où ils écrivent.
311310 | BLF-DEU-BK12 | ultra-fine dry-erase markers, black / marqueurs effaçables à sec ultrafins, noirs | 12 | tip: Ultra fine / Ultrafine | black | 1599 | 2099 | pack
  For wall calendars with small squares.
  Pour calendriers muraux à petites cases.
311311 | BLF-GLS-AST4 | glass-board markers, neon / marqueurs néon pour tableau de verre | 4 | tip: Bullet / Ogive; surfaces: Glass, black boards / Verre, tableaux noirs | -#e4572e | 1199 | 1549 | pack
  Opaque neon that glows on dark glass.
  Un néon opaque qui brille sur verre foncé.
311312 | BLF-WET-AST8 | wet-erase markers, fine / marqueurs effaçables à l’eau, pointe fine | 8 | tip: Fine / Fine; surfaces: Film, laminate / Pellicule, plastifié | - | 1199 | 1549 | pack
  Does not rub off with a sleeve, comes off with a damp cloth.
  Résistent à la manche, partent au chiffon humide.
311313 | BLF-CLN-8Z | whiteboard cleaner spray, 8 oz. / nettoyant à tableau en vaporisateur, 8 oz | 1 (1 bottle / 1 bouteille; bottle / bouteille) | volume: 8 fl oz; surfaces: Whiteboards / Tableaux blancs | #2a9a8a | 549 | 719 | aerosol-can/single
  Takes off last quarter.
  Efface le trimestre dernier.
311314 | BLF-ERZ-2 | felt whiteboard erasers / brosses de feutre pour tableau | 2 (2 erasers / 2 brosses; eraser / brosse) | size: 5 x 2 x 1.2 in; material: Felt / Feutre | #3a6ea5 | 549 | 719 | eraser/pack
  Layers peel away when they are full.
  Les couches se pèlent une fois pleines.
311315 | BLF-ERM-6 | magnetic mini erasers / mini-brosses magnétiques | 6 (6 erasers / 6 brosses; eraser / brosse) | size: 2 x 2 in; material: Felt / Feutre | - | 699 | 919 | eraser/pack
  One in each corner.
  Une dans chaque coin.
311316 | IWB-DEC-AST8 | dry-erase markers, chisel, eight colors / marqueurs effaçables à sec, pointe biseautée, huit couleurs | 8 | tip: Chisel / Biseautée | - | 649 | 849 | pack
  Eight own-brand colors for the sitter’s whiteboard.
  Huit couleurs maison pour le tableau de la gardienne.
`,
);

export const moreMarkers = [...highlighters, ...permanent, ...board];
