// The sales representative of an organization, and the row of the staff's sheet that names one.
import { readPhone } from '#people/addresses/rules';
import { isEmail, type SalesRepRow } from '#people/sessions/rules';

/** Columns of the sheet. Name, e-mail and phone are empty for an organization without a representative. */
export const SALES_REP_COLUMNS = ['account_number', 'name', 'email', 'phone'] as const;

const LONGEST_NAME = 80;

/** Returns an error sentence for a malformed row. */
export function readSalesRep(cells: Readonly<Record<string, string | undefined>>): SalesRepRow | string {
  const [accountNumber = '', name = '', email = '', phone = ''] = SALES_REP_COLUMNS.map((column) => cells[column]?.trim() ?? '');
  if (accountNumber === '') return 'account_number is empty';
  if (name === '')
    return email === '' && phone === '' ? { accountNumber, salesRep: null } : `account ${accountNumber} has no name of a representative`;
  if (name.length > LONGEST_NAME) return `name ${name} is longer than ${LONGEST_NAME} characters`;
  if (email !== '' && !isEmail(email)) return `email ${email} is no e-mail address`;
  const digits = phone === '' ? '' : readPhone(phone);
  if (digits === null) return `phone ${phone} is no phone number`;
  return { accountNumber, salesRep: { name, email, phone: digits } };
}
