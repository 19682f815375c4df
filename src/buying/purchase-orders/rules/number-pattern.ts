// A small language of patterns for purchase order numbers, written like regular expressions: letters as they are, `\d`, `\w`, `.`, `[A-Z0-9-]`, `[^…]`,
// `( )`, `|`, `? * +`, `{3}`, `{2,5}`, `{2,}`. The server runs what organizations write, so the language has nothing that needs more than one pass: no look
// around, no back references (decision 0393).

/** Whether a character belongs. */
export type CharTest = (char: string) => boolean;

export type PatternNode =
  | { readonly kind: 'char'; readonly test: CharTest }
  | { readonly kind: 'sequence' | 'either'; readonly of: readonly PatternNode[] }
  /** `most` is Infinity for no end. */
  | { readonly kind: 'repeat'; readonly of: PatternNode; readonly least: number; readonly most: number };

/** Thrown by the reader below, and caught in it. */
class NoPattern extends Error {}

const DIGIT: CharTest = (char) => char >= '0' && char <= '9';
const WORD: CharTest = (char) => /^[A-Za-z0-9_]$/.test(char);
const ESCAPED: ReadonlyMap<string, CharTest> = new Map([
  ['d', DIGIT],
  ['w', WORD],
]);
const SPECIAL = String.raw`\.[](){}|?*+^$`;
const MOST_REPEATS = 40;

/** The pattern read; undefined when it is none. `^` at the beginning and `$` at the end may stand, for the whole number has to fit anyway. */
export function readPattern(text: string): PatternNode | undefined {
  const reader = new PatternReader(text.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''));
  try {
    return reader.whole();
  } catch (error) {
    if (error instanceof NoPattern) return undefined;
    throw error;
  }
}

class PatternReader {
  readonly #chars: readonly string[];
  #at = 0;
  constructor(text: string) {
    this.#chars = [...text];
  }

  whole(): PatternNode {
    const node = this.#either();
    if (this.#at < this.#chars.length) throw new NoPattern();
    return node;
  }

  #takes(char: string): boolean {
    const isNext = this.#chars[this.#at] === char;
    if (isNext) this.#at += 1;
    return isNext;
  }

  #next(): string {
    const char = this.#chars[this.#at];
    if (char === undefined) throw new NoPattern();
    this.#at += 1;
    return char;
  }

  #either(): PatternNode {
    const of = [this.#sequence()];
    while (this.#takes('|')) of.push(this.#sequence());
    return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'either', of };
  }

  #sequence(): PatternNode {
    const of: PatternNode[] = [];
    while (this.#at < this.#chars.length && this.#chars[this.#at] !== '|' && this.#chars[this.#at] !== ')') of.push(this.#repeated());
    return { kind: 'sequence', of };
  }

  #repeated(): PatternNode {
    const of = this.#single();
    if (this.#takes('?')) return { kind: 'repeat', of, least: 0, most: 1 };
    if (this.#takes('*')) return { kind: 'repeat', of, least: 0, most: Infinity };
    if (this.#takes('+')) return { kind: 'repeat', of, least: 1, most: Infinity };
    return this.#takes('{') ? { kind: 'repeat', of, ...this.#times() } : of;
  }

  /** `3}`, `2,5}`, `2,}`. */
  #times(): { readonly least: number; readonly most: number } {
    let text = '';
    for (let char = this.#next(); char !== '}'; char = this.#next()) text += char;
    const [, from, comma, to] = /^(\d{1,2})(,?)(\d{0,2})$/.exec(text) ?? [];
    if (from === undefined || (comma === '' && to !== '')) throw new NoPattern();
    const least = Number(from);
    const most = comma === '' ? least : to === '' ? Infinity : Number(to);
    if (least > MOST_REPEATS || most < least || (most > MOST_REPEATS && most !== Infinity)) throw new NoPattern();
    return { least, most };
  }

  #single(): PatternNode {
    const char = this.#next();
    if (char === '(') {
      const node = this.#either();
      if (!this.#takes(')')) throw new NoPattern();
      return node;
    }
    if (char === '[') return { kind: 'char', test: this.#class() };
    if (char === '.') return { kind: 'char', test: () => true };
    if (char === '\\') return { kind: 'char', test: this.#escaped() };
    if (SPECIAL.includes(char)) throw new NoPattern();
    return { kind: 'char', test: (one) => one === char };
  }

  #escaped(): CharTest {
    const char = this.#next();
    const known = ESCAPED.get(char);
    if (known !== undefined) return known;
    if (/[A-Za-z0-9]/.test(char)) throw new NoPattern();
    return (one) => one === char;
  }

  /** Up to `]`: characters, ranges, `\d`, `\w`. */
  #class(): CharTest {
    const isNot = this.#takes('^');
    const tests: CharTest[] = [];
    while (!this.#takes(']')) {
      const from = this.#next();
      if (from === '\\') tests.push(this.#escaped());
      else if (this.#chars[this.#at] === '-' && this.#chars[this.#at + 1] !== ']') tests.push(this.#range(from));
      else tests.push((one) => one === from);
    }
    if (tests.length === 0) throw new NoPattern();
    return (one) => tests.some((test) => test(one)) !== isNot;
  }

  #range(from: string): CharTest {
    this.#at += 1;
    const to = this.#next();
    if (to === '\\' || to < from) throw new NoPattern();
    return (one) => one >= from && one <= to;
  }
}
