/// <reference types="@testing-library/jest-dom" />
import { screenRenderer } from '@mosaic/testing'

/** Mounts a page or widget of this squad as the host would. */
export const renderScreen = screenRenderer('newcomer')
