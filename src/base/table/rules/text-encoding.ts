// The encoding of a file of text, by its first bytes.

/** So many bytes tell an encoding. */
const TELLING = 512;

/**
 * The name of the encoding for a `TextDecoder`: a byte order mark decides, then zeros at every second byte (UTF-16 that spreadsheets save without a
 * mark), then the declaration of an XML document; `utf-8` otherwise.
 */
export function encodingOf(begin: Uint8Array): string {
  const [first = 0, second = 0, third = 0] = begin;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return zerosOf(begin.subarray(0, TELLING)) ?? declared(begin.subarray(0, TELLING)) ?? 'utf-8';
}

/** Latin text in UTF-16 has a zero in nearly every pair, always on the same side. */
function zerosOf(bytes: Uint8Array): string | undefined {
  const pairs = Math.floor(bytes.length / 2);
  let [before, after] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0 && bytes[at + 1] !== 0) before += 1;
    if (bytes[at] !== 0 && bytes[at + 1] === 0) after += 1;
  }
  if (pairs < 2) return undefined;
  if (after > pairs / 2 && before === 0) return 'utf-16le';
  return before > pairs / 2 && after === 0 ? 'utf-16be' : undefined;
}

function declared(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes);
  const said = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.:-]{0,39})["']/.exec(text)?.[1]?.toLowerCase();
  // UTF-16 shows itself by its zeros: text that can be read as letters is none.
  return said === undefined || /^(?:utf-?16|ucs-?2|iso-10646)/.test(said) ? undefined : said;
}
