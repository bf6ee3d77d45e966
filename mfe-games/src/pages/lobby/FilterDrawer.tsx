import { parseMoney } from '@mosaic/contracts'
import { formatMoney, useCommonTexts, useLanguage } from '@mosaic/i18n'
import { merchantCurrency } from '@mosaic/session'
import { Button, Chip, Drawer, IconButton } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useGameCountQuery, type Vendor } from '../../api/catalogue'
import type { LobbyQuery } from '../../lobby/lobby-query'
import { nextLobby, type LobbyEvent } from '../../lobby/next-lobby'
import { listRequest } from '../../lobby/list-request'
import { hasMinBetFilter, minBetOptions, type MinBet } from '../../lobby/min-bet'
import { useTexts } from '../../texts'
import styles from './FilterDrawer.module.css'

type FilterDrawerProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly query: LobbyQuery
  readonly vendors: readonly Vendor[]
  readonly onEvent: (event: LobbyEvent) => void
}

const toggled = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((entry) => entry !== code) : [...codes, code]

/** Manufacturer and, for slots, minimum bet. The list behind changes only on apply; the button counts the games. */
export const FilterDrawer = ({ open, onClose, query, vendors, onEvent }: FilterDrawerProps) => {
  const { t, tag } = useTexts()
  const { t: common } = useCommonTexts()
  const { language } = useLanguage()
  const [draft, setDraft] = useState(query)
  useEffect(() => {
    if (open) setDraft(query)
  }, [open, query])

  const count = useGameCountQuery(listRequest(draft, draft.vendors, language), open)
  const currency = merchantCurrency()
  const betLabel = (option: MinBet): string => {
    const value = option === 'all' ? null : parseMoney(option, currency)
    return value === null ? t('filter.anyBet') : formatMoney(value, currency, tag)
  }
  const apply = () => {
    const { name, vendors: chosen, classify, minBet, onlyNew } = draft
    onEvent({ kind: 'filters-applied', filters: { name, vendors: chosen, classify, minBet, onlyNew } })
    onClose()
  }

  return (
    <Drawer open={open} onClose={onClose} label={t('filter.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filter.title')}</h2>
        <IconButton icon="x" label={common('action.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.group} role="group" aria-label={t('filter.new')}>
          <Chip icon="sparkle" selected={draft.onlyNew} onClick={() => setDraft({ ...draft, onlyNew: !draft.onlyNew })}>
            {t('filter.new')}
          </Chip>
        </div>
        {hasMinBetFilter(query.tab) ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('filter.minBet')}</legend>
            {(['all', ...minBetOptions] as const).map((option) => (
              <Chip
                key={option}
                selected={draft.minBet === option}
                onClick={() => setDraft({ ...draft, minBet: option })}
                className={styles.chip}
              >
                {betLabel(option)}
              </Chip>
            ))}
          </fieldset>
        ) : null}
        {vendors.length > 0 ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('filter.manufacturer')}</legend>
            {vendors.map((vendor) => (
              <Chip
                key={`${vendor.gameCategory}/${vendor.accountTypeName}`}
                count={vendor.gameCount}
                selected={draft.vendors.includes(vendor.accountTypeName)}
                onClick={() => setDraft({ ...draft, vendors: toggled(draft.vendors, vendor.accountTypeName) })}
                className={styles.chip}
              >
                {vendor.displayName}
              </Chip>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div className={styles.foot}>
        <Button variant="secondary" onClick={() => setDraft(nextLobby(query, { kind: 'filters-cleared' }))}>
          {t('filter.clear')}
        </Button>
        <Button onClick={apply} aria-live="polite">
          {count.data === undefined
            ? t('filter.counting')
            : count.data === 0
              ? t('filter.applyNone')
              : t('filter.apply', { count: count.data })}
        </Button>
      </div>
    </Drawer>
  )
}
