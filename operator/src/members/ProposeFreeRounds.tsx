import { visibleText } from '@mosaic/contracts'
import { newUuid } from '@mosaic/api-client'
import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { moneyOf, useMoneyText } from '@mosaic/money'
import { Card, Select, TextField, toast } from '@mosaic/ui'
import { useDeferredValue, useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useFilters } from '../queue/use-filters'
import { useTexts } from '../texts'
import styles from './Members.module.css'

export type ProposeFreeRoundsProps = { readonly memberId: string; readonly currency: string }

const shortestReason = 3
const most = { rounds: 100, days: 90 }

const within = (typed: string, max: number): number | null => {
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= max ? count : null
}

/** A second person approves. The id is made once per proposal, so a second click proposes nothing twice. */
export const ProposeFreeRounds = ({ memberId, currency }: ProposeFreeRoundsProps) => {
  const { t } = useTexts()
  const moneyText = useMoneyText()
  const { textOf } = useProblemText()
  const [id, setId] = useState(newUuid)
  const filters = useFilters({ search: field.text() })
  const search = useDeferredValue(filters.values.search)
  const games = useDeskQuery('freeRoundGames', { memberId, search }).data?.list ?? []
  const propose = useDeskMutation('proposeFreeRounds')
  /** The chosen game and stake; by default the first ones. */
  const chosen = (gameId: string, stake: string) => {
    const game = games.find((each) => each.gameId === gameId) ?? games[0]
    return { game, stake: game?.stakes.includes(stake) ? stake : game?.stakes[0] }
  }
  const form = useForm({
    fields: {
      gameId: field.text(),
      stake: field.text(),
      rounds: field.text('10'),
      days: field.text('7'),
      reason: field.text(),
    },
    errors: ({ gameId, rounds, days, reason }) => ({
      gameId: chosen(gameId, '').game ? undefined : t('freeRounds.noGame'),
      rounds: within(rounds, most.rounds) === null ? t('freeRounds.from1', { max: most.rounds }) : undefined,
      days: within(days, most.days) === null ? t('freeRounds.from1', { max: most.days }) : undefined,
      reason: visibleText(reason).length < shortestReason ? textOf(['required']) : undefined,
    }),
    call: propose,
    onSubmit: (values) => {
      const { game, stake = '' } = chosen(values.gameId, values.stake)
      const [rounds, days] = [within(values.rounds, most.rounds), within(values.days, most.days)]
      if (!game || rounds === null || days === null) return
      propose.submit(
        { id, memberId, gameId: game.gameId, stake, rounds, days, reason: values.reason },
        {
          onSuccess: () => {
            setId(newUuid())
            form.clear('reason')
            toast(t('adjustments.proposed'), { tone: 'success', duration: 'short' })
          },
        },
      )
    },
  })
  const { game, stake } = chosen(form.values.gameId, form.values.stake)
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('freeRounds.propose')}</h2>
      <Form form={form} submit={t('freeRounds.propose')} variant="secondary">
        <TextField {...filters.input('search')} label={t('freeRounds.search')} autoComplete="off" maxLength={64} />
        <Select
          {...form.input('gameId')}
          value={game?.gameId ?? ''}
          label={t('freeRounds.game')}
          options={games.map(({ gameId, gameName, vendor }) => ({ value: gameId, label: `${gameName} · ${vendor}` }))}
        />
        <Select
          {...form.input('stake')}
          value={stake ?? ''}
          label={t('freeRounds.stake')}
          options={(game?.stakes ?? []).map((each) => ({
            value: each,
            label: moneyText(moneyOf(each, currency), currency),
          }))}
        />
        <TextField
          {...form.input('rounds')}
          label={t('freeRounds.rounds')}
          inputMode="numeric"
          maxLength={3}
          required
        />
        <TextField {...form.input('days')} label={t('freeRounds.days')} inputMode="numeric" maxLength={3} required />
        <TextField {...form.input('reason')} label={t('queue.reason')} maxLength={200} required />
      </Form>
    </Card>
  )
}
