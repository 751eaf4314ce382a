// How long tables of a series wait for those who are to play there.

import { useTell } from '../tell.ts';
import { Row } from './house-rules.tsx';

const HOUR = 60;
const DAY = 24 * HOUR;
const PATIENCES = [5, 10, 30, HOUR, DAY, 3 * DAY, 7 * DAY];

export const USUAL_PATIENCE = DAY;

export function PatienceRow({
  minutes,
  onChange,
}: {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}) {
  const tell = useTell();
  const { form } = tell.tournaments;
  return (
    <Row label={form.patience}>
      {(id) => (
        <select id={id} value={minutes} onChange={({ target }) => onChange(Number(target.value))}>
          {PATIENCES.map((each) => (
            <option key={each} value={each}>
              {each < HOUR
                ? form.waits.minutes(each)
                : each < DAY
                  ? form.waits.hours(each / HOUR)
                  : form.waits.days(each / DAY)}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}
