import { walletsContract } from '#buying/wallets/contract';
import { walletsPersonalData, ADOPT_VISITS, FORGET_WALLET_VISITS, walletHandlers, type WalletDeps } from '#buying/wallets/server';
import { answers, type Part } from '#platform/part';

export function walletsPart(needs: WalletDeps): Part {
  return {
    calls: [answers(walletsContract, walletHandlers(needs))],
    personalData: walletsPersonalData,
    adoptAtSignIn: async (tx, { guestId, profileId }) => void (await tx.run(ADOPT_VISITS, [guestId, profileId])),
    keeps: [{ what: 'wallet and bank pages that shoppers were sent to', days: 30, since: 'the visit began', forget: FORGET_WALLET_VISITS }],
  };
}
