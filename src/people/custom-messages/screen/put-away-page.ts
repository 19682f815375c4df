// Puts a message away for the person who read it. A page script stays where it is; without one the browser goes back.
import { redirect } from 'react-router';
import type { Route } from './+types/put-away-page';
import { isRefusal } from '#base/outcome/rules';
import type { customMessagesContract } from '#people/custom-messages/contract';
import { safeTarget } from '#people/sessions/rules';
import { textOf } from '#ui/page/form-text';
import { attempt } from '#ui/page/page-visit';

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const params = { messageId: textOf(form, 'messageId').slice(0, 40) };
  const reply = await attempt<typeof customMessagesContract>(args)('POST /api/custom-messages/:messageId/put-away', { params });
  if (form.has('back')) throw redirect(safeTarget(textOf(form, 'back'), new URL(args.request.url).origin));
  return isRefusal(reply) ? 'stays' : 'away';
}

/** Nobody opens this address; who does anyway goes to the home page. */
export const loader = () => redirect('/');
