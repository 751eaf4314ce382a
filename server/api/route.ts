// A route, answered: what is checked, what is sent, and what the OpenAPI page says come from the same schema.

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { INVITE_HEADER } from '@starboard/wire/rest';
import { firstFault } from '../base/first-fault.ts';
import { refused, RefusedError } from '../base/refused.ts';
import { SECURITY } from './identity.ts';
import {
  Id,
  RefusalBody as ToldRefused,
  Routes,
  type PartOf,
  type Route,
  type RouteName,
} from '@starboard/wire/schema';

export interface Handler<N extends RouteName> {
  readonly handle: (
    asked: {
      readonly body: PartOf<N, 'body'>;
      readonly params: PartOf<N, 'params'>;
      readonly query: PartOf<N, 'query'>;
      readonly invite: string | undefined;
    },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Sent<PartOf<N, 'sends'>> | ReadyJson | WrittenJson | void>;
}

/** An answer that was written before, as the schema says; it is sent as it is. */
export class ReadyJson {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** An answer that is written piece by piece, as the schema says, no faster than it is read. */
export class WrittenJson {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

/** What is sent is only read. */
export type Sent<T> = T extends readonly (infer E)[]
  ? readonly Sent<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;

const JSON_TYPE = 'application/json; charset=utf-8';

const Invitation = Type.Object({ [INVITE_HEADER]: Type.Optional(Id) });

/** Either of them says who asks. */
const WHO = Object.keys(SECURITY).map((name) => ({ [name]: [] }));

const Problem = Type.Object({ error: ToldRefused });

export function route<N extends RouteName>(server: FastifyInstance, name: N, { handle }: Handler<N>): void {
  const { about, tag, body, params, query, sends, isInvited, door, forAll = false }: Route = Routes[name];
  const [method, url] = name.split(' ', 2);
  const refuseUnlessSaid = body === undefined ? () => {} : asSaid(name, body);
  server.route({
    method,
    url,
    config: { door },
    schema: {
      operationId: operationId(method, url),
      summary: about,
      tags: [tag],
      security: forAll ? [{}, ...WHO] : WHO,
      ...(body === undefined ? {} : { body }),
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(isInvited === true ? { headers: Invitation } : {}),
      response: {
        ...(sends === undefined ? { 204: Type.Null({ description: 'Done.' }) } : { 200: sends }),
        '4xx': Problem,
      },
    },
    async preValidation(request) {
      refuseUnlessSaid(request.body);
    },
    async handler(request, reply) {
      const asked = {
        body: request.body as PartOf<N, 'body'>,
        params: request.params as PartOf<N, 'params'>,
        query: request.query as PartOf<N, 'query'>,
        invite: (request.headers as Static<typeof Invitation>)[INVITE_HEADER],
      };
      const sent = await handle(asked, request, reply);
      if (sent instanceof ReadyJson) return reply.type(JSON_TYPE).send(sent.json);
      if (sent instanceof WrittenJson) return reply.type(JSON_TYPE).send(Readable.from(sent.pieces));
      return sent === undefined ? reply.code(204).send() : sent;
    },
  });
}

/** What stands in an address is text, and may be read as a number. JSON says itself what is what: null is no number, and a
 *  number no text. */
function asSaid(name: RouteName, schema: TSchema): (body: unknown) => void {
  const checker = Compile(schema);
  return (body) => {
    if (checker.Check(body)) return;
    const fault = firstFault(schema, body ?? {});
    throw new RefusedError(refused('malformed', 'notSaidLikeThat', { name, ...fault }));
  };
}

/** `PUT /api/me/blocks/:person` is putMeBlocksPerson: as good as its address, and as lasting. */
function operationId(method: string, url: string): string {
  const words = url.split(/\W+/).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
}
