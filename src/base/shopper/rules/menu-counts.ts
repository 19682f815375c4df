// Numbers beside places of the account's menu.

/** What is counted: how many there are (`lists`, `people` …), or how many wait for the person (`joinRequests`). */
export const MENU_COUNTS = [
  'lists',
  'people',
  'groups',
  'locations',
  'budgets',
  'purchaseOrders',
  'joinRequests',
  'approvals',
  'restocks',
] as const;

/** Whatever the person may not open, or what could not be read, is absent. */
export type MenuCounts = Partial<Record<(typeof MENU_COUNTS)[number], number>>;
