import { accountsContract } from '#people/accounts/contract';
import {
  accountsPersonalData,
  DELETE_EXPIRED_LINKS,
  DELETE_EXPIRED_REGISTRATIONS,
  makeAccountMail,
  makeAccounts,
  type AccountsFacts,
} from '#people/accounts/server';
import type { Mailer } from '#platform/mail';
import { answers, type Part } from '#platform/part';

export function accountsPart(needs: AccountsFacts & { readonly mailer: Mailer }): Part {
  return {
    calls: [answers(accountsContract, makeAccounts(needs))],
    personalData: accountsPersonalData,
    jobs: [makeAccountMail(needs)],
    async upkeep(db, now) {
      await db.run(DELETE_EXPIRED_LINKS, [now]);
      await db.run(DELETE_EXPIRED_REGISTRATIONS, [now]);
    },
  };
}
