export type { CategoryOfMap, CategoryRule, ImportMap, PriceRule, Source } from './import-map.ts';
export { makeRowMapper, type Row } from './row-mapper.ts';
