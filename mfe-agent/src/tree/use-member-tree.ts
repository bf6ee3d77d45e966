import type { DayRange } from '@mosaic/i18n'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { downlines } from '../api/team'
import { branchOf, emptyTree, root, treeReducer, type TreeState } from './tree-state'

type MemberTreeHandle = {
  readonly state: TreeState
  readonly fetchMore: (parent: string) => void
  /** Opens or closes the level below a member; the first opening fetches it. */
  readonly toggle: (id: string) => void
}

/** Fetches the tree level by level. Another period starts over, and late answers of the old one are dropped. */
export const useMemberTree = ({ startDate, endDate }: DayRange): MemberTreeHandle => {
  const [state, dispatch] = useReducer(treeReducer, emptyTree)
  const current = useRef(state)
  current.current = state
  const life = useRef(new AbortController())

  const fetchPage = useCallback(
    async (parent: string, pageNo: number) => {
      const { signal } = life.current
      dispatch({ type: 'asked', parent })
      const answer = await downlines(
        { startDate, endDate, pageNo, ...(parent === root ? {} : { parentId: parent }) },
        signal,
      )
      if (signal.aborted) return
      if (!answer.ok) return dispatch({ type: 'failed', parent, failure: answer.failure })
      const { list, pageNum, totalPages } = answer.value
      dispatch({ type: 'arrived', parent, members: list, nextPage: pageNum < totalPages ? pageNum + 1 : null })
    },
    [startDate, endDate],
  )

  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    dispatch({ type: 'restarted' })
    void fetchPage(root, 1)
    return () => controller.abort()
  }, [fetchPage])

  const fetchMore = (parent: string) => {
    const { nextPage, loading } = branchOf(current.current, parent)
    if (!loading) void fetchPage(parent, nextPage ?? 1)
  }
  return {
    state,
    fetchMore,
    toggle: (id) => {
      if (current.current.open.has(id)) return dispatch({ type: 'closed', parent: id })
      dispatch({ type: 'opened', parent: id })
      if (!current.current.branches[id]) fetchMore(id)
    },
  }
}
