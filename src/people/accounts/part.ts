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
    keeps: [
      { what: 'mailed links', days: 0, since: 'they expired', forget: DELETE_EXPIRED_LINKS },
      { what: 'accounts that nobody confirmed', days: 0, since: 'the link expired', forget: DELETE_EXPIRED_REGISTRATIONS },
    ],
  };
}
