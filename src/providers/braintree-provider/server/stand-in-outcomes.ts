// How Braintree's test tokens end.

/** Braintree's own test tokens: https://developer.paypal.com/braintree/docs/reference/general/testing/node. */
export const OUTCOMES: ReadonlyMap<string, object> = new Map(
  Object.entries({
    'fake-processor-declined-2000': declined('2000'),
    'fake-processor-declined-2001': declined('2001'),
    'fake-processor-declined-2004': declined('2004'),
    'fake-processor-declined-2010': declined('2010'),
    'fake-processor-declined-3000': declined('3000'),
    'fake-gateway-rejected-cvv-nonce': rejected('CVV'),
    'fake-gateway-rejected-avs-nonce': rejected('AVS'),
    'fake-gateway-rejected-fraud-nonce': rejected('FRAUD'),
    'fake-processor-failure-nonce': { __typename: 'FailedEvent', status: 'FAILED' },
  }),
);

function declined(legacyCode: string): object {
  return { __typename: 'ProcessorDeclinedEvent', status: 'PROCESSOR_DECLINED', processorResponse: { legacyCode } };
}

function rejected(gatewayRejectionReason: string): object {
  return { __typename: 'GatewayRejectedEvent', status: 'GATEWAY_REJECTED', gatewayRejectionReason };
}
