// Goods printed to order: stationery, signs, banners, labels and gifts with the buyer's text or picture.
import type { CustomRecord } from '#goods/customization/rules';
import { shelf } from '../kit/shelf.ts';

const TO_ORDER = { kind: 'customSku' as const, deliveryOnly: true, custom: { lines: 3, lineLength: 30, artwork: true } };

const stationery = shelf(
  {
    category: 'custom-printing',
    unit: ['piece', 'pièce'],
    units: ['pieces', 'pièces'],
    type: 'service-card',
    grams: 4,
    facets: ['material'],
    all: TO_ORDER,
  },
  `
782103 | IPR-BC500P | custom business cards, 32 pt. cotton, one side / cartes professionnelles personnalisées, coton 32 pt, recto | 500 (500 cards / 500 cartes; card / carte) | size: 3.5 x 2 in; material: Cotton, 32 pt. / Coton, 32 pt | ivory | 8999 | 11699 | business-cards/single
  As thick as a coaster, as soft as a sheet.
  Épaisses comme un sous-verre, douces comme un drap.
782104 | IPR-BC250G | custom business cards, gloss, two sides / cartes professionnelles personnalisées, lustrées, recto verso | 250 (250 cards / 250 cartes; card / carte) | size: 3.5 x 2 in; material: 14 pt. gloss / 14 pt, lustré | blue | 1799 | 2349 | business-cards/single
  Your words on both faces.
  Vos mots sur les deux faces.
782105 | IPR-LTR500 | custom letterhead, 24 lb., full color / papier à en-tête personnalisé, 24 lb, en couleurs | 500 (500 sheets / 500 feuilles; sheet / feuille) | size: 8.5 x 11 in; material: 24 lb. white / 24 lb, blanc | white | 9999 | 12999 | copy-paper-ream/single: Letter
  Your name at the top, your terms at the foot.
  Votre nom en haut, vos modalités en bas.
782106 | IPR-ENV500 | custom No. 10 envelopes, one color / enveloppes ~No 10 personnalisées, une couleur | 500 (500 envelopes / 500 enveloppes; envelope / enveloppe) | size: 4.125 x 9.5 in; material: 24 lb. white / 24 lb, blanc | gray | 8999 | 11699 | envelopes/single: No. 10
  A return address nobody has to write.
  Une adresse de retour que personne n’a à écrire.
782107 | IPR-PC100 | custom postcards, 4 x 6 in., matte / cartes postales personnalisées, 4 x 6 po, mates | 100 (100 postcards / 100 cartes postales; postcard / carte postale) | size: 4 x 6 in; material: 14 pt. matte / 14 pt, mat | teal | 3499>2799 | 4549>3649 | business-cards/single: 4 x 6
  Mail them or hand them out.
  À poster ou à distribuer.
782108 | IPR-FLY250 | custom flyers, letter, full color / dépliants personnalisés, format lettre, en couleurs | 250 (250 flyers / 250 dépliants; flyer / dépliant) | size: 8.5 x 11 in; material: 100 lb. gloss / 100 lb, lustré | orange | 7999 | 10399 | photo-paper/single: Letter
  For lost cats and found bargains.
  Pour les chats perdus et les aubaines trouvées.
782109 | IPR-BRO100 | custom trifold brochures / dépliants à trois volets personnalisés | 100 (100 brochures / 100 dépliants; brochure / dépliant) | size: 8.5 x 11 in; material: 100 lb. gloss / 100 lb, lustré | green | 8499 | 10999 | photo-paper/single: Trifold
  Six panels, folded for you.
  Six volets, pliés pour vous.
782110 | IPR-NCR50 | custom invoice books, 2-part, 50 sets / carnets de factures personnalisés, 2 copies, 50 jeux | 5 (5 books of 50 / 5 carnets de 50) | size: 5.5 x 8.5 in; material: Carbonless / Autocopiant | canary | 11999 | 15599 | single: Invoice
  Numbered, with both taxes where they belong.
  Numérotés, avec les deux taxes à leur place.
782111 | IPR-NTP25 | custom notepads, 4 x 6 in. / blocs-notes personnalisés, 4 x 6 po | 25 (25 pads of 50 / 25 blocs de 50) | size: 4 x 6 in; material: 20 lb. bond / Bond 20 lb | yellow | 8999 | 11699 | legal-pad/single: Notes
  From the desk of.
  « Du bureau de », puis votre nom.
782112 | IPR-LBL250 | custom round stickers, 2 in. / autocollants ronds personnalisés, 2 po | 250 (250 stickers / 250 autocollants; sticker / autocollant) | size: 2 in; material: White vinyl / Vinyle blanc | red | 5999 | 7799 | labels-sheet/single: 2 in.
  Seals boxes, decorates laptops.
  Scellent les boîtes, décorent les portables.
782113 | IPR-ADR500 | custom address labels on a roll / étiquettes d’adresse personnalisées en rouleau | 500 (500 labels / 500 étiquettes; label / étiquette) | size: 2 x 0.75 in; material: White gloss / Blanc lustré | silver | 1499 | 1949 | label-roll/single
  Five hundred fewer times to write it.
  Cinq cents fois de moins à l’écrire.
782114 | IPR-INV50 | custom invitations with envelopes, 5 x 7 in. / invitations personnalisées avec enveloppes, 5 x 7 po | 50 (50 invitations / 50 invitations; invitation / invitation) | size: 5 x 7 in; material: 120 lb. felt / 120 lb, feutré | pink | 7999 | 10399 | envelopes/single: 5 x 7
  See the proof before you order.
  Voyez l’épreuve avant de commander.
`,
);

const signs = shelf(
  {
    category: 'custom-printing',
    unit: ['each', 'unité'],
    units: ['pieces', 'pièces'],
    type: 'service-card',
    grams: 700,
    facets: ['size'],
    all: TO_ORDER,
  },
  `
782121 | IPR-BAN36 | custom vinyl banner, 3 x 6 ft. / bannière de vinyle personnalisée, 3 x 6 pi | 1 | size: 36 x 72 in; material: 13 oz. vinyl / Vinyle 440 g/m² | red | 5999 | 7799 | pull-up-banner/single
  Hemmed, with grommets every two feet.
  Ourlée, avec œillets tous les deux pieds.
782122 | IPR-RUP33 | custom pull-up banner with stand, 33 x 80 in. / bannière déroulante personnalisée avec support, 33 x 80 po | 1 | size: 33 x 80 in; material: Polyester / Polyester | navy | 12999>10999 | 16999>14299 | pull-up-banner/single
  Up in ten seconds, into a bag the size of an umbrella.
  Montée en dix secondes, rangée dans un sac de parapluie.
782123 | IPR-YRD10 | custom yard signs with stakes, 24 x 18 in. / affiches de terrain personnalisées avec tiges, 24 x 18 po | 10 (10 signs / 10 affiches; sign / affiche) | size: 24 x 18 in; material: Corrugated plastic / Plastique ondulé | blue | 13999 | 18199 | pull-up-banner/single
  For elections and open houses.
  Pour élections et portes ouvertes.
782124 | IPR-PST24 | custom poster, 24 x 36 in., satin / affiche personnalisée, 24 x 36 po, satinée | 1 | size: 24 x 36 in; material: Satin photo paper / Papier photo satiné | purple | 2999 | 3899 | photo-paper/single: Poster
  One at a time, on the same day in most stores.
  Une à la fois, le jour même dans la plupart des magasins.
782125 | IPR-NPL28 | engraved desk nameplate, 2 x 8 in. / plaque de bureau gravée, 2 x 8 po | 1 | size: 2 x 8 in; material: Brass, walnut / Laiton, noyer | walnut | 3499 | 4549 | sign/single
  Your lines, in the shop’s own hand.
  Vos lignes, de la main de la maison.
782126 | IPR-DRN310 | engraved door sign, 3 x 10 in. / plaque de porte gravée, 3 x 10 po | 1 | size: 3 x 10 in; material: Acrylic / Acrylique | charcoal | 2999 | 3899 | sign/single
  Slides out when people move.
  La plaque coulisse : on la change quand les gens déménagent.
782127 | IPR-BDG10 | custom name badges, magnetic / insignes personnalisés, magnétiques | 10 (10 badges / 10 insignes; badge / insigne) | size: 3 x 1 in; material: Aluminum / Aluminium | silver | 7999 | 10399 | labels-sheet/single
  No pinholes in the uniform.
  Aucun trou dans l’uniforme.
782128 | IPR-MUG11 | custom mug with your text, 11 oz. / tasse personnalisée avec votre texte, 11 oz | 1 | volume: 11 fl oz; material: Ceramic / Céramique | white | 1499 | 1949 | mug/single
  What you always say, on a mug.
  Ce que vous dites toujours, sur une tasse.
782129 | IPR-PEN100 | custom printed pens, one color / stylos imprimés personnalisés, une couleur | 100 (100 pens / 100 stylos; pen / stylo) | material: Plastic / Plastique; inkColor: Black / Noir | green | 6999 | 9099 | ballpoint-pens/single
  They will leave anyway; let them say from where.
  Ils partiront de toute façon : qu’ils disent d’où.
782130 | IPR-TOT25 | custom cotton totes, one color / fourre-tout de coton personnalisés, une couleur | 25 (25 totes / 25 fourre-tout; tote / fourre-tout) | size: 15 x 16 in; material: Cotton / Coton | kraft | 14999 | 19499 | tote-bag/single
  Carries the conference home.
  Rapporte le congrès à la maison.
782131 | IPR-STPD | custom date stamp, self-inking, 4 lines / timbre dateur auto-encreur personnalisé, 4 lignes | 1 | size: 2 x 1.2 in; inkColor: Blue and red / Bleu et rouge | burgundy | 4499 | 5849 | stamp-pad/single
  Your words around the day.
  Vos mots autour de la date.
782132 | IPR-STPR | custom round notary-style stamp / timbre rond personnalisé de type notarial | 1 | size: 1.6 in; inkColor: Black / Noir | black | 3999 | 5199 | stamp-pad/single
  Text on a circle, date in the middle if you like.
  Texte en cercle, date au centre si vous voulez.
782133 | IPR-EMB | custom embosser, 1.6 in. / timbre à sec personnalisé, 1,6 po | 1 | size: 1.6 in; material: Steel / Acier | gold | 5499 | 7149 | stamp-pad/single
  Raised letters, no ink.
  Des lettres en relief, sans encre.
`,
);

/** What is printed on, where it is no card. */
const SURFACES: ReadonlyMap<string, CustomRecord['surface']> = new Map([
  ['782112', 'round'],
  ['782121', 'plate'],
  ['782122', 'poster'],
  ['782124', 'poster'],
  ['782125', 'plate'],
  ['782126', 'plate'],
  ['782128', 'mug'],
  ['782129', 'pen'],
  ['782130', 'bag'],
  ['782132', 'round'],
  ['782133', 'round'],
]);

export const printServices = [...stationery, ...signs].map((product) => {
  const surface = SURFACES.get(product.itemId);
  return surface === undefined ? product : { ...product, custom: { ...TO_ORDER.custom, surface } };
});
