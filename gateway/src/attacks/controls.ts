type Exports = Record<string, unknown>
/** What stands in place of some exports of a control. */
export type Replaced = (actual: Exports) => Exports

const controls = [
  '../identity/session/sessions',
  '../identity/session/login-attempts',
  '../identity/session/captcha',
  '../identity/session/password',
  '../platform/kernel/rate-limit',
  '../platform/kernel/trusted-proxies',
  '../identity/verification/codes',
  '../platform/merchants/rule-safety',
  '../identity/passkeys/challenges',
  '../identity/passkeys/store',
  '../identity/passkeys/assertion',
  '@simplewebauthn/server',
  '../identity/social/signed-by',
  '../identity/social/firebase-token',
  '../identity/social/store',
  '../identity/social/flow-nonce',
  '../identity/social/fresh',
] as const
export type Control = (typeof controls)[number]

const weakened = new Map<Control, Exports>()

/** The module as it is, but for the exports that are replaced at this moment: the gateway is loaded once, and weakened many times. */
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
