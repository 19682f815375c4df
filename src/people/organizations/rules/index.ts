export {
  deactivationProblem,
  grantedBeyond,
  handOverProblem,
  hasRights,
  judgeRights,
  judgeInvitation,
  mayInviteAs,
  mayManage,
  type ChangeFacts,
  type MemberProblem,
  type MemberState,
  type NewRights,
  type Wanted,
} from './member-change.ts';
export { GRANTABLE, needsAdministrator, OPENER, readRole, rightsOfRole, ROLES, WITHHOLDABLE, type Role } from './role.ts';
export { rightsChange, type RightsChange, type RightsState } from './rights-change.ts';
export { readSalesRep, SALES_REP_COLUMNS } from './sales-rep.ts';
export { DETAIL_LIMITS, readDetails, type DetailsForm, type DetailsProblem } from './organization-details.ts';
