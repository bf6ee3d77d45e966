import { endpointNames, endpoints } from '@mosaic/contracts'
import { openApiDocument } from './document'

type Operation = {
  operationId: string
  security?: unknown
  'x-decided'?: boolean
  requestBody?: { 'x-encrypted-payload'?: { properties: object } }
  parameters: { name: string; in: string; required: boolean }[]
}
const document = openApiDocument() as { openapi: string; paths: Record<string, Record<string, Operation>> }
const operation = (name: keyof typeof endpoints): Operation | undefined =>
  document.paths[endpoints[name].path]?.[endpoints[name].method.toLowerCase()]

test('every endpoint is described where the registry has it, and no second name takes its place', () => {
  const described = endpointNames().map((name) => [
    operation(name)?.operationId,
    operation(name)?.security !== undefined,
    operation(name)?.['x-decided'] === true,
  ])
  expect(described).toEqual(
    endpointNames().map((name) => [name, endpoints[name].access !== 'public', 'decided' in endpoints[name]]),
  )
})

test('encrypted bodies are described by their content, queries by their required fields, money writes by their key', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(operation('login')?.requestBody?.['x-encrypted-payload']?.properties ?? {})).toContain('password')
  expect(operation('gameDetail')?.parameters).toContainEqual(
    expect.objectContaining({ name: 'gameId', in: 'query', required: true }),
  )
  expect(operation('depositGateway')?.parameters.map(({ name }) => name)).toContain('Idempotency-Key')
})
