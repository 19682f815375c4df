// What a demonstration's customers have said, in both languages: enough to see summaries, filters and votes.
import type { ImportedReview } from '#reviews/server';

type Said = readonly [itemId: string, stars: number, author: string, title: string, body: string, daysAgo: number, helpful?: number];

const english: readonly Said[] = [
  [
    '246810',
    5,
    'Dana',
    'Never jams, even on the old copier',
    'We run about two cartons a month through a ten-year-old machine that chokes on anything thin. This is the one it likes.',
    20,
    14,
  ],
  [
    '246810',
    4,
    'Priya',
    'Good everyday paper',
    'White enough for letters, and you cannot see through it when it is printed on both sides. I took off a star because one carton arrived with a crushed corner.',
    47,
    6,
  ],
  [
    '246810',
    5,
    'Coach R.',
    'Same as what we paid a third more for',
    'Switched the whole school office over in September. Nobody noticed, which is the point.',
    75,
    9,
  ],
  [
    '246810',
    2,
    'Lou',
    'Fine for text, not for photos',
    'Ink spreads a little on full-page pictures. For that you want a heavier sheet; for invoices it is all right.',
    110,
    11,
  ],
  [
    '710020',
    5,
    'Marguerite',
    'The kitchen smells right again',
    'Dark without being burnt. We grind it coarse for the big pot and it holds up for an hour on the plate.',
    12,
    4,
  ],
  [
    '710020',
    3,
    'Ben',
    'A bit strong for us',
    'Half the office loves it, the other half adds a lot of milk. Try one bag before you order six.',
    38,
    7,
  ],
  [
    '401588',
    5,
    'Aisha',
    'Smooth, and no dried-out ends',
    'A box lasts the front desk a quarter. The black is properly black and does not smear when you highlight over it.',
    9,
    5,
  ],
  ['401588', 4, 'T. Novak', 'Good pen, short clip', 'Writes beautifully. The clip is a little short for thick shirt pockets.', 64, 2],
  [
    '310877',
    5,
    'Warehouse 3',
    'Does what it says',
    'Changed the cartridge in under a minute and the page count is about what is printed on the box.',
    30,
    3,
  ],
];

const french: readonly Said[] = [
  [
    '246810',
    5,
    'Mélanie',
    'Aucun bourrage depuis trois mois',
    'Nous en passons deux caisses par mois dans un vieux copieur capricieux. Il ne s’est pas bloqué une seule fois.',
    26,
    8,
  ],
  [
    '246810',
    4,
    'Jean-François',
    'Bon papier de tous les jours',
    'Assez opaque pour imprimer recto verso. Pour les photos, je prendrais un papier plus épais.',
    58,
    3,
  ],
  ['710020', 4, 'Sylvie', 'Corsé, comme on l’aime', 'Un bon café de bureau. Il reste agréable même après une heure sur la plaque.', 33, 2],
  [
    '401588',
    5,
    'Karine',
    'Écrit tout en douceur',
    'L’encre sèche vite et ne bave pas sous le surligneur. J’en ai commandé une deuxième boîte.',
    17,
    1,
  ],
];

const DAY_MS = 86_400_000;

export function exampleReviews(now: Date): readonly ImportedReview[] {
  const reviewsIn = (locale: string, said: readonly Said[]) =>
    said.map(([itemId, stars, author, title, body, daysAgo, helpful = 0]) => ({
      itemId,
      stars,
      author,
      title,
      body,
      locale,
      writtenAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      helpful,
    }));
  return [...reviewsIn('en-US', english), ...reviewsIn('fr-CA', french)];
}
