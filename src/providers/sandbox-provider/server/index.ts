export { runProvider, type ProviderSettings, type RunningProvider } from './run-provider.ts';
