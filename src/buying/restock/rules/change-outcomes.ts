// What a change of a whole day's delivery does to each restock.

/**
 * What a change of a delivery did to one restock. `same`: it was so before; `dayTaken`: it comes, or came, on the chosen day anyway; `afterLast`: it ends
 * before that day; `notThatDay`: it does not come on the day that was changed. After the change was taken back: `undone`; `changedSince`: something else
 * happened to it; `tooLate`: its former day has come; `ended`; `gone`: its former address or card cannot be used any more.
 */
export const CHANGE_OUTCOMES = [
  ...(['changed', 'same', 'dayTaken', 'afterLast', 'notThatDay'] as const),
  ...(['undone', 'changedSince', 'tooLate', 'ended', 'gone'] as const),
] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];
