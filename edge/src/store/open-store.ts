import { resolve } from 'node:path'
import { openFileStore } from './file-store'
import type { ReleaseStore } from './release-store'
import { openS3Store, s3Location } from './s3-store'

/** A folder, or `s3://bucket/prefix` with `S3_ENDPOINT`, `S3_REGION` and the usual AWS credentials in the environment. */
export const openStore = async (
  place: string,
  env: Readonly<Record<string, string | undefined>>,
  onFault?: (error: Error) => void,
): Promise<ReleaseStore> =>
  place.startsWith('s3://')
    ? openS3Store(s3Location(place, env, await import('@aws-sdk/client-s3')), onFault)
    : openFileStore(resolve(place), onFault)
