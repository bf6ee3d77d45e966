import { languageMarks, useLanguage } from '@mosaic/i18n'
import type { FurtherPages } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { CsvButton } from './CsvButton'
import { csvOf, downloadCsv } from './csv'

/** A record as a table: the columns, and a row as the gateway gave it. */
export type RecordTable<Row> = {
  /** Part of the file's name. */
  readonly name: string
  readonly head: readonly string[]
  readonly row: (row: Row) => readonly string[]
}

export type RecordCsvProps<Row> = {
  /** Fetched rows and number of pages. */
  readonly rows: readonly Row[]
  readonly pages: number
  readonly query: FurtherPages
  readonly fileName: string
  readonly table: RecordTable<Row>
}

/** Takes everything that the filters match along as a file, also what has not been scrolled to: the rest is fetched first. */
export const RecordCsv = <Row,>({ rows: fetched, pages, query, fileName, table }: RecordCsvProps<Row>) => {
  const [fetching, setFetching] = useState(false)
  const { tag } = useLanguage()
  const { hasNextPage, fetchNextPage } = query
  const rows = () => [table.head, ...fetched.map(table.row)]
  useEffect(() => {
    if (!fetching) return
    if (!hasNextPage) {
      setFetching(false)
      downloadCsv(`${fileName}.csv`, csvOf(rows(), languageMarks(tag).decimal))
      return
    }
    void fetchNextPage().then(({ isError }) => {
      if (isError) setFetching(false)
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each page that has come asks for the next one
  }, [fetching, pages, hasNextPage])
  return (
    <CsvButton
      fileName={fileName}
      table={rows}
      pending={fetching}
      {...(hasNextPage ? { onPress: () => setFetching(true) } : {})}
    />
  )
}
