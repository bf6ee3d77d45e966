type Exports = Record<string, unknown>
/** Replaces some exports of a control. */
export type Replaced = (actual: Exports) => Exports

const controls = [
  '../src/identity/session/sessions',
  '../src/identity/password/login-attempts',
  '../src/identity/captcha/captcha',
  '../src/identity/password/password',
  '../src/platform/guard/rate-limit',
  '../src/platform/guard/trusted-proxies',
  '../src/identity/verification/codes',
  '../src/platform/merchants/rule-safety',
  '../src/identity/passkeys/challenges',
  '../src/identity/passkeys/store',
  '../src/identity/passkeys/assertion',
  '@simplewebauthn/server',
  '../src/identity/social/signed-by',
  '../src/identity/social/firebase-token',
  '../src/identity/social/store',
  '../src/identity/social/flow-nonce',
  '../src/identity/social/fresh',
] as const
export type Control = (typeof controls)[number]

const weakened = new Map<Control, Exports>()

/** The module with the exports replaced at this moment: the gateway is loaded once, and weakened many times. */
const switchable = (control: Control): Exports =>
  new Proxy(jest.requireActual<Exports>(control), {
    get: (actual, name) => {
      const replaced = weakened.get(control)
      return Reflect.get(replaced && name in replaced ? replaced : actual, name)
    },
  })
// Only what is imported after this module meets the mocks.
for (const control of controls) jest.doMock(control, () => switchable(control))

export const weakenControl = (control: Control, replaced: Replaced): void =>
  void weakened.set(control, replaced(jest.requireActual(control)))
export const restoreControls = (): void => weakened.clear()
