import { endpointNames, type EndpointName, type Shape } from '@mosaic/contracts'
import { answerShapes } from '@mosaic/contracts/reading'
import { fullAnswer } from '@mosaic/contracts/testing'
import { fakeGateway, type Answers, type FakeGateway, type Seen } from './fake-gateway'

const shapes = answerShapes()

export const shapeOfCall = (name: EndpointName): Shape => shapes[name] ?? 'u'

/** A gateway that answers every call with all fields that its schema has, changed by `change`. Moments are `at`. */
export const fullGateway = (
  at: number,
  change: (name: EndpointName, value: unknown) => unknown = (_name, value) => value,
): FakeGateway & {
  readonly asked: () => readonly EndpointName[]
  /** The last days of the ranges that were asked for. */
  readonly lastDays: () => readonly string[]
} => {
  const asked = new Set<EndpointName>()
  const lastDays = new Set<string>()
  const answers = Object.fromEntries(
    endpointNames().map((name) => [
      name,
      ({ query }: Seen) => {
        asked.add(name)
        if (query.endDate) lastDays.add(query.endDate)
        return { value: change(name, fullAnswer(shapeOfCall(name), at)) }
      },
    ]),
  ) as unknown as Answers
  return { ...fakeGateway(answers), asked: () => [...asked], lastDays: () => [...lastDays] }
}
