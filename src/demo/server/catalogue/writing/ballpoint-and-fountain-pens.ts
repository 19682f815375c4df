// Ballpoint, rollerball, fountain and felt-tip pens.
import { ASSORTED, type ColorName, hex, hueLabel } from '../kit/colors.ts';
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { count, mm, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const CATEGORY: Readonly<Record<string, string>> = {
  '3101': 'ballpoint-pens',
  '3102': 'ballpoint-pens',
  '3103': 'rollerball-pens',
  '3104': 'fountain-pens',
  '3105': 'felt-tip-pens',
};
const DRAWN: Readonly<Record<string, string>> = {
  'ballpoint-pens': 'ballpoint-pens',
  'rollerball-pens': 'gel-pens',
  'fountain-pens': 'fountain-pen',
  'felt-tip-pens': 'markers',
};

/** What is not a pen, by a part of its number. */
const SUPPLIES: readonly (readonly [part: string, unit: Pair])[] = [
  ['INK', ['bottle', 'flacon']],
  ['CRT', ['cartridge', 'cartouche']],
  ['RF2', ['refill', 'recharge']],
];

const packOf = (n: number, [en, fr]: Pair): Pair => (n === 1 ? [`1 ${en}`, `1 ${fr}`] : count(n, `${en}s`, `${fr}s`));

export const ballpointAndFountainPens = table(
  ['id', 'part', 'brand', 'name', 'n', 'point', 'color', 'usd', 'cad', 'form'],
  `
310101 | QLN-STD1-BK12 | Quillon | Steady stick ballpoint pens, black / stylos à bille Steady, noirs | 12 | 1 | black | 349 | 449 | box
  A hexagon that doesn’t roll off the desk. Writes a mile and a half.
  Un hexagone qui ne roule pas en bas du bureau. Écrit deux kilomètres et demi.
310102 | QLN-STD1-BL12 | Quillon | Steady stick ballpoint pens, blue / stylos à bille Steady, bleus | 12 | 1 | blue | 349 | 449 | box
  The same plain stick in blue.
  Le même stylo tout simple, en bleu.
310103 | QLN-STD1-RD12 | Quillon | Steady stick ballpoint pens, red / stylos à bille Steady, rouges | 12 | 1 | red | 349 | 449 | box
  A dozen reds for marking and minus signs.
  Une douzaine de rouges pour la correction et les signes moins.
310104 | QLN-STD1-BK60 | Quillon | Steady stick ballpoint pens, black, bulk / stylos à bille Steady, noirs, gros format | 60 | 1 | black | 1199>999 | 1549>1299 | box
  Sixty for schools, clinics and polling stations.
  Soixante, pour les écoles, les cliniques et les bureaux de vote.
310105 | QLN-STD1-BL60 | Quillon | Steady stick ballpoint pens, blue, bulk / stylos à bille Steady, bleus, gros format | 60 | 1 | blue | 1199 | 1549 | box
  Blue by the carton, for counters with a chain.
  Du bleu au carton, pour les comptoirs à chaînette.
310111 | QLN-CLK7-BK12 | Quillon | Latch retractable ballpoint pens, black / stylos à bille rétractables Latch, noirs | 12 | 0.7 | black | 899 | 1179 | pack
  Clicks shut with a sound, grips with ridges.
  Se referment d’un déclic, se tiennent par des nervures.
310112 | QLN-CLK1-BK12 | Quillon | Latch retractable ballpoint pens, bold, black / stylos à bille rétractables Latch, pointe large, noirs | 12 | 1 | black | 899 | 1179 | pack
  The bold Latch for carbon copies.
  Le Latch à pointe large, pour les copies carbone.
310113 | QLN-CLK1-BL12 | Quillon | Latch retractable ballpoint pens, bold, blue / stylos à bille rétractables Latch, pointe large, bleus | 12 | 1 | blue | 899 | 1179 | pack
  Bold blue that pushes through three parts.
  Un bleu large qui traverse trois copies.
310114 | QLN-CLK1-AST8 | Quillon | Latch retractable ballpoint pens, assorted / stylos à bille rétractables Latch, couleurs variées | 8 | 1 | - | 749 | 979 | pack
  Eight inks in eight barrels that match.
  Huit encres dans huit corps assortis.
310115 | QLN-SLK7-BK12 | Quillon | Silk low-friction ballpoint pens, black / stylos à bille à faible friction Silk, noirs | 12 | 0.7 | black | 1599 | 2099 | pack
  Ballpoint ink thinned until it feels like gel, and dry like ballpoint.
  Une encre à bille aussi souple que du gel, mais qui sèche tout de suite.
310116 | QLN-SLK7-BL12 | Quillon | Silk low-friction ballpoint pens, blue / stylos à bille à faible friction Silk, bleus | 12 | 0.7 | blue | 1599 | 2099 | pack
  For long minutes and tired hands.
  Pour les longs procès-verbaux et les mains fatiguées.
310117 | QLN-SLK1-AST6 | Quillon | Silk low-friction ballpoint pens, assorted / stylos à bille à faible friction Silk, couleurs variées | 6 | 1 | - | 949 | 1249 | pack
  Six smooth colors in clear barrels.
  Six couleurs fluides dans des corps transparents.
310118 | QLN-4CL-3 | Quillon | Quadra four-color pens / stylos quatre couleurs Quadra | 3 | 1 | - | 999 | 1299 | pack
  Black, blue, red, green, and a loop for a cord. The nurse’s pen.
  Noir, bleu, rouge, vert, et un anneau pour le cordon. Le stylo des infirmières.
310119 | QLN-STY-2 | Quillon | Touch ballpoint pens with stylus tip / stylos à bille Touch avec embout pour écran | 2 | 1 | silver | 1499 | 1949 | pack
  Ink on one end, tablet on the other.
  L’encre d’un bout, la tablette de l’autre.
310120 | CMN-CHN-BK | Castor & Main | counter pen with steel chain, black / stylo de comptoir avec chaînette d’acier, noir | 1 | 1 | black | 899 | 1179 | single
  Sticks down, stays put, takes standard refills.
  Se colle, ne bouge plus, accepte les recharges courantes.
310121 | IWB-STK-BK50 | Inkwell Basics | stick ballpoint pens, black / stylos à bille, noirs | 50 | 1 | black | 599 | 799 | box
  Fifty pens for the price of a sandwich.
  Cinquante stylos pour le prix d’un sandwich.
310122 | IWB-STK-BL50 | Inkwell Basics | stick ballpoint pens, blue / stylos à bille, bleus | 50 | 1 | blue | 599 | 799 | box
  Fifty blues, caps on.
  Cinquante bleus, capuchons compris.
310123 | IWB-RET-BK24 | Inkwell Basics | retractable ballpoint pens, black / stylos à bille rétractables, noirs | 24 | 1 | black | 799 | 1049 | box
  Two dozen with a rubber grip, for fleets of clipboards.
  Deux douzaines à prise de caoutchouc, pour toutes les planchettes du service.
310201 | PNH-TRV-SLV | Penhallow | Traverse brass ballpoint pen, silver / stylo à bille en laiton Traverse, argent | 1 | 0.7 | silver | 3999 | 5199 | single
  Turns, doesn’t click. Engraving is free in store.
  On le tourne, sans clic. Gravure gratuite en magasin.
310202 | PNH-TRV-BLK | Penhallow | Traverse brass ballpoint pen, matte black / stylo à bille en laiton Traverse, noir mat | 1 | 0.7 | black | 3999 | 5199 | single
  Black lacquer over brass; the edges will show it in ten years.
  Laque noire sur laiton; les arêtes le révéleront dans dix ans.
310203 | PNH-TRV-RF2 | Penhallow | Traverse ballpoint refills, black / recharges à bille Traverse, noires | 2 | 0.7 | black | 899 | 1179 | pack
  Two metal refills, four years of signatures.
  Deux recharges de métal, quatre ans de signatures.
310301 | QLN-RLL5-BK12 | Quillon | Course rollerball pens, fine, black / stylos à bille roulante Course, pointe fine, noirs | 12 | 0.5 | black | 1699 | 2199 | box
  Liquid ink on a hard tip: fast, dark, honest.
  Encre liquide et pointe dure : rapide, foncé, franc.
310302 | QLN-RLL5-BL12 | Quillon | Course rollerball pens, fine, blue / stylos à bille roulante Course, pointe fine, bleus | 12 | 0.5 | blue | 1699 | 2199 | box
  The blue Course, which airlines don’t make leak.
  Le Course bleu, que l’avion ne fait pas couler.
310303 | QLN-RLL7-BK12 | Quillon | Course rollerball pens, medium, black / stylos à bille roulante Course, pointe moyenne, noirs | 12 | 0.7 | black | 1699>1399 | 2199>1849 | box
  A wetter line that flows at the pace of dictation.
  Un trait plus généreux, au rythme de la dictée.
310304 | QLN-RLL7-RD4 | Quillon | Course rollerball pens, medium, red / stylos à bille roulante Course, pointe moyenne, rouges | 4 | 0.7 | red | 799 | 1049 | pack
  Red liquid ink for proofs.
  Encre liquide rouge pour les épreuves.
310305 | QLN-RLL5-AST7 | Quillon | Course rollerball pens, fine, seven colors / stylos à bille roulante Course, pointe fine, sept couleurs | 7 | 0.5 | - | 1299 | 1699 | pack
  A color for each day of the week.
  Une couleur par jour de la semaine.
310306 | PNH-ARC-RB | Penhallow | Arc rollerball pen, graphite / stylo à bille roulante Arc, graphite | 1 | 0.7 | charcoal | 2999 | 3899 | single
  The Arc with a cap and a liquid refill.
  L’Arc avec capuchon et recharge liquide.
310401 | PNH-LDN-M-BK | Penhallow | Linden fountain pen, medium nib, black / stylo-plume Linden, plume moyenne, noir | 1 | 0.7 | black | 3499 | 4599 | single
  A steel nib that forgives a heavy hand.
  Une plume d’acier qui pardonne une main lourde.
310402 | PNH-LDN-F-BL | Penhallow | Linden fountain pen, fine nib, blue / stylo-plume Linden, plume fine, bleu | 1 | 0.5 | blue | 3499 | 4599 | single
  Fine enough for margins. Takes cartridges or a converter.
  Assez fine pour les marges. Accepte cartouches ou convertisseur.
310403 | PNH-LDN-M-BU | Penhallow | Linden fountain pen, medium nib, burgundy / stylo-plume Linden, plume moyenne, bourgogne | 1 | 0.7 | burgundy | 3499 | 4599 | single
  Burgundy resin with a snap cap.
  Résine bourgogne, capuchon à pression.
310404 | PNH-SCH-AST | Penhallow | Pupil school fountain pens, two nibs / stylos-plumes d’écolier Pupil, deux plumes | 2 | 0.7 | teal | 1999 | 2599 | pack
  A triangular grip that teaches fingers where to go. For right and left hands.
  Une prise triangulaire qui place les doigts. Pour droitiers et gauchers.
310405 | PNH-INK-BK50 | Penhallow | bottled ink, ivory black / encre en flacon, noir d’ivoire | 1 | 0.7 | black | 1499 | 1949 | bottled-ink/box
  Two fluid ounces that wash out of cuffs and not out of paper.
  Soixante millilitres qui partent des manchettes, pas du papier.
310406 | PNH-INK-BL50 | Penhallow | bottled ink, harbor blue / encre en flacon, bleu havre | 1 | 0.5 | blue | 1499 | 1949 | bottled-ink/box
  A blue that dries with a shade to it.
  Un bleu qui sèche en nuances.
310407 | PNH-CRT-BK12 | Penhallow | ink cartridges for fountain pens, black / cartouches d’encre pour stylo-plume, noires | 12 | 0.7 | black | 799 | 1049 | pack
  The short standard cartridge, a dozen.
  La cartouche courte standard, à la douzaine.
310408 | PNH-CRT-BL12 | Penhallow | ink cartridges for fountain pens, blue / cartouches d’encre pour stylo-plume, bleues | 12 | 0.5 | blue | 799 | 1049 | pack
  Washable blue, the color of first letters.
  Le bleu lavable, la couleur des premières lettres.
310501 | QLN-FLT-BK12 | Quillon | Margin felt-tip pens, black / stylos-feutres Margin, noirs | 12 | 0.4 | black | 1499 | 1949 | pack
  A plastic point in a metal sleeve: even pressure, even line.
  Une pointe de plastique gainée de métal : pression égale, trait égal.
310502 | QLN-FLT-AST12 | Quillon | Margin felt-tip pens, twelve colors / stylos-feutres Margin, douze couleurs | 12 | 0.4 | - | 1599>1299 | 2099>1699 | pack
  The planner’s dozen.
  La douzaine des agendas.
310503 | QLN-FLT-AST24 | Quillon | Margin felt-tip pens, twenty-four colors / stylos-feutres Margin, vingt-quatre couleurs | 24 | 0.4 | - | 2899 | 3799 | box
  Two dozen, with skin tones and grays among them.
  Deux douzaines, dont des tons de peau et des gris.
310504 | QLN-FLM-RD12 | Quillon | Margin medium felt-tip pens, red / stylos-feutres Margin moyens, rouges | 12 | 0.7 | red | 1499 | 1949 | pack
  A softer, wider felt for marking at arm’s length.
  Un feutre plus souple et plus large, pour corriger à bout de bras.
310505 | PNH-FIN-SET6 | Penhallow | Draft pigment liners, six widths / feutres à pigments Draft, six largeurs | 6 | - | black | 1799 | 2349 | pack
  From 0.05 to 0.8 mm, waterproof under watercolor.
  De 0,05 à 0,8 mm, résistants à l’eau sous l’aquarelle.
`,
).map(({ id, part, brand, name, n, point, color, usd, cad, form, about }) => {
  const category = CATEGORY[id.slice(0, 4)] ?? 'ballpoint-pens';
  const single = color !== '-';
  const ink = color as ColorName; // the column holds a colour of the kit, or a dash for assorted
  const supply = SUPPLIES.find(([code]) => part.includes(code))?.[1];
  // A set of several widths has none of its own.
  const hasPoint = !supply && point !== '-';
  return item({
    id,
    part,
    brand,
    about,
    category,
    unit: supply ?? ['pen', 'stylo'],
    count: Number(n),
    usd: price(usd),
    cad: price(cad),
    weightGrams: 20 + Number(n) * 9,
    pack: packOf(Number(n), supply ?? ['pen', 'stylo']),
    name: branded(brand, pair(name), ...(!hasPoint || category === 'fountain-pens' ? [] : [mm(Number(point))])),
    specs: { ...(hasPoint && { point: mm(Number(point)) }), inkColor: single ? hueLabel(ink) : ASSORTED, quantity: n },
    facets: { color: single ? hueLabel(ink) : ASSORTED, ...(hasPoint && { point: mm(Number(point)) }), pack: n },
    picture: {
      type: DRAWN[category] ?? 'gel-pens',
      color: single ? hex(ink) : undefined,
      pack: { form: form === 'single' ? 'single' : form === 'box' ? 'box' : 'pack', n: Math.min(6, Number(n)) },
    },
  });
});
