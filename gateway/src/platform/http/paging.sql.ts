import { type SQL, sql } from 'drizzle-orm'

/** The end of a query in raw SQL; pages count from 1. */
export const limitTo = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }): SQL =>
  sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`

/** A column of each row of a page: how many rows all pages have together. */
export const totalRows = sql<number>`count(*) over ()::int`
