// Brooms, mops and cloths; gloves and what protects besides.
import { shelf } from '../kit/shelf.ts';

const brooms = shelf(
  { category: 'brooms-mops', unit: ['each', 'unité'], units: ['pieces', 'pièces'], type: 'broom', grams: 800, facets: ['width'] },
  `
722301 | CLD-BRM-ANG | angle broom with dustpan / balai coupé en angle avec porte-poussière | 1 | width: 12 in; material: Recycled plastic / Plastique recyclé | teal | 1799 | 2349 | broom/single
  The pan snaps to the handle.
  Le porte-poussière s’accroche au manche.
722302 | CLD-BRM-24 | push broom, 24 in. / balai-brosse, 24 po | 1 | width: 24 in; surfaces: Concrete, asphalt / Béton, asphalte | brown | 3499 | 4549 | broom/single
  For loading docks and leaves.
  Pour quais et feuilles mortes.
722303 | CLD-MOP-KIT | spin mop and bucket / vadrouille rotative et seau | 1 | volume: 2 gal. / 7,5 l; material: Microfiber / Microfibre | blue | 4499>3599 | 5849>4699 | mop-bucket/single
  Spins dry, stays off the cuffs.
  S’essore en tournant, épargne les manches.
722304 | CLD-MOP-FLT | flat mop, microfiber, 18 in. / vadrouille plate en microfibre, 18 po | 1 | width: 18 in; material: Microfiber / Microfibre | lightBlue | 2999 | 3899 | mop-bucket/single
  Under desks without moving them.
  Sous les bureaux, sans les déplacer.
722305 | CLD-MFC-24 | microfiber cloths, four colors / chiffons de microfibre, quatre couleurs | 24 (24 cloths / 24 chiffons; cloth / chiffon) | size: 16 x 16 in; material: Microfiber / Microfibre | -#2b6fb0 | 1999 | 2599 | cleaning-cloths/pack
  A color for each room, so kitchens and restrooms never meet.
  Une couleur par pièce : cuisine et toilettes ne se croisent jamais.
722306 | CLD-SPG-12 | scrub sponges / éponges à récurer | 12 (12 sponges / 12 éponges; sponge / éponge) | size: 4.5 x 2.7 in | green | 899 | 1179 | sponges/pack
  Soft side, hard side, twelve times.
  Côté doux, côté dur, douze fois.
722307 | CLD-DST-LAM | duster, lambswool, extendable / plumeau de laine d’agneau, extensible | 1 | length: 33 to 60 in. / 33 à 60 po | ivory | 1999 | 2599 | duster/single
  Finds the top of the bookcase.
  Atteint le dessus de la bibliothèque.
722308 | CLD-SGN-2L | wet-floor sign, English and French / affiche plancher mouillé, anglais et français | 1 | size: 25 x 12 in; material: Polypropylene / Polypropylène | yellow | 1799 | 2349 | floor-sign/single
  Caution on one side, attention on the other.
  Caution d’un côté, attention de l’autre.
722309 | CLD-PLG-BLK | toilet plunger and caddy / ventouse et support | 1 | material: Rubber / Caoutchouc | black | 1499 | 1949 | plunger/single
  Better owned than needed.
  Mieux vaut en avoir un que d’en chercher un.
722310 | CLD-VAC-CAN | canister vacuum, 4 gal., dry / aspirateur-traîneau, 15 l, à sec | 1 | cable: 30 ft; power: 1,200 W / 1 200 W | red | 17999 | 23499 | vacuum/single
  Thirty feet of cord and a floor tool that glides.
  Neuf mètres de fil et une brosse qui glisse.
`,
);

const gloves = shelf(
  {
    category: 'gloves-safety',
    unit: ['glove', 'gant'],
    units: ['gloves', 'gants'],
    type: 'gloves',
    grams: 5,
    facets: ['size', 'material'],
  },
  `
722401 | CLD-GL-NS100 | nitrile gloves, small / gants de nitrile, petits | 100 | size: Small / Petit; material: Nitrile / Nitrile | blue | 1399 | 1849 | box: S
  For food and for filing dust.
  Pour la nourriture et la poussière des archives.
722402 | CLD-GL-NM100 | nitrile gloves, medium / gants de nitrile, moyens | 100 | size: Medium / Moyen; material: Nitrile / Nitrile | lightBlue | 1399 | 1849 | box: M
  Powder-free, textured at the tips.
  Sans poudre, texturés au bout des doigts.
722403 | CLD-GL-NL100 | nitrile gloves, large / gants de nitrile, grands | 100 | size: Large / Grand; material: Nitrile / Nitrile | navy | 1399 | 1849 | box: L
  The size that is always out.
  La taille qui manque toujours.
722404 | CLD-GL-VM100 | vinyl gloves, medium / gants de vinyle, moyens | 100 | size: Medium / Moyen; material: Vinyl / Vinyle | clear | 899 | 1179 | box: M
  For short jobs.
  Pour les tâches courtes.
722405 | CLD-GL-RBR2 | rubber cleaning gloves, long cuff / gants de ménage en caoutchouc, manchette longue | 2 (1 pair / 1 paire) | size: Medium / Moyen; material: Rubber / Caoutchouc | yellow | 499 | 649 | pack
  To the elbow.
  Jusqu’au coude.
722406 | CLD-GL-WRK | work gloves, coated palm, 6 pairs / gants de travail à paume enduite, 6 paires | 12 (6 pairs / 6 paires) | size: Large / Grand; material: Nylon, nitrile / Nylon, nitrile | gray | 1999 | 2599 | pack
  For boxes, shelves and skids.
  Pour boîtes, tablettes et palettes.
722407 | CLD-MSK-50 | disposable masks, 3-ply / masques jetables, 3 épaisseurs | 50 (50 masks / 50 masques; mask / masque) | material: Non-woven / Non tissé | lightBlue | 999 | 1299 | face-masks/box
  For dust, for colds, for courtesy.
  Pour la poussière, le rhume, la courtoisie.
722408 | CLD-GLS-CLR | safety glasses, clear, anti-fog / lunettes de sécurité, transparentes, antibuée | 1 (1 pair / 1 paire; pair / paire) | material: Polycarbonate / Polycarbonate | clear | 799 | 1049 | safety-glasses/single
  Light enough to leave on.
  Assez légères pour les garder.
`,
);

export const broomsAndGloves = [...brooms, ...gloves];
