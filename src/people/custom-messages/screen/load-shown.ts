// Loads an organization's messages for a place of the shop.
import { isRefusal } from '#base/outcome/rules';
import type { customMessagesContract, ShownMessage } from '#people/custom-messages/contract';
import type { MessagePlace } from '#people/custom-messages/rules';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

/** Only the business site has organizations. Pages open without messages when they cannot be read (ERR-4). */
export async function loadShownMessages(args: WithContext, place: MessagePlace): Promise<readonly ShownMessage[]> {
  if (args.context.get(pageVisit).site.tenant !== 'business') return [];
  const reply = await attempt<typeof customMessagesContract>(args)('GET /api/custom-messages', { query: { place } });
  return isRefusal(reply) ? [] : reply.messages;
}
