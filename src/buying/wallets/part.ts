import { walletsContract } from '#buying/wallets/contract';
import { walletsPersonalData, ADOPT_VISITS, FORGET_WALLET_VISITS, walletHandlers, type WalletDeps } from '#buying/wallets/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

const VISIT_DAYS = 30;

export function walletsPart(needs: WalletDeps): Part {
  return {
    calls: [answers(walletsContract, walletHandlers(needs))],
    personalData: walletsPersonalData,
    adoptAtSignIn: async (tx, { guestId, profileId }) => void (await tx.run(ADOPT_VISITS, [guestId, profileId])),
    upkeep: async (db, now) => void (await db.run(FORGET_WALLET_VISITS, [daysBefore(now, VISIT_DAYS)])),
  };
}
