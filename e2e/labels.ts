import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { expect } from './portal'

const WIDTH = 1280
/** The line height of a drawn label in pixels; the first line is two of them below the edge. */
const LINE = 80

/**
 * A picture of a label with these lines; with `from` and `to` of those lines only, cut off between
 * lines.
 */
export function drawLabel(lines: readonly string[], from = 0, to = lines.length): Sharp {
  const texts = lines.map((line, at) => `<text x="60" y="${(at + 2) * LINE}">${line}</text>`).join('')
  const height = (lines.length + 3) * LINE
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">` +
        `<rect width="100%" height="100%" fill="#fbf8f1"/>` +
        `<g font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="44" fill="#222">${texts}</g></svg>`,
    ),
  )
  // Letters reach a little below their line.
  const top = from === 0 ? 0 : (from + 1) * LINE + LINE / 4
  const bottom = to === lines.length ? height : (to + 1) * LINE + LINE / 4
  return drawn.extract({ left: 0, top, width: WIDTH, height: bottom - top })
}

/** A picture as the JPEG file of a phone. */
export const jpegOf = async (picture: Sharp) => ({
  name: 'label.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture.jpeg({ quality: 92 }).toBuffer(),
})

export const consent = (page: Page) => page.getByRole('dialog', { name: 'Before we read this label' })
export const labelText = (page: Page) => page.getByLabel('Label text')

/** Gives the consent that the scanner asks for before the first photo. */
export async function agree(page: Page): Promise<void> {
  await expect(consent(page).getByRole('button', { name: 'Continue' })).toBeDisabled()
  await consent(page)
    .getByLabel(/I understand and agree/)
    .check()
  const recorded = page.waitForResponse('**/api/scan-consents')
  await consent(page).getByRole('button', { name: 'Continue' }).click()
  expect((await recorded).status()).toBe(201)
}
