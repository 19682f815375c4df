// Returns: which units, until when, for which reasons, and the refund (CHK-5).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import { lineAmount, type ChargedLine } from './order-money.ts';
import { RETURN_STATES, type ReturnState } from './return-states.ts';
import { SHIPMENT_STATES, type ShipmentState } from './shipment-states.ts';
import type { ShipmentKind } from './shipments.ts';

export type ReturnReason = 'damaged' | 'wrongItem' | 'notAsDescribed' | 'late' | 'notNeeded';
export const RETURN_REASONS: readonly ReturnReason[] = ['damaged', 'wrongItem', 'notAsDescribed', 'late', 'notNeeded'];

/** The condition that staff find. */
export type ReturnCondition = 'asNew' | 'opened' | 'damaged';
export const RETURN_CONDITIONS: readonly ReturnCondition[] = ['asNew', 'opened', 'damaged'];

interface ReturnableShipment {
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  readonly arrivedAt: Date | null;
  readonly isUnusedMembership?: boolean | undefined;
}

/** Whether a shipment's goods can be returned at `now`: from shipping until 30 days after arrival. */
export function isReturnable({ kind, state, arrivedAt, isUnusedMembership }: ReturnableShipment, now: Date): boolean {
  return stateAfter(SHIPMENT_STATES, state, 'sendBack', { kind, arrivedAt, now, isUnusedMembership }).ok;
}

/** The parcel has not arrived: the label is valid, and the shopper can withdraw. */
export function isAwaited(state: ReturnState): boolean {
  return stateAfter(RETURN_STATES, state, 'receive').ok;
}

interface LineBack {
  readonly lineNo: number;
  readonly qty: number;
  /** Units that arrived; null before that. */
  readonly arrived: number | null;
}

interface ReturnOnRecord {
  readonly state: ReturnState;
  readonly lines: readonly LineBack[];
}

/** Units of a line in returns: of a received return the units that arrived, else the requested ones. */
export function unitsReturned(lineNo: number, returns: readonly ReturnOnRecord[]): number {
  return unitsOf(lineNo, returns, ({ state }) => state !== 'cancelled');
}

/** Units of a line that have arrived back. */
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
 * The refund in cents for `units` of a line of which `before` units were returned earlier. It includes tax and fees, and the refunds of
 * all units add up to the line's total.
 */
export function returnAmount(
  line: Omit<ChargedLine, 'lineNo' | 'cancelled'> & { readonly qty: number },
  before: number,
  units: number,
): number {
  const share = (count: number): number => Math.floor((lineAmount(line) * count) / line.qty);
  return share(before + units) - share(before);
}

/** Why only damaged units can be returned; the terms say so before the order. */
export type ReturnLimit = 'none' | 'giftCard' | 'assembled';

interface LimitedLine {
  readonly lineNo: number;
  readonly parentLineNo: number | null;
  /** Its relation to the parent line: 'ASSEMBLY' is the shop's assembly service. */
  readonly parentRelation: string | null;
  readonly giftCard: boolean;
  readonly cancelled: boolean;
}

/** The limit of a line among the lines of its order: gift cards, and furniture whose assembly was not cancelled. */
export function returnLimit({ lineNo, giftCard }: LimitedLine, lines: readonly LimitedLine[]): ReturnLimit {
  if (giftCard) return 'giftCard';
  const assembly = lines.some((one) => one.parentLineNo === lineNo && one.parentRelation === 'ASSEMBLY' && !one.cancelled);
  return assembly ? 'assembled' : 'none';
}

export interface ReturnableLine {
  readonly lineNo: number;
  /** The line it belongs to: a protection plan is returned with its printer, never alone. */
  readonly parentLineNo: number | null;
  readonly qty: number;
  /** Its shipment can be returned. */
  readonly open: boolean;
  readonly limit: ReturnLimit;
}

/** Units of a line that can be returned now, for at least one reason. */
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

/** The lines of a return: the requested ones and those that belong to them. Refused as a whole when one cannot be returned for this reason. */
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

/** "4821-9073-3316-R1": the number on the label and at the counter. */
export function returnNumber(shownOrder: string, returnNo: number): string {
  return `${shownOrder}-R${returnNo}`;
}
