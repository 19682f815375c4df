// What saved for later says.
export default {
  SAVED_ITEM_NOT_FOUND: 'This item is no longer on your list.',
  alternateChoices: 'Alternate choices',
  goesWithIt: 'Goes with it',
} as const;
