// Statements of their own that write, asked first whether anything may be written.

import {
  DeleteQueryNode,
  InsertQueryNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely';

/** `mayWrite` throws where nothing may be written. */
export function readingOnly(mayWrite: () => void): KyselyPlugin {
  return {
    transformQuery({ node }): RootOperationNode {
      if (InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) mayWrite();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
