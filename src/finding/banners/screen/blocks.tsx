// A longer text of content: headings, paragraphs and lists.
import type { ShownBanner } from './banner-types.ts';
import styles from './blocks.module.css';
import { Runs } from './runs.tsx';

type Block = ShownBanner['body'][number];

// Blocks of a text never change their order.
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div className={styles.text}>
    {blocks.map((block, at) => (
      <BlockView key={`${at} ${block.kind}`} block={block} />
    ))}
  </div>
);

function BlockView({ block: { kind: Tag, lines } }: { readonly block: Block }) {
  if (Tag !== 'ul' && Tag !== 'ol') return <Tag>{lines[0] && <Runs runs={lines[0]} />}</Tag>;
  return (
    <Tag>
      {lines.map((line, at) => (
        <li key={`${at} ${line[0]?.text}`}>
          <Runs runs={line} />
        </li>
      ))}
    </Tag>
  );
}
