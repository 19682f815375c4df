// A search as its shopper means it: entities of pasted pages are decoded.

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: ' ',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ecirc: 'ê',
    rsquo: '’',
  }),
);
const LARGEST = 0x10_ff_ff;

export function plainQuery(query: string): string {
  return query
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity;
      return code > 0 && code <= LARGEST ? String.fromCodePoint(code) : ' ';
    })
    .trim();
}
