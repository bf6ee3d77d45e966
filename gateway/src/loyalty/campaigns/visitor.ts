import type { MemberFacts } from './eligibility'
import type { Progress } from './progress/progress-store'
import type { GrantRow } from './schema'

/** What is known of the visitor: `facts` is null for a guest, whose conditions are shown and not judged. */
export type Visitor = {
  readonly facts: MemberFacts | null
  readonly grants: readonly GrantRow[]
  readonly progress: readonly Progress[]
  readonly timeZone: string
  readonly now: number
}
