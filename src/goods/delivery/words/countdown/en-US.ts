export default {
  orderWithin: 'Order within {time}',
  hoursMinutes: '{h}\u00A0h {m}\u00A0min',
  minutesOnly: '{m}\u00A0min',
} as const;
