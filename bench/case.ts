// A measurement of the bench.
import type { Plan } from './measure.ts';

/** Connections of the load, as in the published comparison. */
export const CONNECTIONS = 8;
/** What one measurement needs, and which floor it is held against. */
export interface Case {
  readonly name: string;
  readonly plan: Omit<Plan, 'origin' | 'host'>;
  /** `string 48210` is a finished string of so many bytes. */
  readonly floor?: `string ${number}` | 'select' | 'write';
  /** Least share of the floor's rate. */
  readonly atLeast?: number;
  /** Most CPU milliseconds per request. */
  readonly cpuAtMost?: number;
  /** Most milliseconds that half of the answers take. */
  readonly p50AtMost?: number;
  /** Least share of another case's rate. */
  readonly against?: { readonly name: string; readonly atLeast: number };
  /** Measured in turns with this one, and the least share of its rate: what else the machine does meets both. */
  readonly beside?: { readonly name: string; readonly plan: Case['plan']; readonly atLeast: number };
}
