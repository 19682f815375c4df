import { expect, test } from 'vitest';
import type { ShownProduct } from './load-product.ts';
import { ProductDetails } from './product-details.tsx';
import { aTile, served, wordsOf } from '#test/screen/tile';

/** Renders the details with this many specifications. */
function detailsOf(count: number): string {
  const specs = Array.from({ length: count }, (_, at) => ({ label: `Measure ${at + 1}`, value: `${at + 1} mm` }));
  const product = {
    tile: aTile(),
    partNumber: 'NF-1',
    ean: null,
    specs,
    description: 'Paper.',
    features: [],
    bundle: [],
    documents: [],
    fits: [],
  };
  return served(<ProductDetails product={product as unknown as ShownProduct} />); // the component reads only these
}

test('a long list of specifications is collapsed but complete', () => {
  const [open, folded] = detailsOf(40).split('<details');
  expect(wordsOf(open ?? '')).toContain('Measure 12');
  expect(wordsOf(open ?? '')).toContain('NF-1');
  expect(wordsOf(open ?? '')).not.toContain('Measure 13');
  expect(wordsOf(`<details${folded}`)).toContain('28 more specifications');
  expect(wordsOf(`<details${folded}`)).toContain('Measure 13');
  expect(wordsOf(`<details${folded}`)).toContain('Measure 40');
});

test('a list of usual length is not collapsed', () => {
  const html = detailsOf(15);
  expect(wordsOf(html)).toContain('Measure 15');
  expect(html).not.toContain('<details');
});
