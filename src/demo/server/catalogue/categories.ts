// The two levels of departments and categories, in shop order.
import type { CategoryRecord, PictureRecord } from '#catalog/rules';
import { canadianSpelling } from './kit/canadian-spelling.ts';
import { nearestDrawing } from './kit/nearest-drawing.ts';
import { frenchSpaces } from './kit/french-spaces.ts';
import type { Pair } from './kit/measures.ts';

interface Leaf {
  readonly id: string;
  readonly name: Pair;
  readonly intro: Pair;
  readonly picture: PictureRecord;
}

interface Department extends Leaf {
  readonly nav?: Pair;
  readonly leaves: readonly Leaf[];
}

const leaf = (id: string, name: Pair, intro: Pair, type: string, color: string, brand: string): Leaf => ({
  id,
  name,
  intro,
  picture: { type: nearestDrawing(type), color, brand },
});

const DEPARTMENTS: readonly Department[] = [
  {
    ...leaf(
      'paper',
      ['Paper', 'Papier'],
      ['From the case by the copier to the notebook in your bag.', 'De la caisse près du photocopieur au carnet dans votre sac.'],
      'copy-paper-case',
      '#1f6b5c',
      'Northfold',
    ),
    leaves: [
      leaf(
        'copy-paper',
        ['Copy and printer paper', 'Papier pour photocopieur et imprimante'],
        [
          'Weights, sizes and whiteness for every printer. Prices per sheet are shown so cases and reams compare fairly.',
          'Grammages, formats et blancheurs pour chaque imprimante. Le prix par feuille permet de bien comparer caisses et rames.',
        ],
        'copy-paper-ream',
        '#1f6b5c',
        'Northfold',
      ),
      leaf(
        'colored-paper',
        ['Colored paper', 'Papier de couleur'],
        ['Pastels for order, brights for attention.', 'Des pastels pour l’ordre, des couleurs vives pour être vu.'],
        'copy-paper-ream',
        '#e3a7bd',
        'Tallgrass',
      ),
      leaf(
        'card-stock',
        ['Card stock', 'Papier cartonné'],
        ['Paper that stands up by itself.', 'Du papier qui tient debout tout seul.'],
        'copy-paper-ream',
        '#efe6cf',
        'Tallgrass',
      ),
      leaf(
        'photo-paper',
        ['Photo paper', 'Papier photo'],
        ['Glossy, matte and cotton, by the size of the frame.', 'Glacé, mat et coton, selon la taille du cadre.'],
        'photo-paper',
        '#2b6fb0',
        'Oriel',
      ),
      leaf(
        'specialty-paper',
        ['Specialty paper', 'Papiers de spécialité'],
        [
          'Résumé, certificate, carbonless and other paper with one purpose.',
          'Curriculum vitæ, certificats, autocopiant et autres papiers à vocation unique.',
        ],
        'copy-paper-ream',
        '#d9a441',
        'Penhallow',
      ),
      leaf(
        'paper-rolls',
        ['Paper rolls', 'Rouleaux de papier'],
        ['For tills, plotters and walls.', 'Pour les caisses, les traceurs et les murs.'],
        'paper-roll',
        '#f4f1ec',
        'Waybill',
      ),
      leaf(
        'notebooks',
        ['Notebooks', 'Cahiers et carnets'],
        ['Spiral, sewn or bound, ruled the way you think.', 'À spirale, cousus ou reliés, lignés comme vous pensez.'],
        'notebook',
        '#274b45',
        'Penhallow',
      ),
      leaf(
        'writing-pads',
        ['Legal and note pads', 'Blocs à écrire'],
        ['Canary or white, ruled or blank.', 'Canari ou blancs, lignés ou unis.'],
        'legal-pad',
        '#f4e48a',
        'Northfold',
      ),
      leaf(
        'easel-pads',
        ['Easel pads', 'Blocs de chevalet'],
        ['For ideas the whole room must see.', 'Pour les idées que toute la salle doit voir.'],
        'easel-pad',
        '#bcd9e6',
        'Postmark',
      ),
      leaf('index-cards', ['Index cards', 'Fiches'], ['One idea to a card.', 'Une idée par fiche.'], 'index-cards', '#7fb3c9', 'Northfold'),
      leaf(
        'planners',
        ['Planners and calendars', 'Agendas et calendriers'],
        ['For the year ahead, by the day, the week or the wall.', 'Pour l’année qui vient, au jour, à la semaine ou au mur.'],
        'planner',
        '#26365c',
        'Almanack',
      ),
      leaf(
        'sticky-notes',
        ['Sticky notes', 'Papillons et feuillets adhésifs'],
        ['For what must not be forgotten before lunch.', 'Pour ce qu’il ne faut pas oublier avant midi.'],
        'sticky-notes',
        '#f6d34a',
        'Postmark',
      ),
    ],
  },
  {
    ...leaf(
      'ink-toner',
      ['Ink & toner', 'Encre et toner'],
      [
        'Original and remanufactured cartridges. Choose your printer and see only what fits.',
        'Cartouches d’origine et réusinées. Choisissez votre imprimante et voyez seulement ce qui convient.',
      ],
      'toner',
      '#2f9fc4',
      'Ondine',
    ),
    leaves: [
      leaf(
        'toner',
        ['Toner cartridges', 'Cartouches de toner'],
        ['Every cartridge with its page yield and the cost of a page.', 'Chaque cartouche avec son rendement et le coût par page.'],
        'toner',
        '#2e3136',
        'Ondine',
      ),
      leaf(
        'ink',
        ['Ink cartridges', 'Cartouches d’encre'],
        ['Single colors, sets and refill bottles.', 'Couleurs individuelles, ensembles et bouteilles de remplissage.'],
        'ink-cartridge',
        '#24262c',
        'Ondine',
      ),
      leaf(
        'drums',
        ['Drums and maintenance', 'Tambours et entretien'],
        [
          'The parts that wear slowly, before they show on the page.',
          'Les pièces qui s’usent lentement, avant que ça paraisse sur la page.',
        ],
        'toner',
        '#2f7f86',
        'Ondine',
      ),
    ],
  },
  {
    ...leaf(
      'writing',
      ['Writing', 'Écriture'],
      [
        'Pens, pencils and markers for forms, margins and whiteboards.',
        'Stylos, crayons et marqueurs pour les formulaires, les marges et les tableaux.',
      ],
      'gel-pens',
      '#2b4c9b',
      'Quillon',
    ),
    leaves: [
      leaf(
        'gel-pens',
        ['Gel pens', 'Stylos à encre gel'],
        ['Dark, quick-drying and light on the hand.', 'Foncés, à séchage rapide et légers en main.'],
        'gel-pens',
        '#2b4c9b',
        'Quillon',
      ),
      leaf(
        'ballpoint-pens',
        ['Ballpoint pens', 'Stylos à bille'],
        ['By the dozen, by the box, by the chain.', 'À la douzaine, à la boîte, à la chaînette.'],
        'ballpoint-pens',
        '#2b4c9b',
        'Quillon',
      ),
      leaf(
        'rollerball-pens',
        ['Rollerball pens', 'Stylos à bille roulante'],
        ['Liquid ink for people who write fast.', 'L’encre liquide de ceux qui écrivent vite.'],
        'gel-pens',
        '#2e3136',
        'Quillon',
      ),
      leaf(
        'fountain-pens',
        ['Fountain pens and ink', 'Stylos-plumes et encre'],
        ['Nibs, bottles and cartridges.', 'Plumes, bouteilles et cartouches.'],
        'fountain-pen',
        '#6e2b3a',
        'Penhallow',
      ),
      leaf(
        'felt-tip-pens',
        ['Felt-tip pens', 'Stylos-feutres'],
        ['An even line in every color.', 'Un trait égal, en toutes couleurs.'],
        'markers',
        '#b3323a',
        'Quillon',
      ),
      leaf(
        'pencils',
        ['Pencils', 'Crayons'],
        ['Wood and graphite, in every hardness.', 'Bois et graphite, en toutes duretés.'],
        'pencils',
        '#f0cf3a',
        'Penhallow',
      ),
      leaf(
        'mechanical-pencils',
        ['Mechanical pencils and leads', 'Portemines et mines'],
        ['Always sharp.', 'Toujours pointus.'],
        'mechanical-pencil',
        '#2b4c9b',
        'Quillon',
      ),
      leaf(
        'erasers-correction',
        ['Erasers and correction', 'Gommes et correcteurs'],
        ['Because everyone changes their mind.', 'Parce que tout le monde change d’idée.'],
        'correction-tape',
        '#ece8e1',
        'Postmark',
      ),
      leaf(
        'sharpeners',
        ['Sharpeners', 'Taille-crayons'],
        ['By hand, by crank, by wire.', 'À la main, à la manivelle, au courant.'],
        'stapler',
        '#43474e',
        'Castor & Main',
      ),
      leaf(
        'highlighters',
        ['Highlighters', 'Surligneurs'],
        ['Bright without bleeding through.', 'Vifs, sans traverser la page.'],
        'highlighters',
        '#f4e01c',
        'Brightleaf',
      ),
      leaf(
        'permanent-markers',
        ['Permanent markers', 'Marqueurs permanents'],
        ['For boxes, cables and everything that must stay labeled.', 'Pour les boîtes, les câbles et tout ce qui doit rester identifié.'],
        'markers',
        '#2e3136',
        'Brightleaf',
      ),
      leaf(
        'dry-erase-markers',
        ['Dry-erase markers', 'Marqueurs effaçables à sec'],
        ['Wipe off clean, on Monday too.', 'S’effacent bien, même le lundi.'],
        'markers',
        '#2a57a8',
        'Brightleaf',
      ),
      leaf(
        'art-supplies',
        ['Art and coloring', 'Arts et coloriage'],
        ['For classrooms, kitchens and rainy days.', 'Pour les classes, les cuisines et les jours de pluie.'],
        'crayons',
        '#d9772b',
        'Marigold',
      ),
    ],
  },
  {
    ...leaf(
      'filing',
      ['Filing & binders', 'Classement et reliures'],
      ['A place for paper that must be found again.', 'Une place pour le papier qu’il faudra retrouver.'],
      'binder',
      '#2b4a78',
      'Tabb & Co.',
    ),
    nav: ['Filing', 'Classement'],
    leaves: [
      leaf(
        'binders',
        ['Binders', 'Reliures à anneaux'],
        ['By ring, by color, by the number of sheets.', 'Par anneau, par couleur, par nombre de feuilles.'],
        'binder',
        '#b3323a',
        'Tabb & Co.',
      ),
      leaf(
        'dividers',
        ['Dividers and tabs', 'Intercalaires et onglets'],
        ['Find the page without turning all of them.', 'Trouver la page sans toutes les tourner.'],
        'binder',
        '#cfe0e6',
        'Tabb & Co.',
      ),
      leaf(
        'file-folders',
        ['File folders', 'Chemises de classement'],
        ['Manila, colored and plastic, letter and legal.', 'Manille, couleur et plastique, lettre et légal.'],
        'file-folders',
        '#e3bd73',
        'Tabb & Co.',
      ),
      leaf(
        'hanging-folders',
        ['Hanging folders', 'Dossiers suspendus'],
        ['They hang, they glide, they wait.', 'Ils pendent, ils glissent, ils attendent.'],
        'file-folders',
        '#4d7a4a',
        'Tabb & Co.',
      ),
      leaf(
        'file-cabinets',
        ['File cabinets', 'Classeurs'],
        ['Steel drawers that run on ball bearings.', 'Des tiroirs d’acier sur roulements à billes.'],
        'file-cabinet',
        '#43474e',
        'Fieldhouse',
      ),
    ],
  },
  {
    ...leaf(
      'furniture',
      ['Furniture', 'Mobilier'],
      [
        'Chairs you can try in the store and desks that come upstairs with two people.',
        'Des fauteuils à essayer en magasin et des bureaux montés à l’étage par deux personnes.',
      ],
      'office-chair',
      '#3b6f8c',
      'Fieldhouse',
    ),
    leaves: [
      leaf(
        'office-chairs',
        ['Office chairs', 'Fauteuils et chaises de travail'],
        ['For two hours or for twelve.', 'Pour deux heures ou pour douze.'],
        'office-chair',
        '#2e3136',
        'Fieldhouse',
      ),
      leaf(
        'desks',
        ['Desks', 'Bureaux'],
        ['Fixed, folding and height-adjustable.', 'Fixes, pliants et réglables en hauteur.'],
        'desk',
        '#c8955c',
        'Fieldhouse',
      ),
      leaf(
        'whiteboards',
        ['Whiteboards', 'Tableaux blancs'],
        ['Porcelain, glass and melamine.', 'Porcelaine, verre et mélamine.'],
        'whiteboard',
        '#b9bec4',
        'Brightleaf',
      ),
      leaf(
        'lamps',
        ['Lamps', 'Lampes'],
        ['Light where the work is.', 'La lumière là où on travaille.'],
        'desk-lamp',
        '#d9a441',
        'Fieldhouse',
      ),
    ],
  },
  {
    ...leaf(
      'technology',
      ['Technology', 'Technologie'],
      ['Printers, screens and the small things that connect them.', 'Imprimantes, écrans et les petites choses qui les relient.'],
      'monitor',
      '#2a2d33',
      'Tessel',
    ),
    nav: ['Technology', 'Techno'],
    leaves: [
      leaf(
        'printers',
        ['Printers', 'Imprimantes'],
        ['With the price of a page beside the price of the machine.', 'Avec le prix de la page à côté de celui de l’appareil.'],
        'printer',
        '#ece8e1',
        'Ondine',
      ),
      leaf(
        'headsets',
        ['Headsets', 'Casques d’écoute'],
        ['Hear them, not the room.', 'Entendre les gens, pas la pièce.'],
        'headset',
        '#34383f',
        'Kestrel',
      ),
      leaf(
        'keyboards-mice',
        ['Keyboards and mice', 'Claviers et souris'],
        ['In English and Canadian French layouts.', 'En disposition anglaise ou canadienne-française.'],
        'keyboard',
        '#e9e5de',
        'Tessel',
      ),
      leaf(
        'monitors',
        ['Monitors', 'Écrans'],
        ['A second screen is the cheapest hour in the day.', 'Un deuxième écran, c’est l’heure la moins chère de la journée.'],
        'monitor',
        '#2a2d33',
        'Tessel',
      ),
      leaf(
        'usb-storage',
        ['USB drives', 'Clés USB'],
        ['Files in your pocket.', 'Vos fichiers en poche.'],
        'usb-drive',
        '#2c6fae',
        'Tessel',
      ),
      leaf(
        'calculators',
        ['Calculators', 'Calculatrices'],
        ['For tax, for class, for the counter.', 'Pour l’impôt, pour la classe, pour le comptoir.'],
        'calculator',
        '#3b4250',
        'Tessel',
      ),
      leaf(
        'label-makers',
        ['Label makers', 'Étiqueteuses'],
        ['So that everyone finds it.', 'Pour que tout le monde s’y retrouve.'],
        'label-maker',
        '#2f7f86',
        'Tessel',
      ),
      leaf(
        'shredders',
        ['Shredders', 'Déchiqueteuses'],
        ['By the size of the piece and the length of the run.', 'Selon la taille des morceaux et la durée de marche.'],
        'shredder',
        '#3d424b',
        'Castor & Main',
      ),
      leaf(
        'software',
        ['Software downloads', 'Logiciels à télécharger'],
        ['The key comes by email.', 'La clé arrive par courriel.'],
        'usb-drive',
        '#1f5a48',
        'Tessel',
      ),
    ],
  },
  {
    ...leaf('breakroom', ['Breakroom', 'Pause-café'], ['Coffee first.', 'Le café d’abord.'], 'coffee', '#7a4a33', 'Brightleaf'),
    leaves: [
      leaf(
        'coffee',
        ['Coffee, tea and water', 'Café, thé et eau'],
        ['Beans, grounds and pods, roasted weekly.', 'En grains, moulu ou en dosettes, torréfié chaque semaine.'],
        'coffee',
        '#7a4a33',
        'Brightleaf',
      ),
    ],
  },
  {
    ...leaf(
      'cleaning',
      ['Cleaning', 'Entretien'],
      ['For desks, kitchens and washrooms.', 'Pour les bureaux, les cuisines et les toilettes.'],
      'cleaning-spray',
      '#38a0a8',
      'Clearday',
    ),
    leaves: [
      leaf(
        'paper-towels',
        ['Paper towels', 'Essuie-tout'],
        ['Rolls, folded towels and center-pull.', 'Rouleaux, essuie-mains pliés et à dévidage central.'],
        'paper-towels',
        '#5aa0bd',
        'Clearday',
      ),
      leaf(
        'cleaners',
        ['Cleaners and sprays', 'Nettoyants et vaporisateurs'],
        ['What to use where, said on the label.', 'Quoi utiliser où, c’est écrit sur l’étiquette.'],
        'cleaning-spray',
        '#38a0a8',
        'Clearday',
      ),
    ],
  },
  {
    ...leaf(
      'desk-supplies',
      ['Desk supplies', 'Accessoires de bureau'],
      ['The small tools that make a desk a desk.', 'Les petits outils qui font d’une table un bureau.'],
      'stapler',
      '#b5382f',
      'Castor & Main',
    ),
    leaves: [
      leaf(
        'staplers',
        ['Staplers and staples', 'Agrafeuses et agrafes'],
        ['From the pencil case to the whole manual.', 'De l’étui à crayons au manuel complet.'],
        'stapler',
        '#b5382f',
        'Castor & Main',
      ),
      leaf(
        'tape',
        ['Tape', 'Ruban adhésif'],
        ['Invisible, clear and double-sided.', 'Invisible, transparent et double face.'],
        'tape',
        '#d9b77a',
        'Postmark',
      ),
      leaf(
        'scissors',
        ['Scissors', 'Ciseaux'],
        ['Sharp to the tip, or round for small hands.', 'Tranchants jusqu’au bout, ou ronds pour les petites mains.'],
        'scissors',
        '#c4472f',
        'Castor & Main',
      ),
    ],
  },
  {
    ...leaf(
      'mailing',
      ['Mailing & shipping', 'Envois et expédition'],
      ['Everything between your desk and their door.', 'Tout entre votre bureau et leur porte.'],
      'mailing-box',
      '#c99f6c',
      'Waybill',
    ),
    nav: ['Mailing', 'Envois'],
    leaves: [
      leaf(
        'envelopes',
        ['Envelopes', 'Enveloppes'],
        ['For letters, invoices and invitations.', 'Pour les lettres, les factures et les invitations.'],
        'envelopes',
        '#f4efe4',
        'Northfold',
      ),
      leaf(
        'shipping-boxes',
        ['Boxes and mailers', 'Boîtes et emballages postaux'],
        ['With the inside size, because that is what counts.', 'Avec la dimension intérieure, parce que c’est elle qui compte.'],
        'mailing-box',
        '#c99f6c',
        'Waybill',
      ),
    ],
  },
  {
    ...leaf(
      'gifts-services',
      ['Gift cards & services', 'Cartes-cadeaux et services'],
      ['Help, protection and something to give.', 'De l’aide, de la protection et de quoi offrir.'],
      'gift-card',
      '#b4403c',
      'Inkwell',
    ),
    nav: ['Services', 'Services'],
    leaves: [
      leaf(
        'gift-cards',
        ['Gift cards', 'Cartes-cadeaux'],
        ['By email or in an envelope.', 'Par courriel ou sous enveloppe.'],
        'gift-card',
        '#b4403c',
        'Inkwell',
      ),
      leaf(
        'memberships',
        ['Memberships', 'Adhésions'],
        ['Two plans that pay for themselves in a few orders.', 'Deux forfaits rentables en quelques commandes.'],
        'membership-card',
        '#23455c',
        'Inkwell',
      ),
      leaf(
        'protection-plans',
        ['Protection plans', 'Plans de protection'],
        ['Repair or replace, for years after the warranty.', 'Réparer ou remplacer, des années après la garantie.'],
        'membership-card',
        '#2f6f8f',
        'Inkwell',
      ),
      leaf(
        'assembly-services',
        ['Furniture assembly', 'Assemblage de meubles'],
        ['We bring the tools and take the boxes.', 'Nous apportons les outils et emportons les boîtes.'],
        'membership-card',
        '#2d7a55',
        'Inkwell',
      ),
      leaf(
        'tech-help',
        ['Tech help', 'Aide techno'],
        ['On the phone, on your screen or in the store.', 'Au téléphone, à l’écran ou en magasin.'],
        'membership-card',
        '#35508c',
        'Inkwell',
      ),
      leaf(
        'custom-printing',
        ['Custom printing', 'Impression personnalisée'],
        ['Cards and stamps with your name on them.', 'Cartes et timbres à votre nom.'],
        'membership-card',
        '#b3323a',
        'Inkwell',
      ),
      leaf(
        'samples',
        ['Free samples', 'Échantillons gratuits'],
        ['Touch before you order; free with any order.', 'Touchez avant de commander; gratuits avec toute commande.'],
        'notebook',
        '#1f6b5c',
        'Northfold',
      ),
    ],
  },
];

/** Canadian English only where it differs. */
function inAllLocales([american, french]: Pair): { 'en-US': string; 'en-CA'?: string; 'fr-CA': string } {
  const canadian = canadianSpelling(american);
  return { 'en-US': american, ...(canadian !== american && { 'en-CA': canadian }), 'fr-CA': frenchSpaces(french) };
}

function category(entry: Leaf, order: number): CategoryRecord {
  return { id: entry.id, order, name: inAllLocales(entry.name), intro: inAllLocales(entry.intro), picture: entry.picture };
}

export const demoCategories: readonly CategoryRecord[] = DEPARTMENTS.flatMap((department, at) => [
  { ...category(department, at + 1), ...(department.nav && { navName: { 'en-US': department.nav[0], 'fr-CA': department.nav[1] } }) },
  ...department.leaves.map((entry, place) => ({ ...category(entry, place + 1), parentId: department.id })),
]);
