import { Chip, chipFigure, chipRank } from './Chip'
import { chipsOf } from './slip'

const mostShown = 5

/** An amount on the felt as a small pile, its sum on the uppermost chip. `waiting`: not bet yet. */
export const ChipStack = ({
  amount,
  ladder,
  scale,
  waiting = false,
  won = false,
}: {
  amount: string
  ladder: readonly string[]
  scale: number
  waiting?: boolean
  won?: boolean
}) => {
  const chips = chipsOf(amount, ladder).slice(0, mostShown)
  const figure = chipFigure(amount, scale)
  return (
    <span className={`chip-stack${waiting ? ' chip-stack-waiting' : ''}${won ? ' chip-stack-won' : ''}`}>
      {[...chips].reverse().map((chip, index) => (
        <Chip
          // Chips of a pile have no name of their own.
          key={index}
          rank={chipRank(chip, ladder)}
          figure={index === chips.length - 1 ? figure : ''}
          style={{ bottom: `${index * 3}px` }}
        />
      ))}
    </span>
  )
}
