// Pictures as small files: the browser itself turns a screenshot into WebP.

import type { Page } from '@playwright/test';

const QUALITY = 0.6;

export async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ data, quality }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
    },
    { data: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(encoded, 'latin1');
}
