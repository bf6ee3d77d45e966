import { multiplied } from '../../money-text'
import type { MoneyText } from '../../money-text'
import { letters } from './symbol-name'

type Icons = Readonly<Record<string, string>>

export const SymbolPicture = ({
  icons,
  symbol,
  name,
}: {
  readonly icons: Icons
  readonly symbol: string
  /** What it shows; empty where the text beside it says so. */
  readonly name: string
}) =>
  letters[symbol] ? (
    <span className={`plain plain-${symbol}`}>{letters[symbol]}</span>
  ) : (
    <img src={icons[symbol]} alt={name} className="pay-art" />
  )

type Props = {
  readonly icons: Icons
  readonly nameOf: (symbol: string) => string
  /** Paying symbols, dearest first, each with its prizes for three of a kind and more in units. */
  readonly rows: readonly (readonly [symbol: string, prizes: readonly number[]])[]
  readonly unit: string
  readonly money: MoneyText
}

/** The prizes of every symbol, the highest count first. */
export const PayList = ({ icons, nameOf, rows, unit, money }: Props) => (
  <ul className="pays">
    {rows.map(([symbol, prizes]) => (
      <li key={symbol}>
        <SymbolPicture icons={icons} symbol={symbol} name={nameOf(symbol)} />
        <ul>
          {prizes
            .map((times, more) => (
              <li key={times}>
                <b>{more + 3}</b> {money(multiplied(unit, times))}
              </li>
            ))
            .reverse()}
        </ul>
      </li>
    ))}
  </ul>
)
