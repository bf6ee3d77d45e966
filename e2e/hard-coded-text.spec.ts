import { signInThroughForm } from './pages/login-page'
import { hardCodedWords, speakPseudo } from './pseudo-language'
import { painted } from './screens/at-rest'
import { expect, password, test } from './site'

type Route = { readonly path: string; readonly access: string }

// A service worker would fetch the texts past the marks.
test.use({ serviceWorkers: 'block' })

/** Pages for the people who build the site speak English. */
const isScreen = (path: string): boolean => !path.includes(':') && !path.startsWith('/m/_')

test('no screen shows a word that is not in the text files', async ({ page }) => {
  test.setTimeout(240_000)
  const data = await speakPseudo(page)
  const { routes }: { routes: Route[] } = await (await page.request.get('/composition.json')).json()
  const found: Record<string, string[]> = {}

  const look = async ({ path }: Route) => {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect
      .poll(
        () =>
          page
            .locator('main')
            .evaluate(
              (main) =>
                (main.textContent ?? '').trim().length + main.querySelectorAll('input,button,img,iframe').length,
            ),
        { message: path },
      )
      .toBeGreaterThan(3)
    await painted(page)
    const words = await hardCodedWords(page, data, ['player01', 'agent01'])
    if (words.length > 0) found[path] = words
  }
  await page.goto('/m/home')
  await expect(page.locator('html[data-mounted]')).toBeAttached()
  await expect(page.locator('main')).toContainText('⟦')
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('p'), { id: 'planted', textContent: 'Words of nobody' })),
  )
  expect(await hardCodedWords(page, data), 'a planted sentence is found').toContain('Words of nobody')
  await page.evaluate(() => document.getElementById('planted')?.remove())
  for (const route of routes.filter(
    ({ path, access }) => (access === 'public' || access === 'guest') && isScreen(path),
  ))
    await look(route)

  await signInThroughForm(page, 'agent01', password)
  for (const route of routes.filter(
    ({ path, access }) => (access === 'member' || access === 'agent') && isScreen(path),
  ))
    await look(route)
  expect(found).toEqual({})
})
