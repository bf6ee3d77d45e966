/// <reference types="@mosaic/remote-kit/assets" />
