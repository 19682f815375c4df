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

interface Draft {
  readonly values: Map<string, string[]>;
  readonly details: MerchantDetail[];
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
  let draft: Draft | undefined;
  let path: string[] = [];
  let text = '';
  let detail = new Map<string, string>();
  let begun = 0;
  const refuse = (): never => {
    throw new Unreadable(`Item ${count + 1} (line ${parser.line}): ${TOO_LONG}`, count + 1);
  };
  const broken = (error: Error): never => {
    const reason = error.message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '');
    throw new Unreadable(`Line ${parser.line}: the XML is broken: ${reason}`, count + 1);
  };
  parser.on('error', broken);
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      throw new Unreadable(`The file says that it is ${encoding}. Save it as UTF-8, and say so in its first line.`);
  });
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    if (draft === undefined) {
      if (local === 'item' || local === 'entry') [draft, path, begun] = [{ values: new Map(), details: [] }, [], parser.position];
      return;
    }
    path.push(local);
    text = '';
    if (path.length === 1) detail = new Map();
  });
  const heard = (more: string): void => {
    if (draft !== undefined) text += more;
  };
  parser.on('text', heard);
  parser.on('cdata', heard);
  parser.on('closetag', () => {
    if (draft === undefined) return;
    const name = path.pop();
    if (name === undefined) {
      if (parser.position - begun > LONGEST_ROW) refuse();
      count += 1;
      rows.push({ row: count, line: parser.line, item: { values: Object.fromEntries(draft.values), details: draft.details } });
      draft = undefined;
    } else if (path.length === 1) detail.set(name, text);
    else if (path.length === 0) keep(draft, name, text, detail);
    text = '';
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

function keep({ values, details }: Draft, name: string, text: string, parts: ReadonlyMap<string, string>): void {
  if (name === 'product_detail') {
    const part = (called: string): string => (parts.get(called) ?? '').trim();
    details.push({ section: part('section_name'), name: part('attribute_name'), value: part('attribute_value') });
  } else if (text.trim() !== '') values.set(name, [...(values.get(name) ?? []), text]);
}

/** "g:price" → "price", because prefixes differ between feeds. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
