// Declines of Braintree's test double.
import { GraphQLError } from 'graphql';

export function refusal(errorClass: string, legacyCode?: string): GraphQLError {
  return new GraphQLError('Braintree says no', { extensions: { errorClass, ...(legacyCode === undefined ? {} : { legacyCode }) } });
}
