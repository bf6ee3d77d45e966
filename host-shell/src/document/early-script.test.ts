/** @jest-environment jsdom */
import { errorPageId, earlyScript } from './early-script'

const paintedPage = () => {
  document.documentElement.removeAttribute('data-mounted')
  document.body.innerHTML = `<div id="root"><div class="skeleton"></div><template id="${errorPageId}"><main class="page" role="alert"><h1>Algo deu errado</h1><button class="button">Recarregar</button></main></template></div>`
  window.eval(earlyScript)
}
const card = () => document.querySelector('[role=alert]')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the watchdog of the painted shell', () => {
  test('a host that never mounts: the error page with its button is shown within 15 seconds', () => {
    paintedPage()
    jest.advanceTimersByTime(11_000)
    expect(card()).toBeNull()
    jest.advanceTimersByTime(3_000)
    expect(card()).toHaveTextContent('Algo deu errado')
    expect(card()).toHaveClass('page')
    expect(card()?.querySelector<HTMLButtonElement>('button.button')?.onclick).not.toBeNull()
    expect(document.querySelector('.skeleton')).toBeNull()
  })

  test('a script error brings the card sooner', () => {
    paintedPage()
    window.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(2_000)
    expect(card()).not.toBeNull()
  })

  test('a host that mounted is left alone', () => {
    paintedPage()
    document.documentElement.dataset.mounted = ''
    window.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(30_000)
    expect(card()).toBeNull()
  })
})

test('the server bundle: hands the early script to the edge, which inlines it', async () => {
  expect((await import('./render-shell')).earlyScript).toBe(earlyScript)
})
