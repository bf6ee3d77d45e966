import { Select } from '@mosaic/ui'
import type { RecordFilters } from './use-record-filters'

export type ChoiceFilterProps<Values extends Readonly<Record<string, string>>, Name extends keyof Values & string> = {
  readonly filters: RecordFilters<Values>
  readonly name: Name
  readonly label: string
  /** The text of no choice. */
  readonly all: string
  readonly textOf: (value: Values[Name]) => string
}

/** One filter as a picker of everything that it may be. */
export const ChoiceFilter = <Values extends Readonly<Record<string, string>>, Name extends keyof Values & string>({
  filters,
  name,
  label,
  all,
  textOf,
}: ChoiceFilterProps<Values, Name>) => {
  const { offered } = filters.declared[name]
  return (
    <Select
      label={label}
      name={name}
      value={filters.value(name) ?? ''}
      onChange={(event) =>
        filters.choose(
          name,
          offered.find((each) => each === event.target.value),
        )
      }
      options={[{ value: '', label: all }, ...offered.map((value) => ({ value, label: textOf(value) }))]}
    />
  )
}
