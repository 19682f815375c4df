// What `npm run staff -- --help` says of books, messages and mails.
export const OPERATIONS_USAGE = `  ledger check [SINCE]   Compare every order since a day (default: 90 days ago) with the payment company, stock, and coupons,
                         to the cent. Changes nothing.
  webhooks list          List messages that weren't accepted yet, and why.
  webhooks replay NUMBER Send an order's messages again. "all" sends every message that was given up.
  mails list             List emails that were set aside after too many failures, and why. Account emails are kept for a week.
  mails resend NUMBER    Send an order's emails after all. "all" sends every one.`;
