// Character references of HTML in texts of feeds: &amp; &eacute; &#233; &#xE9;

/** Names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚' }),
  ...Object.entries({ ldquo: '“', rdquo: '”', bdquo: '„', hellip: '…', bull: '•', trade: '™', euro: '€', prime: '′', Prime: '″' }),
  ...Object.entries({ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', fnof: 'ƒ', dagger: '†', permil: '‰', frasl: '⁄' }),
  ...Object.entries({ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200C', zwj: '\u200D', minus: '−', le: '≤', ge: '≥' }),
]);

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]{1,7}));/g;

/** Decodes each reference once: "&amp;lt;" becomes "&lt;". Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => characterOf(decimal, hex, name) ?? whole)
    : text;
}

/** The opposite for what would be read as a reference; other ampersands stay. */
export function encodeEntities(text: string): string {
  return text.replace(REFERENCE, (whole) => `&amp;${whole.slice(1)}`);
}

function characterOf(decimal: string | undefined, hex: string | undefined, name: string | undefined): string | undefined {
  if (name !== undefined) return NAMED.get(name);
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
