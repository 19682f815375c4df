// What an organization decides about the orders and documents of one of its connections.
import { statement, type Queries } from '#platform/db';

export interface DocumentSettings {
  /** Where documents go; '' for nowhere. */
  readonly sendTo: string;
  readonly tolerancePercent: number;
  readonly allowsNewShipTo: boolean;
}

export const NO_SETTINGS: DocumentSettings = { sendTo: '', tolerancePercent: 0, allowsNewShipTo: false };

const SETTINGS_OF = statement<DocumentSettings>(
  'purchase_document_settings',
  `select send_to as "sendTo", tolerance_percent as "tolerancePercent", allows_new_ship_to as "allowsNewShipTo" from purchase_document_settings
  where account_number = $1 and connection_id = $2`,
);

type Values = DocumentSettings & { readonly accountNumber: string; readonly connectionId: string; readonly now: Date };

const KEEP_SETTINGS = statement<unknown, Values>(
  'purchase_document_keep_settings',
  (p) => `insert into purchase_document_settings (account_number, connection_id, send_to, tolerance_percent, allows_new_ship_to, changed_at)
  values (${p.accountNumber}, ${p.connectionId}, ${p.sendTo}, ${p.tolerancePercent}, ${p.allowsNewShipTo}, ${p.now})
  on conflict (account_number, connection_id) do update set send_to = excluded.send_to, tolerance_percent = excluded.tolerance_percent,
    allows_new_ship_to = excluded.allows_new_ship_to, changed_at = excluded.changed_at`,
);

export const readSettings = async (on: Queries, accountNumber: string, connectionId: string): Promise<DocumentSettings> =>
  (await on.maybe(SETTINGS_OF, [accountNumber, connectionId])) ?? NO_SETTINGS;

export const keepSettings = async (on: Queries, values: Values): Promise<void> => void (await on.run(KEEP_SETTINGS, values));
