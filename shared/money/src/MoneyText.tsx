import type { Minor } from '@mosaic/contracts'
import { MoneySentence, type MoneySentenceProps } from './MoneySentence'

export type MoneyTextProps = Omit<MoneySentenceProps, 'values' | 'words'> & { readonly value: Minor | null }

const alone = (amount: string) => amount

/** An amount as plain text. */
export const MoneyText = ({ value, ...rest }: MoneyTextProps) => (
  <MoneySentence {...rest} values={[value]} words={alone} />
)
