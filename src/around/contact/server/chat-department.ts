// Which desk a visitor's chat goes to (HDR-4).
import { departmentsOf } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { CHAT_DEPARTMENT } from './chat-queries.ts';

/** Leads the visitor's conversation to a desk of the site; one that is to come begins at that of its site. Refuses other desks. */
export async function setDepartment(db: Db, departments: readonly number[], visit: Visit): Promise<{ department: number[] } | Refusal> {
  const known = departmentsOf(visit.site.tenant);
  if (departments.some((one) => !known.includes(one)))
    return refuse(400, 'UNKNOWN_DEPARTMENT', sayer(contactWords, visit.copyLocale)('server.unknownDepartment'), 'department');
  const shopper = await visit.shopper();
  if (shopper !== null) await db.run(CHAT_DEPARTMENT, [shopper.shopperId, departments[0] ?? null]);
  return { department: [...new Set(departments)] };
}
