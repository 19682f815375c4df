// Mails that failed at every attempt: `npm run staff -- mails DO`. The running shop sends those that staff resend.
import { resendOrderMails, setAsideOrderMails } from '#buying/orders/server';
import { readOrderNumber } from '#base/order-number/rules';
import { resendAccountMails, setAsideAccountMails } from '#people/accounts/server';
import type { StaffJob } from './staff-job.ts';

export const MAIL_JOBS: Readonly<Record<string, StaffJob>> = {
  'mails list': async ({ db }) => [...(await setAsideOrderMails(db)), ...(await setAsideAccountMails(db))],
  'mails resend': async ({ db, file, now, say }) => {
    const orderNumber = readOrderNumber(file);
    if (orderNumber === null && file !== 'all') return ['Name the order by its NUMBER of 12 digits, or all'];
    const ofOrders = await resendOrderMails(db, orderNumber, now);
    const ofAccounts = orderNumber === null ? await resendAccountMails(db) : 0;
    say(`${ofOrders + ofAccounts} to be sent again`);
    return [];
  },
};
