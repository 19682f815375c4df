// Questions of the demo's customers in both languages; the answers agree with the products' descriptions.
import type { ImportedQuestion } from '#finding/questions/server';

type Asked = readonly [itemId: string, author: string, question: string, answer: string | null, daysAgo: number, helpful?: number];

const english: readonly Asked[] = [
  [
    '246810',
    'Renee',
    'Is this acid-free? Our files have to be kept for seven years.',
    'Yes. It is acid-free, so what you file does not yellow.',
    34,
    12,
  ],
  [
    '246810',
    'Ahmed',
    'How heavy is a whole case? I would like to know before I pick it up.',
    'A case of ten reams weighs 50 lb. (22.7 kg).',
    58,
    7,
  ],
  ['246810', 'Jo', 'Can I print on both sides without seeing through?', 'Yes. It is opaque enough to be printed on both sides.', 80, 3],
  ['246810', 'Bea', 'Do the reams come wrapped one by one inside the case?', null, 2],
  [
    '401588',
    'Ines',
    'What do I do with the old cartridge?',
    'There is a return label in the box: put the old cartridge into it and send it back. Recycling is free.',
    21,
    9,
  ],
];

const french: readonly Asked[] = [
  [
    '246810',
    'Mathilde',
    'Ce papier convient-il à une imprimante à jet d’encre?',
    'Oui. Il passe bien dans les copieurs, les imprimantes laser et les imprimantes à jet d’encre.',
    12,
    4,
  ],
  ['401588', 'Olivier', 'Combien de pages peut-on imprimer?', 'Environ 10 000 pages, pour une couverture de 5 % de la feuille.', 40, 6],
];

const DAY_MS = 86_400_000;

export function exampleQuestions(now: Date): readonly ImportedQuestion[] {
  const askedIn = (locale: string, asked: readonly Asked[]) =>
    asked.map(([itemId, author, body, answer, daysAgo, helpful = 0]) => ({
      itemId,
      author,
      body,
      answer,
      locale,
      askedAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      helpful,
    }));
  return [...askedIn('en-US', english), ...askedIn('fr-CA', french)];
}
