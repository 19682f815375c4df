// The judged French searches (bench/judged/README.md), and the quality measure for results.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogRecord } from '#goods/catalog/rules';

interface GradeRule {
  readonly in?: readonly string[];
  readonly items?: readonly string[];
  readonly title?: string;
  readonly not?: string;
  readonly fits?: string;
  readonly facets?: Readonly<Record<string, string>>;
}

export interface JudgedSearch {
  readonly query: string;
  /** Grading rules by grade; '3' is the best. */
  readonly grades: Readonly<Partial<Record<'1' | '2' | '3', readonly GradeRule[]>>>;
}

export function judgedFrench(): readonly JudgedSearch[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../../bench/judged/french.json'), 'utf8')) as JudgedSearch[];
}

const GRADES = ['3', '2', '1'] as const;
const TOP = 10;

/** NDCG@10 of the found items, best first, for one judged search over the listed products. */
export function ndcg({ grades }: JudgedSearch, found: readonly string[], listed: readonly CatalogRecord[]): number {
  const gains = new Map(listed.map((record) => [record.itemId, gainOf(record, grades)]));
  const ideal = [...gains.values()].sort((a, b) => b - a).slice(0, TOP);
  return discounted(found.slice(0, TOP).map((itemId) => gains.get(itemId) ?? 0)) / discounted(ideal);
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
}

function gainOf(record: CatalogRecord, grades: JudgedSearch['grades']): number {
  const grade = GRADES.find((one) => grades[one]?.some((rule) => holds(rule, record)));
  return Number(grade ?? 0) / 3;
}

function holds({ in: categories, items, title, not, fits, facets = {} }: GradeRule, record: CatalogRecord): boolean {
  const said = plain(record.text['fr-CA']?.name ?? record.text['en-US'].name);
  return (
    (categories === undefined || categories.includes(record.categoryId)) &&
    (items === undefined || items.includes(record.itemId)) &&
    (title === undefined || new RegExp(title).test(said)) &&
    (not === undefined || !new RegExp(not).test(said)) &&
    (fits === undefined || (record.fits ?? []).includes(fits)) &&
    Object.entries(facets).every(([code, value]) => record.facets?.[code]?.['en-US'] === value)
  );
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
