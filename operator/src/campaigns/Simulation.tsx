import type { DeskBody, DeskValue } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Button, DefinitionRows, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'

type Figures = DeskValue<'simulateCampaign'>

const FiguresCard = ({ figures }: { readonly figures: Figures }) => {
  const { t } = useTexts()
  const { currency, days, accounts, usedUpOn, sharePercent } = figures
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  return (
    <section aria-label={t('campaigns.simulation.title', { days })}>
      <h2 className={queue.note}>{t('campaigns.simulation.title', { days })}</h2>
      <DefinitionRows
        rows={[
          { label: t('campaigns.simulation.members'), value: figures.members },
          { label: t('campaigns.simulation.takers'), value: figures.takers },
          { label: t('campaigns.simulation.grants'), value: figures.grants },
          { label: t('campaigns.granted'), value: money(figures.granted) },
          { label: t('campaigns.simulation.cost'), value: money(figures.cost), strong: true },
          ...(usedUpOn === null
            ? []
            : [
                {
                  label: t('campaigns.simulation.usedUpOn'),
                  value: t('campaigns.simulation.day', { day: usedUpOn }),
                },
              ]),
          { label: t('campaigns.simulation.gain', { accounts }), value: money(figures.gain), strong: true },
          { label: t('campaigns.simulation.riskless'), value: money(figures.riskless) },
        ]}
      />
      <p className={queue.note}>
        {t('campaigns.simulation.note')}{' '}
        {sharePercent < 100 ? t('campaigns.simulation.sample', { percent: sharePercent }) : null}
      </p>
    </section>
  )
}

/** Runs a draft over the records of its merchant; `draft` is null while it cannot be sent. */
export const Simulation = ({ draft }: { readonly draft: () => DeskBody<'simulateCampaign'> | null }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [figures, setFigures] = useState<Figures | null>(null)
  const call = useDeskMutation('simulateCampaign', {
    onDone: setFigures,
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  const ask = () => {
    const body = draft()
    if (body === null) toast(t('campaigns.simulation.incomplete'), { tone: 'error' })
    else call.submit(body)
  }
  return (
    <div aria-live="polite">
      <Button type="button" size="s" variant="secondary" icon="chart-line" loading={call.pending} onClick={ask}>
        {t('campaigns.simulation.ask')}
      </Button>
      {figures === null ? null : <FiguresCard figures={figures} />}
    </div>
  )
}
