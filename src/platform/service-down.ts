// A part the shop leans on does not answer: said by its own code, so that the page can say which part of it is missing (ERR-3).

export type ServiceCode = 'ITEM_SERVICE_IS_DOWN' | 'USER_SERVICE_IS_DOWN' | 'USER_ACCOUNT_SERVICE_IS_DOWN';

/** Answered as 503 with Retry-After by the one module that turns errors into replies. */
export class ServiceDown extends Error {
  override readonly name = 'ServiceDown';
  readonly service: ServiceCode;
  constructor(service: ServiceCode, cause: unknown) {
    super(service, { cause });
    this.service = service;
  }
}

/** What was asked for, or the code of the service that could not say. Where one part fails because another did, the first is said. */
export async function orDown<T>(service: ServiceCode, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ServiceDown ? error : new ServiceDown(service, error);
  }
}
