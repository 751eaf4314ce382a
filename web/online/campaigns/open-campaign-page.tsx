// Opening a campaign: who plays, how the map is, how much time there is in battles.

import { addressOf } from '@starboard/wire/pages';
import { isRefusal, messageOf, type OptionValues } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { campaign } from '@starboard/games/campaigns';
import type { RefusalBody } from '@starboard/wire/schema';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CampaignOptions, usualCampaign } from '../../campaign/options.tsx';
import { CampaignWords } from '../../campaign/text.tsx';
import { Page } from '../../parts/page.tsx';
import { usePhrase } from '../../words/phrase.ts';
import { useSay } from '../../words/say.ts';
import { Field, Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { ClockRows, timeOf, USUAL_HOUSE } from '../open/house-rules.tsx';
import { FREE, ME, NewSeats, sittersFor } from '../open/new-seats.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';

export function OpenCampaignPage() {
  return (
    <CampaignWords>
      <OpenForm />
    </CampaignWords>
  );
}

const SEATS = [1, 2, 3, 4];

function OpenForm() {
  const say = useSay();
  const phrase = usePhrase();
  const tell = useTell();
  const me = useMe();
  const introduce = useIntroduce();
  const [, go] = useLocation();
  const seatsId = useId();
  const [title, setTitle] = useState(tell.campaigns.usualName);
  const [sitters, setSitters] = useState(() => sittersFor([], 2));
  const [options, setOptions] = useState<OptionValues>(usualCampaign);
  const [house, setHouse] = useState({ ...USUAL_HOUSE, kind: 'days' as (typeof USUAL_HOUSE)['kind'] });
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [busy, setBusy] = useState(false);
  const read = readOptions(campaign.options, options);
  const refusal = isRefusal(read) ? read : campaign.conflict(read, sitters.length);
  const open = async (): Promise<void> => {
    if (!(await introduce())) return;
    setBusy(true);
    const seats = sitters.map((sitter) =>
      sitter === ME ? ({ me: true } as const) : sitter === FREE ? ({ free: true } as const) : { bot: sitter },
    );
    const body = { title, options: { ...options }, seats, time: timeOf(house) };
    const answer = await request('POST /api/campaigns', { body });
    setBusy(false);
    if ('refused' in answer) setRefused(answer.refused);
    else go(addressOf('onlineCampaign', { id: answer.value.campaign }));
  };
  return (
    <Page title={tell.campaigns.openOne}>
      <div>
        <h1>{tell.campaigns.openOne}</h1>
        <p className="lead">{tell.campaigns.formLead}</p>
      </div>
      {me === null || me.kind === 'guest' ? (
        <p>
          {tell.campaigns.needsAccount} <Link href={addressOf('account')}>{tell.campaigns.toAccount}</Link>
        </p>
      ) : null}
      <form
        className="setup campaign-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (refusal === null && !busy) void open();
        }}
      >
        <fieldset>
          <legend>{say.setup.seats}</legend>
          <Field label={tell.campaigns.name} value={title} onChange={setTitle} maxLength={80} />
          <div className="seat-count">
            <label htmlFor={seatsId}>{say.setup.numberOfSeats}</label>
            <select
              id={seatsId}
              value={sitters.length}
              onChange={({ target }) => setSitters(sittersFor(sitters, Number(target.value)))}
            >
              {SEATS.map((n) => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </div>
          <NewSeats sitters={sitters} onChange={setSitters} />
        </fieldset>
        <fieldset>
          <legend>{tell.open.house}</legend>
          <ClockRows house={house} onChange={setHouse} />
        </fieldset>
        <CampaignOptions options={options} seats={sitters.length} onChange={setOptions} />
        <div className="setup-start">
          <p role="status" className="wrong">
            {refusal === null ? '' : `${say.setup.cannot} ${phrase(messageOf(refusal))}`}
          </p>
          <button type="submit" className="primary big" disabled={refusal !== null || busy}>
            {tell.campaigns.openOne}
          </button>
        </div>
      </form>
      <Wrong refused={refused} />
    </Page>
  );
}
