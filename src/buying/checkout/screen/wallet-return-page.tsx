// The address where vendors send the shopper back. It renders nothing: the outcome of the visit decides where to redirect.
import { data, redirect } from 'react-router';
import type { Route } from './+types/wallet-return-page';
import { VENDORS } from '#buying/payment/rules';
import { finishWalletVisit } from './wallet-visit.ts';

export async function loader(args: Route.LoaderArgs) {
  const name = args.params.vendor.replace('-', '_').toUpperCase();
  const vendor = VENDORS.find((one) => one === name);
  if (vendor === undefined) throw data(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const brought = (name: string): string => (query.get(name) ?? '').slice(0, 200);
  throw redirect(await finishWalletVisit(args, vendor, { reference: brought('reference'), payerId: brought('PayerID') }));
}

export default function WalletReturnPage() {
  return null;
}
