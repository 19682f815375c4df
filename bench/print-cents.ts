// The sums of the measured year, in dollars.
import type { CentBooks } from './restock-cents.ts';

export const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

export function printCents({ due, ordered }: CentBooks, payments: string): void {
  console.log(`  payments: ${payments}`);
  for (const [name, sums] of Object.entries({ due, ordered }))
    console.log(
      `  ${name.padEnd(8)} goods ${dollars(sums.goods)}, discount ${dollars(sums.discount)}, delivery ${dollars(sums.delivery)}, tax ${dollars(sums.tax)}, total ${dollars(sums.total)}, held ${dollars(sums.held)}`,
    );
}
