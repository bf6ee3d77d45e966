/// <reference types="@testing-library/jest-dom" />
import { screenRenderer } from '@mosaic/testing'

export const renderScreen = screenRenderer('wallet')
