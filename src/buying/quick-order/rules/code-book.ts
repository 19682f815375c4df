// Finds a product by any of its numbers, whatever the punctuation, and suggests products for a mistyped number.
import { foldCode, type ProductFacts } from '#goods/catalog/rules';

export interface CodeBook {
  /** By item number, part number or EAN. */
  find(number: string): ProductFacts | undefined;
  /** All that `number` may mean: part numbers of different makers can be the same. An item number means its item alone. */
  all(number: string): readonly ProductFacts[];
  /** Products whose number differs by one typo, the likeliest first; at most `most`. */
  near(number: string, most: number): readonly ProductFacts[];
}

/** Characters that readers and scanners confuse. */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(Object.entries({ o: '0', q: '0', i: '1', l: '1', z: '2', s: '5', b: '8' }));
/** Shorter numbers are one typo away from too many others. */
const SHORTEST = 4;

export function makeCodeBook(products: readonly ProductFacts[]): CodeBook {
  const byItem = new Map(products.map((product) => [product.itemId, product]));
  const byCode = new Map<string, ProductFacts>();
  /** Codes that several products have. */
  const shared = new Map<string, readonly ProductFacts[]>();
  const byLook = new Map<string, ProductFacts>();
  const byLength = new Map<number, [code: string, product: ProductFacts][]>();
  const enter = (code: string, product: ProductFacts): void => {
    if (code === '' || byCode.has(code)) return;
    byCode.set(code, product);
    if (!byLook.has(looks(code))) byLook.set(looks(code), product);
    const sameLength = byLength.get(code.length);
    if (sameLength === undefined) byLength.set(code.length, [[code, product]]);
    else sameLength.push([code, product]);
  };
  // Item numbers take precedence over manufacturers' numbers.
  for (const product of products) enter(foldCode(product.itemId), product);
  const itemCodes = new Set(byCode.keys());
  for (const product of products)
    for (const code of [product.partNumber, product.ean ?? ''].map(foldCode)) {
      const first = byCode.get(code);
      if (first === undefined) enter(code, product);
      else if (first !== product && !itemCodes.has(code)) shared.set(code, [...(shared.get(code) ?? [first]), product]);
    }
  const find = (number: string) => byItem.get(number.trim()) ?? byCode.get(foldCode(number));

  return {
    find,
    all(number) {
      const one = find(number);
      if (one === undefined) return [];
      return byItem.has(number.trim()) ? [one] : (shared.get(foldCode(number)) ?? [one]);
    },
    near(number, most) {
      const code = foldCode(number);
      if (code.length < SHORTEST) return [];
      const found = new Set<ProductFacts>();
      const alike = byLook.get(looks(code));
      if (alike !== undefined) found.add(alike);
      for (const length of [code.length, code.length - 1, code.length + 1])
        for (const [known, product] of byLength.get(length) ?? []) {
          if (found.size >= most) return [...found];
          if (differsByOneTypo(code, known)) found.add(product);
        }
      return [...found];
    },
  };
}

const looks = (code: string): string => code.replaceAll(/[oqilzsb]/g, (letter) => LOOK_ALIKE.get(letter) ?? letter);

/** Whether the texts differ by one omitted, added or changed character, or by two swapped neighbours. */
export function differsByOneTypo(a: string, b: string): boolean {
  if (a.length > b.length) return differsByOneTypo(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return at < a.length;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
