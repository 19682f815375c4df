import type { Measured } from './measure.ts';

export interface Row {
  readonly name: string;
  readonly measured: Measured;
  readonly verdict: string;
}

/** Prints a Markdown table that can be pasted as it is. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n\n| work | per second | p50 ms | p99 ms | CPU ms | MB | against |\n|---|---:|---:|---:|---:|---:|---|`);
  for (const { name, measured, verdict } of rows) {
    console.log(
      `| ${name} | ${Math.round(measured.rate).toLocaleString('en-US')} | ${measured.p50} | ${measured.p99} | ${measured.cpuMs.toFixed(2)} | ${measured.memoryMb} | ${verdict} |`,
    );
  }
}
