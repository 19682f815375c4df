// The proof: the typed text with the shopper's picture above it, in the colors of the shop's pictures.
import { customizationWords } from '#goods/customization/words';
import { useWords } from '#ui/page/shop';
import type { Design } from './use-design.ts';
import styles from './customization.module.css';

const INKS = { black: '#26292c', blue: '#1f4f8f', red: '#b3323a', green: '#1f6b5c', purple: '#5b3f8c' } as const;

const WIDTH = 350;
const HEIGHT = 200;
const ROOM = { width: 300, height: 156 };
/** Share of the height for a picture above text. */
const PICTURE_SHARE = 0.52;
const LARGEST = 30;
/** Average width of a character relative to its height. */
const LETTER = { sans: 0.56, serif: 0.56, script: 0.5 } as const;
const LEADING = 1.3;

export function Proof({ design: { lines, color, typeface, artwork } }: { readonly design: Design }) {
  const t = useWords(customizationWords);
  const words = lines.map((line) => line.trim()).filter((line) => line !== '');
  const face = typeface ?? 'sans';
  const longest = Math.max(1, ...words.map((line) => [...line].length));
  const top = (HEIGHT - ROOM.height) / 2;
  const pictured = artwork === null ? 0 : ROOM.height * (words.length === 0 ? 1 : PICTURE_SHARE);
  const room = ROOM.height - pictured;
  const size = Math.min(LARGEST, ROOM.width / (longest * LETTER[face]), room / (Math.max(1, words.length) * LEADING));
  const first = top + pictured + room / 2 - ((words.length - 1) * size * LEADING) / 2;
  return (
    <figure className={styles.proof}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} role="img" aria-label={t(labelOf(words, artwork !== null), { text: words.join(' / ') })}>
        <rect x="9" y="13" width={WIDTH - 14} height={HEIGHT - 6} rx="9" className={styles.shade} />
        <rect x="4" y="4" width={WIDTH - 8} height={HEIGHT - 4} rx="8" className={styles.paper} />
        <path d={`M4 ${HEIGHT - 12}h${WIDTH - 8}v4a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z`} className={styles.edge} />
        {artwork !== null && (
          <image
            href={artwork.href}
            x={(WIDTH - ROOM.width) / 2}
            y={top}
            width={ROOM.width}
            height={pictured}
            preserveAspectRatio="xMidYMid meet"
          />
        )}
        {words.map((line, at) => (
          <text
            key={at}
            x={WIDTH / 2}
            y={first + at * size * LEADING}
            fontSize={size}
            fill={INKS[color ?? 'black']}
            className={styles[face]}
            textAnchor="middle"
            dominantBaseline="middle"
          >
            {line}
          </text>
        ))}
      </svg>
      <figcaption>{t('proof')}</figcaption>
    </figure>
  );
}

function labelOf(words: readonly string[], pictured: boolean) {
  if (words.length === 0) return pictured ? 'proofWithPicture' : 'proofEmpty';
  return pictured ? 'proofOfBoth' : 'proofOf';
}
