export { makeCoupons, writeCoupons, type Coupons } from './coupons.ts';
export { demoCoupons } from './demo-coupons.ts';
