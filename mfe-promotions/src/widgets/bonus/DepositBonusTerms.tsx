import { BonusTerms } from '../../promotion/BonusTerms'

type DepositBonusTermsProps = {
  readonly promotionId: string
  /** What the deposit would bring. */
  readonly amount: string
}

/** What the bonus that is chosen with a deposit asks and is worth, before it is ordered. */
const DepositBonusTerms = ({ promotionId, amount }: DepositBonusTermsProps) => (
  <BonusTerms key={promotionId} promotionId={promotionId} amount={amount} />
)

export default DepositBonusTerms
