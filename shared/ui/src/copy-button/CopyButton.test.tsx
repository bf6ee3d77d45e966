import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { Toaster } from '../toast/Toaster'
import { CopyButton } from './CopyButton'

beforeAll(speakEnglish)

describe('CopyButton', () => {
  it('copies its text and shows a toast', async () => {
    const user = userEvent.setup()
    render(
      <>
        <CopyButton text="100234" label="Copy member ID" shownText="100234" />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Copy member ID' }))
    expect(await navigator.clipboard.readText()).toBe('100234')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  it('falls back to a selection where the clipboard is refused', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    const copied: string[] = []
    Object.assign(document, {
      execCommand: () => {
        const area = document.activeElement
        copied.push(document.querySelector('textarea')?.value ?? String(area))
        return true
      },
    })
    render(<CopyButton text="PIX-123" label="Copy code" />)
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(copied).toEqual(['PIX-123'])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('copying impossible: a toast with the text, which is selected', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    Object.assign(document, { execCommand: () => false })
    render(
      <>
        <CopyButton text="100234" label="Copy member ID" shownText="100234" />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Copy member ID' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not copy. Copy it by hand: 100234')
    expect(String(window.getSelection())).toBe('100234')
  })
})
