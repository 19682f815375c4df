export { nameInColumn } from './assignees-column.ts';
export {
  addressOfLocation,
  LOCATION_LIMITS,
  locationLabel,
  readLocation,
  type LocationFacts,
  type LocationProblem,
  type ShipToPlace,
} from './location.ts';
export {
  readLocationTable,
  TABLE_COLUMNS,
  type RowProblem,
  type TableColumn,
  type TableWords,
  type WantedLocation,
} from './location-table.ts';
