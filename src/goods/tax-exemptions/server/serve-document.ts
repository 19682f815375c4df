// The scan of a certificate: for who administers the organization, as a download that no browser opens in the shop's name (trust 17, 22).
import type { FastifyInstance } from 'fastify';
import { refuse } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import { isSignedIn } from '#base/shopper/rules';
import { endingOf } from '#goods/tax-exemptions/rules';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { actorOf } from '#people/organizations/server';
import { makePaths } from '#paths';
import type { Queries } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import { DOCUMENT } from './exemption-queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function serveExemptionDocument(shop: FastifyInstance, db: Queries): void {
  const address = makePaths('en-US').taxExemptionDocument(':exemptionId');
  shop.get<{ Params: { exemptionId: string } }>(address, { config: { access: 'shopper' } }, async ({ visit, params }, reply) => {
    const shopper = await visit.shopper();
    const say = sayer(taxExemptionsWords, visit.copyLocale);
    if (!isSignedIn(shopper)) return sendRefusal(reply, refuse(401, 'LOGIN_REQUIRED', say('LOGIN_REQUIRED')));
    const actor = actorOf(shopper);
    if (actor === undefined || !shopper.permissions.has('H_SAM'))
      return sendRefusal(reply, refuse(403, 'EXEMPTIONS_NOT_ALLOWED', say('EXEMPTIONS_NOT_ALLOWED')));
    const { exemptionId } = params;
    const file = UUID.test(exemptionId) ? await db.maybe(DOCUMENT, [actor.accountNumber, exemptionId]) : undefined;
    if (file === undefined) return sendRefusal(reply, refuse(404, 'EXEMPTION_NOT_FOUND', say('EXEMPTION_NOT_FOUND')));
    return reply
      .headers({
        ...API_HEADERS,
        'x-robots-tag': 'noindex',
        'content-type': file.media_type,
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="certificate-${exemptionId.slice(0, 8)}.${endingOf(file.media_type)}"`,
      })
      .send(Buffer.from(file.bytes));
  });
}
