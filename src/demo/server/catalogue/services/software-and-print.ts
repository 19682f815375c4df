// Downloads, printed-to-order goods and free samples.
import { item } from '../kit/item.ts';
import { count, inches, type Pair, years } from '../kit/measures.ts';

const LICENSE: Pair = ['license', 'licence'];
const software = { category: 'software', kind: 'eDownload' as const, taxClass: 'digital' as const, unit: LICENSE, count: 1 };
const custom = { category: 'custom-printing', brand: 'Inkwell Print', kind: 'customSku' as const, deliveryOnly: true };
const sample = {
  kind: 'freeSample' as const,
  brand: 'Inkwell',
  category: 'samples',
  unit: ['sample', 'échantillon'] as Pair,
  count: 1,
  usd: 0,
  cad: 0,
  quantityLimit: 1,
};

export const softwareAndPrint = [
  item({
    ...software,
    id: '617101',
    part: 'LDG-SM1',
    brand: 'Ledgerline',
    usd: 8999,
    cad: 11499,
    rating: [4.2, 540],
    name: [
      'Ledgerline Small Business bookkeeping, 1 user, download',
      'Comptabilité Ledgerline Petite entreprise, 1 utilisateur, téléchargement',
    ],
    pack: ['1 user, 12 months', '1 utilisateur, 12 mois'],
    about: [
      'Invoices, expenses and sales tax by state or province. The key arrives by email within minutes.',
      'Factures, dépenses et taxes de vente par État ou province. La clé arrive par courriel en quelques minutes.',
    ],
    specs: {
      users: '1',
      term: years(1),
      system: ['Current desktop systems', 'Systèmes de bureau actuels'],
      delivery: ['Download', 'Téléchargement'],
    },
    picture: { type: 'service-card', color: '#1f5a48', brand: 'Ledgerline', label: 'Download' },
  }),
  item({
    ...software,
    id: '617102',
    part: 'LDG-TX1',
    brand: 'Ledgerline',
    usd: [4999, 3999],
    cad: [4499, 3499],
    rating: [4.0, 1210],
    name: ['Ledgerline personal tax return, download', 'Déclaration de revenus des particuliers Ledgerline, téléchargement'],
    pack: ['1 return', '1 déclaration'],
    about: [
      'Asks in plain questions, fills the forms, files online. The Canadian download covers federal and Québec returns.',
      'Pose des questions simples, remplit les formulaires et transmet en ligne. La version canadienne couvre le fédéral et le Québec.',
    ],
    specs: { users: '1', delivery: ['Download', 'Téléchargement'] },
    picture: { type: 'service-card', color: '#7a3f2e', brand: 'Ledgerline', label: 'Download' },
  }),
  item({
    ...software,
    id: '617103',
    part: 'WRD-SEC5',
    brand: 'Wardstone',
    usd: 5999,
    cad: 7999,
    rating: [4.4, 388],
    name: ['Wardstone Secure antivirus, 5 devices, download', 'Antivirus Wardstone Secure, 5 appareils, téléchargement'],
    pack: ['5 devices, 1 year', '5 appareils, 1 an'],
    about: [
      'Blocks bad links and locks files against ransom. Quiet: it speaks only when something happens.',
      'Bloque les liens malveillants et protège les fichiers des rançons. Discret : il ne parle que s’il se passe quelque chose.',
    ],
    specs: {
      users: count(5, 'devices', 'appareils'),
      term: years(1),
      system: ['Computers, phones, tablets', 'Ordinateurs, téléphones, tablettes'],
    },
    picture: { type: 'service-card', color: '#26365c', brand: 'Wardstone', label: 'Download' },
  }),
  item({
    ...custom,
    id: '782101',
    part: 'IPR-BC250',
    unit: ['card', 'carte'],
    usd: 1999,
    cad: 2599,
    count: 250,
    rating: [4.6, 1630],
    weightGrams: 420,
    name: ['Custom business cards, 16 pt. matte, two sides', 'Cartes professionnelles personnalisées, 16 pt mat, recto verso'],
    pack: count(250, 'cards', 'cartes'),
    about: [
      'Type your lines or upload artwork, see the proof, and the press prints it tomorrow.',
      'Tapez vos lignes ou téléversez votre maquette, voyez l’épreuve et nous imprimons demain.',
    ],
    specs: { size: inches(3.5, 2), material: ['16 pt. matte card', 'Carton mat 16 pt'] },
    picture: { type: 'service-card', color: '#2f6f8f', brand: 'Inkwell', label: 'Your name' },
  }),
  item({
    ...custom,
    id: '782102',
    part: 'IPR-STAMP',
    unit: ['each', 'unité'],
    usd: 2699,
    cad: 3499,
    count: 1,
    rating: [4.7, 702],
    weightGrams: 110,
    name: ['Custom self-inking stamp, up to 4 lines', 'Timbre auto-encreur personnalisé, jusqu’à 4 lignes'],
    pack: ['1 stamp, black ink', '1 timbre, encre noire'],
    about: [
      'Your address or “Paid, thank you”, good for 8,000 impressions before a drop of ink.',
      'Votre adresse ou « Payé, merci », pour 8 000 impressions avant d’y remettre de l’encre.',
    ],
    specs: { size: inches(2.25, 0.875), inkColor: ['Black', 'Noir'] },
    picture: { type: 'service-card', color: '#b3323a', brand: 'Inkwell', label: 'Stamp' },
  }),
  item({
    ...sample,
    id: '790101',
    part: 'INK-SMP-PAPER',
    weightGrams: 60,
    name: ['Paper sample book, 12 weights', 'Carnet d’échantillons de papier, 12 grammages'],
    pack: ['1 book', '1 carnet'],
    about: [
      'Feel 20 lb. next to 32 lb. before you order a case. Free with any order.',
      'Comparez le 20 lb et le 32 lb au toucher avant de commander une caisse. Gratuit avec toute commande.',
    ],
    picture: { type: 'notebook', color: '#1f6b5c', brand: 'Northfold', label: 'Samples' },
  }),
  item({
    ...sample,
    id: '790102',
    part: 'INK-SMP-FAB',
    weightGrams: 40,
    name: ['Fieldhouse fabric and finish swatches', 'Échantillons de tissus et de finis Fieldhouse'],
    pack: ['1 set', '1 jeu'],
    about: [
      'Eight fabrics and six wood finishes, to hold against the wall before the desk arrives. Free with any order.',
      'Huit tissus et six finis de bois, à comparer au mur avant l’arrivée du bureau. Gratuit avec toute commande.',
    ],
    picture: { type: 'notebook', color: '#c8955c', brand: 'Fieldhouse', label: 'Swatches' },
  }),
];
