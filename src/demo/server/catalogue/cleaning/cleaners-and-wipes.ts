// Cleaners and wipes.
import { shelf } from '../kit/shelf.ts';

const cleaners = shelf(
  {
    category: 'cleaners',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'cleaning-spray',
    grams: 1050,
    facets: ['scent', 'volume'],
  },
  `
721105 | CLD-AP32-LV | all-purpose cleaner spray, lavender / nettoyant tout usage en vaporisateur, lavande | 1 | volume: 32 fl oz; scent: Lavender / Lavande | purple | 549 | 699 | single
  Lavender that leaves with the dirt.
  La lavande part avec la saleté.
721106 | CLD-AP32-UN | all-purpose cleaner spray, fragrance-free / nettoyant tout usage en vaporisateur, sans parfum | 1 | volume: 32 fl oz; scent: None / Sans parfum | white | 549 | 699 | single
  For scent-free workplaces.
  Pour les milieux de travail sans parfum.
721107 | CLD-AP32-6 | all-purpose cleaner spray, citrus, case / nettoyant tout usage en vaporisateur, agrumes, caisse | 6 | volume: 32 fl oz; scent: Citrus / Agrumes | orange | 2799>2299 | 3649>2999 | box
  Six for the janitor’s cart.
  Six pour le chariot d’entretien.
721108 | CLD-DEG-32 | kitchen degreaser spray / dégraissant de cuisine en vaporisateur | 1 | volume: 32 fl oz; scent: Green apple / Pomme verte; surfaces: Stoves, hoods, tile / Cuisinières, hottes, carreaux | lime | 699 | 919 | single
  The microwave, at last.
  Le four à micro-ondes, enfin.
721109 | CLD-BTH-32 | washroom cleaner, lime remover / nettoyant pour salle de bain, anticalcaire | 1 | volume: 32 fl oz; scent: Fresh / Fraîcheur; surfaces: Sinks, chrome, tile / Lavabos, chrome, carreaux | teal | 749 | 979 | jug/single
  Dissolves the ring.
  Dissout le cerne.
721110 | CLD-TLT-24 | toilet bowl cleaner, 24 oz. / nettoyant pour cuvette, 710 ml | 1 | volume: 24 fl oz; scent: Eucalyptus / Eucalyptus | navy | 499 | 649 | bowl-cleaner/single
  The bent neck gets under the rim.
  Le col courbé passe sous le rebord.
721111 | CLD-STL-18 | stainless-steel polish, aerosol / polissoir à acier inoxydable, aérosol | 1 (1 can / 1 aérosol; can / aérosol) | volume: 18 fl oz; surfaces: Stainless steel / Acier inoxydable | silver | 899 | 1179 | aerosol-can/single
  Fridge doors without fingerprints.
  Des portes de frigo sans empreintes.
721112 | CLD-WOD-12 | wood polish, beeswax, aerosol / poli à meubles à la cire d’abeille, aérosol | 1 (1 can / 1 aérosol; can / aérosol) | volume: 12 fl oz; scent: Beeswax / Cire d’abeille | gold | 749 | 979 | aerosol-can/single
  For tables that have seen minutes.
  Pour les tables qui ont vu passer des procès-verbaux.
721113 | CLD-CRP-32 | carpet spot remover / détachant à tapis | 1 | volume: 32 fl oz; surfaces: Carpet, upholstery / Tapis, rembourrage | brown | 899 | 1179 | single
  Coffee, mostly.
  Du café, surtout.
721114 | CLD-SCR-8 | screen cleaner kit with cloth / trousse de nettoyage d’écran avec chiffon | 1 | volume: 8 fl oz; surfaces: Screens, lenses / Écrans, lentilles | lightBlue | 999 | 1299 | hand-sanitizer/single
  No ammonia, no alcohol, no streaks.
  Ni ammoniaque, ni alcool, ni stries.
721115 | CLD-AIR-8 | air freshener, linen, aerosol / assainisseur d’air, lin frais, aérosol | 1 (1 can / 1 aérosol; can / aérosol) | volume: 8 fl oz; scent: Linen / Lin frais | ivory | 499 | 649 | aerosol-can/single
  For the washroom by reception.
  Pour les toilettes près de l’accueil.
721116 | CLD-DSH-28 | dish soap, lemon, 28 oz. / savon à vaisselle, citron, 828 ml | 1 | volume: 28 fl oz; scent: Lemon / Citron | yellow | 449 | 589 | hand-soap/single
  For mugs with a history.
  Pour les tasses qui ont un passé.
721117 | CLD-DWT-60 | dishwasher tablets / pastilles pour lave-vaisselle | 60 (60 tablets / 60 pastilles; tablet / pastille) | scent: None / Sans parfum | blue | 1499 | 1949 | dishwasher-tablets/single
  Sixty loads of other people’s lunches.
  Soixante lavages des lunchs des autres.
721118 | CLD-CN128-AP | all-purpose concentrate, 1 gallon / nettoyant tout usage concentré, 3,78 l | 1 | volume: 128 fl oz; dilution: 1:128 / 1/128 | red | 2299 | 2999 | jug/single
  One jug, a hundred and twenty-eight bottles.
  Une cruche, cent vingt-huit bouteilles.
721119 | CLD-BOT-3 | empty spray bottles, 32 oz., marked / vaporisateurs vides gradués, 946 ml | 3 | volume: 32 fl oz; material: HDPE / PEHD | clear | 999 | 1299 | pack
  With lines for mixing and a place to write.
  Avec des lignes pour doser et une place pour écrire.
`,
);

const wipes = shelf(
  { category: 'wipes', unit: ['wipe', 'lingette'], units: ['wipes', 'lingettes'], type: 'disinfecting-wipes', grams: 7, facets: ['scent'] },
  `
721201* | CLD-WP75-6 | disinfecting wipes, lemon / lingettes désinfectantes, citron | 450 (6 tubs of 75 / 6 contenants de 75) | scent: Lemon / Citron; surfaces: Hard surfaces / Surfaces dures | yellow | 2999>2399, 6@2229 | 3899>3149, 6@2929 | pack
  Kills what the keyboard collects.
  Viennent à bout de ce que le clavier ramasse.
721202 | CLD-WP75-1 | disinfecting wipes, fresh / lingettes désinfectantes, fraîcheur | 75 | scent: Fresh / Fraîcheur; surfaces: Hard surfaces / Surfaces dures | teal | 599 | 779 | single
  One tub for the meeting room.
  Un contenant pour la salle de réunion.
721203 | CLD-WP160 | disinfecting wipes, large tub / lingettes désinfectantes, grand contenant | 160 | scent: None / Sans parfum; size: 6 x 10 in | white | 1199 | 1549 | single
  For gyms and lunch counters.
  Pour gymnases et comptoirs-lunchs.
721204 | CLD-WPS-100 | screen wipes, pre-moistened / lingettes pour écrans, préhumectées | 100 | surfaces: Screens, lenses / Écrans, lentilles | lightBlue | 899 | 1179 | single
  One by one in foil.
  Une à une, sous feuille.
721205 | CLD-WPG-40 | glass wipes / lingettes pour vitres | 40 | surfaces: Glass, mirrors / Vitres, miroirs | blue | 549 | 719 | single
  Glass doors at nose height.
  Les portes vitrées, à hauteur de nez.
721206 | CLD-WPH-40 | hand wipes, alcohol-free / lingettes pour les mains, sans alcool | 40 | scent: Cucumber / Concombre | green | 499 | 649 | single
  After the sample tray.
  Après le plateau de dégustation.
721207 | CLD-WPI-70 | heavy-duty scrub wipes, orange / lingettes récurantes robustes, orange | 70 | scent: Orange / Orange; surfaces: Hands, tools / Mains, outils | orange | 1199 | 1549 | single
  Rough on one side, for grease.
  Rugueuses d’un côté, pour la graisse.
`,
);

export const cleanersAndWipes = [...cleaners, ...wipes];
