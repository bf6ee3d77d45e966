import type { ApiFailure } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

export type TreeMember = ValueOf<'downlines'>['list'][number]

/** One opened level: the members directly below one parent, as far as they were fetched. */
type Branch = {
  readonly members: readonly TreeMember[]
  readonly nextPage: number | null
  readonly loading: boolean
  readonly failure: ApiFailure | null
}

/** Branches by parent; `root` is the agent's own direct downline. */
export type TreeState = { readonly branches: Readonly<Record<string, Branch>>; readonly open: ReadonlySet<string> }

export const root = 'root'

export type TreeEvent =
  | { readonly type: 'asked'; readonly parent: string }
  | {
      readonly type: 'arrived'
      readonly parent: string
      readonly members: readonly TreeMember[]
      readonly nextPage: number | null
    }
  | { readonly type: 'failed'; readonly parent: string; readonly failure: ApiFailure }
  | { readonly type: 'opened' | 'closed'; readonly parent: string }
  | { readonly type: 'restarted' }

export const emptyTree: TreeState = { branches: {}, open: new Set([root]) }

const emptyBranch: Branch = { members: [], nextPage: 1, loading: false, failure: null }

export const branchOf = (state: TreeState, parent: string): Branch => state.branches[parent] ?? emptyBranch

const changed = (state: TreeState, parent: string, change: Partial<Branch>): TreeState => ({
  ...state,
  branches: { ...state.branches, [parent]: { ...branchOf(state, parent), ...change } },
})

export const treeReducer = (state: TreeState, event: TreeEvent): TreeState => {
  switch (event.type) {
    case 'asked':
      return changed(state, event.parent, { loading: true, failure: null })
    case 'arrived': {
      const known = new Set(branchOf(state, event.parent).members.map((member) => member.id))
      const fresh = event.members.filter((member) => !known.has(member.id))
      return changed(state, event.parent, {
        members: [...branchOf(state, event.parent).members, ...fresh],
        nextPage: event.nextPage,
        loading: false,
      })
    }
    case 'failed':
      return changed(state, event.parent, { loading: false, failure: event.failure })
    case 'opened':
      return { ...state, open: new Set(state.open).add(event.parent) }
    case 'closed': {
      const open = new Set(state.open)
      open.delete(event.parent)
      return { ...state, open }
    }
    case 'restarted':
      return emptyTree
  }
}

export type TreeRow =
  | { readonly kind: 'member'; readonly member: TreeMember; readonly depth: number; readonly open: boolean }
  | {
      readonly kind: 'more'
      readonly parent: string
      readonly depth: number
      readonly loading: boolean
      readonly failure: ApiFailure | null
    }

/** The tree as the rows of a table: every open branch below its parent, and a last row where more can be fetched. */
export const visibleRows = (state: TreeState, parent: string = root, depth = 0): TreeRow[] => {
  if (!state.open.has(parent)) return []
  const { members, nextPage, loading, failure } = branchOf(state, parent)
  const rows = members.flatMap((member): TreeRow[] => [
    { kind: 'member', member, depth, open: state.open.has(member.id) },
    ...visibleRows(state, member.id, depth + 1),
  ])
  return loading || failure || nextPage !== null ? [...rows, { kind: 'more', parent, depth, loading, failure }] : rows
}
