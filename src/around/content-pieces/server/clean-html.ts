// HTML in content, cleaned by a list of what is allowed. Pages never receive markup: `runsOf` and `blocksOf` take the clean text apart.
import type { Static } from 'typebox';
import sanitizeHtml from 'sanitize-html';
import type { Banner } from '#finding/banners/contract';

/** inline: one paragraph. blocks: a text with headings and lists. */
export type HtmlKind = 'inline' | 'blocks';

export type Block = Static<typeof Banner>['body'][number];
export type Run = Static<typeof Banner>['text'][number];

const INLINE = ['strong', 'b', 'em', 'i', 'a', 'br'];
const TAGS: Readonly<Record<HtmlKind, string[]>> = { inline: INLINE, blocks: [...INLINE, 'p', 'h2', 'h3', 'ul', 'ol', 'li'] };
const SCHEMES = ['https', 'mailto', 'tel'];

function optionsFor(kind: HtmlKind): sanitizeHtml.IOptions {
  return { allowedTags: TAGS[kind], allowedAttributes: { a: ['href'] }, allowedSchemes: SCHEMES, allowProtocolRelative: false };
}

/** What is left is harmless in any page. */
export const cleanHtml = (html: string, kind: HtmlKind): string => sanitizeHtml(html, optionsFor(kind));

/** Tags and attributes that cleaning removes, each once, to report to the author. */
export function refusedMarkup(html: string, kind: HtmlKind): readonly string[] {
  const refused = new Set<string>();
  const look = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    if (!TAGS[kind].includes(tagName)) refused.add(`<${tagName}>`);
    else for (const name of Object.keys(attribs)) if (tagName !== 'a' || name !== 'href') refused.add(`${name} of <${tagName}>`);
    const { href } = attribs;
    if (tagName === 'a' && href !== undefined && !/^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href)) refused.add(`href ${href}`);
    return { tagName, attribs };
  };
  sanitizeHtml(html, { ...optionsFor(kind), transformTags: { '*': look } });
  return [...refused];
}

/** A tag, or the text before the next. */
const TOKEN = /<(\/?)(\w+)(?: href="([^"]*)")?\s*\/?>|([^<]+)/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
]);
const decoded = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES.get(entity) ?? entity);

interface Hand {
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}

function handed(text: string, { bold, italic, href }: Hand): Run {
  return { text, ...(bold && { bold }), ...(italic && { italic }), ...(href !== undefined && { href }) };
}

/** Takes clean HTML apart: `line` begins a line of a block, `run` is a piece of text in it. */
function walk(clean: string, on: { readonly run: (run: Run) => void; readonly tag: (name: string, isEnd: boolean) => void }): void {
  const hand: Hand = { bold: false, italic: false, href: undefined };
  for (const [, slash, tag, href, text] of clean.matchAll(TOKEN)) {
    if (text !== undefined) on.run(handed(decoded(text), hand));
    else if (tag === 'br') on.run({ text: '\n' });
    else if (tag === 'b' || tag === 'strong') hand.bold = slash === '';
    else if (tag === 'i' || tag === 'em') hand.italic = slash === '';
    else if (tag === 'a') hand.href = slash === '' && href !== undefined ? decoded(href) : undefined;
    else if (tag !== undefined) on.tag(tag, slash !== '');
  }
}

/** One paragraph, cleaned and taken apart. */
export function runsOf(html: string): Run[] {
  const runs: Run[] = [];
  walk(cleanHtml(html, 'inline'), { run: (run) => runs.push(run), tag: () => undefined });
  return runs;
}

const KINDS: ReadonlyMap<string, Block['kind']> = new Map([
  ['p', 'p'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['ul', 'ul'],
  ['ol', 'ol'],
]);

/** A text, cleaned and taken apart. Text outside of a block is a paragraph. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  walk(cleanHtml(html, 'blocks'), {
    tag(name, isEnd) {
      const kind = KINDS.get(name);
      if (kind !== undefined) {
        open = isEnd ? undefined : { kind, lines: kind === 'ul' || kind === 'ol' ? [] : [[]] };
        if (open !== undefined) blocks.push(open);
      } else if (name === 'li' && !isEnd) open?.lines.push([]);
    },
    run(run) {
      if (open === undefined && run.text.trim() === '') return;
      if (open === undefined) blocks.push((open = { kind: 'p', lines: [[]] }));
      open.lines.at(-1)?.push(run);
    },
  });
  return blocks.filter(({ lines }) => lines.some((line) => line.length > 0));
}
