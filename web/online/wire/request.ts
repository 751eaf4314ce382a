// Requests of this page: where the server speaks a newer version of the wire, it has a newer page as well.

import { request as requestOnce } from '@starboard/wire/rest';
import { lookForNewVersion } from '../../offline/register.ts';

/** `look` is what a page does that is refused as outdated. */
export function requestOr(look: () => Promise<void>): typeof requestOnce {
  return async (name, ...asking) => {
    const answer = await requestOnce(name, ...asking);
    if ('refused' in answer && answer.refused.code === 'outdated') void look();
    return answer;
  };
}

export const request = requestOr(lookForNewVersion);
