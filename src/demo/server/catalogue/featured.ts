// What the home page shows, as item numbers and category ids, in order.
export const featured = {
  deals: ['310877', '298440', '610440', '275530', '710020', '520331', '310912', '246810', '610412', '616101'],
  bestSellers: ['246810', '401588', '310877', '298440', '710020', '276011', '287104', '720101', '311201', '402103'],
  /** Sponsored products of the demo. */
  sponsored: [
    { sponsorshipId: 'demo-copy-paper', itemId: '246815', categoryId: 'copy-paper', words: null, position: 3 },
    { sponsorshipId: 'demo-toner', itemId: '401701', categoryId: 'toner', words: null, position: 4 },
    { sponsorshipId: 'demo-pens', itemId: '310878', categoryId: null, words: 'pens', position: 2 },
  ].map((place) => ({ ...place, tenant: null, since: '2026-01-01', until: '2036-12-31' })),
  /** The eight department pictures, in navigation order. */
  departments: ['paper', 'ink-toner', 'writing', 'filing', 'furniture', 'technology', 'breakroom', 'cleaning'],
} as const;
