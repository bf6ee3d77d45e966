import { visibleText } from '@mosaic/contracts'
import { TextField } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import type { RecordFilters } from './use-record-filters'

/** Time after the last key before the search (spec §9). */
const searchPause = 500

type SearchFilterProps<Name extends string> = {
  readonly filters: Pick<RecordFilters<Readonly<Record<Name, string>>>, 'value' | 'choose'>
  /** In the address. */
  readonly name: Name
  readonly label: string
}

/** Text that the rows are searched for, taken over after a pause. */
export const SearchFilter = <Name extends string>({ filters, name, label }: SearchFilterProps<Name>) => {
  const search = filters.value(name)
  const [typed, setTyped] = useState<string>(search ?? '')
  // Another filter may be chosen during the pause, and it stays.
  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  })
  useEffect(() => {
    const wanted = visibleText(typed) === '' ? undefined : visibleText(typed)
    if (wanted === search) return undefined
    const pause = setTimeout(() => latest.current.choose(name, wanted), searchPause)
    return () => clearTimeout(pause)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the pause
  }, [typed])
  return (
    <TextField
      label={label}
      name="search"
      type="search"
      icon="magnifying-glass"
      autoComplete="off"
      maxLength={64}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
