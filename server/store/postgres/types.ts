// Times fit into a double, so they are read as numbers.

import { types, type CustomTypesConfig } from 'pg';

const BIGINT = 20;

export const numericTypes: CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (id as number) === BIGINT ? Number : (types.getTypeParser(id, format) as (text: string) => unknown),
};
