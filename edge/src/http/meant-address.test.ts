import { meantAddress } from './meant-address'

const screens = ['/m/home', '/m/activity', '/m/login', '/m/register', '/m/voucherCenter']
const isScreen = (path: string) =>
  screens.some((screen) => screen.toLowerCase() === path.replace(/\/$/, '').toLowerCase())
const meant = (url: string) => meantAddress(url, isScreen)

test.each([
  ['/m/activity.', '/m/activity'],
  ['/m/activity)', '/m/activity'],
  ['/m/activity%29.', '/m/activity'],
  ['/m/activity%E2%80%9D', '/m/activity'],
  ['/m/activity%20', '/m/activity'],
  ['/m/activity%E2%80%8B', '/m/activity'],
  ['/%EF%BB%BFm/activity', '/m/activity'],
  ['/login', '/m/login'],
  ['/Login/', '/m/Login'],
  ['/M/ACTIVITY', '/m/ACTIVITY'],
  ['//m//activity', '/m/activity'],
  ['/login.html', '/m/login'],
  ['/m/register?affiliateCode=abc&amp;lang=EN', '/m/register?affiliateCode=abc&lang=EN'],
  ['/m/register?affiliateCode=abc&amp;amp;lang=EN', '/m/register?affiliateCode=abc&lang=EN'],
  ['/m/register?affiliateCode=abc%26amp%3Blang=EN', '/m/register?affiliateCode=abc&lang=EN'],
  ['/m/register%3FaffiliateCode=abc', '/m/register?affiliateCode=abc'],
  ['/m/register%3FaffiliateCode=abc&lang=EN', '/m/register?affiliateCode=abc&lang=EN'],
  ['/m/register?affiliateCode=abc).', '/m/register?affiliateCode=abc'],
  ['/m/register?affiliateCode=abc%E2%80%8B', '/m/register?affiliateCode=abc'],
])('%s means %s', (url, address) => {
  expect(meant(url)).toBe(address)
})

test.each([
  '/m/activity',
  '/m/ACTIVITY',
  '/m/activity/',
  '/m/login?next=%2Fm%2Fhome%3Flang%3DEN',
  '/m/register?name=a%20b&x=1',
  '/m/register?text=%26',
  '/m/register?token=abc_',
  '/m/nothing.',
  '/wp-login.php',
  '/',
])('%s stays', (url) => {
  expect(meant(url)).toBeNull()
})

test('what was meant is never changed again', () => {
  for (const url of ['/login', '/m/activity.', '/m/register?a=b&amp;c=d', '/M/login)?x=1.'])
    expect(meant(meant(url) ?? '')).toBeNull()
})
