// Measures cases beside their floors, and judges each.
import { measure, measureInTurns, type Measured, type Shot, type Turn } from './measure.ts';
import type { Row } from './print-table.ts';
import type { Running } from './servers.ts';
import { CONNECTIONS, type Case } from './case.ts';

function shotOf(floor: NonNullable<Case['floor']>): Shot {
  if (floor === 'select') return { method: 'GET', path: '/cart' };
  if (floor === 'write') return { method: 'POST', path: '/line', body: { itemId: '246810', qty: 1 } };
  return { method: 'GET', path: `/string/${floor.slice('string '.length)}` };
}

/** A floor is measured in turns with each case that is held against it, and printed above the first of them. */
export async function runCases(cases: readonly Case[], shop: Running, rows: Row[], floor?: Running): Promise<void> {
  const done = new Map<string, Measured>();
  const asked = (plan: Case['plan']): Turn => ({ plan: { ...plan, origin: shop.origin, host: 'localhost' }, pid: shop.pid });
  for (const one of cases) {
    const own = asked(one.plan);
    const rival = floor !== undefined && one.floor !== undefined ? floorTurn(floor, one.floor) : one.beside && asked(one.beside.plan);
    const [measured, beside] = rival === undefined ? [await measure(own.plan, own.pid)] : await measureInTurns([own, rival]);
    const name = one.floor === undefined ? one.beside?.name : `floor: ${one.floor}`;
    if (beside !== undefined && name !== undefined && !done.has(name)) rows.push({ name, measured: beside, verdict: '' });
    if (beside !== undefined && name !== undefined) done.set(name, beside);
    done.set(one.name, measured);
    rows.push({ name: one.name, measured, verdict: verdictOf(one, measured, done) });
  }
}

function floorTurn(floor: Running, name: NonNullable<Case['floor']>): Turn {
  const connections = Array.from({ length: CONNECTIONS }, () => [shotOf(name)]);
  return { plan: { origin: floor.origin, host: '127.0.0.1', connections, seconds: 6 }, pid: floor.pid };
}

function verdictOf(one: Case, measured: Measured, done: ReadonlyMap<string, Measured>): string {
  const parts: string[] = [];
  const held = (ok: boolean, text: string): void => void parts.push(`${text} ${ok ? '✓' : '✗'}`);
  const floor = done.get(`floor: ${one.floor}`);
  if (floor !== undefined && one.atLeast !== undefined) {
    const share = measured.rate / floor.rate;
    held(share >= one.atLeast, `${share.toFixed(2)} of ${one.floor} (≥ ${one.atLeast})`);
  }
  if (one.cpuAtMost !== undefined) held(measured.cpuMs <= one.cpuAtMost, `${measured.cpuMs.toFixed(2)} ms CPU (≤ ${one.cpuAtMost})`);
  if (one.p50AtMost !== undefined) held(measured.p50 <= one.p50AtMost, `${measured.p50} ms (≤ ${one.p50AtMost})`);
  const rival = one.against ?? one.beside;
  const other = rival === undefined ? undefined : done.get(rival.name);
  if (other !== undefined && rival !== undefined) {
    const share = measured.rate / other.rate;
    held(share >= rival.atLeast, `${share.toFixed(2)} of “${rival.name}” (≥ ${rival.atLeast})`);
  }
  if (measured.failed > 0) parts.push(`${measured.failed} failed ✗`);
  return parts.join(', ');
}
