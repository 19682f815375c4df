export default {
  getAll: 'Get everything',
  allDelivered: 'Delivered',
  allPickedUp: 'Picked up in a store',
  pickupAdded: '{n, plural, one {# item will be picked up} other {# items will be picked up}}',
  pickupModified: '{n, plural, one {# pickup moved to another store} other {# pickups moved to another store}}',
  pickupRemoved: '{n, plural, one {# item is delivered instead} other {# items are delivered instead}}',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const;
