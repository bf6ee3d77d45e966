import { useBusinessDay } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Icon, Select } from '@mosaic/ui'
import { useId, useMemo, type Ref } from 'react'
import { useTexts } from '../texts'
import {
  type BirthdayPart,
  birthdayParts,
  daysIn,
  partsInOrder,
  readBirthday,
  writeBirthday,
  yearsOfBirth,
} from './birthday'
import styles from './BirthdayField.module.css'

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
/** A month by its name, wherever the visitor is. */
const monthName = (tag: string, month: number): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1))

/** Dates are Gregorian everywhere, but Thai visitors know their birth year by the Buddhist calendar. */
const yearName = (tag: string, year: number): string => {
  if (tag !== 'th') return String(year)
  return `${year} (${new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, 5))})`
}

type BirthdayFieldProps = {
  readonly required: boolean
  /** Younger visitors may not register, so the years end there. */
  readonly minAge: number
  /** `YYYY-MM-DD`; parts that were not chosen yet are empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
  readonly error?: string
  /** The first part that is missing. */
  readonly ref?: Ref<HTMLSelectElement>
}

/** Three selects in the order of the language: a native date input uses the browser's language and starts at today. */
export const BirthdayField = ({ required, minAge, value, onChange, onLeave, error, ref }: BirthdayFieldProps) => {
  const { t, tag } = useTexts()
  const id = useId()
  const birthday = readBirthday(value)
  const order = partsInOrder(tag)
  const firstMissing = order.find((part) => birthday[part] === '') ?? order[0]
  const months = useMemo(
    () => upTo(12).map((month) => ({ value: twoDigits(month), label: monthName(tag, month) })),
    [tag],
  )
  const thisYear = Number(useBusinessDay(useMerchant().timeZone).slice(0, 4))
  const choices: Record<BirthdayPart, { value: string; label: string }[]> = {
    day: upTo(daysIn(birthday)).map((day) => ({ value: twoDigits(day), label: String(day) })),
    month: months,
    year: yearsOfBirth(minAge, thisYear).map((year) => ({ value: String(year), label: yearName(tag, year) })),
  }
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {t('field.birthday')}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </legend>
      <input type="hidden" name="birthday" value={value} />
      <div className={styles.parts}>
        {order.map((part) => (
          <Select
            key={part}
            ref={part === firstMissing ? ref : undefined}
            className={styles[part]}
            label={t(`birthday.${part}`)}
            name={`birthday-${part}`}
            autoComplete={`bday-${part}`}
            options={[{ value: '', label: '–' }, ...choices[part]]}
            value={birthday[part]}
            onChange={(event) => onChange(writeBirthday({ ...birthday, [part]: event.target.value }))}
            onBlur={() => {
              if (birthdayParts.every((each) => birthday[each] !== '')) onLeave()
            }}
          />
        ))}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name="warning-circle" size={16} weight="fill" className={styles.errorIcon} />
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}
