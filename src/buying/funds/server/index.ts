export {
  addToFund,
  creditFunds,
  holdFunds,
  lockFunds,
  moveFunds,
  openFund,
  releaseFunds,
  setFund,
  settleFunds,
  shortFunds,
} from './funds.ts';
