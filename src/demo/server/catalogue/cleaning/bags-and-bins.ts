// Trash bags, and what they go into.
import { shelf } from '../kit/shelf.ts';

const bags = shelf(
  { category: 'trash-bags', unit: ['bag', 'sac'], units: ['bags', 'sacs'], type: 'trash-bags', grams: 18, facets: ['volume', 'strength'] },
  `
722101* | CLD-TB33-100 | trash bags, 33 gal., black / sacs à ordures, 125 l, noirs | 100 | volume: 33 gal. / 125 l; strength: 1.2 mil / 1,2 mil | black | 2499>1999, 4@1859 | 3249>2599, 4@2419 | box
  Star-sealed bottoms that do not drip.
  Fond soudé en étoile, qui ne coule pas.
722102 | CLD-TB13-120 | kitchen bags, 13 gal., drawstring, white / sacs de cuisine, 49 l, à cordon, blancs | 120 | volume: 13 gal. / 49 l; strength: 0.9 mil / 0,9 mil | white | 2299 | 2999 | box
  The cord holds the rim.
  Le cordon retient le bord.
722103 | CLD-TB8-150 | small bags, 8 gal., clear / petits sacs, 30 l, transparents | 150 | volume: 8 gal. / 30 l; strength: 0.5 mil / 0,5 mil | clear | 1499 | 1949 | box
  For the basket under the desk.
  Pour la corbeille sous le bureau.
722104 | CLD-TB55-50 | contractor bags, 55 gal., black / sacs d’entrepreneur, 208 l, noirs | 50 | volume: 55 gal. / 208 l; strength: 3 mil / 3 mil | charcoal | 3999 | 5199 | box
  For renovations and what they reveal.
  Pour les rénovations et ce qu’elles révèlent.
722105^ | CLD-TBR-100 | recycling bags, 33 gal., blue tint / sacs à recyclage, 125 l, bleutés | 100 | volume: 33 gal. / 125 l; strength: 1 mil / 1 mil | blue | 2499 | 3249 | box
  Blue, so the hauler knows.
  Bleus, pour que l’éboueur sache.
722106 | CLD-TBC-60 | compostable bags, 13 gal. / sacs compostables, 49 l | 60 | volume: 13 gal. / 49 l; material: Plant-based / D’origine végétale | green | 2199 | 2899 | box
  They last until the bin, not after.
  Ils durent jusqu’au bac, pas plus.
722107 | CLD-TBC-3G | compost pail bags, 3 gal. / sacs pour bac de cuisine, 11 l | 100 | volume: 3 gal. / 11 l; material: Plant-based / D’origine végétale | lime | 1299 | 1699 | box
  For coffee grounds and apple cores.
  Pour le marc de café et les trognons.
722108 | IWB-TB30-200 | trash bags, 30 gal., clear, carton / sacs à ordures, 114 l, transparents, caisse | 200 | volume: 30 gal. / 114 l; strength: 0.7 mil / 0,7 mil | silver | 2499 | 3249 | box
  Two hundred plain ones.
  Deux cents, tout simples.
`,
);

const cans = shelf(
  { category: 'trash-cans', unit: ['each', 'unité'], units: ['bins', 'bacs'], type: 'trash-can', grams: 1900, facets: ['volume'] },
  `
722201 | CLD-CN7-BLK | desk wastebasket, 7 gal., black / corbeille de bureau, 26 l, noire | 1 | volume: 7 gal. / 26 l; size: 15 x 11 x 15 in cm | black | 1099 | 1449 | wastebasket/single
  Rectangular, so it fits beside you.
  Rectangulaire, pour tenir à côté de vous.
722202 | CLD-CN7-BLU | desk recycling bin, 7 gal., blue / bac de recyclage de bureau, 26 l, bleu | 1 | volume: 7 gal. / 26 l; size: 15 x 11 x 15 in cm | blue | 1199 | 1549 | wastebasket/single: recycling
  The blue one, with the loop.
  Le bleu, avec la boucle.
722203 | CLD-CN13-SS | step can, 13 gal., steel / poubelle à pédale, 49 l, acier | 1 | volume: 13 gal. / 49 l; material: Stainless steel / Acier inoxydable | silver | 6999>5799 | 9099>7549 | single
  Closes without a clap.
  Se ferme sans claquer.
722204 | CLD-CN23-GRY | slim container, 23 gal., gray / poubelle étroite, 87 l, gris | 1 | volume: 23 gal. / 87 l; size: 22 x 11 x 30 in cm | gray | 4499 | 5849 | single
  Stands between the copier and the wall.
  Se tient entre le photocopieur et le mur.
722205 | CLD-CN23-GRN | slim container for compost, 23 gal., green / poubelle étroite pour compost, 87 l, vert | 1 | volume: 23 gal. / 87 l; size: 22 x 11 x 30 in cm | green | 4499 | 5849 | single
  The third bin.
  Le troisième bac.
722206 | CLD-STN-3 | recycling station, three streams, signs in two languages / îlot de tri, trois matières, affiches en deux langues | 1 | volume: 69 gal. / 261 l; material: Polyethylene / Polyéthylène | -#1f7a80 | 29999 | 38999 | recycling-station/single
  Paper, containers, everything else.
  Papier, contenants, le reste.
722207 | CLD-CN44-YLW | heavy-duty round can, 44 gal., yellow / poubelle ronde robuste, 167 l, jaune | 1 | volume: 44 gal. / 167 l; size: 24 x 24 x 32 in cm | yellow | 5999 | 7799 | single
  For the warehouse.
  Pour l’entrepôt.
722208 | CLD-DLY-44 | dolly for round can / chariot pour poubelle ronde | 1 | fits: 32 to 55 gal. / 121 à 208 l; maxLoad: 350 lb | charcoal | 4999 | 6499 | dolly/single
  Five wheels, no lifting.
  Cinq roulettes, rien à soulever.
`,
);

export const bagsAndBins = [...bags, ...cans];
