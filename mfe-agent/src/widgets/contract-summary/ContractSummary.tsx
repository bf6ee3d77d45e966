import { contractKinds, isAgent, mayReceiveContract } from '@mosaic/contracts'
import { useSession } from '@mosaic/session'
import { List, ListRow, Section } from '@mosaic/ui'
import { contractPages, useContractsQuery } from '../../api/contracts'
import { useTexts } from '../../texts'

/** Contracts of a player with the agent above, in the member centre; agents have them in their own area. */
const ContractSummary = () => {
  const session = useSession()
  const isPlayer = session !== null && mayReceiveContract(session.type) && !isAgent(session.type)
  return isPlayer ? <Contracts /> : null
}

const Contracts = () => {
  const { t } = useTexts()
  const { data } = useContractsQuery()
  const newest = contractKinds.flatMap((kind) => {
    const contract =
      data?.own.find((each) => each.kind === kind && each.state === 'OFFERED') ??
      data?.own.find((each) => each.kind === kind)
    return contract ? [contract] : []
  })
  if (newest.length === 0) return null
  return (
    <Section icon="handshake" title={t('contract.yours')}>
      <List label={t('contract.yours')}>
        {newest.map(({ kind, state }) => (
          <ListRow
            key={kind}
            icon="handshake"
            title={t(`contract.title.${kind}`)}
            detail={t(`contract.state.${state}`)}
            badge={state === 'OFFERED' ? 1 : 0}
            to={contractPages[kind]}
          />
        ))}
      </List>
    </Section>
  )
}

export default ContractSummary
