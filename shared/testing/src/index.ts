export { enterText } from './enter-text'
export { fakeGateway, type Answers, type FakeGateway, type Reply, type Seen } from './fake-gateway'
export { merchantProfile, screenRenderer, signInAs, type ScreenOptions } from './render-screen'
export { bringWebCrypto } from './sealed-body'
