// Items of a Merchant feed in XML (RSS 2.0 or Atom), parsed as a stream. Does not expand entities that a document defines.
import { SaxesParser } from 'saxes';
import type { MerchantDetail, MerchantItem } from '#staff/intake/rules';
import { readText, type Reading } from './read-bytes.ts';
import { LONGEST_ROW, TOO_LONG, Unreadable } from './unreadable.ts';

export interface FeedRow {
  /** Counts items from 1. */
  readonly row: number;
  readonly line: number;
  readonly item: MerchantItem;
}

export async function* readFeedXml(path: string, reading?: Reading): AsyncGenerator<FeedRow> {
  const feed = makeFeedParser();
  let since = 0;
  for await (const text of readText(path, reading)) {
    feed.write(text);
    const rows = feed.take();
    since = rows.length > 0 ? 0 : since + text.length;
    // Refuses endless text between two items before it fills the memory.
    if (since > LONGEST_ROW) feed.refuse();
    yield* rows;
  }
  feed.close();
  yield* feed.take();
  if (feed.count() === 0) throw new Unreadable('The file holds no items: a feed has <item> in <channel>, or <entry> in <feed>.');
}

function makeFeedParser() {
  const parser = new SaxesParser({ xmlns: false });
  let rows: FeedRow[] = [];
  let count = 0;
  let draft: ReturnType<typeof makeItemDraft> | undefined;
  let begun = 0;
  const refuse = (): never => {
    throw new Unreadable(`Item ${count + 1} (line ${parser.line}): ${TOO_LONG}`, count + 1);
  };
  const broken = (error: Error): never => {
    const reason = error.message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '');
    throw new Unreadable(`Line ${parser.line}: the XML is broken: ${reason}`, count + 1);
  };
  parser.on('error', broken);
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    if (draft !== undefined) draft.open(local);
    else if (local === 'item' || local === 'entry') [draft, begun] = [makeItemDraft(), parser.position];
  });
  parser.on('text', (text) => draft?.add(text));
  parser.on('cdata', (text) => draft?.add(text));
  parser.on('closetag', () => {
    const item = draft?.close();
    if (item === undefined) return;
    if (parser.position - begun > LONGEST_ROW) refuse();
    count += 1;
    rows.push({ row: count, line: parser.line, item });
    draft = undefined;
  });
  return {
    write: (chunk: string): void => void parser.write(chunk),
    close: (): void => void parser.close(),
    take(): readonly FeedRow[] {
      const taken = rows;
      rows = [];
      return taken;
    },
    count: () => count,
    refuse,
  };
}

/** One item while its elements arrive. */
function makeItemDraft() {
  const values = new Map<string, string[]>();
  const details: MerchantDetail[] = [];
  const path: string[] = [];
  let text = '';
  let parts = new Map<string, string>();
  const keep = (name: string): void => {
    if (name === 'product_detail') {
      const part = (called: string): string => (parts.get(called) ?? '').trim();
      details.push({ section: part('section_name'), name: part('attribute_name'), value: part('attribute_value') });
    } else if (text.trim() !== '') values.set(name, [...(values.get(name) ?? []), text]);
  };
  return {
    open(name: string): void {
      path.push(name);
      text = '';
      if (path.length === 1) parts = new Map();
    },
    add(more: string): void {
      text += more;
    },
    /** Closes the innermost element. Returns the item when that was the item itself. */
    close(): MerchantItem | undefined {
      const name = path.pop();
      if (name === undefined) return { values: Object.fromEntries(values), details };
      if (path.length === 1) parts.set(name, text);
      else if (path.length === 0) keep(name);
      text = '';
      return undefined;
    },
  };
}

/** "g:price" → "price", because prefixes differ between feeds. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
