import { render, screen } from '@testing-library/react'
import { useTurn } from './use-turn'

const Overlay = ({ name, wanted }: { readonly name: string; readonly wanted: boolean }) =>
  useTurn(wanted) ? <p>{name}</p> : null
const Page = ({ wanted }: { readonly wanted: readonly string[] }) => (
  <>
    {['first', 'second', 'third'].map((name) => (
      <Overlay key={name} name={name} wanted={wanted.includes(name)} />
    ))}
  </>
)
const open = () => screen.queryAllByText(/./).map(({ textContent }) => textContent)

test('overlays that want to open: one at a time, the next when one is closed, none twice', () => {
  const { rerender, unmount } = render(<Page wanted={['second']} />)
  expect(open()).toEqual(['second'])
  rerender(<Page wanted={['first', 'second', 'third']} />)
  expect(open()).toEqual(['second'])
  rerender(<Page wanted={['first', 'third']} />)
  expect(open()).toEqual(['first'])
  rerender(<Page wanted={['first']} />)
  expect(open()).toEqual(['first'])
  rerender(<Page wanted={[]} />)
  expect(open()).toEqual([])
  rerender(<Page wanted={['third']} />)
  expect(open()).toEqual(['third'])
  unmount()
  render(<Page wanted={['first', 'second']} />)
  expect(open()).toEqual(['first'])
})

test('an overlay that leaves the page while it is open: the next one has its turn', () => {
  const { rerender } = render(
    <>
      <Overlay key="a" name="a" wanted />
      <Overlay key="b" name="b" wanted />
    </>,
  )
  expect(open()).toEqual(['a'])
  rerender(<Overlay key="b" name="b" wanted />)
  expect(open()).toEqual(['b'])
})
