export { buyable, purchaseHabits, type Bought, type Due, type Habit } from './purchase-habits.ts';
