// Addresses of the pages of a visit that a purchasing system has opened.
import type { Paths } from '#paths';

/** `now`: the cart goes back without another press. */
type Return = { readonly now?: boolean };

export const punchoutPaths = ({ punchout }: Pick<Paths, 'punchout'>) => ({
  start: (token: string, { tried }: { readonly tried: boolean }) =>
    punchout(`start${query(['token', token], ['tried', tried ? '1' : ''])}`),
  /** Where a browser that keeps no cookies in frames opens the shop in a window. */
  window: (token: string) => punchout(`window${query(['token', token])}`),
  /** Where a cart goes back, or the shopper without one. */
  return: ({ now = false }: Return = {}) => punchout(`return${query(['now', now ? '1' : ''])}`),
  /** What became of a visit that is over, or that never began. */
  over: ({ why, token }: { readonly why?: string; readonly token?: string } = {}) =>
    punchout(`over${query(['why', why], ['token', token])}`),
  /** The page that plays a purchasing system; `trial`: one of its visits. */
  tester: (connectionId: string, { trial }: { readonly trial?: string } = {}) =>
    punchout(`tester/${connectionId}${query(['trial', trial])}`),
});

/** Parameters without a value are left out. */
function query(...values: readonly (readonly [name: string, value: string | undefined])[]): string {
  const given = values.flatMap(([name, value = '']) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return given.length === 0 ? '' : `?${given.join('&')}`;
}
