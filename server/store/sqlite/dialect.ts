// Kysely on top of the writer's thread: questions are answered here from a connection that only reads, everything else
// goes to the thread. There are no open transactions: what belongs together is handed in together.

import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Statement as Prepared } from 'better-sqlite3';
import type { File } from './file.ts';
import type { Rows } from './protocol.ts';

type Write = (query: CompiledQuery) => Promise<Rows>;

export function threadDialect(reader: File, write: Write): Dialect {
  const connection = new Connection(reader, write);
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => driverOf(connection),
  };
}

function driverOf(connection: DatabaseConnection): Driver {
  const nothing = (): Promise<void> => Promise.resolve();
  const never = (): Promise<void> =>
    Promise.reject(new Error('What belongs together goes through Store.write.'));
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

class Connection implements DatabaseConnection {
  readonly #reader: File;
  readonly #write: Write;
  readonly #prepared = new Map<string, Prepared>();

  constructor(reader: File, write: Write) {
    this.#reader = reader;
    this.#write = write;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (SelectQueryNode.is(query.query)) {
      return { rows: this.#prepare(query.sql).all(...query.parameters) as R[] };
    }
    const { rows, changes } = await this.#write(query);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('Nothing here is read as a stream.');
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#reader.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
