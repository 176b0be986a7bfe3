import { useEffect, useState } from 'react';
import type { WeekNumbers } from '../../../../engine/cron/fields.ts';
import { nextRuns, withoutYear } from '../../../../engine/cron/nextRuns.ts';
import { parseCron } from '../../../../engine/cron/parseCron.ts';
import { zoneOf } from '../../../../engine/cron/zone.ts';
import { dayNumber, type Moment, writeMoment } from '../../../../engine/values/calendar.ts';
import { useSettings } from '../../../services/queries.ts';

/** So long nothing may have changed, in ms. */
const DELAY = 500;
const WEEKDAYS = '日一二三四五六';

/** When an expression runs next by the server's clock, ten times at most. */
export function CronRuns({ text, numbers }: { text: string; numbers: WeekNumbers }) {
  const [told, tell] = useState<{ text: string; runs: readonly Moment[] }>();
  const zone = useSettings().settings.timeZone;
  useEffect(() => {
    const timer = setTimeout(() => {
      const parsed = parseCron(text, numbers);
      tell({ text, runs: parsed.ok ? nextRuns(withoutYear(parsed.cron), Date.now(), zoneOf(zone)) : [] });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text, numbers, zone]);
  return (
    <section className="cron-runs" aria-label="接下来的执行时间" aria-busy={told?.text !== text}>
      <h4>接下来 10 次执行</h4>
      <p className="cron-note">不计年份，按服务器时区 {zone}</p>
      {told === undefined && <p className="cron-note">正在推算…</p>}
      {told && told.runs.length === 0 && <p>无执行时间</p>}
      {told && told.runs.length > 0 && (
        <ol className={told.text === text ? undefined : 'cron-stale'}>
          {told.runs.map((run) => {
            const shown = writeMoment(run, 'YYYY-MM-DD HH:mm:ss');
            return (
              <li key={shown}>
                {shown} <span className="cron-note">周{weekday(run)}</span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** 1970-01-01 was a Thursday. */
function weekday({ year, month, day }: Moment): string {
  return WEEKDAYS[(dayNumber(year, month, day) + 4) % 7] ?? '';
}
