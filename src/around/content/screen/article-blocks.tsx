// The paragraphs, lists and steps of a section.
import type { Block, Inline } from '#around/content/rules';
import { unbroken } from '#ui/kit/unbroken';
import { ArticleLink } from './article-link.tsx';

export function ArticleBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  // Blocks never move, so their place identifies them.
  return blocks.map(({ kind, lines }, at) => {
    if (kind === 'text') return <p key={at}>{lines.map(lineOf)}</p>;
    const items = lines.map((line, place) => <li key={place}>{lineOf(line)}</li>);
    return kind === 'steps' ? <ol key={at}>{items}</ol> : <ul key={at}>{items}</ul>;
  });
}

const lineOf = (line: readonly Inline[]) =>
  line.map((inline, at) =>
    typeof inline === 'string' ? (
      <span key={at}>{unbroken(inline)}</span>
    ) : (
      <ArticleLink key={at} to={inline.to}>
        {inline.words}
      </ArticleLink>
    ),
  );
