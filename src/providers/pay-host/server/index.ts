export type { CardFormSettings, PayHostSettings } from './pay-host-settings.ts';
export { runPayHost, type RunningPayHost } from './run-pay-host.ts';
