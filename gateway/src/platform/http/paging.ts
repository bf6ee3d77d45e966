export { limitTo, totalRows } from './paging.sql'

/** A requested page; pages count from 1. */
export type AskedPage = { readonly pageNo: number; readonly pageSize: number }

/** For `.offset()`. */
export const offsetOf = ({ pageNo, pageSize }: AskedPage): number => (pageNo - 1) * pageSize

export const totalOf = (rows: readonly { readonly total: number }[]): number => rows[0]?.total ?? 0

/** Paging fields of every list. */
export type PageNumbers = { readonly pageNum: number; readonly totalPages: number; readonly totalCount: number }

export const pageNumbers = ({ pageNo, pageSize }: AskedPage, totalCount: number): PageNumbers => ({
  pageNum: pageNo,
  totalPages: Math.ceil(totalCount / pageSize),
  totalCount,
})

/** A page of rows that are all in memory. */
export const pageOf = <Row>(
  rows: readonly Row[],
  asked: AskedPage,
): PageNumbers & { readonly rows: readonly Row[] } => ({
  rows: rows.slice(offsetOf(asked), offsetOf(asked) + asked.pageSize),
  ...pageNumbers(asked, rows.length),
})
