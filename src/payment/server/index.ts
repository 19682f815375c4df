export { httpProvider, type Transport } from './http-provider.ts';
export { PaymentUnreachable, type Authorisation, type PaymentProvider } from './payment-provider.ts';
export { inProcess, overNetwork } from './transports.ts';
