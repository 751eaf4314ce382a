// The API as a page for people: made from the OpenAPI document and the schemas of the WebSocket, without a script.

import { Requests, ServerMessages, TableRequests } from '@starboard/wire/schema';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >;
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const JSON_TYPE = 'application/json';

export function apiPage({ info, paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = [...byTag].map(
    ([tag, list]) =>
      `<h2>${escaped(tag)}</h2>${list.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('')}`,
  );
  const asked = [...Object.values(Requests), ...TableRequests];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title><link rel="stylesheet" href="/api/page.css">
</head>
<body>
<h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1>
<p>${escaped(info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${sections.join('\n')}
<h2>live: what you send over the WebSocket at ${SOCKET_ADDRESS}</h2>
${asked.map((schema) => messageHtml(schema.properties.do.const, schema)).join('')}
<h2>live: what you are sent</h2>
${Object.entries(ServerMessages)
  .map(([name, schema]) => messageHtml(name, schema))
  .join('')}
</body>
</html>
`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content?.[JSON_TYPE]?.schema;
  const sent = operation.responses?.['200']?.content?.[JSON_TYPE]?.schema;
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: where }) => `<code>${escaped(name)}</code> (${where})`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(operation.summary ?? '')}</summary>
${parameters.length === 0 ? '' : `<p>${parameters.join(', ')}</p>`}${schemaHtml('takes', body)}${schemaHtml('sends', sent)}</details>`;
}

function messageHtml(name: string, schema: object): string {
  const about = 'description' in schema ? String(schema.description) : '';
  return `<details><summary><code>${escaped(name)}</code> ${escaped(about)}</summary>${schemaHtml('is', schema)}</details>`;
}

function schemaHtml(what: string, schema: object | undefined): string {
  return schema === undefined ? '' : `<p>${what}</p><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const PAGE_STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2rem;text-transform:capitalize}
details{border-top:1px solid #8884;padding:.4rem 0}
summary{cursor:pointer}
pre{overflow:auto;background:#8881;padding:.5rem;font-size:.85rem}
`;
