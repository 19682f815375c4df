// A place of the account area's menu.
import type { ComponentType } from 'react';
import type { MenuCounts } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import type { Paths } from '#paths';
import type { accountsWords } from '#people/accounts/words';
import type { MENU_SERVICES } from './menu-services.ts';

/** Words of the menu. */
export type Word = Extract<
  (typeof accountsWords)['keys'][number],
  `nav${string}` | 'toPrinters' | 'services' | (typeof MENU_SERVICES)[number][1]
>;

type Waiting = 'joinRequests' | 'approvals' | 'restocks';

export interface Place {
  readonly to: (paths: Paths, tenant: Tenant) => string;
  readonly Icon: ComponentType;
  readonly words: Word;
  /** The only site that has it; absent: both have it. */
  readonly site?: Tenant;
  /** `owner`: closed to a representative who acts for the person; `representative`: for representatives alone; `counted`: while something is counted. */
  readonly only?: 'owner' | 'representative' | 'counted';
  /** What is counted beside it: how many there are, and how many wait, which goes first. */
  readonly counted?: Exclude<keyof MenuCounts, Waiting>;
  readonly waiting?: Waiting;
  /** Opening it does something, so that it is never loaded ahead. */
  readonly asDocument?: true;
}
