// Planners, wall calendars and appointment books for the coming year.
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { inches, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const EACH: Pair = ['each', 'unité'];

/** The last column: the colour, with a type of its own before a slash where another drawing suits better. */
function pictureOf(column: string): { readonly type: string; readonly color: string } {
  const [color = '', type = 'planner'] = column.split('/').toReversed();
  return { type, color };
}

export const planners = table(
  ['id', 'part', 'brand', 'name', 'size', 'period', 'layout', 'usd', 'cad', 'color'],
  `
258101 | ALM-WK58-NV | Almanack | Compass weekly planner, navy / agenda hebdomadaire Compass, marine | 5 x 8 | January to December 2027 / Janvier à décembre 2027 | Week on two pages / Semaine sur deux pages | 1999 | 2599 | #26365c
  A week across two pages with hours from seven to seven. The corner tears off so today is always on top.
  La semaine sur deux pages, de sept à dix-neuf heures. Le coin se détache : aujourd’hui est toujours sur le dessus.
258102 | ALM-WK58-BG | Almanack | Compass weekly planner, burgundy / agenda hebdomadaire Compass, bourgogne | 5 x 8 | January to December 2027 / Janvier à décembre 2027 | Week on two pages / Semaine sur deux pages | 1999 | 2599 | #6e2b3a
  The Compass in a burgundy that hides the coffee ring.
  Le Compass dans un bourgogne qui cache le cerne de café.
258103 | ALM-DY58-BK | Almanack | Daybook, one page a day, black / agenda Daybook, une page par jour, noir | 5 x 8 | January to December 2027 / Janvier à décembre 2027 | Day per page / Une page par jour | 2499 | 3249 | #2e3136
  A whole page for each day, Sunday included.
  Une page entière par jour, dimanche compris.
258104 | ALM-MO811-TL | Almanack | Meridian monthly planner, teal / agenda mensuel Meridian, sarcelle | 8.5 x 11 | January 2027 to February 2028 / Janvier 2027 à février 2028 | Month on two pages / Mois sur deux pages | 1699>1299 | 2199>1699 | #1f7a80
  Fourteen months with boxes big enough for two meetings and a birthday.
  Quatorze mois, avec des cases assez grandes pour deux réunions et un anniversaire.
258105 | ALM-WM811-GY | Almanack | Meridian weekly and monthly planner, gray / agenda hebdomadaire et mensuel Meridian, gris | 8.5 x 11 | January to December 2027 / Janvier à décembre 2027 | Weeks and months / Semaines et mois | 2799 | 3649 | #8b9199
  Months in front for the overview, weeks behind for the work.
  Les mois devant pour la vue d’ensemble, les semaines derrière pour le travail.
258106 | ALM-ACA811 | Almanack | Term academic planner / agenda scolaire Term | 8.5 x 11 | July 2026 to June 2027 / Juillet 2026 à juin 2027 | Weeks and months / Semaines et mois | 1899>999 | 2449>1299 | #d9772b
  July to June, with room for grades and a class timetable in the cover.
  De juillet à juin, avec de la place pour les notes et un horaire de cours dans la couverture.
258107 | ALM-TCH911 | Almanack | Chalkline teacher plan book / cahier de planification Chalkline pour enseignants | 9 x 11 | 40 weeks, undated / 40 semaines, non daté | Seven periods a day / Sept périodes par jour | 1599 | 2099 | #5b8a4c
  Forty undated weeks of seven periods, and checklists for the class.
  Quarante semaines non datées de sept périodes, avec des listes de classe.
258108 | ALM-WALL2436 | Almanack | Panorama wall calendar, erasable, two-sided / calendrier mural Panorama, effaçable, recto verso | 36 x 24 | January to December 2027 / Janvier à décembre 2027 | Year at a glance / Année complète | 2299 | 2999 | wall-calendar/#2b6fb0
  Across on one side, down on the other. Laminated, with a marker.
  À l’horizontale d’un côté, à la verticale de l’autre. Laminé, marqueur compris.
258109 | ALM-WALL1217 | Almanack | Larder wall calendar with holidays of Canada and the United States / calendrier mural Larder avec les jours fériés du Canada et des États-Unis | 12 x 17 | January to December 2027 / Janvier à décembre 2027 | Month per page / Un mois par page | 1299 | 1699 | wall-calendar/#c8955c
  Both countries’ holidays, both spellings of Thursday.
  Les jours fériés des deux pays, les deux langues sur chaque case.
258110 | ALM-DESK2217 | Almanack | desk pad calendar / calendrier sous-main | 22 x 17 | January to December 2027 / Janvier à décembre 2027 | Month per page / Un mois par page | 1199 | 1549 | desk-pad/#7a4a33
  A month under your elbows, with a strip of notes down the side.
  Un mois sous les coudes, avec une bande de notes sur le côté.
258111 | ALM-3MO1226 | Almanack | Triptych three-month wall calendar / calendrier mural trimestriel Triptych | 12 x 26 | January to December 2027 / Janvier à décembre 2027 | Three months / Trois mois | 1399 | 1849 | wall-calendar/#43474e
  Last month, this month, next month, and a red frame that slides to today.
  Le mois passé, ce mois-ci, le prochain, et un cadre rouge qui glisse jusqu’à aujourd’hui.
258112 | ALM-APT811 | Almanack | salon appointment book, four columns / carnet de rendez-vous de salon, quatre colonnes | 8 x 11 | 200 days, undated / 200 jours, non daté | 15-minute slots / Plages de 15 minutes | 2199 | 2849 | #b3627f
  Four chairs side by side, every quarter of an hour from eight to nine.
  Quatre fauteuils côte à côte, chaque quart d’heure de huit à vingt et une heures.
258113 | ALM-PKT36 | Almanack | Pocket Compass, two years / agenda de poche Compass, deux ans | 3.5 x 6 | January 2027 to December 2028 / Janvier 2027 à décembre 2028 | Month on two pages / Mois sur deux pages | 999 | 1299 | #1f5a48
  Two years in a breast pocket.
  Deux années dans la poche de chemise.
258114 | ALM-UND-DSK | Almanack | undated weekly desk pad, 52 sheets / bloc de planification hebdomadaire non daté, 52 feuilles | 11 x 6 | 52 weeks, undated / 52 semaines, non daté | Week per sheet / Une semaine par feuille | 1099 | 1449 | desk-pad/#9fd07a
  Begin any Monday. Tear it off on Friday.
  Commencez n’importe quel lundi. Détachez le vendredi.
`,
).map(({ id, part, brand, name, size, period, layout, usd, cad, color, about }) => {
  const dims = inches(...size.split(' x ').map(Number));
  return item({
    id,
    part,
    brand,
    about,
    category: 'planners',
    unit: EACH,
    count: 1,
    usd: price(usd),
    cad: price(cad),
    pack: pair(period),
    weightGrams: 380,
    name: branded(brand, pair(name), dims),
    specs: { size: dims, period: pair(period), style: pair(layout) },
    facets: { size: dims, layout: pair(layout) },
    picture: pictureOf(color),
  });
});
