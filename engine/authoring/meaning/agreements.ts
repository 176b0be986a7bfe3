import type { Agreement } from '../../plan/agreement.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { isSame, renames, type Tell } from './compare.ts';
import { compareKeys } from './nested.ts';
import { aligned, type Renaming } from './renamings.ts';
import { placesOf } from './titles.ts';

type Pair = [one: Agreement | undefined, other: Agreement | undefined];

/** What was, with the names of now. */
type Alike = (one: Agreement, other: Agreement) => Agreement;

/** Figures that must be equal, by what is said of them; where that is otherwise, by what is held against what. */
export function compareAgreements(
  before: Compiled,
  after: Compiled,
  teller: (what: string, file: string) => Tell,
  renamingIn: (file: string) => Renaming | undefined,
): void {
  const alike: Alike = (one, other) => {
    const renaming = renamingIn(other.file);
    return renaming === undefined ? one : aligned(one, other, renaming);
  };
  for (const [one, other] of pairs(before.agreements, after.agreements, alike)) {
    const told = other ?? one;
    if (told === undefined) continue;
    const [name, tell] = [`相等的数 ${told.title}`, teller('核对', told.file)];
    if (one === undefined) tell(`${name} 新增`);
    else if (other === undefined) tell(`${name} 删除`, '它不再核对');
    else compareKeys(alike(one, other), other, { name, places: ofAgree, skipped: AGREEMENT }, tell);
  }
}

function pairs(before: readonly Agreement[], after: readonly Agreement[], alike: Alike): Pair[] {
  const [old, now] = [byTitle(before), byTitle(after)];
  const formerly = ([, other]: Titled, left: readonly Titled[]): Titled | undefined =>
    left.find(([, one]) => isSame(figures(alike(one, other)), figures(other)));
  const retitled = new Map(renames([...old], [...now], ([title]) => title, formerly).map(([[was], [is]]) => [is, was]));
  const kept = new Set([...now.keys(), ...retitled.values()]);
  return [
    ...[...old].flatMap(([title, one]): Pair[] => (kept.has(title) ? [] : [[one, undefined]])),
    ...[...now].map(([title, other]): Pair => [old.get(retitled.get(title) ?? title), other]),
  ];
}

type Titled = [title: string, agreement: Agreement];

/** What is held against what. */
function figures(agreement: Agreement): unknown {
  const { title: _title, tolerance: _tolerance, because: _because, ...said } = agreement;
  return said;
}

/** The second of a title has another name. */
function byTitle(agreements: readonly Agreement[]): Map<string, Agreement> {
  const found = new Map<string, Agreement>();
  for (const each of agreements) {
    let name = each.title;
    while (found.has(name)) name += ' ';
    found.set(name, each);
  }
  return found;
}

const ofAgree = placesOf('agree');

/** Where it stands, and what was read of its texts. */
const AGREEMENT = new Set(['column', 'kind', 'left', 'right']);
