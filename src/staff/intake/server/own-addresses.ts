// The shop's own addresses in feeds.
import type { Locale } from '#base/locale/rules';
import { makePaths, slugOf } from '#paths';
import { originOf, type Config } from '#platform/config';
import type { Tenant } from '#base/site/rules';

type Hosts = Pick<Config, 'scheme' | 'publicPort' | 'consumerHost' | 'businessHost'>;

export interface OwnAddresses {
  readonly home: string;
  readonly link: (itemId: string, title: string) => string;
  readonly drawing: (itemId: string) => string;
  /** The original address of an imported picture, or the shop's address of an imported file; undefined without either. */
  readonly image: (source: string, photo: { readonly hash: string } | undefined) => string | undefined;
}

export function ownAddresses(config: Hosts, tenant: Tenant, locale: Locale): OwnAddresses {
  const paths = makePaths(locale);
  const origin = originOf(config, tenant === 'business' ? config.businessHost : config.consumerHost);
  return {
    home: origin + paths.home(),
    link: (itemId, title) => origin + paths.product(slugOf(title), itemId),
    drawing: (itemId) => origin + paths.rasterPicture(paths.picture(itemId, 'main', undefined, locale === 'fr-CA' ? 'fr' : undefined)),
    image: (source, photo) => (/^https?:/i.test(source) ? source : photo && origin + paths.photo(photo.hash, 1200)),
  };
}

/** Tells whether an address is this shop's drawing of the item, on either of its hosts. */
export function makeOwnDrawings(config: Hosts): (itemId: string, address: string) => boolean {
  const ours = (['consumer', 'business'] as const).flatMap((tenant) =>
    (['en-US', 'fr-CA'] as const).map((locale) => ownAddresses(config, tenant, locale)),
  );
  return (itemId, address) => ours.some(({ drawing }) => address === drawing(itemId));
}
