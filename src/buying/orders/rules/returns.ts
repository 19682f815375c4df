// Sending back: what may go back, until when, why, and what is paid back for it (CHK-5).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import { lineAmount, type ChargedLine } from './order-money.ts';
import { RETURN_STATES, type ReturnState } from './return-states.ts';
import { SHIPMENT_STATES, type ShipmentState } from './shipment-states.ts';
import type { ShipmentKind } from './shipments.ts';

export type ReturnReason = 'damaged' | 'wrongItem' | 'notAsDescribed' | 'late' | 'notNeeded';
export const RETURN_REASONS: readonly ReturnReason[] = ['damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded'];

/** What staff find in the parcel. */
export type ReturnCondition = 'asNew' | 'opened' | 'damaged';
export const RETURN_CONDITIONS: readonly ReturnCondition[] = ['asNew', 'opened', 'damaged'];

interface ReturnableShipment {
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  readonly arrivedAt: Date | null;
}

/** Whether a shipment's goods may be sent back at `now`: from when they left, until 30 days after they arrived. */
export function isReturnable({ kind, state, arrivedAt }: ReturnableShipment, now: Date): boolean {
  return stateAfter(SHIPMENT_STATES, state, 'sendBack', { kind, arrivedAt, now }).ok;
}

/** Its parcel has not come: its label can be used, and it can be taken back. */
export function isAwaited(state: ReturnState): boolean {
  return stateAfter(RETURN_STATES, state, 'receive').ok;
}

interface LineBack {
  readonly lineNo: number;
  readonly qty: number;
  /** Units that came; null until then. */
  readonly arrived: number | null;
}

interface ReturnOnRecord {
  readonly state: ReturnState;
  readonly lines: readonly LineBack[];
}

/** Units of a line on their way back or back: of what has arrived, as many as came. */
export function unitsReturned(lineNo: number, returns: readonly ReturnOnRecord[]): number {
  return unitsOf(lineNo, returns, ({ state }) => state !== 'cancelled');
}

/** Units of a line that have come back. */
export function unitsBack(lineNo: number, returns: readonly ReturnOnRecord[]): number {
  return unitsOf(lineNo, returns, ({ state }) => state === 'received' || state === 'refunded');
}

function unitsOf(lineNo: number, returns: readonly ReturnOnRecord[], counts: (one: ReturnOnRecord) => boolean): number {
  return returns
    .filter(counts)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineNo === lineNo)
    .reduce((sum, { qty, arrived }) => sum + (arrived ?? qty), 0);
}

/**
 * Cents for `units` of a line of which `before` units went back already. Everything on the line is paid back, its tax too, and the
 * shares of all its units add up to it.
 */
export function returnAmount(
  line: Omit<ChargedLine, 'lineNo' | 'cancelled'> & { readonly qty: number },
  before: number,
  units: number,
): number {
  const share = (count: number): number => Math.floor((lineAmount(line) * count) / line.qty);
  return share(before + units) - share(before);
}

/** Why only what arrived damaged goes back, as the terms say before the order. */
export type ReturnLimit = 'none' | 'giftCard' | 'assembled';

interface LimitedLine {
  readonly lineNo: number;
  readonly parentLineNo: number | null;
  /** How it belongs to its parent: 'ASSEMBLY' is our work on it. */
  readonly parentRelation: string | null;
  readonly giftCard: boolean;
  readonly cancelled: boolean;
}

/** Of a line among those of its order: gift cards, and furniture whose assembly by us was not cancelled. */
export function returnLimit({ lineNo, giftCard }: LimitedLine, lines: readonly LimitedLine[]): ReturnLimit {
  if (giftCard) return 'giftCard';
  const assembly = lines.some((one) => one.parentLineNo === lineNo && one.parentRelation === 'ASSEMBLY' && !one.cancelled);
  return assembly ? 'assembled' : 'none';
}

export interface ReturnableLine {
  readonly lineNo: number;
  /** The line it belongs to: a protection plan goes back with its printer, never by itself. */
  readonly parentLineNo: number | null;
  readonly qty: number;
  /** Its shipment may be sent back. */
  readonly open: boolean;
  readonly limit: ReturnLimit;
}

/** Units of a line that can be asked for now, for one reason or another. */
export function returnableUnits(
  { lineNo, parentLineNo, qty, open }: Omit<ReturnableLine, 'limit'>,
  returns: readonly ReturnOnRecord[],
): number {
  return open && parentLineNo === null ? qty - unitsReturned(lineNo, returns) : 0;
}

export interface WantedBack {
  readonly lineNo: number;
  readonly qty: number;
}

/** The lines of a return: those asked for and what belongs to them. Refused as a whole when one cannot go back, at all or for this reason. */
export function planReturn(
  { lines: wanted, reason }: { readonly lines: readonly WantedBack[]; readonly reason: ReturnReason },
  lines: readonly ReturnableLine[],
  returns: readonly ReturnOnRecord[],
): Outcome<readonly WantedBack[], { readonly code: 'RETURN_NOT_POSSIBLE' | 'RETURN_ONLY_DAMAGED' }> {
  const units = new Map<number, number>();
  for (const { lineNo, qty } of wanted) units.set(lineNo, (units.get(lineNo) ?? 0) + qty);
  const asked = [...units].filter(([, qty]) => qty > 0);
  const isPossible = asked.every(([lineNo, qty]) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    return line !== undefined && Number.isInteger(qty) && qty <= returnableUnits(line, returns);
  });
  if (asked.length === 0 || !isPossible) return failed({ code: 'RETURN_NOT_POSSIBLE' });
  const isLimited = asked.some(([lineNo]) => lines.some((line) => line.lineNo === lineNo && line.limit !== 'none'));
  if (isLimited && reason !== 'damaged') return failed({ code: 'RETURN_ONLY_DAMAGED' });
  const withThem = lines.flatMap(({ lineNo, parentLineNo, qty }) => {
    const going = parentLineNo === null ? 0 : Math.min(units.get(parentLineNo) ?? 0, qty - unitsReturned(lineNo, returns));
    return going > 0 ? [{ lineNo, qty: going }] : [];
  });
  return done([...asked.map(([lineNo, qty]) => ({ lineNo, qty })), ...withThem].toSorted((a, b) => a.lineNo - b.lineNo));
}

/** "4821-9073-3316-R1": what stands on the label and is told at the counter. */
export function returnNumber(shownOrder: string, returnNo: number): string {
  return `${shownOrder}-R${returnNo}`;
}
