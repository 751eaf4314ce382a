// Requests of this page: where the server speaks a newer version of the wire, it has a newer page as well.

import { request as requestOnce } from '@starboard/wire/rest';
import { lookForNewVersion } from '../../offline/register.ts';

export const request: typeof requestOnce = async (name, ...asking) => {
  const answer = await requestOnce(name, ...asking);
  if ('refused' in answer && answer.refused.code === 'outdated') void lookForNewVersion();
  return answer;
};
