import type { Reply } from './routes.ts';

/** Only our own style sheet and pictures; no script, no frame, no form, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function headersOf({ type, body, allow }: Reply): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
    ...(allow === undefined ? {} : { Allow: allow }),
  };
}
