// Error for a service that does not answer, with its own code, so that the page can say which part is missing (ERR-3).

export type ServiceCode = 'ITEM_SERVICE_IS_DOWN' | 'USER_SERVICE_IS_DOWN' | 'USER_ACCOUNT_SERVICE_IS_DOWN';

/** Becomes a 503 with Retry-After in the module that turns errors into replies. */
export class ServiceDown extends Error {
  override readonly name = 'ServiceDown';
  readonly service: ServiceCode;
  constructor(service: ServiceCode, cause: unknown) {
    super(service, { cause });
    this.service = service;
  }
}

/** The answer, or the service's code as an error. When one service fails because of another, the first one is reported. */
export async function orServiceDown<T>(service: ServiceCode, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ServiceDown ? error : new ServiceDown(service, error);
  }
}
