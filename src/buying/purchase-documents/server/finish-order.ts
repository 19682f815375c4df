// What a received document comes to: an order, a cancellation, or a refusal.
import { failed, type Outcome } from '#base/outcome/rules';
import { isPassing, type OrderProblem } from '#buying/purchase-documents/rules';
import { at, attributeOf } from '#people/cxml/rules';
import { readBuyer } from '#people/procurement/rules';
import { cancelIncoming, checkTestDeletion } from './cancel-incoming.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { answerOf, taken, type OrderAnswer } from './order-answer.ts';
import type { OpenDocument } from './received-document.ts';
import { refuseOrder, takeChange, takeOrder, takeTest } from './settle-order.ts';
import { workOnOrder } from './work-on-order.ts';

/** Works on a document whose number is taken for it, now or after a crash. */
export async function finishOrder(
  deps: DocumentsDeps,
  open: OpenDocument,
  { documentId, cartId }: { readonly documentId: string; readonly cartId: string },
): Promise<OrderAnswer> {
  const { connection, root, envelope, order } = open;
  if (order.type !== 'new') return finishChange(deps, open, documentId);
  const { payloadId, deploymentMode, body } = envelope;
  const header = at(body, 'OrderRequestHeader') ?? body;
  const language = attributeOf(root, 'xml:lang') || 'en-US';
  const asked = { connection, order, buyer: readBuyer(header), documentId, cartId, payloadId, language, deploymentMode };
  const worked = await workOnOrder(deps, asked, deps.clock.now());
  if (!worked.ok) {
    // What is still being paid or sold keeps its number until somebody knows what became of it.
    if (!isPassing(worked.problem)) await refuseOrder(deps, open, documentId, worked.problem);
    return answerOf(worked.problem);
  }
  if (typeof worked.value !== 'string') {
    await takeTest(deps, open, documentId, worked.value);
    return taken(null);
  }
  await takeOrder(deps, open, documentId, worked.value);
  return taken(worked.value);
}

/** A deletion cancels; an update is refused in words (decision 0403). A deletion that is a test cancels nothing. */
async function finishChange(deps: DocumentsDeps, open: OpenDocument, documentId: string): Promise<OrderAnswer> {
  const changed = await changeOrder(deps, open);
  if (!changed.ok) {
    await refuseOrder(deps, open, documentId, [changed.problem]);
    return answerOf([changed.problem]);
  }
  await takeChange(deps, open, documentId, changed.value);
  return taken(changed.value);
}

/** The number of the order that is cancelled; null: the deletion of a test order, of which there is nothing to cancel. */
function changeOrder(deps: DocumentsDeps, open: OpenDocument): Promise<Outcome<string | null, OrderProblem>> {
  if (open.order.type !== 'delete') return Promise.resolve(failed({ code: 'UPDATE' }));
  const isTest = open.connection.isTest || open.envelope.deploymentMode === 'test';
  return isTest ? checkTestDeletion(deps, open) : cancelIncoming(deps, open);
}
