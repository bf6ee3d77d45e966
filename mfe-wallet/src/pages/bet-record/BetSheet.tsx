import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneyText } from '@mosaic/money'
import { Receipt } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { CopyButton, DefinitionRows, Sheet, type DefinitionRow } from '@mosaic/ui'
import { useRef } from 'react'
import { useTexts } from '../../texts'
import type { Bet } from './bet'
import { RoundProof } from './RoundProof'

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text)

const BetDetails = ({ bet }: { readonly bet: Bet }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency } = bet
  const money = (wire: string) => <MoneyText value={moneyOf(wire, currency)} currency={currency} />
  const rows: DefinitionRow[] = [
    { label: t('bets.game'), value: bet.gameName },
    { label: t('bets.vendor'), value: bet.vassalageName },
    { label: t('bets.status'), value: t(`bets.state.${bet.state}`) },
    { label: t('bets.placedAt'), value: formatDate(bet.at, tag, 'dateTime', timeZone) },
    ...(bet.settledAt === null
      ? []
      : [{ label: t('bets.settledAt'), value: formatDate(bet.settledAt, tag, 'dateTime', timeZone) }]),
    {
      label: t('bets.round'),
      value: <CopyButton text={bet.roundId} label={t('bets.copyRound')} shownText={`…${bet.roundId.slice(-8)}`} />,
    },
    ...(bet.freeStake === null ? [] : [{ label: t('bets.freeStake'), value: money(bet.freeStake) }]),
    { label: t('bets.stake'), value: money(bet.stake) },
    ...(bet.bonusStake ? [{ label: t('bets.bonusStake'), value: money(bet.bonusStake) }] : []),
    { label: t('bets.validBet'), value: money(bet.validBet) },
    { label: t('bets.payout'), value: money(bet.payout) },
    ...(bet.bonusPayout ? [{ label: t('bets.bonusPayout'), value: money(bet.bonusPayout) }] : []),
    {
      label: t('bets.net'),
      value: <MoneyAmount value={moneyOf(bet.net, currency)} currency={currency} signed tone="auto" />,
      strong: true,
    },
  ]
  return (
    <>
      <Receipt open={bet.state === 'OPEN'}>
        <DefinitionRows rows={rows} />
      </Receipt>
      {isWebAddress(bet.verifyUrl) ? <RoundProof key={bet.roundId} url={bet.verifyUrl} /> : null}
    </>
  )
}

/** Everything about one bet. While the sheet closes it keeps showing the bet it was opened with. */
export const BetSheet = ({ bet, onClose }: { readonly bet: Bet | null; readonly onClose: () => void }) => {
  const { t } = useTexts()
  const last = useRef<Bet | null>(null)
  if (bet) last.current = bet
  const shown = bet ?? last.current
  return (
    <Sheet open={bet !== null} onClose={onClose} title={shown?.gameName ?? t('bets.details')}>
      {shown ? <BetDetails bet={shown} /> : null}
    </Sheet>
  )
}
