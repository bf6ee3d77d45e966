import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as sdk from '@aws-sdk/client-s3'
import { s3Location, type S3Location } from '../store/s3-store'
import { startS3Double, type S3Double } from './s3-double'

/** Starts an S3 server for the test file; every call of `place` gives an empty location in it. */
export const bucketUnderTest = () => {
  let root: string
  let server: S3Double
  let location: S3Location
  let count = 0
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 's3-'))
    server = await startS3Double()
    process.env.AWS_ACCESS_KEY_ID = 'test'
    process.env.AWS_SECRET_ACCESS_KEY = 'test'
    location = s3Location('s3://mosaic/site', { S3_ENDPOINT: server.url }, sdk)
  })
  beforeEach(() => server.forgetRefusals())
  afterAll(async () => {
    location.client.destroy()
    await server.close()
    await rm(root, { recursive: true, force: true })
  })
  return {
    folder: (): string => root,
    place: (): S3Location => ({ ...location, prefix: `site-${(count += 1)}/` }),
    server: (): S3Double => server,
  }
}
