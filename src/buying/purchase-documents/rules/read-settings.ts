// What somebody typed about the orders of a connection.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { leadsTo, readOrigin } from '#people/procurement/rules';

export const MOST_TOLERANCE_PERCENT = 25;
const LONGEST_ADDRESS = 500;

export interface TypedSettings {
  readonly sendTo: string;
  readonly tolerancePercent: string;
  readonly allowsNewShipTo: boolean;
}

export interface OrderSettings {
  readonly sendTo: string;
  readonly tolerancePercent: number;
  readonly allowsNewShipTo: boolean;
}

export interface SettingsProblem {
  readonly field: 'sendTo' | 'tolerancePercent';
  readonly code: 'SEND_TO_INVALID' | 'TOLERANCE_INVALID';
}

/** `httpHosts`: hosts that the shop’s own settings allow without https. */
export function readOrderSettings(typed: TypedSettings, httpHosts: readonly string[]): Outcome<OrderSettings, readonly SettingsProblem[]> {
  const problems: SettingsProblem[] = [];
  const sendTo = typed.sendTo.trim();
  if (sendTo !== '' && !isAddress(sendTo, httpHosts)) problems.push({ field: 'sendTo', code: 'SEND_TO_INVALID' });
  const percent = typed.tolerancePercent.trim() === '' ? '0' : typed.tolerancePercent.trim().replace(/\s*%$/, '');
  const isWhole = /^\d{1,2}$/.test(percent) && Number(percent) <= MOST_TOLERANCE_PERCENT;
  if (!isWhole) problems.push({ field: 'tolerancePercent', code: 'TOLERANCE_INVALID' });
  return problems.length > 0
    ? failed(problems)
    : done({ sendTo, tolerancePercent: Number(percent), allowsNewShipTo: typed.allowsNewShipTo });
}

function isAddress(text: string, httpHosts: readonly string[]): boolean {
  if (text.length > LONGEST_ADDRESS) return false;
  if (readOrigin(text) !== null) return true;
  const origin = leadsToItself(text) ? new URL(text).origin : '';
  return httpHosts.some((host) => origin === `http://${host}` || origin.startsWith(`http://${host}:`));
}

/** An address without a password in it. */
const leadsToItself = (text: string): boolean => URL.canParse(text) && leadsTo(text, [new URL(text).origin]);
