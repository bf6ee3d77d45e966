import {
  addressesOf,
  carriesKey,
  endpointNames,
  endpoints,
  gatewayErrors,
  schemas,
  type Endpoint,
  type EndpointName,
} from '@mosaic/contracts'
import { z } from 'zod'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const header = (name: string, description: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

const queryParameters = (schema: z.ZodType): Json[] => {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const failure: Json = {
  type: 'object',
  required: ['success', 'value', 'errorCode'],
  properties: {
    success: { const: false },
    value: { type: 'null' },
    errorCode: { enum: Object.keys(gatewayErrors) },
    traceId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

const operation = (name: EndpointName): Json => {
  const endpoint: Endpoint = endpoints[name]
  const schema: { query?: z.ZodType; body?: z.ZodType; value: z.ZodType } = schemas[name]
  const { encrypted } = endpoint
  const mediaType = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json'
  const parameters = [
    header('Merchant', 'Code of the site.', true),
    header('Language', 'EN PT JA KO ES TY', false),
    header('ModuleId', endpoint.module, false),
    ...(carriesKey(endpoint)
      ? [
          header(
            'Idempotency-Key',
            'Made once for what the person wants done; a repeat has one effect.',
            endpoint.idempotent === true,
          ),
        ]
      : []),
    ...(encrypted
      ? [header('Encryption', 'v=1; kid="…" of the key the body was sealed with (`/wps/session/keys`).', true)]
      : []),
    ...(schema.query ? queryParameters(schema.query) : []),
  ]
  return {
    operationId: name,
    tags: [endpoint.module],
    parameters,
    'x-access': endpoint.access,
    'x-module': endpoint.module,
    ...(endpoint.decided && { 'x-decided': true }),
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    ...(schema.body && {
      requestBody: {
        required: true,
        content: {
          [mediaType]: {
            schema: encrypted
              ? {
                  type: 'object',
                  required: ['value'],
                  properties: { value: { type: 'string', description: 'Compact JWE, ECDH-ES on P-256 with A256GCM.' } },
                }
              : jsonSchema(schema.body, 'input'),
          },
        },
        ...(encrypted && { 'x-encrypted-payload': jsonSchema(schema.body, 'input') }),
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: {
                success: { const: true },
                value: jsonSchema(schema.value, 'output'),
                traceId: { type: 'string' },
              },
            },
          },
        },
      },
      default: {
        description: 'Refused or failed; `errorCode` says why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

/** The whole contract as OpenAPI 3.1, from the same registry and schemas that `bind` enforces. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const name of endpointNames())
    for (const [index, { method, path }] of addressesOf(name).entries())
      paths[path] = {
        ...paths[path],
        // An operation has one id, so its second names go without.
        [method.toLowerCase()]: { ...operation(name), ...(index > 0 && { operationId: undefined }) },
      }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mosaic gateway',
      version: '1.0.0',
      description: 'Paths marked x-decided are names of our own; all others are given by the wire contract.',
    },
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The raw session token.' },
      },
    },
  }
}
