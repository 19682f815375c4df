// The text of an article's section as blocks: paragraphs, lists and numbered steps, with links in them.

/** Words, or a link to a place that the article names: `returns`, `help#pay`. */
export type Inline = string | { readonly words: string; readonly to: string };

export interface Block {
  readonly kind: 'text' | 'list' | 'steps';
  /** The paragraph, or the items of the list. */
  readonly lines: readonly (readonly Inline[])[];
}

/** `[words](place)` */
const LINK = /\[([^\]]+)\]\(([a-zA-Z#-]+)\)/;
const ITEM = /^- /;
const STEP = /^\d\. /;

/** Each line of the text is a paragraph; lines that begin with `- ` or `1. ` are a list. */
export function readBlocks(text: string): readonly Block[] {
  const blocks: { readonly kind: Block['kind']; readonly lines: (readonly Inline[])[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const kind = ITEM.test(line) ? 'list' : STEP.test(line) ? 'steps' : 'text';
    const words = readLinks(line.replace(ITEM, '').replace(STEP, ''));
    const last = blocks.at(-1);
    if (kind !== 'text' && last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks;
}

function readLinks(line: string): readonly Inline[] {
  const parts = line.split(LINK);
  const inlines: Inline[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [before = '', words, to] = parts.slice(at, at + 3);
    if (before !== '') inlines.push(before);
    if (words !== undefined && to !== undefined) inlines.push({ words, to });
  }
  return inlines;
}
