import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { refreshWallet, useSession } from '@mosaic/session'
import { useEffect } from 'react'
import { queryKey } from './query-key'

export type PromotionState = ValueOf<'promotions'>['content'][number]
export type Board = ValueOf<'promotionBoard'>
export type Reward = ValueOf<'claimablePromotions'>[number]
export type Bonus = ValueOf<'bonuses'>['list'][number]
export type Claimed = ValueOf<'claimPromotion'>

const oneMinute = 60_000

/** The states of all promotions for this visitor. */
export const usePromotionStatesQuery = () =>
  useApiQuery('promotions', 'promotions', {}, { staleTime: oneMinute, select: ({ content }) => content })

/** The state of one promotion; undefined for an announcement without a campaign. */
export const usePromotionState = (id: string): PromotionState | undefined =>
  usePromotionStatesQuery().data?.find(({ promotionId }) => promotionId === id)

/** What a bonus asks and what it is worth, before it is accepted. */
export const useBonusTermsQuery = (promotionId: string, amount: string | null) =>
  useApiQuery(
    'promotions',
    'promotionTerms',
    { query: { promotionId, ...(amount !== null && { amount }) } },
    { staleTime: oneMinute, keepPrevious: true },
  )

/** Standing of a tournament, or tickets of a raffle. */
export const useBoardQuery = (promotionId: string) =>
  useApiQuery('promotions', 'promotionBoard', { query: { promotionId } }, { refetchInterval: oneMinute })

export const useRewardsQuery = () => useApiQuery('promotions', 'claimablePromotions', { query: {} })

/** Rewards that are checked before they can be claimed. */
export const useWaitingRewardsQuery = () => useApiQuery('promotions', 'claimablePromotions', { query: { status: 'A' } })

export const useCheckInQuery = () => useApiQuery('promotions', 'loginPromotion', {})

/** Where there is no stream, or a gateway without this topic. */
const progressInterval = oneMinute

/** Asks for the progress again at each change: rounds settle in the background. */
const useLiveBonuses = (): void => {
  const client = useQueryClient()
  const userName = useSession()?.userName
  useEffect(() => {
    let stop: (() => void) | null = null
    let unmounted = false
    import('@mosaic/live')
      .then(({ followTopic }) => {
        if (!unmounted)
          stop = followTopic('rewards', () => void client.invalidateQueries({ queryKey: queryKey('bonuses') }))
      })
      // The interval still asks.
      .catch(() => undefined)
    return () => {
      unmounted = true
      stop?.()
    }
  }, [userName, client])
}
const live = ({ list }: ValueOf<'bonuses'>): readonly Bonus[] =>
  list.filter(({ state }) => state === 'ACTIVE' || state === 'WAITING')

/** The bonuses in play. */
export const useBonusesQuery = () => {
  useLiveBonuses()
  return useApiQuery('promotions', 'bonuses', {}, { select: live, refetchInterval: progressInterval })
}

export const useHasSession = (): boolean => useSession() !== null

/** Refreshes what a claim, an application or their refusal changed. */
export const useRefreshPromotions = () => {
  const client = useQueryClient()
  return (): Promise<void> => {
    void refreshWallet()
    const stale = (['promotions', 'claimablePromotions', 'loginPromotion', 'bonuses'] as const).map((name) =>
      client.invalidateQueries({ queryKey: queryKey(name) }),
    )
    return Promise.all(stale).then(() => undefined)
  }
}

export const useJoinPromotion = () => useApiMutation('joinPromotion')
export const useAddPromotionImage = () => useApiMutation('addPromotionImage')
export const useClaimPromotion = () => useApiMutation('claimPromotion')
export const useClaimPromoCode = () => useApiMutation('claimPromoCode')
export const useForfeitBonus = () => useApiMutation('forfeitBonus')
export const useCheckIn = () => useApiMutation('claimLoginPromotion')
