// The record of changes, newest first, with names as they were.
import { Compile } from 'typebox/schema';
import Type from 'typebox';
import { ChangeView } from '#buying/approval-rules/contract';
import type { Queries } from '#platform/db';
import { CHANGES, type ChangeRow } from './change-queries.ts';

const PER_PAGE = 20;

const { rule, names, settings, about, cents } = ChangeView.properties;
const shape = Compile(Type.Partial(Type.Object({ rule, names, settings, about, cents })));
const KINDS: readonly ChangeView['kind'][] = ['added', 'changed', 'paused', 'resumed', 'deleted', 'restored', 'settings', 'limit'];

export async function readChanges(on: Queries, accountNumber: string, asked: { readonly page?: string; readonly perPage?: number }) {
  const { perPage = PER_PAGE } = asked;
  const page = Math.max(1, Number(asked.page ?? '1'));
  const ask = (at: number) => on.many(CHANGES, [accountNumber, perPage, (at - 1) * perPage]);
  const found = await ask(page);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  return { changes: rows.map(viewOf), page: isGone ? 1 : page, pages: Math.ceil((rows[0]?.count ?? 0) / perPage) };
}

/** What cannot be read any more is left out of the line. */
function viewOf({ at, actor_name: actorName, kind, version, detail }: ChangeRow): ChangeView {
  const kept = shape.Check(detail) ? detail : {};
  return {
    at: at.toISOString(),
    actorName,
    kind: KINDS.find((one) => one === kind) ?? 'changed',
    version,
    rule: kept.rule ?? null,
    names: kept.names ?? [],
    settings: kept.settings ?? null,
    about: kept.about ?? '',
    cents: kept.cents ?? null,
  };
}
