// Who sells and where parcels go back to, by country: as labels and invoices print it.

export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly returnsTo: readonly string[];
}

const SELLERS: Readonly<Record<'US' | 'CA', Seller>> = {
  US: {
    name: 'Inkwell Office Supply, Inc.',
    address: ['120 Speen Street', 'Framingham, MA 01701', 'United States'],
    returnsTo: ['Inkwell Returns', '120 Speen Street, Dock 4', 'Framingham, MA 01701', 'United States'],
  },
  CA: {
    name: 'Inkwell Canada Inc.',
    address: ['2400 Dundas Street West', 'Mississauga, ON L5K 2R8', 'Canada'],
    returnsTo: ['Inkwell Returns / Retours Inkwell', '2400 Dundas Street West, Dock 4', 'Mississauga, ON L5K 2R8', 'Canada'],
  },
};

/** The seller of a site: `consumer-US` buys in the United States. */
export function sellerOf(siteId: string): Seller {
  return SELLERS[siteId.endsWith('CA') ? 'CA' : 'US'];
}
