import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  overRefused: '{who} can add money to the budget. Or take something out, or charge another centre.',
  overApproval:
    'Going over it needs the approval of {who}. Take something out, charge another centre, or ask for more money in the budget.',
  CENTER_GONE: '{budget} can’t be charged any more. Choose another budget centre in the cart.',
  boxRefused:
    'Over the {budget} budget by {over}, so this order can’t go through. {who} can add money, or you can take something out or charge another centre.',
  boxApproval: '{budget} goes over by {over}. {who} can allow it, or charge another centre.',
} satisfies SameKeys<typeof enUS>;
