import { accountContract } from '#buying/account/contract';
import { accountHandlers, type AccountDeps } from '#buying/account/server';
import { answers, type Part } from '#platform/part';

export function accountPart(needs: AccountDeps): Part {
  return { calls: [answers(accountContract, accountHandlers(needs))] };
}
