/** @jest-environment jsdom */
import { earlyScript } from './early-script'

const texts = {
  host: {
    failed: { shellTitle: 'Algo deu errado', shellText: 'Recarregue a página.' },
    status: { reload: 'Recarregar' },
  },
}

const paintedPage = () => {
  document.documentElement.removeAttribute('data-mounted')
  document.body.innerHTML = `<div id="root"><div class="skeleton"></div></div><script type="application/json" id="texts">${JSON.stringify(texts)}</script>`
  window.eval(earlyScript)
}
const card = () => document.querySelector('[role=alert]')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the watchdog of the painted shell', () => {
  test('a host that never mounts is replaced by a card with a reload button, in the language of the document', () => {
    paintedPage()
    jest.advanceTimersByTime(20_000)
    expect(card()).toHaveTextContent('Algo deu errado')
    expect(card()?.querySelector('button')).toHaveTextContent('Recarregar')
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
