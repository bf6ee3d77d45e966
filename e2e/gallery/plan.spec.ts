import type { Role } from '@mosaic/contracts'
import { leadsOn } from '../screens/screens'
import { readSite } from '../screens/subjects'
import { expect, test } from '../site'
import { every, planSittings } from './plan'

/** The roles that may open a route, by the access in its manifest. */
const seenBy: Readonly<Record<string, readonly Role[]>> = {
  public: ['guest', 'member', 'agent'],
  guest: ['guest'],
  member: ['member', 'agent'],
  agent: ['agent'],
}

test('the gallery photographs every route of both merchants for every role that may stay there, in both themes and six languages', async ({
  request,
  baseURL,
}) => {
  const sites = {
    aurora: await readSite(request, baseURL ?? '', 'aurora'),
    lotus: await readSite(request, baseURL ?? '', 'lotus'),
  }
  const planned = planSittings(sites, {}).flatMap(({ appearance, screens }) =>
    screens.map(({ visitor, path }) =>
      [appearance.merchant, visitor, appearance.theme, appearance.language, path].join(' '),
    ),
  )
  const wanted = every.merchant.flatMap((merchant) => {
    const { routes, merchant: profile } = sites[merchant].site
    const open = routes.filter(({ flag }) => flag === undefined || profile.flags.includes(flag))
    return open.flatMap(({ path, access }) =>
      every.role
        .filter((role) => seenBy[access]?.includes(role) && !leadsOn(path, role))
        .flatMap((role) =>
          every.theme.flatMap((theme) =>
            every.language.map((language) => [merchant, role, theme, language, path].join(' ')),
          ),
        ),
    )
  })
  expect(wanted.length).toBeGreaterThan(1000)
  expect(wanted.filter((shot) => !planned.includes(shot))).toEqual([])
  expect(new Set(planned).size, 'no photograph is taken twice').toBe(planned.length)
})

test('a page about one item: photographed with an existing item', async ({ request, baseURL }) => {
  const aurora = await readSite(request, baseURL ?? '', 'aurora')
  const [sitting] = planSittings(
    { aurora, lotus: aurora },
    { merchant: 'aurora', role: 'guest', theme: 'dark', language: 'PT', path: '/m/play,/m/activityDetail' },
  )
  expect(sitting?.screens.map(({ address }) => address).sort()).toEqual([
    expect.stringMatching(/^\/m\/activityDetail\?id=./),
    expect.stringMatching(/^\/m\/play\?gameId=./),
  ])
})
