import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationNode } from '../../../engine/routes/buildNavigation.ts';
import type { FoundRecord } from '../../../engine/routes/recordLinks.ts';
import { useNavigation } from '../../services/useMenu.ts';
import { leavesOf, useOpenRecord } from '../../services/useOpenRecord.ts';
import { useOwnItems } from '../session/useOwnItems.tsx';
import { useRecordSearch } from './useRecordSearch.ts';

/** Something the search box goes to or does. */
export interface Entry {
  value: string;
  label: ReactNode;
  run: () => void;
}

/** Entries of one kind under a heading. */
export interface EntryGroup {
  label: string;
  title: string;
  options: Entry[];
}

/** What fits the words: pages of the menu, what one does for oneself, and records of every page one may open. */
export function usePalette(text: string) {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const items = useOwnItems();
  const search = useRecordSearch(text);
  const openRecord = useOpenRecord(leaveSearch);
  const leaves = navigation.flatMap((node) => leavesOf(node, []));
  const fits = (words: string) => words.toLowerCase().includes(text.trim().toLowerCase());
  const pages = leaves
    .filter(({ words }) => fits(words))
    .map(({ node, words }): Entry => ({ value: node.key, label: words, run: () => openPage(node, navigate) }));
  if (text.trim() === '') return { groups: [], entries: pages, search };
  const actions = items.flatMap(({ key, label, onClick }): Entry[] =>
    label !== undefined && fits(label) ? [{ value: `~action/${key}`, label, run: () => void onClick() }] : [],
  );
  const records = (search.found?.models ?? []).flatMap((model) => {
    const open = openRecord(model);
    if (open === undefined) return [];
    const entries = model.records.map((record): Entry => {
      return { value: `~record/${model.code}/${record.id}`, label: <Found {...record} />, run: () => open(record.id) };
    });
    return [groupOf(`记录 · ${model.title}`, entries)];
  });
  const groups = [groupOf('页面', pages), groupOf('动作', actions), ...records].filter(
    ({ options }) => options.length > 0,
  );
  return { groups, entries: groups.flatMap(({ options }) => options), search };
}

const groupOf = (label: string, options: Entry[]): EntryGroup => ({ label, title: label, options });

function Found({ name, number }: FoundRecord) {
  return (
    <span className="weft-found" title={[name, number].join(' ').trim()}>
      <span>{name}</span>
      {number !== '' && <span className="weft-found-number">{number}</span>}
    </span>
  );
}

function openPage({ key, target }: NavigationNode, navigate: (key: string) => unknown): void {
  leaveSearch();
  if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener,noreferrer');
  else navigate(key);
}

/** What comes is read there. */
function leaveSearch(): void {
  document.querySelector<HTMLElement>('.weft-pages')?.focus({ preventScroll: true });
}
