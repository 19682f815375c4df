// For the janitor's closet: floor care, dispensers, carts, and the case sizes.
import { shelf } from '../kit/shelf.ts';

export const janitorial = shelf(
  {
    category: 'janitorial',
    unit: ['each', 'unité'],
    units: ['pieces', 'pièces'],
    type: 'trash-can',
    grams: 3200,
    facets: ['material', 'volume'],
  },
  `
722601 | CLD-JNC-BLK | janitor cart with bag and bucket shelf, black / chariot d’entretien avec sac et tablette à seau, noir | 1 | size: 46 x 21 x 38 in cm; material: Polyethylene / Polyéthylène | black | 17999 | 23499 | mop-bucket/single
  A closet on wheels.
  Un placard sur roues.
722602 | CLD-JNB-YLW | mop bucket with side-press wringer, 26 qt., yellow / seau à essoreuse latérale, 25 l, jaune | 1 | volume: 26 qt. / 25 l; material: Polypropylene / Polypropylène | yellow | 8999>7499 | 11699>9749 | mop-bucket/single
  Wheels that don’t squeak in corridors.
  Des roues qui ne grincent pas dans les corridors.
722603 | CLD-JNM-6 | string mop heads, cotton, 24 oz. / têtes de vadrouille à franges, coton, 680 g | 6 (6 mop heads / 6 têtes de vadrouille; mop head / tête) | material: Cotton / Coton; weight: 24 oz | white | 3999 | 5199 | mop-bucket/single
  Looped ends, so they can be washed.
  Bouts bouclés, pour passer au lavage.
722604 | CLD-JNH-60 | mop handle, fiberglass, 60 in. / manche de vadrouille, fibre de verre, 60 po | 1 | length: 60 in; material: Fiberglass / Fibre de verre | orange | 1999 | 2599 | mop-bucket/single
  Quick-change jaw.
  Mâchoire à changement rapide.
722605 | CLD-FLF-128 | floor finish, high gloss, gallon / fini à plancher très lustré, 3,78 l | 1 | volume: 128 fl oz; surfaces: Vinyl, terrazzo / Vinyle, terrazzo | lightBlue | 3499 | 4549 | jug/single
  Four coats before school opens.
  Quatre couches avant la rentrée.
722606 | CLD-FLS-128 | floor stripper, gallon / décapant à plancher, 3,78 l | 1 | volume: 128 fl oz; dilution: 1:4 / 1/4 | purple | 2999 | 3899 | jug/single
  Takes the old coats off.
  Enlève les vieilles couches.
722607 | CLD-CRS-32 | cream cleanser, mild, 32 oz. / nettoyant crème doux, 946 ml | 1 | volume: 32 fl oz; surfaces: Sinks, stoves / Éviers, cuisinières | ivory | 599 | 779 | cleaning-spray/single
  Scours without scratching.
  Récure sans rayer.
722608 | CLD-BLC-121 | bleach, 121 oz. / eau de Javel, 3,6 l | 1 | volume: 121 fl oz; dilution: 1:32 / 1/32 | blue | 699 | 899 | jug/single
  In the cupboard that locks.
  Dans l’armoire qui se verrouille.
722609 | CLD-VNG-128 | cleaning vinegar, 10%, gallon / vinaigre de nettoyage, 10 %, 3,78 l | 1 | volume: 128 fl oz; scent: Vinegar / Vinaigre | clear | 799 | 1049 | jug/single
  Twice what salad can take.
  Deux fois trop fort pour la salade.
722610 | CLD-DRN-32 | drain opener, enzyme, 32 oz. / débouche-drain aux enzymes, 946 ml | 1 | volume: 32 fl oz; material: Enzymes / Enzymes | green | 999 | 1299 | jug/single
  Works by morning, harms no pipe.
  Agit d’ici le matin, n’abîme aucun tuyau.
722611 | CLD-SLT-20 | ice melt, pet-safe, 20 lb. / fondant à glace, sans danger pour les animaux, 9 kg | 1 | weight: 20 lb; use: To 5 °F / Jusqu’à -15 °C | teal | 1999>1699 | 2499>2099 | sack/single
  For the ramp and the steps.
  Pour la rampe et les marches.
722612 | CLD-SHV-18 | snow shovel, 18 in., steel edge / pelle à neige, 18 po, lame d’acier | 1 | width: 18 in; material: Polypropylene, steel / Polypropylène, acier | navy | 2999 | 3699 | snow-shovel/single
  Hangs beside the door from November.
  Accrochée près de la porte dès novembre.
722613 | CLD-ABS-10 | spill absorbent, granules, 10 lb. / absorbant granulaire à déversements, 4,5 kg | 1 | weight: 10 lb; surfaces: Oil, water / Huile, eau | brown | 1799 | 2349 | sack/single
  Sprinkle, wait, sweep.
  On saupoudre, on attend, on balaie.
722614 | CLD-URN-10 | urinal screens, cucumber / tamis d’urinoir, concombre | 10 (10 screens / 10 tamis; screen / tamis) | scent: Cucumber / Concombre; material: Vinyl / Vinyle | lime | 2499 | 3249 | urinal-screens/pack
  Thirty days, then the next.
  Trente jours, puis le suivant.
722615 | CLD-FEM-DSP | free-vend dispenser for period products / distributeur gratuit de produits menstruels | 1 | size: 11 x 4 x 16 in cm; material: Steel / Acier | pink | 12999 | 16999 | wall-dispenser/single
  No coins, no fuss.
  Sans monnaie, sans embarras.
722616 | CLD-FEM-250 | organic pads, individually wrapped / serviettes hygiéniques biologiques, emballées une à une | 250 (250 pads / 250 serviettes; pad / serviette) | material: Cotton / Coton | red | 5999 | 7799 | wrapped-pads/single
  Soft, plain, always there.
  Douces, simples, toujours là.
`,
);
