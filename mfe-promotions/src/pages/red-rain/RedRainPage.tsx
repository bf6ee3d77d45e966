import { OrderCheck } from '@mosaic/forms'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import {
  Button,
  Countdown,
  EmptyState,
  prefersReducedMotion,
  QueryView,
  Screen,
  Skeleton,
  useFailureToast,
} from '@mosaic/ui'
import { useRef, useState } from 'react'
import { useClaimRedRain, useRedRainsQuery } from '../../api/red-rain'
import { useTexts } from '../../texts'
import { CaughtCard } from './CaughtCard'
import { FallingRain } from './FallingRain'
import { type RainStage, shownRain } from './rain-stage'
import styles from './RedRainPage.module.css'
import { StillRain } from './StillRain'

const Rain = ({ shown }: { readonly shown: RainStage }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const { claim, refresh } = useClaimRedRain()
  const [isStill] = useState(prefersReducedMotion)
  /** The wave that was grabbed at: a second tap sends nothing more. */
  const grabbed = useRef<number | null>(null)
  const { stage, rain } = shown
  const { wave, waves, changesAt, currency, total, giver } = rain
  const grab = () => {
    if (stage !== 'falling' || grabbed.current === shown.wave) return
    grabbed.current = shown.wave
    claim.submit(
      { body: { rainId: rain.rainId, wave: shown.wave } },
      {
        onError: ({ failure }) => {
          grabbed.current = null
          showFailure(failure)
          refresh()
        },
      },
    )
  }
  const isLast = wave === waves - 1
  const next = stage === 'before' ? 'rain.begins' : isLast ? 'rain.ends' : 'rain.nextWave'
  return (
    <section className={styles.stage} aria-label={t('rain.title')}>
      <header className={styles.head}>
        <p className={styles.giver}>{t(`rain.giver.${giver}`)}</p>
        <MoneyAmount value={moneyOf(total, currency)} currency={currency} size="l" className={styles.total} />
        {wave === null ? null : <p className={styles.wave}>{t('rain.wave', { wave: wave + 1, waves })}</p>}
        <p className={styles.wave}>
          <span aria-hidden="true">{t(next)}</span>
          <Countdown label={t(next)} until={changesAt} onEnd={refresh} className={styles.clock} />
        </p>
      </header>
      <div className={styles.sky}>
        {stage === 'falling' && !isStill ? <FallingRain onCatch={grab} /> : null}
        {stage === 'falling' && isStill ? <StillRain disabled={claim.pending} onCatch={grab} /> : null}
        {stage === 'caught' ? <CaughtCard rain={rain} /> : null}
        {stage === 'empty' ? <p className={styles.message}>{t('rain.empty')}</p> : null}
        {stage === 'before' ? <p className={styles.message}>{t('rain.before')}</p> : null}
      </div>
      {stage === 'falling' ? (
        <OrderCheck compact names={['claimRedRain']} onDone={refresh} onRefused={refresh}>
          <Button block size="l" icon="hand-coins" loading={claim.pending} onClick={grab}>
            {t('rain.catch')}
          </Button>
        </OrderCheck>
      ) : null}
      {stage === 'caught' && isLast ? <p className={styles.hint}>{t('rain.overSoon')}</p> : null}
    </section>
  )
}

/** Red envelope rain: the gateway decides what falls; each wave a member catches one envelope. */
const RedRainPage = () => {
  const { t } = useTexts()
  const rains = useRedRainsQuery()
  return (
    <Screen>
      <QueryView
        query={rains}
        skeleton={<Skeleton height={560} radius="l" />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            icon="gift"
            title={t('rain.noneTitle')}
            text={t('rain.noneText')}
            action={<Button to="/m/activity">{t('missing.action')}</Button>}
          />
        }
      >
        {(list) => {
          const shown = shownRain(list)
          return shown ? <Rain key={shown.rain.rainId} shown={shown} /> : null
        }}
      </QueryView>
    </Screen>
  )
}
export default RedRainPage
