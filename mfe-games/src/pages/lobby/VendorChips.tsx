import { Chip, ChipRow } from '@mosaic/ui'
import type { Vendor } from '../../api/catalogue'
import { useTexts } from '../../texts'
import styles from './VendorChips.module.css'

type VendorChipsProps = {
  readonly vendors: readonly Vendor[]
  readonly selected: readonly string[]
  /** A vendor's code, or null for all of them. */
  readonly onSelect: (code: string | null) => void
}

export const VendorChips = ({ vendors, selected, onSelect }: VendorChipsProps) => {
  const { t } = useTexts()
  return (
    <ChipRow label={t('vendors.label')} className={styles.row}>
      <Chip selected={selected.length === 0} onClick={() => onSelect(null)}>
        {t('vendors.all')}
      </Chip>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.accountTypeName}
          selected={selected.includes(vendor.accountTypeName)}
          onClick={() => onSelect(vendor.accountTypeName)}
        >
          {vendor.displayName}
        </Chip>
      ))}
    </ChipRow>
  )
}
