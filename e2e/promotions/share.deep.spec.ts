import type { Page } from '@playwright/test'
import { openOwnMerchant } from '../pages/new-merchant'
import { register } from '../pages/register-page'
import { bottomMenu } from '../pages/shell'
import { visit } from '../pages/visit'
import { expect, freshName, password, test } from '../site'
import type { TextOf } from '../texts'

const share = (page: Page, t: TextOf): Promise<void> =>
  bottomMenu(page)
    .getByRole('link', { name: t('promotions:menu.share'), exact: true })
    .click()

// The login of a guest and the invitation of a member are in `invite-and-rain.spec.ts`.
test('share where nobody is rewarded for friends: “coming soon”, and the page stays', async ({ site, baseURL }) => {
  const { page, t, expectToast } = site
  const address = await openOwnMerchant(page, `alone-${Date.now().toString(36)}`, baseURL)
  await register(page, freshName(), password, address)
  await visit(page, '/m/activity')
  await share(page, t)
  await expectToast(t('promotions:share.soon'))
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('share of somebody with an affiliate’s code who is no agent: the sheet for agents', async ({ site }) => {
  const { page, t } = site
  await register(page, freshName(), password)
  // Kept by accounts that were an agent’s before.
  await page.route('**/wps/agent/affiliate**', (route) =>
    route.fulfill({ json: { success: true, value: { code: 'OLDCODE' }, message: '', errorCode: '', timestamp: 0 } }),
  )
  await page.goto('/m/activity')
  await share(page, t)
  await expect(page.getByRole('heading', { name: t('promotions:share.agentTitle') })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/activity$/)
})
