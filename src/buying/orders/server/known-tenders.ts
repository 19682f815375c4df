// What the provider knows about a draft's tenders, and what follows for the draft.
import { PaymentUnreachable, type Authorisation, type PaymentProvider } from '#buying/payment/server';
import { ownAuthorisation, paymentKey, type AuthorisedTender, type GivenUpDraft, type SettlingDeps } from './draft-ends.ts';
import { DRAFT_TENDERS } from './settling-queries.ts';

interface KnownTender {
  readonly tenderNo: number;
  /** `own`: the shop provides it without a provider. */
  readonly known: Authorisation | { readonly status: 'own'; readonly authorisationId: string } | 'none' | 'unknown';
}

/** Asks the provider about every tender of a draft; the shop answers for those that it provides itself. */
export async function knownTenders(
  { db, provider }: Pick<SettlingDeps, 'db' | 'provider'>,
  orderNumber: string,
): Promise<readonly KnownTender[]> {
  const rows = await db.many(DRAFT_TENDERS, [orderNumber]);
  return Promise.all(
    rows.map(async ({ tender_no: tenderNo, payment_type: paymentType }) => {
      const authorisationId = ownAuthorisation(paymentType, orderNumber);
      if (authorisationId !== undefined) return { tenderNo, known: { status: 'own' as const, authorisationId } };
      return { tenderNo, known: await lookUp(provider, paymentKey(orderNumber, tenderNo)) };
    }),
  );
}

export function authorisedOf(tenders: readonly KnownTender[]): readonly AuthorisedTender[] {
  return tenders.flatMap(({ tenderNo, known }) =>
    typeof known === 'object' && (known.status === 'authorised' || known.status === 'own')
      ? [{ tenderNo, authorisationId: known.authorisationId }]
      : [],
  );
}

/** The tenders to void, and why. */
export function endOf(tenders: readonly KnownTender[]): Pick<GivenUpDraft, 'held' | 'reason' | 'declined'> {
  const of = (status: Authorisation['status']) => tenders.filter(({ known }) => typeof known === 'object' && known.status === status);
  const [declined, asking] = [of('declined')[0], of('challenge')[0]];
  const reason = typeof declined?.known === 'object' && declined.known.status === 'declined' ? declined.known.reason : 'challengeFailed';
  return {
    // A tender that seems never requested is voided too, so that a late request cannot charge.
    held: [...tenders.filter(({ known }) => known === 'none'), ...of('authorised'), ...of('challenge')].map(({ tenderNo }) => tenderNo),
    reason: declined === undefined && asking === undefined ? 'voided' : `declined:${reason}`,
    declined: declined?.tenderNo ?? null,
  };
}

async function lookUp(provider: PaymentProvider, key: string): Promise<Authorisation | 'none' | 'unknown'> {
  try {
    return (await provider.find(key)) ?? 'none';
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return 'unknown';
  }
}
