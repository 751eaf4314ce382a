// Before all tests: the client is built once, and every server of the tests serves that.

import { isRefusal } from '@starboard/engine';
import { clientFolder } from '@starboard/server/client';

export default async function build(): Promise<void> {
  const folder = await clientFolder(process.env);
  if (isRefusal(folder)) throw new Error(folder.reason);
  process.env['STARBOARD_CLIENT'] = folder;
}
