import { Button, Dialog, toast, useFailureToast } from '@mosaic/ui'
import { isAgent } from '@mosaic/contracts'
import { useState } from 'react'
import { type Downline, useFreezeMutation, usePromoteMutation, useRefreshDownline } from '../../api/downline'
import { useTexts } from '../../texts'
import styles from './MemberSheet.module.css'

type Action = 'promote' | 'freeze' | 'release'

const actionsOf = ({ type, mayPromote, frozen }: Downline): readonly Action[] => [
  ...(mayPromote ? ['promote' as const] : []),
  ...(isAgent(type) ? [frozen ? ('release' as const) : ('freeze' as const)] : []),
]
const icons = { promote: 'user-plus', freeze: 'pause', release: 'play' } as const

/** Promote, freeze and release, each after a question. */
export const MemberActions = ({ member }: { readonly member: Downline }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const refresh = useRefreshDownline()
  const [promote, freeze] = [usePromoteMutation(), useFreezeMutation()]
  const [asked, setAsked] = useState<Action | null>(null)
  const { id: memberId, account: name } = member
  const after = (action: Action) => ({
    onSuccess: () => {
      toast(t(`team.done.${action}`), { tone: 'success' })
      refresh()
    },
    onError: ({ failure }: { readonly failure: Parameters<typeof showFailure>[0] }) => {
      showFailure(failure)
      refresh()
    },
  })
  const send = (action: Action) => {
    setAsked(null)
    if (action === 'promote') promote.submit({ body: { memberId } }, after(action))
    else freeze.submit({ body: { memberId, frozen: action === 'freeze' } }, after(action))
  }
  return (
    <div className={styles.actions}>
      {member.level === 1 ? (
        <Button
          size="s"
          variant="secondary"
          icon="percent"
          to={`/m/member/agent/agentRebeat?member=${encodeURIComponent(memberId)}`}
        >
          {t('team.setRates')}
        </Button>
      ) : null}
      {actionsOf(member).map((action) => (
        <Button
          key={action}
          size="s"
          variant="secondary"
          icon={icons[action]}
          loading={promote.pending || freeze.pending}
          onClick={() => setAsked(action)}
        >
          {t(`team.${action}`)}
        </Button>
      ))}
      {asked ? (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={t(`team.${asked}`)}
          text={t(`team.ask.${asked}`, { name })}
          confirm={{
            label: t(`team.${asked}`),
            onConfirm: () => send(asked),
            danger: asked === 'freeze',
          }}
        />
      ) : null}
    </div>
  )
}
