import { expect, test } from '../site'

test.use({ tag: 'en' })

test('staff see the releases of the page and how they loaded, and copy a report', async ({
  site,
  context,
  request,
}) => {
  const { page } = site
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/m/_status')
  await expect(page.getByRole('heading', { name: 'What runs here' })).toBeVisible()

  const composition: { remotes: Record<string, { release: string; owner?: string }>; host: { release: string } } =
    await (await request.get('/composition.json')).json()
  await expect(page.getByText(composition.host.release, { exact: true })).toBeVisible()
  for (const { release, owner } of Object.values(composition.remotes)) {
    await expect(page.getByText(release, { exact: true })).toBeVisible()
    await expect(page.getByText(owner ?? 'has no owner', { exact: true })).toBeVisible()
  }
  await expect(page.getByText(/^19\.\S+ from host$/).first()).toBeVisible()

  // The message is visible for 1.5 s, too short for a check that starts after the click.
  await Promise.all([
    page.getByText('Copied. Paste it into the report.').waitFor(),
    page.getByRole('button', { name: 'Copy what reproduces this' }).click(),
  ])
  const copied: { releases: Record<string, string>; commands: string[] } = JSON.parse(
    await page.evaluate(() => navigator.clipboard.readText()),
  )
  expect(copied.releases.wallet).toBe(composition.remotes.wallet?.release)
  expect(copied.commands).toHaveLength(Object.keys(composition.remotes).length + 1)
})
