import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { speakEnglish } from '../testing/english'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'
import { Sheet } from './Sheet'

beforeAll(speakEnglish)

const Sample = ({ onConfirm = () => undefined }: { onConfirm?: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log out
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Log out now?"
        text="Your balance stays."
        confirm={{ label: 'Yes', onConfirm }}
      />
    </>
  )
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

describe('Dialog', () => {
  it('asks by name and text, and confirms', async () => {
    const confirm = jest.fn()
    render(<Sample onConfirm={confirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Log out now?' })
    expect(dialog).toHaveAccessibleDescription('Your balance stays.')
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('closes by Escape and gives the focus back to what opened it', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await userEvent.keyboard('{Escape}')
    await settle()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
  })

  it('gives the focus to the page when what opened it is gone by then', async () => {
    const Moving = () => {
      const [place, setPlace] = useState<'start' | 'asked' | 'next'>('start')
      return (
        <main tabIndex={-1}>
          {place === 'next' ? null : (
            <button type="button" onClick={() => setPlace('asked')}>
              Menu
            </button>
          )}
          <Dialog
            open={place === 'asked'}
            onClose={() => setPlace('start')}
            title="Menu"
            confirm={{ label: 'Next page', onConfirm: () => setPlace('next') }}
          />
        </main>
      )
    }
    render(<Moving />)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await settle()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('keeps the keyboard inside, forwards and backwards', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    const dialog = screen.getByRole('alertdialog')
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    for (let step = 0; step < 5; step++) {
      await userEvent.tab({ shift: true })
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  it('stops the page behind from scrolling and hides it from screen readers, and lets it go again', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(document.body).toHaveAttribute('data-scroll-locked')
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.body).not.toHaveAttribute('data-scroll-locked')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument()
  })

  it('a press on the backdrop closes it, a press inside does not', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(dialog)
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await settle()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('Sheet and Drawer', () => {
  it('a sheet is named by its title and closed by its button', async () => {
    const close = jest.fn()
    render(
      <Sheet open onClose={close} title="Filters" footer={<button type="button">Show 48 games</button>}>
        list
      </Sheet>,
    )
    expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveTextContent('Show 48 games')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalled()
  })

  it('a closed drawer is not in the page', () => {
    const { rerender } = render(
      <Drawer open={false} onClose={() => undefined} label="Menu">
        entries
      </Drawer>,
    )
    expect(screen.queryByText('entries')).not.toBeInTheDocument()
    rerender(
      <Drawer open onClose={() => undefined} label="Menu">
        entries
      </Drawer>,
    )
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveTextContent('entries')
  })
})
