import { edgeUnderTest } from '../testing/edge-under-test'

const { get } = edgeUnderTest()

describe('protection of the document', () => {
  const policyOf = async (url = '/m/home') => String((await get(url)).headers['content-security-policy'])

  test('policy of a document: no eval, no foreign script, no inline script without the nonce', async () => {
    const policy = await policyOf()
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]+'$/)
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|\*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('Trusted Types are enforced, and the first script creates the only policy for addresses of scripts', async () => {
    const { headers, body } = await get('/m/home')
    expect(String(headers['content-security-policy'])).toMatch(
      /require-trusted-types-for 'script'; trusted-types default dompurify polyfills$/,
    )
    expect(/<script[^>]*>([^<]*)/.exec(body)?.[1]).toContain("trustedTypes.createPolicy('default'")
  })

  test('every document has a new nonce, and its inline elements use it', async () => {
    const [first, second] = [await get('/m/home'), await get('/m/home')]
    const nonce = (answer: typeof first) =>
      /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(nonce(first)).not.toBe(nonce(second))
    expect(first.body).toContain(`<script data-cfasync="false" nonce="${nonce(first)}">`)
  })

  test('policy of a document: frames only the merchant’s games, images only from the merchant’s servers', async () => {
    const policy = await policyOf()
    expect(policy).toContain('frame-src http://localhost:4002')
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  })

  test('headers of a document forbid sniffing and framing and limit the referrer', async () => {
    const { headers } = await get('/m/home')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })
})
