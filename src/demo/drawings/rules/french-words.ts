// The French text of pictures: measures and words of labels, and the words that drawings print themselves.

/** Words as labels and drawings have them. What names a line or a model is the same in every language. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'GIFT CARD': 'CARTE-CADEAU',
    'OFFICE PAPER': 'PAPIER DE BUREAU',
    CLEANER: 'NETTOYANT',
    COFFEE: 'CAFÉ',
    COPY: 'COPIE',
    MEMBER: 'MEMBRE',
    OPEN: 'OUVERT',
    PAID: 'PAYÉ',
    RECEIVED: 'REÇU',
    Assembly: 'Assemblage',
    Basic: 'De base',
    Blank: 'Uni',
    Custom: 'Sur mesure',
    Dot: 'Points',
    Download: 'Téléchargement',
    Invoice: 'Facture',
    Lab: 'Labo',
    Laid: 'Vergé',
    Large: 'Grand',
    Legal: 'Légal',
    Letter: 'Lettre',
    Lever: 'Levier',
    Neon: 'Néon',
    Pocket: 'Poche',
    Poster: 'Affiche',
    Ruled: 'Ligné',
    Samples: 'Échantillons',
    Swatches: 'Tissus et finis',
    'Tech help': 'Aide techno',
    Trifold: 'Trois volets',
    '3-hole': '3 trous',
    '5 gal': '18 L',
  }),
);

/** Measures and counts within a label; a no-break space stands where French has one. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)% recycled$/, 'Recyclé $1\u00a0%'],
  [/^\$(\d+)$/, '$1\u00a0$$'],
  [/^(?:No\. |#)(?=\d)/, 'nº\u00a0'],
  [/(?<=\d )GB\b/g, 'Go'],
  [/(?<=\d )TB\b/g, 'To'],
  [/(?<=\d )years\b/, 'ans'],
  [/(?<=\d )reams\b/, 'rames'],
  [/(?<=\d )cases\b/, 'caisses'],
  [/(?<=\d )colors\b/, 'couleurs'],
  [/(?<=× \d)(?=\d{3}$)/, '\u00a0'],
  [/(?<=\d)\.(?=\d)/g, ','],
];

const BETWEEN = ' · ';

/** A label or measure in French; unchanged text stays the same. */
export function frenchLabel(label: string): string {
  return label
    .split(BETWEEN)
    .map((part) => WORDS.get(part) ?? FIGURES.reduce((text, [figure, french]) => text.replace(figure, french), part))
    .join(BETWEEN);
}

/** The drawing with its words in French, each fitted to the room of the English one. */
export function inFrench(svg: string): string {
  return svg.replace(/>([^<]+)<\/text>/g, (whole, words: string) => (WORDS.has(words) ? `>${WORDS.get(words)}</text>` : whole));
}
