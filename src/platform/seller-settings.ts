// Seller settings from the environment: what invoices and labels print about who sells.
import { textLike, type Read } from './setting-parsers.ts';

export interface SellerSettings {
  /** The seller's GST/HST and QST registrations, printed on Canadian invoices. */
  readonly gstNumber: string | undefined;
  readonly qstNumber: string | undefined;
  /** Registrations for provincial sales taxes (PST of British Columbia and Saskatchewan, RST of Manitoba), by province. */
  readonly provincialTaxNumbers: Readonly<Record<string, string>>;
  /** Seller and returns address per country, line by line, as invoices and labels print them. */
  readonly sellers: Readonly<Record<'US' | 'CA', SellerLines>>;
}

/** Undefined: the demo's seller. */
interface SellerLines {
  readonly seller: readonly string[] | undefined;
  /** Undefined: the seller's own address. */
  readonly returnsTo: readonly string[] | undefined;
}

/** Reads the settings by their names in the environment. */
export function readSellers(read: Read): SellerSettings {
  const lines = (name: string): readonly string[] | undefined =>
    read<readonly string[] | undefined>(name, undefined, addressLines, 'a name and two to five lines of an address, parted by |');
  return {
    gstNumber: read<string | undefined>('INKWELL_GST_NUMBER', undefined, textLike(/^\d{9} ?RT\d{4}$/), 'nine digits, RT and four digits'),
    qstNumber: read<string | undefined>('INKWELL_QST_NUMBER', undefined, textLike(/^\d{10} ?TQ\d{4}$/), 'ten digits, TQ and four digits'),
    provincialTaxNumbers: read('INKWELL_PST_NUMBERS', {}, provincialNumbers, 'BC, MB or SK and its number, parted by commas'),
    sellers: {
      US: { seller: lines('INKWELL_SELLER_US'), returnsTo: lines('INKWELL_RETURNS_US') },
      CA: { seller: lines('INKWELL_SELLER_CA'), returnsTo: lines('INKWELL_RETURNS_CA') },
    },
  };
}

/** Countries without a seller, where only the demo may lack one. */
export function missingSellers(
  { sellers }: SellerSettings,
  { production, demo }: { readonly production: boolean; readonly demo: boolean },
): readonly string[] {
  return (['US', 'CA'] as const).flatMap((country) => {
    const { seller, returnsTo } = sellers[country];
    const isMissing = seller === undefined && (returnsTo !== undefined || (production && !demo));
    return isMissing ? [`INKWELL_SELLER_${country} is needed: who sells there, as invoices and labels print it`] : [];
  });
}

function addressLines(text: string): readonly string[] | undefined {
  const lines = text.split('|').map((line) => line.trim());
  return lines.length >= 3 && lines.length <= 6 && lines.every((line) => line !== '' && line.length <= 60) ? lines : undefined;
}

function provincialNumbers(text: string): Readonly<Record<string, string>> | undefined {
  const found = text.split(',').map((one) => /^(BC|MB|SK) +([A-Z\d][A-Z\d -]{4,18}[A-Z\d])$/.exec(one.trim()));
  return found.includes(null) ? undefined : Object.fromEntries(found.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
}
