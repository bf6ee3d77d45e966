import { endpoints, schemas, type BrowserEndpoint, type EndpointName } from '@mosaic/contracts'
import type { Page } from '@playwright/test'
import { z } from 'zod'

type Fields = Record<string, unknown>
type Change = (name: EndpointName, value: unknown) => unknown

/** Changes to a call on its way between a remote and a gateway of another version. */
export type Changes = { readonly query?: Change; readonly body?: Change; readonly answer?: Change }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (method: string, path: string): EndpointName | undefined =>
  (Object.keys(endpoints) as EndpointName[]).find(
    (name) => endpoints[name].method === method && endpoints[name].path === path,
  )

const isPlain = ({ encrypted, form }: BrowserEndpoint): boolean => !encrypted && !form

/** Changes every plain call of the page from now on; returns the changed parts so far: `limits answer` or `gameList query.sort`. */
export const changeCalls = async (page: Page, changes: Changes): Promise<ReadonlySet<string>> => {
  const changed = new Set<string>()
  const apply = (name: EndpointName, part: keyof Changes, value: unknown): unknown => {
    const next = changes[part]?.(name, value) ?? value
    if (JSON.stringify(next) === JSON.stringify(value)) return value
    changed.add(`${name} ${part}`)
    if (isFields(value) && isFields(next))
      for (const field of Object.keys(value)) if (!(field in next)) changed.add(`${name} ${part}.${field}`)
    return next
  }
  await page.route('**/wps/**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const name = nameOf(request.method(), url.pathname)
    if (!name || !isPlain(endpoints[name])) return route.continue()
    const query = apply(name, 'query', Object.fromEntries(url.searchParams))
    url.search = new URLSearchParams(query as Record<string, string>).toString()
    const sent: unknown = request.postData() ? request.postDataJSON() : undefined
    const answer = await route.fetch({
      url: url.href,
      // A reused connection may have been closed at the other end by now.
      maxRetries: 2,
      ...(isFields(sent) ? { postData: JSON.stringify(apply(name, 'body', sent)) } : {}),
    })
    const envelope: unknown = await answer.json()
    if (!isFields(envelope) || !('value' in envelope)) return route.fulfill({ response: answer, json: envelope })
    const value = apply(name, 'answer', envelope.value)
    return route.fulfill({ response: answer, json: { ...envelope, value } })
  })
  return changed
}

/** The value with each of its objects, where the schema names the fields, changed from within. */
const eachObject = (
  schema: unknown,
  value: unknown,
  change: (shape: z.ZodRawShape, value: Fields) => Fields,
): unknown => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return value === null ? null : eachObject(schema.unwrap(), value, change)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => eachObject(schema.element, item, change))
  if (!(schema instanceof z.ZodObject) || !isFields(value)) return value
  const inner = Object.entries(value).map(([field, part]) => [field, eachObject(schema.shape[field], part, change)])
  return change(schema.shape, Object.fromEntries(inner))
}

const schemasOf = (
  name: EndpointName,
): { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly value: z.ZodType } => schemas[name]

const withoutOptional = (shape: z.ZodRawShape, value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !(shape[field] instanceof z.ZodOptional)))

/** Knows no field that the contract calls optional: it ignores those that are sent and answers without them. */
export const olderGateway: Changes = {
  query: (name, value) => eachObject(schemasOf(name).query, value, withoutOptional),
  body: (name, value) => eachObject(schemasOf(name).body, value, withoutOptional),
  answer: (name, value) => eachObject(schemasOf(name).value, value, withoutOptional),
}

const oneMore = (value: Fields): Fields => ({ ...value, addedLater: 'x' })

export const newerGateway: Changes = {
  answer: (name, value) => eachObject(schemasOf(name).value, value, (_shape, fields) => oneMore(fields)),
}

export const newerRemote: Changes = {
  query: (_name, value) => (isFields(value) ? oneMore(value) : value),
  body: (_name, value) => (isFields(value) ? oneMore(value) : value),
}
