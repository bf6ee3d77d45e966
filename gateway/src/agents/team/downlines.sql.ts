import { type SQL, sql } from 'drizzle-orm'
import { memberRows, membersSeen } from '../../identity'
import { type AskedPage, limitTo, totalRows } from '../../platform/http/paging'
import { isCounted } from './tree.sql'

/** The level below a parent, or with a search every level below the agent. */
export type Below = { readonly parentId: string; readonly parentDepth: number } | { readonly accountLike: string }

/**
 * A page of members below an agent; `level` counts from the agent who asks. The join on the closure table decides what
 * is visible, before any filter, sort or page.
 */
export const downlinePage = (
  agentId: string,
  below: Below,
  page: AskedPage,
  seen: { after: number; until: number },
): SQL => {
  const chosen =
    'accountLike' in below
      ? sql`mine.depth > 0 and member.account_key like ${below.accountLike}`
      : sql`mine.depth = ${below.parentDepth + 1} and member.parent_id = ${below.parentId}`
  return sql`
    with page as (
      select member.id, member.account, member.type, member.registered_at, member.last_login_at, member.currency, mine.depth as level, ${totalRows} as total
      from agent_tree mine join ${memberRows} member on member.id = mine.descendant_id
      where mine.ancestor_id = ${agentId} and ${chosen} and ${isCounted(sql`member.type`)}
      order by mine.depth, member.registered_at desc, member.id ${limitTo(page)}
    )
    select page.*,
      (select count(*)::int from agent_tree below where below.ancestor_id = page.id and below.depth = 1) as direct_count,
      (select count(*)::int from agent_tree below where below.ancestor_id = page.id and below.depth > 0) as team_count,
      exists (select from (${membersSeen(seen.after, seen.until)}) seen where seen.member_id = page.id) as online
    from page order by page.level, page.registered_at desc, page.id`
}
