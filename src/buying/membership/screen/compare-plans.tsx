// The free program and the paid ones side by side, and what a membership agrees to, before anybody joins (RWD-4, RWD-2).
import { AddToCartForm } from '#buying/cart/screen';
import type { MembershipReply } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import { Badge } from '#ui/kit/badge';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { MembershipTerms } from './enrolment.tsx';
import styles from './membership.module.css';

type Plan = MembershipReply['plans'][number];

interface ComparePlansProps {
  readonly offered: MembershipReply;
  readonly isMember: boolean;
}

export function ComparePlans({ offered, isMember }: ComparePlansProps) {
  const t = useWords(membershipWords);
  const paths = usePaths();
  const rows = useBenefits(offered);
  const { plans, membership } = offered;
  if (plans.length === 0) return null;
  const mine = membership?.program ?? (isMember ? 'free' : null);
  return (
    <section className={styles.section} aria-labelledby="compare">
      <h2 id="compare">{t('compare')}</h2>
      <div className={styles.compare}>
        <table>
          <Heads plans={plans} mine={mine} />
          <tbody>
            {rows.map(([name, free, of]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={mine === 'free' ? styles.mine : undefined}>{free}</td>
                {plans.map(({ program }) => (
                  <td key={program} className={mine === program ? styles.mine : undefined}>
                    {of[program]}
                  </td>
                ))}
              </tr>
            ))}
            {membership === null && <JoinRow plans={plans} />}
          </tbody>
        </table>
      </div>
      <p>
        <TextAction to={paths.membershipGifts()}>{t('give')}</TextAction>
      </p>
      <Terms plans={plans} />
    </section>
  );
}

type Benefit = readonly [name: string, free: string, of: Readonly<Record<Plan['program'], string>>];

function useBenefits({ freeDeliveryFrom, deliveryFee, assemblyFee }: MembershipReply): readonly Benefit[] {
  const t = useWords(membershipWords);
  const price = usePrice();
  const assembly = price(assemblyFee);
  const delivery = t('deliveryFree', { from: price(freeDeliveryFrom), fee: price(deliveryFee) });
  const rows: readonly Benefit[] = [
    [t('rowBack'), t('backFree'), { SELECT: t('backSelect'), PREMIUM: t('backPremium') }],
    [t('rowDelivery'), delivery, { SELECT: t('deliveryPaid'), PREMIUM: t('deliveryPaid') }],
    [t('rowPaper'), t('no'), { SELECT: t('yes'), PREMIUM: t('yes') }],
  ];
  return assemblyFee === null ? rows : [...rows, [t('rowAssembly'), assembly, { SELECT: assembly, PREMIUM: t('included') }]];
}

function Heads({ plans, mine }: { readonly plans: readonly Plan[]; readonly mine: Plan['program'] | 'free' | null }) {
  const t = useWords(membershipWords);
  const price = usePrice();
  const own = <Badge tone="pick">{t('youHaveThis')}</Badge>;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{t('benefit')}</span>
        </th>
        <th scope="col" className={mine === 'free' ? styles.mine : undefined}>
          <b>{t('rewards')}</b> <span>{t('free')}</span> {mine === 'free' && own}
        </th>
        {plans.map((plan) => (
          <th scope="col" key={plan.program} className={mine === plan.program ? styles.mine : undefined}>
            <b>{plan.program}</b> <span>{t('perYear', { price: price(plan.price) })}</span> {mine === plan.program && own}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function JoinRow({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useWords(membershipWords);
  return (
    <tr>
      <th scope="row">{t('toJoin')}</th>
      <td>{t('free')}</td>
      {plans.map(({ program, itemId }) => (
        <td key={program}>
          <AddToCartForm itemId={itemId} label={t('join', { program })} size="small" wide />
        </td>
      ))}
    </tr>
  );
}

/** Also where a membership is bought: before the press that orders it. */
function Terms({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useWords(membershipWords);
  const price = usePrice();
  const prices = plans.map((plan) => price(plan.price)).join(' / ');
  return (
    <>
      <h3 className={styles.agree}>{t('agree')}</h3>
      <MembershipTerms prices={prices} />
    </>
  );
}
