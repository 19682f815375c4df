// The proof: the typed text with the shopper's picture above it, on what will carry the print, in the colors of the shop's pictures.
import type { CustomSpec } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { useWords } from '#ui/page/shop';
import { HEIGHT, ProofSurface, ROOMS, WIDTH } from './proof-surfaces.tsx';
import type { Design } from './use-design.ts';
import styles from './customization.module.css';

const INKS = { black: '#26292c', blue: '#1f4f8f', red: '#b3323a', green: '#1f6b5c', purple: '#5b3f8c' } as const;

/** Share of the height for a picture above text. */
const PICTURE_SHARE = 0.52;
const LARGEST = 30;
/** Average width of a character relative to its height. */
const LETTER = { sans: 0.56, serif: 0.56, script: 0.5 } as const;
const LEADING = 1.3;

export interface ProofProps {
  readonly design: Design;
  readonly surface: CustomSpec['surface'];
}

export function Proof({ design: { lines, color, typeface, artwork }, surface }: ProofProps) {
  const t = useWords(customizationWords);
  const words = lines.map((line) => line.trim()).filter((line) => line !== '');
  const face = typeface ?? 'sans';
  const longest = Math.max(1, ...words.map((line) => [...line].length));
  const room = ROOMS[surface];
  const top = room.y - room.height / 2;
  const pictured = artwork === null ? 0 : room.height * (words.length === 0 ? 1 : PICTURE_SHARE);
  const left = room.height - pictured;
  const size = Math.min(LARGEST, room.width / (longest * LETTER[face]), left / (Math.max(1, words.length) * LEADING));
  const first = top + pictured + left / 2 - ((words.length - 1) * size * LEADING) / 2;
  return (
    <figure className={styles.proof}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t(labelOf(words, artwork !== null), { text: words.join(' / ') })}>
        <ProofSurface surface={surface} />
        {artwork !== null && (
          <image
            href={artwork.href}
            x={room.x - room.width / 2}
            y={top}
            width={room.width}
            height={pictured}
            preserveAspectRatio="xMidYMid meet"
          />
        )}
        {words.map((line, at) => (
          <text
            key={at}
            x={room.x}
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
