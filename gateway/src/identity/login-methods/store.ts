import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { memberTable } from '../members'
import { passkeyDomains } from '../passkeys/passkeys.sql'
import { linkedProviders } from '../social/social.sql'

/** All login methods of a member, in one statement; also those that the site does not offer. */
export const storedLoginMethods = async (db: Db, memberId: string) =>
  (
    await db
      .select({
        password: memberTable.hasPassword,
        mobile: memberTable.mobile,
        passkeyDomains: passkeyDomains(memberTable.id),
        providers: linkedProviders(memberTable.id),
      })
      .from(memberTable)
      .where(eq(memberTable.id, memberId))
  )[0] ?? null
