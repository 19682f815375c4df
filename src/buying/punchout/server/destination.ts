// Where the goods of a visit go, as far as that changes taxes and dates.
import { locationZip } from '#people/locations/server';
import type { XmlElement } from '#people/cxml/rules';
import { shipToCode } from '#people/procurement/rules';
import type { ProcurementConnection } from '#people/procurement/server';
import type { Queries } from '#platform/db';

/** A postal code; '' leaves it to where the person's orders usually go. A place that the system names by our number comes before its address. */
export async function destinationOf(
  on: Queries,
  { accountNumber, shipTo, locationId }: Pick<ProcurementConnection, 'accountNumber' | 'shipTo' | 'locationId'>,
  setup: XmlElement | null,
  zip: string,
): Promise<string> {
  if (shipTo === 'usual') return '';
  if (shipTo === 'fixed') return locationId === null ? '' : ((await locationZip(on, accountNumber, { locationId })) ?? '');
  const code = setup === null ? '' : shipToCode(setup);
  const known = code === '' ? undefined : await locationZip(on, accountNumber, { code });
  return known ?? zip;
}
