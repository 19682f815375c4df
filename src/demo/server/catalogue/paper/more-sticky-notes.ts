// More Postmark notes: single colours, sizes, flags, and dispensers.
import { branded } from '../kit/branded.ts';
import { item } from '../kit/item.ts';
import { inches, type Pair } from '../kit/measures.ts';
import { pair, price, table } from '../kit/table.ts';

const NOTE: Pair = ['note', 'feuillet'];

export const moreStickyNotes = table(
  ['id', 'part', 'name', 'size', 'pads', 'each', 'color', 'shown', 'usd', 'cad', 'form'],
  `
298451 | PMK-33-BLU6 | sticky notes, sky blue / feuillets adhésifs, bleu ciel | 3 x 3 | 6 | 100 | #9cc4e0 | Blue / Bleu | 849 | 1099 | pack
  Six pads of one calm blue, for the team that has claimed it.
  Six blocs d’un même bleu calme, pour l’équipe qui se l’est approprié.
298452 | PMK-33-PNK6 | sticky notes, pink / feuillets adhésifs, roses | 3 x 3 | 6 | 100 | #f08fb0 | Pink / Rose | 849 | 1099 | pack
  Pink, for everything that needs a signature.
  Rose, pour tout ce qui attend une signature.
298453 | PMK-33-GRN6 | sticky notes, spring green / feuillets adhésifs, vert printemps | 3 x 3 | 6 | 100 | #9fd07a | Green / Vert | 849 | 1099 | pack
  Green means done. Six pads of done.
  Vert, c’est fait. Six blocs de choses faites.
298454 | PMK-33-ORG6 | sticky notes, tangerine / feuillets adhésifs, mandarine | 3 x 3 | 6 | 100 | #f2a65e | Orange / Orange | 849 | 1099 | pack
  Tangerine, seen from the door.
  Mandarine, visible depuis la porte.
298455 | PMK-33-YEL24 | sticky notes, classic yellow, cabinet pack / feuillets adhésifs, jaune classique, paquet de réserve | 3 x 3 | 24 | 100 | #f6d34a | Yellow / Jaune | 2899>2399 | 3799>3149 | box
  Twenty-four pads for the supply cabinet, about a cent a note.
  Vingt-quatre blocs pour l’armoire de fournitures, environ un cent le feuillet.
298456 | PMK-33-RCY12 | recycled sticky notes, wood tones / feuillets adhésifs recyclés, tons de bois | 3 x 3 | 12 | 100 | #d8b98a | Assorted / Couleurs variées | 1699 | 2199 | pack
  All recycled paper, plant-based glue, colors borrowed from a lumber yard.
  Papier entièrement recyclé, colle végétale, couleurs empruntées à la cour à bois.
298457 | PMK-33-CLR5 | see-through sticky notes / feuillets adhésifs transparents | 3 x 3 | 5 | 50 | #cfe0e6 | Clear / Transparent | 999 | 1299 | pack
  Write over the diagram without writing on the book.
  On écrit sur le schéma sans écrire dans le livre.
298458 | PMK-35-SUN5 | sticky notes, sunrise colors / feuillets adhésifs, couleurs aurore | 3 x 5 | 5 | 100 | #f2c15e | Assorted / Couleurs variées | 999 | 1299 | pack
  Two inches longer, so the sentence can end.
  Deux pouces de plus, pour finir la phrase.
298459 | PMK-35-YEL12 | sticky notes, classic yellow / feuillets adhésifs, jaune classique | 3 x 5 | 12 | 100 | #efd04a | Yellow / Jaune | 2199 | 2849 | pack
  A dozen of the long yellow pads that sit by the phone.
  Une douzaine des longs blocs jaunes qui vivent près du téléphone.
298460 | PMK-44-LIN6 | lined sticky notes, garden colors / feuillets lignés, couleurs jardin | 4 x 4 | 6 | 90 | #7fc0a8 | Assorted / Couleurs variées | 1549 | 1999 | pack
  Square, lined, and large enough for tomorrow’s list.
  Carrés, lignés et assez grands pour la liste de demain.
298461 | PMK-86-MTG4 | meeting notes, bright colors / feuillets de réunion, couleurs vives | 8 x 6 | 4 | 45 | #e4572e | Assorted / Couleurs variées | 1799 | 2349 | pack
  Half-sheet notes you can read from the other end of the table.
  Des feuillets d’une demi-page, lisibles de l’autre bout de la table.
298462 | PMK-ARW-100 | sticky arrow flags, five colors / flèches adhésives, cinq couleurs | 0.5 x 1.75 | 5 | 20 | #b3323a | Assorted / Couleurs variées | 499 | 649 | flags: arrow
  Point at the line, not at the page.
  Pour pointer la ligne, pas la page.
298463 | PMK-SGN-200 | “Sign here” flags with dispenser / languettes « Signer ici » avec distributeur | 1 x 1.75 | 4 | 50 | #2b4c9b | Assorted / Couleurs variées | 1099 | 1449 | flags: sign
  Bilingual flags for two hundred signatures.
  Languettes bilingues pour deux cents signatures.
298464 | PMK-FLG-140 | page flags in a pocket dispenser / languettes dans un distributeur de poche | 0.5 x 1.7 | 4 | 35 | #1f7a80 | Assorted / Couleurs variées | 549 | 719 | flags
  A slim card of flags that rides inside a book.
  Une carte mince de languettes qui voyage dans un livre.
298465 | PMK-TAB-2IN | durable filing tabs, lined / onglets résistants, lignés | 1.5 x 2 | 3 | 10 | #8a63b8 | Assorted / Couleurs variées | 649 | 849 | flags
  Thick film tabs that stand up to a year of fingers and move when the plan does.
  Des onglets épais qui résistent à une année de doigts et bougent avec le plan.
298466 | PMK-DSP-BLK | weighted pop-up note dispenser, black / distributeur de feuillets lesté, noir | 3 x 3 | 1 | 90 | #2e3136 | Black / Noir | 1399 | 1849 | box
  A pad and a pen slot in a base that stays where it’s put.
  Un bloc et un porte-stylo dans une base qui reste à sa place.
298467 | PMK-CUBE-400 | note cube, four colors / cube de feuillets, quatre couleurs | 3 x 3 | 1 | 400 | #c9a2c8 | Assorted / Couleurs variées | 799 | 1049 | single
  Four hundred notes in a block that looks good half used.
  Quatre cents feuillets en un cube qui reste beau à moitié utilisé.
298468 | IWB-33-AST14 | sticky notes, assorted / feuillets adhésifs, variés | 3 x 3 | 14 | 100 | #7cc8d8 | Assorted / Couleurs variées | 1099 | 1449 | box
  The own-brand pads in four colors.
  Les blocs maison en quatre couleurs.
298469 | IWB-15-YEL24 | mini sticky notes, yellow / mini-feuillets adhésifs, jaunes | 1.5 x 2 | 24 | 100 | #e8d06a | Yellow / Jaune | 749 | 979 | box
  Small yellow flags for a large document.
  De petits repères jaunes pour un gros document.
298470 | IWB-FLG-320 | film page flags, eight colors / languettes de pellicule, huit couleurs | 0.5 x 1.7 | 8 | 40 | #2d7a55 | Assorted / Couleurs variées | 499 | 659 | flags
  Three hundred and twenty flags at the price of a coffee.
  Trois cent vingt languettes pour le prix d’un café.
`,
).map(({ id, part, name, size, pads, each, color, shown, usd, cad, form, about }) => {
  const dims = inches(...size.split(' x ').map(Number));
  const brand = part.startsWith('IWB') ? 'Inkwell Basics' : 'Postmark';
  const total = Number(pads) * Number(each);
  const assorted = shown.startsWith('Assorted');
  return item({
    id,
    part,
    brand,
    about,
    category: 'sticky-notes',
    unit: NOTE,
    count: total,
    usd: price(usd),
    cad: price(cad),
    weightGrams: 20 + total,
    pack: pads === '1' ? [`${each} notes`, `${each} feuillets`] : [`${pads} pads of ${each}`, `${pads} blocs de ${each}`],
    name: branded(brand, pair(name), dims),
    specs: {
      size: dims,
      quantity: [`${pads} x ${each}`, `${pads} x ${each}`],
      color: pair(shown),
      adhesive: ['Removable', 'Repositionnable'],
    },
    facets: { color: pair(shown), size: dims, pack: pads },
    picture: form.startsWith('flags')
      ? { type: 'page-flags', color, label: form.split(': ')[1] ?? '' }
      : {
          type: 'sticky-notes',
          color: assorted && form === 'pack' && Number(pads) > 5 ? undefined : color,
          pack: { form: form === 'box' ? 'box' : form === 'single' ? 'single' : 'pack', n: Math.min(Number(pads), 4) },
        },
  });
});
