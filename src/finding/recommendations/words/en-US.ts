// Headings from the specification: each says how its row was found.
export default {
  alsoBought: 'Customers also bought',
  recommendedForYou: 'Recommended For You',
  recentlyPurchased: 'Recently Purchased',
  considerThese: 'Consider These',
  alternates: 'Alternate choices',
  sponsored: 'Sponsored',
};
