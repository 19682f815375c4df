// A person's addresses: the organization's locations for them, and the book of their own (USR-1, USR-9).
import { redirect } from 'react-router';
import type { Route } from './+types/addresses-page';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { AddressBook, loadBook, runAddressAction } from '#people/addresses/screen';
import type { locationsContract, ShipTo } from '#people/locations/contract';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { Message } from '#ui/kit/message';
import { loadShipTo } from './load-ship-to.ts';
import { YourLocations } from './your-locations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [book, shipTo] = await Promise.all([loadBook(args), loadShipTo(args)]);
  return { book, shipTo, title: book.title };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  if (textOf(form, 'intent') !== 'defaultLocation') return runAddressAction(args, form);
  const locationId = textOf(form, 'locationId') || null;
  const reply = await attempt<typeof locationsContract>(args)('POST /api/ship-to/default', { body: { locationId } });
  if (isRefusal(reply)) return { told: reply.message };
  throw redirect(makePaths(args.context.get(pageVisit).locale).addresses());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AddressesPage({ loaderData: { book, shipTo }, actionData }: Route.ComponentProps) {
  const told = actionData !== undefined && 'told' in actionData ? actionData.told : '';
  return (
    <AddressBook loaded={book} own={ownOf(shipTo)} answer={actionData === undefined || 'told' in actionData ? undefined : actionData}>
      {told !== '' && (
        <Message tone="bad" live>
          {told}
        </Message>
      )}
      <YourLocations shipTo={shipTo} />
    </AddressBook>
  );
}

/** What addresses of one's own are good for under the organization's rules. */
function ownOf({ ownShipping, ownBilling }: ShipTo): 'everything' | 'billing' | 'nothing' {
  if (ownShipping) return 'everything';
  return ownBilling ? 'billing' : 'nothing';
}
