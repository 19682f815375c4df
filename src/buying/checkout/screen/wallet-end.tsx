// The message on the payment step for a shopper who came back from a vendor without a payment.
import { vendorProblem, type Vendor } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { walletsWords } from '#buying/wallets/words';
import type { WalletEnding } from './wallet-visit.ts';

export function WalletEnd({ vendor, end }: { readonly vendor: Vendor; readonly end: WalletEnding }) {
  const t = useWords(walletsWords);
  const sayPayment = useWords(paymentWords);
  if (end === 'cancelled') return <Message live>{t('WALLET_CANCELLED', { vendor: sayPayment(vendor) })}</Message>;
  return (
    <Message tone="bad" live title={sayPayment('declinedTitle')}>
      <span>{sayPayment(vendorProblem(vendor, 'retry').text)}</span> <span>{sayPayment('NOTHING_CHARGED')}</span>
    </Message>
  );
}
