export { buildSandboxProvider, type ProviderFacts } from './provider-app.ts';
