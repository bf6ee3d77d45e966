import { ErrorState, Select, TextField } from '@mosaic/ui'
import type { Ref } from 'react'
import { useTexts } from '../texts'
import { splitInternational } from './phone-number'
import styles from './PhoneField.module.css'
import type { useCountries } from './use-countries'

export type PhoneFieldProps = {
  /** The payload's field name. */
  readonly name?: string
  readonly countries: ReturnType<typeof useCountries>
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Country beside the number as it is dialled at home. A `maxLength` would cut a pasted number into another one. */
export const PhoneField = ({
  name = 'mobileNum',
  countries,
  value,
  onChange,
  onLeave,
  error,
  ref,
}: PhoneFieldProps) => {
  const { t } = useTexts()
  const change = (typed: string) => {
    const international = splitInternational(typed, countries.list, countries.chosen)
    if (international) countries.choose(international.country.code)
    onChange(international?.rest ?? typed)
  }
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t('phone.country')}
          name="country"
          autoComplete="tel-country-code"
          options={countries.list.map(({ code, dialingCode, name }) => ({
            value: code,
            label: `+${dialingCode} ${name}`,
          }))}
          value={countries.chosen?.code ?? ''}
          onChange={(event) => countries.choose(event.target.value)}
        />
        <TextField
          ref={ref}
          label={t('field.mobileNum')}
          name={name}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={onLeave}
          error={error}
        />
      </div>
      {countries.failure ? <ErrorState compact error={countries.failure} onRetry={countries.retry} /> : null}
    </>
  )
}
