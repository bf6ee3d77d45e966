import { isAgent } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { Card, DefinitionRows, QueryView, Skeleton, useParams } from '@mosaic/ui'
import { useDeskQuery } from '../api/queries'
import { useMayDo } from '../api/session'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import { Devices } from './Devices'
import { Facts } from './Facts'
import { Ledger } from './Ledger'
import styles from './Members.module.css'
import { Notes } from './Notes'
import { ProposeAdjustment } from './ProposeAdjustment'
import { ProposeFreeRounds } from './ProposeFreeRounds'
import { ProposeHouseContract } from './ProposeHouseContract'
import { ProposeMove } from './ProposeMove'
import { Team } from './Team'
import { useBalanceName } from './use-balance-name'

type Sheet = DeskValue<'member'>

const Funds = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t } = useTexts()
  const balanceName = useBalanceName()
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('members.funds')}</h2>
      <DefinitionRows
        rows={sheet.pockets.map(({ code, balance }) => ({
          label: balanceName(code),
          value: <MoneyAmount value={moneyOf(balance, sheet.currency)} currency={sheet.currency} />,
        }))}
      />
    </Card>
  )
}

/** All data of a member: account, balances, ledger entries, devices, notes. */
export const MemberPage = () => {
  const { t } = useTexts()
  const mayDo = useMayDo()
  const { memberId = '' } = useParams()
  const query = useDeskQuery('member', { memberId })
  return (
    <QueryView query={query} skeleton={<Skeleton height={420} radius="l" />}>
      {(sheet) => (
        <>
          <h1 className={queue.title}>
            {sheet.member}
            {sheet.disabled ? ` · ${t('members.disabled')}` : ''}
          </h1>
          <div className={styles.sheet}>
            <Facts sheet={sheet} />
            <Funds sheet={sheet} />
            {mayDo('adjustments.propose') ? (
              <ProposeAdjustment memberId={sheet.memberId} currency={sheet.currency} />
            ) : null}
            {mayDo('free-rounds.propose') ? (
              <ProposeFreeRounds memberId={sheet.memberId} currency={sheet.currency} />
            ) : null}
            {mayDo('agents.propose') ? <ProposeMove memberId={sheet.memberId} /> : null}
            {mayDo('agents.propose') && isAgent(sheet.type) ? <ProposeHouseContract sheet={sheet} /> : null}
            <Devices sheet={sheet} />
            <Notes sheet={sheet} />
          </div>
          {isAgent(sheet.type) ? <Team key={sheet.memberId} memberId={sheet.memberId} /> : null}
          <Ledger memberId={sheet.memberId} />
        </>
      )}
    </QueryView>
  )
}
