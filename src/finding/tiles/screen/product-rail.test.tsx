import { expect, test } from 'vitest';
import { ProductRail } from './product-rail.tsx';
import { aTile, served } from '#test/screen/tile';

const rail = (count: number) =>
  served(<ProductRail title="Deals" tiles={Array.from({ length: count }, (_, at) => aTile({ itemId: `${at}` }))} />);

test.each([1, 2, 3])('a rail of %d goods is a sheet of wide cards, without buttons to move it', (count) => {
  const html = rail(count);
  expect(html).toContain('data-layout="few"');
  expect(html).not.toContain('<button type="button" aria-label="Next');
});

test('four goods share a row of four columns; more scroll; none have no heading', () => {
  expect(rail(4)).toContain('data-columns="4"');
  expect(rail(4)).not.toContain('data-layout');
  expect(rail(5)).toContain('data-columns="5"');
  expect(rail(0)).not.toContain('Deals');
});
