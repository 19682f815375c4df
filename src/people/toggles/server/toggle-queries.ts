// All SQL of toggles.
import { statement } from '#platform/db';
import type { WebToggle } from '#people/toggles/rules';

export const TOGGLES = statement<WebToggle>(
  'web_toggles',
  `select toggle_name as "toggleName", toggle_values as "values", active from web_toggle order by toggle_name`,
);

export const WRITE_TOGGLES = statement<unknown>(
  'web_toggles_write',
  `insert into web_toggle (toggle_name, toggle_values, active)
   select "toggleName", array(select jsonb_array_elements_text("values")), active
   from jsonb_to_recordset($1::jsonb) as r ("toggleName" text, "values" jsonb, active boolean)
   on conflict (toggle_name) do update set toggle_values = excluded.toggle_values, active = excluded.active`,
);
