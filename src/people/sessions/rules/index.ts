export {
  accountProblems,
  isEmail,
  MIN_PASSWORD_LENGTH,
  splitName,
  type AccountField,
  type AccountForm,
  type FieldProblem,
} from './account-fields.ts';
export { CAMPAIGN_KEPT_MS, CAMPAIGN_KEY, CAMPAIGN_PARAM, keptCampaign, LONGEST_CAMPAIGN } from './campaign.ts';
export { customerTypeOf, routeContextOf, routeTypeOf, type CustomerType, type RouteContext, type RouteType } from './customer-type.ts';
export type { SalesRepRow } from './sales-rep-row.ts';
export { safeTarget } from './safe-target.ts';
export { segmentCodes, segmentOf, segmentWithProgram, type Segment } from './segments.ts';
export { signInType, type SignInType } from './sign-in-type.ts';
export { platformOf, WIDEST_PHONE } from './platform.ts';
export { deviceOf, LONGEST_USER_AGENT, type Device } from './device-of.ts';
/** LOGGEDIN, LOGGEDOFF or GUEST (USR-2). */
export { isLoggedIn, loginStatusOf } from './login-status.ts';
