import type { MoveFault } from '../../agents'
import { type DeskFailure, refused } from '../accounts/operator-result'

export const moveRefusal = ({ code, fields }: MoveFault): DeskFailure =>
  refused(`desk.move.${code}`, fields && { ...fields })
