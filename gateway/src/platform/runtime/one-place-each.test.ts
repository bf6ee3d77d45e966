import { onePlaceEach } from './one-place-each'

const work = () => {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, ended }
}

test('work of one key runs one after the other, that of another key beside it, and too many are refused', async () => {
  const inPlace = onePlaceEach(1)
  const order: string[] = []
  const [first, other] = [work(), work()]
  const run = (name: string, until: Promise<void>) => async () => {
    order.push(name)
    await until
    return name
  }
  const answers = [
    inPlace('ana', run('ana 1', first.ended)),
    inPlace('ana', run('ana 2', Promise.resolve())),
    inPlace('ana', run('ana 3', Promise.resolve())),
    inPlace('leo', run('leo', other.ended)),
  ]
  await new Promise((resolve) => setImmediate(resolve))
  expect(order).toEqual(['ana 1', 'leo'])
  first.end()
  other.end()
  expect(await Promise.all(answers)).toEqual(['ana 1', 'ana 2', null, 'leo'])
  // The place is free again, also after work that failed.
  await expect(inPlace('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inPlace('ana', () => Promise.resolve('again'))).toBe('again')
})
