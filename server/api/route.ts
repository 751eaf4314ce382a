// A route, with its schema: what is checked, what is sent, and what the OpenAPI page says are one thing.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { INVITE_HEADER } from '@starboard/wire/rest';
import { Id, Refused as ToldRefused } from '@starboard/wire/schema';

export interface RouteSpec<B extends TSchema, P extends TSchema, Q extends TSchema, R extends TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly about: string;
  readonly tag: string;
  readonly body?: B;
  readonly params?: P;
  readonly query?: Q;
  /** An invitation lets in. */
  readonly isInvited?: boolean;
  /** What a success sends; 204 and nothing where it is absent. */
  readonly sends?: R;
  /** Tried too often by guessers: counted apart. */
  readonly isSignIn?: boolean;
  readonly handle: (
    asked: {
      readonly body: Static<B>;
      readonly params: Static<P>;
      readonly query: Static<Q>;
      readonly invite: string | undefined;
    },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Sent<Static<R>> | Written | void>;
}

/** An answer that was written before, as the schema says; it is sent as it is. */
export class Written {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** What is sent is only read. */
export type Sent<T> = T extends readonly (infer E)[]
  ? readonly Sent<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;

const Invitation = Type.Object({ [INVITE_HEADER]: Type.Optional(Id) });

const Problem = Type.Object({ error: ToldRefused });

export function route<
  B extends TSchema = TSchema,
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  R extends TSchema = TSchema,
>(server: FastifyInstance, spec: RouteSpec<B, P, Q, R>): void {
  const { method, url, about, tag, body, params, query, sends, handle } = spec;
  server.route({
    method,
    url,
    config: { isSignIn: spec.isSignIn === true },
    schema: {
      summary: about,
      tags: [tag],
      ...(body === undefined ? {} : { body }),
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(spec.isInvited === true ? { headers: Invitation } : {}),
      response: {
        ...(sends === undefined ? { 204: Type.Null({ description: 'Done.' }) } : { 200: sends }),
        '4xx': Problem,
      },
    },
    async handler(request, reply) {
      const asked = {
        body: request.body as Static<B>,
        params: request.params as Static<P>,
        query: request.query as Static<Q>,
        invite: (request.headers as Static<typeof Invitation>)[INVITE_HEADER],
      };
      const sent = await handle(asked, request, reply);
      if (sent instanceof Written) return reply.type('application/json; charset=utf-8').send(sent.json);
      return sent === undefined ? reply.code(204).send() : sent;
    },
  });
}
