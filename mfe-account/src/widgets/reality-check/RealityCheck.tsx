import { moneyOf, MoneyText } from '@mosaic/money'
import { DefinitionRows, Dialog, useNavigate } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './RealityCheck.module.css'
import { useRealityCheck } from './use-reality-check'

const minuteMs = 60_000

/** Interrupts play with its time and its result, for as long as it takes to answer (domain §1.1). Lives over every page, the game's too. */
const RealityCheck = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { due, acknowledge } = useRealityCheck()
  if (!due || due.startedAt === null) return null
  const { currency } = due
  const money = (wire: string, signed = false) => (
    <MoneyText value={moneyOf(wire, currency)} currency={currency} signed={signed} />
  )
  const stop = () => {
    acknowledge()
    navigate('/m/limits')
  }
  return (
    <Dialog
      open
      onClose={stop}
      cancel={t('reality.stop')}
      title={t('reality.title')}
      text={t('reality.text', {
        time: t('limits.minutes', { count: Math.max(1, Math.round((due.now - due.startedAt) / minuteMs)) }),
      })}
      confirm={{ label: t('reality.goOn'), onConfirm: acknowledge }}
    >
      <div className={styles.rows}>
        <DefinitionRows
          rows={[
            { label: t('reality.staked'), value: money(due.staked) },
            { label: t('reality.paid'), value: money(due.paid) },
            { label: t('reality.net'), value: money(due.net, true), strong: true },
          ]}
        />
      </div>
    </Dialog>
  )
}

export default RealityCheck
