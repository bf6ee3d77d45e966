import type { CSSProperties, ReactNode } from 'react'
import { ChipStack } from '../chips/ChipStack'
import type { FeltBets } from '../chips/use-slip'
import type { GridStop } from '../grid/use-number-grid'
import type { MoneyText } from '../money-text'
import type { Translate } from '../texts/translator'

export type FeltShared = {
  readonly felt: FeltBets
  readonly ladder: readonly string[]
  readonly scale: number
  readonly money: MoneyText
  readonly t: Translate<'areaBet'>
  /** Sums of all players at the table. */
  readonly sums: Readonly<Record<string, string>>
  /** Areas that won, once that is known. */
  readonly won: ReadonlySet<string> | null
}

/** One place for chips: its drawing is the caller's, the chips and the press are its own. */
export const FeltArea = ({
  area,
  name,
  shared,
  className = '',
  style,
  stop,
  children,
}: {
  area: string
  name: string
  shared: FeltShared
  className?: string
  style?: CSSProperties
  /** Its place in a grid of numbers. */
  stop?: GridStop
  children?: ReactNode
}) => {
  const { felt, ladder, scale, money, t, won } = shared
  const [waiting, standing] = [felt.waiting[area], felt.standing[area]]
  const mine = [standing, waiting].filter((amount) => amount !== undefined).map(money)
  const isWon = won?.has(area) ?? false
  return (
    <button
      type="button"
      className={`area ${className}${isWon ? ' area-won' : ''}${won && !isWon ? ' area-lost' : ''}`}
      style={style}
      {...stop}
      aria-label={mine.length === 0 ? name : t('areaBet', { area: name, amount: mine.join(' + ') })}
      aria-disabled={!felt.open}
      onClick={() => felt.put(area)}
    >
      {children}
      {(waiting !== undefined || standing !== undefined) && (
        <span className="area-chips">
          {standing !== undefined && <ChipStack amount={standing} ladder={ladder} scale={scale} won={isWon} />}
          {waiting !== undefined && <ChipStack amount={waiting} ladder={ladder} scale={scale} waiting />}
        </span>
      )}
    </button>
  )
}
