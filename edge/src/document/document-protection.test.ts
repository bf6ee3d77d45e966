import { edgeUnderTest } from '../testing/edge-under-test'

const { get } = edgeUnderTest()

describe('protection of the document', () => {
  const policyOf = async (url = '/m/home') => String((await get(url)).headers['content-security-policy'])

  test('allows no eval, no foreign script and no inline script without this answer’s nonce', async () => {
    const policy = await policyOf()
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]+'$/)
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('the nonce is new for every answer and is the one of the inline elements', async () => {
    const [first, second] = [await get('/m/home'), await get('/m/home')]
    const nonce = (answer: typeof first) =>
      /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(nonce(first)).not.toBe(nonce(second))
    expect(first.body).toContain(`<script nonce="${nonce(first)}">`)
  })

  test('frames only the merchant’s games and takes pictures only from the merchant’s servers', async () => {
    const policy = await policyOf()
    expect(policy).toContain('frame-src http://localhost:4002')
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  })

  test('forbids sniffing and framing and keeps the address to itself', async () => {
    const { headers } = await get('/m/home')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })
})
