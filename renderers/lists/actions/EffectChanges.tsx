import type { ScreenChange } from '../../../engine/api/rightsAsked.ts';
import './effect.css';

interface EffectChangesProps {
  changes: readonly (ScreenChange & { people?: readonly string[] })[];
}

/** What is seen otherwise, page by page, with what is lost before what is gained. */
export function EffectChanges({ changes }: EffectChangesProps) {
  return (
    <ul className="effect">
      {changes.map((change) => (
        <li key={JSON.stringify([change.screen, change.people, change.open, change.columns, change.actions])}>
          <b>{change.screen.title}</b>
          {wordsOf(change).map(({ lost, text }) => (
            <span key={text} className={lost ? 'effect-lost' : 'effect-gained'}>
              {text}
            </span>
          ))}
          {change.people && <small>{namesOf(change.people)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Names of some, and how many there are. */
function namesOf(people: readonly string[]): string {
  const first = people.slice(0, 5).join('、');
  return people.length > 5 ? `${people.length} 人：${first} 等` : `${people.length} 人：${first}`;
}

function wordsOf({ open, columns, actions, rows }: ScreenChange): { lost: boolean; text: string }[] {
  const told = [
    { lost: true, text: open === 'lost' ? '不再能打开' : '' },
    { lost: false, text: open === 'gained' ? '能打开了' : '' },
    { lost: true, text: listed('不再看到列', columns.lost) },
    { lost: true, text: listed('不再能用', actions.lost) },
    { lost: false, text: listed('看得到列', columns.gained) },
    { lost: false, text: listed('可以用', actions.gained) },
    { lost: true, text: rows === undefined ? '' : `记录：${rows.before} → ${rows.after}` },
  ];
  return told.filter(({ text }) => text !== '');
}

const listed = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${what}：${names.join('、')}`;
