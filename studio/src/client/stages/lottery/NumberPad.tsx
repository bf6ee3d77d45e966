import type { Choice } from '../../../games/lottery/bet-types'
import { ballText } from '../../../games/lottery/drawn-numbers'
import { useNumberGrid } from '../../grid/use-number-grid'
import type { LotteryTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly choice: Choice
  /** Numbers that are chosen for the ticket so far; a half typed number for digits. */
  readonly entry: readonly string[]
  /** Numbers that stand on tickets of one number. */
  readonly marked: readonly string[]
  readonly open: boolean
  readonly t: Translate<LotteryTextKey>
  readonly onNumber: (number: string) => void
  readonly onErase: () => void
}

/** As the style sheet lays them out. */
const keyColumns = 6
const ballColumns = 7
const endingColumns = 7

const Typed = ({
  length,
  keys,
  entry,
  open,
  t,
  onNumber,
  onErase,
}: Props & { length: number; keys: readonly string[] }) => {
  const typed = entry[0] ?? ''
  const grid = useNumberGrid(keyColumns, keys.length + 1)
  return (
    <>
      <p className="lottery-typed" aria-label={t('digitsToGo', { count: length - typed.length })}>
        {Array.from({ length }, (_, place) => (
          <span key={place} className={place === typed.length ? 'is-next' : ''}>
            {typed[place] ?? ''}
          </span>
        ))}
      </p>
      <div className="lottery-keys" role="group" aria-label={t('match')} {...grid.field}>
        {keys.map((key, cell) => (
          <button
            key={key}
            {...grid.stop(cell)}
            type="button"
            aria-disabled={!open}
            onClick={() => open && onNumber(key)}
          >
            {key}
          </button>
        ))}
        <button {...grid.stop(keys.length)} type="button" aria-disabled={!open || typed === ''} onClick={onErase}>
          {t('eraseDigit')}
        </button>
      </div>
    </>
  )
}

const Grid = ({
  numbers,
  round,
  entry,
  marked,
  open,
  t,
  onNumber,
}: Props & { numbers: readonly string[]; round: boolean }) => {
  const grid = useNumberGrid(round ? ballColumns : endingColumns, numbers.length)
  return (
    <div className={round ? 'lottery-balls' : 'lottery-endings'} role="group" aria-label={t('match')} {...grid.field}>
      {numbers.map((number, cell) => (
        <button
          key={number}
          {...grid.stop(cell)}
          type="button"
          aria-pressed={entry.indexOf(number) >= 0 || marked.indexOf(number) >= 0}
          aria-disabled={!open}
          onClick={() => open && onNumber(number)}
        >
          {number}
        </button>
      ))}
    </div>
  )
}

const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Input for the numbers of a ticket. */
export const NumberPad = (props: Props) => {
  const { choice } = props
  switch (choice.kind) {
    case 'none':
      return null
    case 'digits':
      return <Typed {...props} length={choice.length} keys={digitKeys} />
    case 'faces':
      return <Typed {...props} length={choice.length} keys={digitKeys.slice(0, 6)} />
    case 'endings':
      return <Grid {...props} round={false} numbers={Array.from({ length: 100 }, (_, number) => ballText(number))} />
    case 'balls':
      return <Grid {...props} round numbers={Array.from({ length: choice.of }, (_, number) => ballText(number + 1))} />
  }
}
