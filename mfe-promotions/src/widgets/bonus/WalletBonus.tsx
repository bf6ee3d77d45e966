import { useBonusesQuery } from '../../api/promotions'
import { BonusCard } from '../../bonus/BonusCard'

/** The bonuses in play, on the pages of the wallet; nothing without one. */
const WalletBonus = () => (useBonusesQuery().data ?? []).map((bonus) => <BonusCard key={bonus.bonusId} bonus={bonus} />)

export default WalletBonus
